/// The last measurements of prepared texts.
///
/// The key is all that a measurement depends on: the identity of the prepared text, and what it was
/// asked. A label asks the same two or three questions in every pass; so a few entries do, and the
/// oldest gives way. In checked builds every hit is measured again and compared.
public struct MeasurementCache: Sendable {
  /// How many measurements are kept.
  public static let capacity = 4

  private struct Entry: Sendable {
    let prepared: any PreparedText
    let width: Double
    let lineLimit: Int
    let mode: LineBreakMode
    let measurement: TextMeasurement

    func answers(
      _ prepared: any PreparedText, _ width: Double, _ lineLimit: Int, _ mode: LineBreakMode
    ) -> Bool {
      self.prepared === prepared && self.width == width && self.lineLimit == lineLimit
        && self.mode == mode
    }
  }

  private var entries: [Entry] = []
  /// Where the next entry goes when all are taken.
  private var oldest = 0
  /// How many questions were answered without measuring.
  public private(set) var hits = 0

  /// A cache without entries.
  public init() {}

  /// What `prepared` answers, measured or remembered.
  ///
  /// - Throws: what `PreparedText/wrapped(width:lineLimit:mode:)` throws; then nothing is kept.
  /// - Complexity: O(1) for a hit.
  public mutating func measurement(
    of prepared: any PreparedText, width: Double, lineLimit: Int, mode: LineBreakMode
  ) throws(TextError) -> TextMeasurement {
    for index in entries.indices where entries[index].answers(prepared, width, lineLimit, mode) {
      #if CheckedInvariants
        let again = try prepared.wrapped(width: width, lineLimit: lineLimit, mode: mode)
        precondition(again == entries[index].measurement, "a remembered measurement is what it was")
      #endif
      hits += 1
      return entries[index].measurement
    }
    let measurement = try prepared.wrapped(width: width, lineLimit: lineLimit, mode: mode)
    keep(
      Entry(
        prepared: prepared, width: width, lineLimit: lineLimit, mode: mode,
        measurement: measurement))
    return measurement
  }

  private mutating func keep(_ entry: Entry) {
    guard entries.count == Self.capacity else { return entries.append(entry) }
    entries[oldest] = entry
    oldest = (oldest + 1) % Self.capacity
  }

  /// Forgets everything.
  public mutating func removeAll() {
    // There are few: taking them out one by one costs less than putting a range of none in their place.
    while !entries.isEmpty { entries.removeLast() }
    oldest = 0
  }
}
