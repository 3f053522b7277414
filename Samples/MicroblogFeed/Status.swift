/// One entry of the feed.
public struct Status: Sendable, Equatable, Decodable {
  /// What is said.
  public var text: String
  /// The name of the avatar.
  public var icon: String
  /// Who says it.
  public var name: String
  /// Whether a badge is shown.
  public var isVIP: Bool
  /// The name of the picture, if there is one.
  public var picture: String?

  /// An entry.
  public init(text: String, icon: String, name: String, isVIP: Bool, picture: String?) {
    self.text = text
    self.icon = icon
    self.name = name
    self.isVIP = isVIP
    self.picture = picture
  }

  private enum CodingKeys: String, CodingKey {
    case text
    case icon
    case name
    case isVIP = "vip"
    case picture
  }
}
