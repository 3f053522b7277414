extension SystemFontTable {
  /// The advances of ASCII by value, regular weight; none of controls.
  static let ascii = [Double](repeating: 0, count: 0x20) + printable + [0]

  /// The advances of U+0020 to U+007E, regular weight.
  ///
  /// Those in `estimatedASCII` are estimated, the others are measured.
  private static let printable: [Double] = [
    0.2438, 0.2803, 0.3800, 0.6158, 0.6158, 0.8399, 0.6800, 0.2127,  // space ! " # $ % & '
    0.3326, 0.3326, 0.4100, 0.5986, 0.2560, 0.4097, 0.2417, 0.2581,  // ( ) * + , - . /
    0.5961, 0.4129, 0.5688, 0.6095, 0.6264, 0.5835, 0.5318, 0.4435,  // 0 1 2 3 4 5 6 7
    0.6003, 0.6503, 0.2747, 0.2747, 0.5986, 0.5986, 0.5986, 0.5145,  // 8 9 : ; < = > ?
    0.8854, 0.6153, 0.6288, 0.6800, 0.6914, 0.5688, 0.5324, 0.7129,  // @ A B C D E F G
    0.7138, 0.2546, 0.5173, 0.6080, 0.5340, 0.8427, 0.7197, 0.7418,  // H I J K L M N O
    0.5981, 0.7418, 0.6127, 0.5987, 0.5572, 0.6860, 0.6049, 0.9082,  // P Q R S T U V W
    0.6669, 0.5829, 0.6383, 0.3326, 0.2581, 0.3326, 0.5986, 0.4559,  // X Y Z [ \ ] ^ _
    0.4000, 0.5177, 0.5934, 0.5241, 0.5833, 0.5336, 0.3262, 0.5644,  // ` a b c d e f g
    0.5596, 0.2161, 0.1953, 0.4810, 0.2185, 0.8339, 0.5539, 0.5515,  // h i j k l m n o
    0.5652, 0.5426, 0.3480, 0.4869, 0.3290, 0.5477, 0.4874, 0.7406,  // p q r s t u v w
    0.4773, 0.5030, 0.5234, 0.3326, 0.2600, 0.3326, 0.5986,  // x y z { | } ~
  ]

  /// The ASCII characters whose advances are estimated.
  private static let estimatedASCII = Set("\"#&*;<=>Q[\\]^`{|}~".utf8)

  /// Whether the advance of a character is measured.
  static func isMeasured(_ scalar: UInt32) -> Bool {
    guard let byte = UInt8(exactly: scalar), (0x20..<0x7F).contains(byte) else { return false }
    return !estimatedASCII.contains(byte)
  }
}
