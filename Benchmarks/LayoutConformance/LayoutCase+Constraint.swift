extension LayoutCase {
  /// A constraint of a case: `[item, attribute, relation, item, attribute, multiplier = 1,
  /// constant = 0, priority = 1000]`, what is last and as usual left out.
  public struct Constraint: Decodable, Sendable {
    let first: Item
    let firstAttribute: String
    let relation: String
    let second: Item?
    let secondAttribute: String?
    let multiplier: Double
    let constant: Double
    let priority: Int

    /// Reads a constraint from its array.
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      first = try values.decode(Item.self)
      firstAttribute = try values.decode(String.self)
      relation = try values.decode(String.self)
      second = try values.decodeIfPresent(Item.self)
      secondAttribute = try values.decodeIfPresent(String.self)
      multiplier = values.isAtEnd ? 1 : try values.decode(Double.self)
      constant = values.isAtEnd ? 0 : try values.decode(Double.self)
      priority = values.isAtEnd ? 1_000 : try values.decode(Int.self)
    }
  }

  /// An item of a constraint: a view by its index, or a guide.
  enum Item: Decodable, Sendable {
    case view(Int)
    /// `s3`, `c3`, `m3`, `f3`, `r3`: the safe area, content, margins, frame or readable guide of view 3.
    case guide(Character, of: Int)
    /// `T` and `B`: the top and bottom layout guides of the root.
    case topGuide, bottomGuide

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let index = try? value.decode(Int.self) {
        self = .view(index)
        return
      }
      let name = try value.decode(String.self)
      switch name {
      case "T": self = .topGuide
      case "B": self = .bottomGuide
      default:
        guard let kind = name.first, let index = Int(name.dropFirst()) else {
          throw DecodingError.dataCorruptedError(
            in: value, debugDescription: "\(name) is no item")
        }
        self = .guide(kind, of: index)
      }
    }
  }
}
