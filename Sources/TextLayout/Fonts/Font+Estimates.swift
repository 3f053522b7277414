extension Font {
  /// Whether the advance of any character of a text is an estimate.
  ///
  /// Of the system font those of ASCII are measured, but for some signs; of the other faces those are
  /// known that Liberation's fonts have: Latin, Greek, Cyrillic and Hebrew. Arabic, Indic scripts, Thai
  /// and emoji are estimates in all of them. An ideograph is an em wide in any font, but not two cells
  /// of the monospaced face. What takes no room, like marks and controls, is no estimate.
  ///
  /// ```swift
  /// Font.helvetica(size: 17).hasEstimatedAdvances(in: "שלום")  // false
  /// Font.helvetica(size: 17).hasEstimatedAdvances(in: "سلام")  // true
  /// ```
  ///
  /// - Complexity: O(n) in the length of the text.
  public func hasEstimatedAdvances(in text: String) -> Bool {
    guard !hasEstimatedAdvances else { return !text.isEmpty }
    return text.unicodeScalars.contains { hasEstimatedAdvance($0.value) }
  }

  private func hasEstimatedAdvance(_ scalar: UInt32) -> Bool {
    let traits = ScalarTable.traits(ScalarTable.shared.category(of: scalar))
    // U+20E3 makes a digit an emoji, U+FE0F other signs.
    if traits.contains(.emoji) || scalar == 0xFE0F || scalar == 0x20E3 { return true }
    if traits.contains(.zeroWidth) { return false }
    if traits.contains(.wide) { return face == .monospaced }
    if scalar == 0x09 { return false }
    switch face {
    case .system: return !SystemFontTable.isMeasured(scalar)
    case .helvetica, .monospaced: return HelveticaTable.regular.advance(of: scalar) == nil
    }
  }
}
