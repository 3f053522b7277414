#!/usr/bin/env python3
"""Writes ScalarTable+Data.swift, which stands beside this script, from the Unicode data files.

Debian's package unicode-data has them:

    ./make-table.py /usr/share/unicode

A scalar's category is everything that measuring asks about it: its line breaking class (UAX #14)
with the flags of ScalarTraits. There are at most 92 categories, so that each is one printable
byte. Scalars of planes 0 and 1 find theirs in two stages: the first has a block's number, two
digits in base 92, the second the block's categories. The planes above are ranges.
"""

import pathlib
import re
import sys

BLOCK = 64
PLANES = 0x20000
LAST = 0x110000

# The bytes that stand for 0, 1, 2 …: printable, and nothing that means something in a raw string.
DIGITS = [byte for byte in range(0x21, 0x7F) if byte not in (0x22, 0x5C)]

CLASSES = """BK CR LF NL SP ZW WJ GL CB ZWJ CM B2 BA BB HY HL IN IS SY EX CL CP OP QU NS CJ NU PO PR AL
ID EB EM H2 H3 JL JV JT RI""".split()

# The order of ScalarTraits.
FLAGS = """eastAsian ambiguous initialQuote finalQuote unassignedPictographic standsAlone hangs
zeroWidth wide emoji iterationMark centredPunctuation wideHyphen softHyphen""".split()

# CSS Text 3, section 5.3: what normal and loose setting treat apart.
ITERATION_MARKS = {0x3005, 0x303B, 0x309D, 0x309E, 0x30FD, 0x30FE}
CENTRED_PUNCTUATION = {
    0x30FB, 0xFF1A, 0xFF1B, 0xFF65, 0x203C, 0x2047, 0x2048, 0x2049, 0xFF01, 0xFF1F}
WIDE_HYPHENS = {0x301C, 0x30A0}


def ranges(path):
    """The ranges and values of a file of the Unicode Character Database, `@missing` lines first."""
    missing, given = [], []
    for line in path.read_text(encoding="utf-8").splitlines():
        rows = given
        match = re.match(r"# @missing: (\S+); (\S+)$", line)
        if match:
            rows = missing
            fields = match.groups()
        else:
            fields = [field.strip() for field in line.split("#")[0].split(";")]
            if len(fields) < 2:
                continue
        first, _, last = fields[0].partition("..")
        rows.append((int(first, 16), int(last or first, 16), fields[1]))
    return missing + given


def values(path, default):
    table = [default] * LAST
    for first, last, value in ranges(path):
        table[first:last + 1] = [value] * (last + 1 - first)
    return table


def members(path, name):
    found = set()
    for first, last, value in ranges(path):
        if value == name:
            found.update(range(first, last + 1))
    return found


class Database:
    def __init__(self, directory):
        header = (directory / "LineBreak.txt").read_text(encoding="utf-8").splitlines()[0]
        self.version = re.search(r"LineBreak-(\S+)\.txt", header).group(1)
        self.line_break = values(directory / "LineBreak.txt", "XX")
        self.width = values(directory / "EastAsianWidth.txt", "N")
        self.general = values(directory / "extracted/DerivedGeneralCategory.txt", "Cn")
        self.cluster = values(directory / "auxiliary/GraphemeBreakProperty.txt", "Other")
        emoji = directory / "emoji/emoji-data.txt"
        self.presented = members(emoji, "Emoji_Presentation")
        self.pictographic = members(emoji, "Extended_Pictographic")
        self.ignorable = members(
            directory / "DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")

    def line_break_class(self, scalar):
        """Rule LB1, but CJ stays apart."""
        value = self.line_break[scalar]
        if value in ("AI", "SG", "XX"):
            return "AL"
        if value == "SA":
            return "CM" if self.general[scalar] in ("Mn", "Mc") else "AL"
        return value

    def is_zero_width(self, scalar):
        if self.cluster[scalar] == "Prepend" or scalar == 0x09:
            return False
        hidden = self.general[scalar] in ("Mn", "Me", "Cf", "Cc", "Zl", "Zp")
        return hidden or scalar in self.ignorable or self.cluster[scalar] in ("V", "T")

    def flags(self, scalar):
        general, cluster = self.general[scalar], self.cluster[scalar]
        line_break, width = self.line_break[scalar], self.width[scalar]
        is_zero_width = self.is_zero_width(scalar)
        is_emoji = scalar in self.presented
        is_wide = width in ("W", "F") and not is_emoji and not is_zero_width
        is_quote = line_break == "QU"
        is_space = general == "Zs" and line_break in ("SP", "BA") or scalar == 0x09
        tests = {
            "eastAsian": width in ("F", "W", "H"),
            "ambiguous": width == "A" and line_break in ("PO", "PR"),
            "initialQuote": is_quote and general == "Pi",
            "finalQuote": is_quote and general == "Pf",
            "unassignedPictographic": general == "Cn" and scalar in self.pictographic,
            "standsAlone": general[0] != "M" and general != "Cn"
            and cluster in ("Other", "Control", "LF", "LV", "LVT"),
            "hangs": is_space or line_break == "ZW",
            "zeroWidth": is_zero_width,
            "wide": is_wide,
            "emoji": is_emoji,
            "iterationMark": scalar in ITERATION_MARKS,
            "centredPunctuation": scalar in CENTRED_PUNCTUATION,
            "wideHyphen": scalar in WIDE_HYPHENS,
            "softHyphen": scalar == 0xAD,
        }
        return sum(1 << FLAGS.index(flag) for flag in FLAGS if tests[flag])

    def category(self, scalar):
        return CLASSES.index(self.line_break_class(scalar)) | self.flags(scalar) << 8


def literal(data, indent):
    """A raw string literal of many lines without line breaks in its value."""
    lines = [data[start:start + 90] for start in range(0, len(data), 90)]
    body = "\\#\n".join(indent + line for line in lines)
    return f'#"""\n{body}\n{indent}"""#'


def runs(categories, first):
    """Runs of equal categories: where each ends."""
    found = []
    for scalar in range(first, LAST):
        if found and found[-1][1] == categories[scalar]:
            found[-1] = (scalar, categories[scalar])
        else:
            found.append((scalar, categories[scalar]))
    return found


def main():
    database = Database(pathlib.Path(sys.argv[1]))
    categories = [database.category(scalar) for scalar in range(LAST)]
    numbers = {}
    for category in categories:
        numbers.setdefault(category, len(numbers))
    assert len(numbers) <= len(DIGITS), f"{len(numbers)} categories"
    digits = "".join(map(chr, DIGITS))
    text = "".join(digits[numbers[category]] for category in categories)

    blocks, order = {}, ""
    for start in range(0, PLANES, BLOCK):
        number = blocks.setdefault(text[start:start + BLOCK], len(blocks))
        order += digits[number // len(digits)] + digits[number % len(digits)]
    second = "".join(blocks)
    traits = [0] * 128
    for category, number in numbers.items():
        traits[DIGITS[number]] = category
    high = runs(text, PLANES)

    rows = [traits[start:start + 8] for start in range(0, 128, 8)]
    trait_lines = "\n".join("    " + " ".join(f"0x{value:06X}," for value in row) for row in rows)
    high_lines = "\n".join(f"    (0x{last:06X}, {ord(digit)})," for last, digit in high)
    output = f"""\
// Made by make-table.py from the Unicode Character Database, version {database.version}, whose
// licence stands in LICENSE-UNICODE beside it. Do not edit.

extension ScalarTable {{
  /// The version of the Unicode data.
  package static let unicodeVersion = "{database.version}"

  /// For every {BLOCK} scalars of planes 0 and 1 the number of their block in `second`, two digits
  /// in base {len(digits)}.
  static let first: String = {literal(order, "    ")}

  /// The categories of {len(blocks)} blocks, a byte each.
  static let second: String = {literal(second, "    ")}

  /// The last scalars of the runs from plane 2 on, and their categories.
  static let high: [(last: UInt32, category: UInt8)] = [
{high_lines}
  ]

  /// What a category means: the number of the line breaking class and, above 8 bits, the traits.
  static let traits: [UInt32] = [
{trait_lines}
  ]
}}
"""
    (pathlib.Path(__file__).parent / "ScalarTable+Data.swift").write_text(output)
    size = len(order) + len(second) + 5 * len(high) + 4 * len(traits)
    print(f"{len(numbers)} categories, {len(blocks)} blocks, {size} bytes")


main()
