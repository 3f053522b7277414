import Foundation
import LayoutPictures
import InboxSample

// Writes a picture of each step into a folder:
//
//     swift run -c release inbox [FOLDER]

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
do {
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for (name, picture) in try Inbox().play() {
    let file = folder.appendingPathComponent("inbox-\(name).svg")
    try Data(picture.svg.utf8).write(to: file)
    print("wrote \(file.path)")
  }
} catch {
  FileHandle.standardError.write(Data("inbox: \(error)\n".utf8))
  exit(1)
}
