extension AttributedText {
  /// Refuses what cannot be measured.
  ///
  /// - Throws: `TextError.invalidFontSize`, `TextError.invalidAttribute`.
  package func checkValidity() throws(TextError) {
    for run in runs { try run.attributes.checkValidity() }
  }

  /// The text with each font at the size that its text style has in `category`.
  public func adapted(to category: ContentSizeCategory) -> AttributedText {
    var adapted = self
    adapted.changeAttributes(in: 0..<text.utf8.count) { $0.font = $0.font.adapted(to: category) }
    return adapted
  }
}

extension TextAttributes {
  fileprivate func checkValidity() throws(TextError) {
    guard font.isMeasurable else { throw .invalidFontSize(font.pointSize) }
    for value in [kerning, baselineOffset] where !value.isFinite {
      throw .invalidAttribute(value)
    }
    if let length = paragraphStyle.invalidLength { throw .invalidAttribute(length) }
    guard let attachment else { return }
    for length in [attachment.width, attachment.height] where !(length >= 0 && length.isFinite) {
      throw .invalidAttribute(length)
    }
  }
}
