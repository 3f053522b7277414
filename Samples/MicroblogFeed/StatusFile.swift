public import Foundation

/// What is wrong with a file of statuses.
public enum StatusFileError: Error, Equatable {
  /// The file cannot be read.
  case unreadable(file: String, reason: String)
  /// The file is no property list.
  case notAPropertyList(file: String)
  /// The property list is not an array.
  case notAnArray(file: String)
  /// The entry is not a dictionary.
  case notADictionary(file: String, entry: Int)
  /// The entry lacks a key.
  case missingKey(String, file: String, entry: Int)
  /// The key's value is of another type.
  case wrongType(key: String, file: String, entry: Int, expected: String)
}

extension StatusFileError: CustomStringConvertible {
  /// The error in one line.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)"
    case .notAPropertyList(let file): "\(file): is not a property list"
    case .notAnArray(let file): "\(file): is not an array of statuses"
    case .notADictionary(let file, let entry): "\(file): entry \(entry) is not a dictionary"
    case .missingKey(let key, let file, let entry):
      "\(file): entry \(entry): the key \"\(key)\" is missing"
    case .wrongType(let key, let file, let entry, let expected):
      "\(file): entry \(entry): the value of \"\(key)\" is not \(expected)"
    }
  }
}

/// A property list of statuses: an array of dictionaries with the keys `text`, `icon` and `name`
/// (strings), `vip` (a Boolean) and, where there is a picture, `picture` (a string).
public enum StatusFile {
  /// The statuses that come with the sample.
  public static func bundled() throws(StatusFileError) -> [Status] {
    guard let url = Bundle.module.url(forResource: "statuses", withExtension: "plist") else {
      throw .unreadable(file: "statuses.plist", reason: "it is not in the sample's resources")
    }
    return try read(url.path)
  }

  /// The statuses of a file, in its order. Entries count from 0 in errors.
  public static func read(_ path: String) throws(StatusFileError) -> [Status] {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(file: path, reason: error.localizedDescription)
    }
    return try parse(data, file: path)
  }

  /// The statuses of a property list.
  public static func parse(
    _ data: Data, file: String = "input"
  ) throws(StatusFileError) -> [Status] {
    do {
      return try PropertyListDecoder().decode([Status].self, from: data)
    } catch let error as DecodingError {
      throw StatusFileError(error, file: file)
    } catch {
      throw .notAPropertyList(file: file)
    }
  }
}

extension StatusFileError {
  fileprivate init(_ error: DecodingError, file: String) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .missingKey(
        key.stringValue, file: file, entry: context.codingPath.first?.intValue ?? 0)
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      switch (context.codingPath.first?.intValue, context.codingPath.dropFirst().first) {
      case (nil, _): self = .notAnArray(file: file)
      case (let entry?, nil): self = .notADictionary(file: file, entry: entry)
      case (let entry?, let key?):
        self = .wrongType(
          key: key.stringValue, file: file, entry: entry,
          expected: type == Bool.self ? "true or false" : "a string")
      }
    case .dataCorrupted: self = .notAPropertyList(file: file)
    @unknown default: self = .notAPropertyList(file: file)
    }
  }
}
