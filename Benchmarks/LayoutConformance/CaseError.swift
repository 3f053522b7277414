/// What can be wrong with a case.
public enum CaseError: Error, CustomStringConvertible {
  /// A word that the format does not have.
  case unknownWord(String)
  /// An index of a view that there is not.
  case noSuchView(Int)
  /// A line that is no case.
  case invalidLine(Int, String)
  /// The tree could not be built or laid out.
  case layout(String)

  /// The error in words.
  public var description: String {
    switch self {
    case .unknownWord(let word): "unknown word \(word)"
    case .noSuchView(let index): "there is no view \(index)"
    case .invalidLine(let line, let reason): "line \(line): \(reason)"
    case .layout(let reason): reason
    }
  }
}
