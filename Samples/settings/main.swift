import Foundation
import LayoutPictures
import SettingsSample

// Writes a picture of each step into a folder:
//
//     swift run -c release settings [FOLDER]

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
do {
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for (name, picture) in try Settings.pictures() {
    let file = folder.appendingPathComponent("settings-\(name).svg")
    try Data(picture.svg.utf8).write(to: file)
    print("wrote \(file.path)")
  }
} catch {
  FileHandle.standardError.write(Data("settings: \(error)\n".utf8))
  exit(1)
}
