public import ViewTree

extension TableViewCell {
  /// The title. It and the other predefined parts are made when one of them is first asked for.
  public final var textLabel: Label? { predefinedParts.text }
  /// The details; `nil` in the default style.
  public final var detailTextLabel: Label? { predefinedParts.detail }
  /// The image; `nil` in the style value2.
  public final var imageView: ImageView? { predefinedParts.image }

  private var predefinedParts: PredefinedParts {
    if let parts { return parts }
    let made = PredefinedParts(in: self)
    parts = made
    return made
  }
}
