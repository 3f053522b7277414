// Made by make-advances.py from Liberation Sans. Do not edit.

extension HelveticaTable {
  /// Runs of code points that have an advance: the first one, and how many there are.
  static let runs: [(first: UInt32, count: Int)] = [
    (0x0020, 95),
    (0x00A0, 224),
    (0x0192, 1),
    (0x01FA, 6),
    (0x0218, 4),
    (0x02C6, 2),
    (0x02C9, 1),
    (0x02D8, 6),
    (0x037E, 1),
    (0x0384, 7),
    (0x038C, 1),
    (0x038E, 20),
    (0x03A3, 44),
    (0x0400, 96),
    (0x0472, 2),
    (0x0490, 2),
    (0x1E80, 6),
    (0x1EF2, 2),
    (0x2010, 2),
    (0x2013, 3),
    (0x2017, 8),
    (0x2020, 3),
    (0x2026, 1),
    (0x2030, 1),
    (0x2032, 2),
    (0x2039, 2),
    (0x203C, 1),
    (0x203E, 1),
    (0x2044, 1),
    (0x207F, 1),
    (0x20A3, 2),
    (0x20A7, 1),
    (0x20AC, 1),
    (0x2105, 1),
    (0x2113, 1),
    (0x2116, 1),
    (0x2122, 1),
    (0x2126, 1),
    (0x212E, 1),
    (0x215B, 4),
    (0x2190, 6),
    (0x21A8, 1),
    (0x2202, 1),
    (0x2206, 1),
    (0x220F, 1),
    (0x2211, 2),
    (0x2215, 1),
    (0x2219, 2),
    (0x221E, 2),
    (0x2229, 1),
    (0x222B, 1),
    (0x2248, 1),
    (0x2260, 2),
    (0x2264, 2),
    (0x2302, 1),
    (0x2310, 1),
    (0x2320, 2),
    (0x2500, 1),
    (0x2502, 1),
    (0x250C, 1),
    (0x2510, 1),
    (0x2514, 1),
    (0x2518, 1),
    (0x251C, 1),
    (0x2524, 1),
    (0x252C, 1),
    (0x2534, 1),
    (0x253C, 1),
    (0x2550, 29),
    (0x2580, 1),
    (0x2584, 1),
    (0x2588, 1),
    (0x258C, 1),
    (0x2590, 4),
    (0x25A0, 2),
    (0x25AA, 3),
    (0x25B2, 1),
    (0x25BA, 1),
    (0x25BC, 1),
    (0x25C4, 1),
    (0x25CA, 2),
    (0x25CF, 1),
    (0x25D8, 2),
    (0x25E6, 1),
    (0x263A, 3),
    (0x2640, 1),
    (0x2642, 1),
    (0x2660, 1),
    (0x2663, 1),
    (0x2665, 2),
    (0x266A, 3),
  ]

  static let regularDigits: String = #"""
    (3(3)v.E.E5l0q&9)H)H*`/!(3)H(3(3.E.E.E.E.E.E.E.E.E.E(3(3/!/!/!.E8Y0q0q2)2)0q/Y3?2)(3-.0q.E\#
    4T2)3?0q3?2)0q/Y2)0q7#0q0q/Y(3(3(3,K.E)H.E.E-..E.E(3.E.E&z&z-.&z4T.E.E.E.E)H-.(3.E-.2)-.-.\#
    -.)J'k)J/!(3)H.E.E.E.E'k.E)H2G*8.E/!)H2G.=*v.6)H)H)H.o-{(3)H)H*..E4V4V4V/Y0q0q0q0q0q0q8:2)\#
    0q0q0q0q(3(3(3(32)2)3?3?3?3?3?/!3?2)2)2)2)0q0q/Y.E.E.E.E.E.E5l-..E.E.E.E(3(3(3(3.E.E.E.E.E\#
    .E.E.6/Y.E.E.E.E-..E-.0q.E0q.E0q.E2)-.2)-.2)-.2)-.2)/b2).E0q.E0q.E0q.E0q.E0q.E3?.E3?.E3?.E\#
    3?.E2).E2).E(3(3(3(3(3(3(3&z(3(32C+t-.&z0q-.-..E&z.E&z.E(O.E)J.E&z2).E2).E2).E/K2+.E3?.E3?\#
    .E3?.E8:7#2))H2))H2))H0q-.0q-.0q-.0q-./Y(3/Y*B/Y(32).E2).E2).E2).E2).E2).E7#2)0q-.0q/Y-./Y\#
    -./Y-.&z.E0q.E8:5l3?/Y0q-./Y(3)H)H)H)H)H)H)H)H)H(3)H)H0r(33L4_*T385&2h&z0q0q.:0s0q/Y2)3?(3\#
    0q0s4T2)0M3?2)0q/i/Y0q3i0q4Y2^(30q.s+x.E&z.2.s.m-..F+x+n.E.E&z-.-..o-.+|.E1C.`,f/g*l.20J-b\#
    1s3E&z.2.E.23E0q0r59.'2!0q(3(3-.9S8O5#.|2)0/2!0q0Z0q.'1)0q6U/K2!2!.|0Z4T2)3?2!0q2)/Y0/2x0q\#
    2M0p6G6s3[5d0Z2!8O2).E.h-o*-.~.E0u,5.J.J+g.~1>.=.E.'.E-.,4-.4?-..h-Y3r4?/w2!-Y-C2c.'.E.E.E\#
    *--C-.&z(3&z624*.E+g.J-..=3?.E,t+07#2)7#2)7#2)0q-.)H)H.E8:8:.=&z&z&z&z)H)H)H.E.E)l8:8:&2)t\#
    )H)H-.)H%e*-.E.E:B.E5d)49t8:3+/C4V4V4V4V8:-.8:-.8:-.-.-!/[4@1s/!%e(3.61s7l2!(+.6.6.~.6.6/K\#
    /!/K/K1j/w1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j\#
    1j1j1j1j1j27/K/K)u)u8:8%8%8%8%-!/K/K/K/K)u8f9I6G2c2c-o0Z/6-C-.2c2c
    """#

  static let boldDigits: String = #"""
    (3)H,U.E.E5l2)'=)H)H*`/!(3)H(3(3.E.E.E.E.E.E.E.E.E.E)H)H/!/!/!/Y7d2)2)2)2)0q/Y3?2)(3.E2)/Y\#
    4T2)3?0q3?2)0q/Y2)0q7#0q0q/Y)H(3)H/!.E)H.E/Y.E/Y.E)H/Y/Y(3(3.E(35l/Y/Y/Y/Y*`.E)H/Y.E3?.E.E\#
    -.*`(7*`/!(3)H.E.E.E.E(7.E)H2G*8.E/!)H2G.=*v.6)H)H)H.o.E(3)H)H*..E4V4V4V/Y2)2)2)2)2)2)8:2)\#
    0q0q0q0q(3(3(3(32)2)3?3?3?3?3?/!3?2)2)2)2)0q0q/Y.E.E.E.E.E.E5l.E.E.E.E.E(3(3(3(3/Y/Y/Y/Y/Y\#
    /Y/Y.6/Y/Y/Y/Y/Y.E/Y.E2).E2).E2).E2).E2).E2).E2).E2)2!2)/Y0q.E0q.E0q.E0q.E0q.E3?/Y3?/Y3?/Y\#
    3?/Y2)/Y2)/Y(3(3(3(3(3(3(3(3(3(33M.E.E(32).E.E/Y(3/Y(3/Y*W/Y,`/Y(32)/Y2)/Y2)/Y1j2+/Y3?/Y3?\#
    /Y3?/Y8:7#2)*`2)*`2)*`0q.E0q.E0q.E0q.E/Y)H/Y,`/Y)H2)/Y2)/Y2)/Y2)/Y2)/Y2)/Y7#3?0q.E0q/Y-./Y\#
    -./Y-.(3.E2).E8:5l3?/Y0q.E/Y)H)H)H)H)H)H)H)H)H)H)H)H,B2))H4~61,T4C6^4_(32)2)/E2!0q/Y2)3?(3\#
    2)0q4T2)0@3?2)0q/C/Y0q4;0q4#3q(30q/b,&/Y(3.{/b/X.E/P,V,9/Y.%(3.H.E/[.E+w/Y3&/j-W17+y.{1x.n\#
    2j4m(3.{/Y.{4m0q0u5d.[1p0q(3(/.E:B9_5N/X2)/q2!2)2!2).[1r0q6-/z2!2!/X1[4T2)3?2!0q2)/Y/q5!0q\#
    2:1^8D8b5C7l2!1p8{2!.E/h/b+;0..E1k-(/b/b-/0/2M/K/Y/K/Y.E,v.E5N.E/b.x4U4k275#/b.=5#.~.E.E/Y\#
    +;.=.E(3(:(37V62/Y-//b.E/K3?/Y,p+z7#3?7#3?7#3?0q.E)H)H.E8:8:.=(3(3(3(3-.-.-..E.E)l8:8:'A,`\#
    )H)H/K)H%e*n.E.E:B.E5d,t:n8:3+/C4V4V4V4V8:-.8:-.8:-.-.-!/[4@1s/!%e(3.61s7l2)(+.6.6.~.6.6/K\#
    /!/K/K1j/w1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j\#
    1j1j1j1j1j27/K/K)u)u8:8%8%8%8%-!/K/K/K/K)u8f9I6G2c2c-o0Z/6-C-.2c2c
    """#

  static let italicDigits: String = #"""
    (3(3)v.E.E5l0q&9)H)H*`/!(3)H(3(3.E.E.E.E.E.E.E.E.E.E(3(3/!/!/!.E8Y0q0q2)2)0q/Y3?2)(3-.0q.E\#
    4T2)3?0q3?2)0q/Y2)0q7#0q0q/Y(3(3(3,K.E)H.E.E-..E.E(3.E.E&z&z-.&z4T.E.E.E.E)H-.(3.E-.2)-.-.\#
    -.)J'k)J/!(3)H.E.E.E.E'k.E)H2G*8.E/!)H2G.=*v.6)H)H)H.o-{(3)H)H*..E4V4V4V/Y0q0q0q0q0q0q8:2)\#
    0q0q0q0q(3(3(3(32)2)3?3?3?3?3?/!3?2)2)2)2)0q0q/Y.E.E.E.E.E.E5l-..E.E.E.E(3(3(3(3.E.E.E.E.E\#
    .E.E.6/Y.E.E.E.E-..E-.0q.E0q.E0q.E2)-.2)-.2)-.2)-.2)/w2).E0q.E0q.E0q.E0q.E0q.E3?.E3?.E3?.E\#
    3?.E2).E2).E(3(3(3(3(3(3(3&z(3(32@+t-.&z0q-.-..E&z.E&z.E(:.E*v.E&z2).E2).E2).E/b2+.E3?.E3?\#
    .E3?.E8:7#2))H2))H2))H0q-.0q-.0q-.0q-./Y(3/Y)t/Y(32).E2).E2).E2).E2).E2).E7#2)0q-.0q/Y-./Y\#
    -./Y-.&z.E0q.E8:5l3?/Y0q-./Y(3)H)H)H)H)H)H)H)H)H(3)H)H0q(33U4p*_3a5:39&z0q0q.c0y0q/Y2)3?(3\#
    0q0q4T2)0J3?2.0q/B/Y0q4]0q4O2y(30q.c+k.C&z.8.c.e-..D+k,?.C.)&z-.,{.4-.+z.E0w.h,o/I*@.80R.0\#
    243A&z.8.E.83A0q0q4i.,1h0q(3(3-.9f7s4l/-1x072,0q0O0q.,1a0q6H/`1x1x/-1:4T2)3?2.0q2)/Y073c0q\#
    230~6O6T3x5f0O1K8i12.E.R-[,}.>.E1?,B.E.E,Q.U1:.9.E.E.E-.4T-.4Y-..f-R4N4z/o2E-d,z2g-u.E.E.E\#
    *H-%-.&z&z&z6:4I.E,Q.X-..E3?.E,{)U7#2)7#2)7#2)0q-.)H)H.E8:8:.=&z&z&z&z)H)H)H.E.E)l8:8:&2)t\#
    )H)H-.)H%e*-.E.E:B.E5d)4:,8:3+/C4V4V4V4V89-.85-.8:-.-.-!/[4@1s/!%e(3.61s7l2!(+.6.6/!.6.6/K\#
    /!/K/K1j/w1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j\#
    1j1j1j1j1j27/K/K)u)u8:8%8%8%8%-!/K/K/K/K)u8f9I6G2c2c-o0Z/6-C-.2c2c
    """#

  static let boldItalicDigits: String = #"""
    (3)H,U.E.E5l2)'=)H)H*`/!(3)H(3(3.E.E.E.E.E.E.E.E.E.E)H)H/!/!/!/Y7d2)2)2)2)0q/Y3?2)(3.E2)/Y\#
    4T2)3?0q3?2)0q/Y2)0q7#0q0q/Y)H(3)H/!.E)H.E/Y.E/Y.E)H/Y/Y(3(3.E(35l/Y/Y/Y/Y*`.E)H/Y.E3?.E.E\#
    -.*`(7*`/!(3)H.E.E.E.E(7.E)H2G*8.E/!)H2G.=*v.6)H)H)H.o.E(3)H)H*..E4V4V4V/Y2)2)2)2)2)2)8:2)\#
    0q0q0q0q(3(3(3(32)2)3?3?3?3?3?/!3?2)2)2)2)0q0q/Y.E.E.E.E.E.E5l.E.E.E.E.E(3(3(3(3/Y/Y/Y/Y/Y\#
    /Y/Y.6/Y/Y/Y/Y/Y.E/Y.E2).E2).E2).E2).E2).E2).E2).E2)2M2)/Y0q.E0q.E0q.E0q.E0q.E3?/Y3?/Y3?/Y\#
    3?/Y2)/Y2)/Y(3(3(3(3(3(3(3(3(3(33H.E.E(32).E.E/Y(3/Y(3/Y*n/Y,`/Y(32)/Y2)/Y2)/Y1j2+/Y3?/Y3?\#
    /Y3?/Y8:7#2)*`2)*`2)*`0q.E0q.E0q.E0q.E/Y)H/Y,`/Y)H2)/Y2)/Y2)/Y2)/Y2)/Y2)/Y7#3?0q.E0q/Y-./Y\#
    -./Y-.(3.E2).E8:5l3?/Y0q.E/Y)H)H)H)H)H)H)H)H)H)H)H)H)H2))H5#61,S4l6d4r(32)2)/W0z0q/Y2)3?(3\#
    2)0q4T2)0]3?1}0q///Y0q4>0q4K3E(30q/m,_/Y(3/1/m/n.E/X,_,z/Y.H(3.Y.E/I.E,#/Y1q/N-q0j++/11`.r\#
    354W(3/1/Y/14W0q0q5e/`2!0q(3(3.E:C945!/q2#1)2#2)1i2)/`2)0q6^0>2#2#/b1=4T2)3?2#0q2)/Y1)3E0q\#
    271i7l8#5#8:1i2!9427.E/k/K-t/i.E2F-C/Y/Y-</q2M/K/Y/Y/Y.E5l.E5c.E0E.}5l6n1g5#/6.<59/,.E.E/Y\#
    ,K.S.E(3(3(37W61/Y-</k.E/Y3?/Y.m,F7#3?7#3?7#3?0q.E)H)H.E8:8:.=(3(3(3(3-.-.-..E.E)l8:8:'A,`\#
    )H)H/K)H%e*n.E.E:W.E5d-O;Q8:3+/C4V4V4V4V88-.8:-.89-.-.-!/[4@1s/!%e(3.61s7l2)(+.6.6.~.6.6/K\#
    /!/K/K1j/w1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j1j\#
    1j1j1j1j1j27/K/K)u)u8:8%8%8%8%-!/K/K/K/K)u8f9I6G2c2c-o0Z/6-C-.2c2c
    """#
}
