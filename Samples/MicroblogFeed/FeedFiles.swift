import Foundation
import LayoutPictures

/// A folder that cannot be written into.
public struct OutputError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, in one line.
  public let description: String
}

extension FeedReport {
  /// Writes `feed.svg` and `feed.html` into the output folder, and pixels if they are wanted: all, or
  /// none.
  ///
  /// - Returns: The paths of the files.
  public func write(_ options: Options) throws(OutputError) -> [String] {
    let svg = ("feed.svg", Data(picture.svg.utf8))
    let html = ("feed.html", Data(page(options).html.utf8))
    let files = try [svg, html] + drawnFiles(options)
    for (name, _) in files {
      let path = URL(fileURLWithPath: options.output).appendingPathComponent(name).path
      var isFolder = ObjCBool(false)
      if unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        isFolder.boolValue
      {
        throw OutputError(description: "\(path): is a folder")
      }
    }
    let folder = URL(fileURLWithPath: options.output, isDirectory: true)
    var drafts: [(draft: URL, file: URL)] = []
    do {
      for (name, content) in files {
        let draft = folder.appendingPathComponent(".\(name).\(UUID().uuidString)")
        drafts.append((draft, folder.appendingPathComponent(name)))
        try content.write(to: draft)
      }
      for (draft, file) in drafts {
        try draft.replace(file)
      }
    } catch {
      for (draft, _) in drafts { try? FileManager.default.removeItem(at: draft) }
      throw OutputError(
        description: "\(options.output): cannot be written into: \(error.localizedDescription)")
    }
    return drafts.map { $0.file.relativePath }
  }
}

extension URL {
  /// Moves the file here to `other`, in place of what is there. (`FileManager.replaceItemAt` fails
  /// on Linux.)
  fileprivate func replace(_ other: URL) throws {
    guard unsafe rename(path, other.path) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: other.path])
    }
  }
}
