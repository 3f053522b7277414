#!/usr/bin/env python3
"""Writes HelveticaTable+Data.swift, which stands beside this script, from Liberation Sans.

Liberation Sans has the advances of Helvetica and Arial: from version 2 on for Hebrew too, for Arabic in
none. Debian has it in the package fonts-liberation2 (later fonts-liberation), and the library that
reads it in python3-fonttools:

    ./make-advances.py /usr/share/fonts/truetype/liberation2

Advances are in 2048ths of an em, two digits in base 92 each, in the order of the code points.
"""

import pathlib
import sys

from fontTools.ttLib import TTFont

STYLES = {"regular": "Regular", "bold": "Bold", "italic": "Italic", "boldItalic": "BoldItalic"}

# The bytes that stand for 0, 1, 2 …: printable, and nothing that means something in a raw string.
DIGITS = [chr(byte) for byte in range(0x21, 0x7F) if byte not in (0x22, 0x5C)]


def advances(path):
    font = TTFont(path)
    assert font["head"].unitsPerEm == 2048
    widths = font["hmtx"]
    found = {scalar: widths[glyph][0] for scalar, glyph in font.getBestCmap().items()}
    # A hyphen that no line breaks after is shown as any other.
    found.setdefault(0x2011, found[0x2010])
    return {scalar: width for scalar, width in found.items() if is_public(scalar)}


def is_public(scalar):
    return 0x20 <= scalar < 0xE000 or 0xF900 <= scalar < 0x10000


def runs(scalars):
    """Where uninterrupted runs of code points start, and how long they are."""
    found = []
    for scalar in sorted(scalars):
        if found and sum(found[-1]) == scalar:
            found[-1][1] += 1
        else:
            found.append([scalar, 1])
    return found


def literal(data, indent):
    """A raw string literal of many lines without line breaks in its value."""
    lines = [data[start:start + 90] for start in range(0, len(data), 90)]
    body = "\\#\n".join(indent + line for line in lines)
    return f'#"""\n{body}\n{indent}"""#'


def main():
    folder = pathlib.Path(sys.argv[1])
    faces = {name: advances(folder / f"LiberationSans-{file}.ttf") for name, file in STYLES.items()}
    version = round(TTFont(folder / "LiberationSans-Regular.ttf")["head"].fontRevision, 3)
    scalars = sorted(faces["regular"])
    assert all(sorted(face) == scalars for face in faces.values())
    texts = []
    for name, face in faces.items():
        digits = "".join(DIGITS[face[key] // 92] + DIGITS[face[key] % 92] for key in scalars)
        texts.append(f"  static let {name}Digits: String = {literal(digits, '    ')}")
    rows = "\n".join(f"    (0x{first:04X}, {count})," for first, count in runs(scalars))
    body = "\n\n".join(texts)
    (pathlib.Path(__file__).parent / "HelveticaTable+Data.swift").write_text(f"""\
// Made by make-advances.py from Liberation Sans {version}. Do not edit.

extension HelveticaTable {{
  /// Runs of code points that have an advance: the first one, and how many there are.
  static let runs: [(first: UInt32, count: Int)] = [
{rows}
  ]

{body}
}}
""")


main()
