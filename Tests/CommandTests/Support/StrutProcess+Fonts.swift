import Foundation

extension StrutProcess {
  /// Small fonts made for tests.
  static let fontFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "FontMetricsTests/Resources/Catalog").path

  /// Runs the command on a machine on which the fonts of a folder, or none, are installed.
  /// - Parameter configuration: More lines for the configuration of fontconfig.
  static func run(
    _ arguments: [String], installed: String?, configuration: String = ""
  ) throws -> StrutProcess {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "strut-fc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let folder = installed.map { "<dir>\($0)</dir>" } ?? ""
    let document = "<fontconfig>\(folder)<cachedir>\(scratch.path)/cache</cachedir>\(configuration)</fontconfig>"
    let file = scratch.appending(path: "fonts.conf")
    try Data(document.utf8).write(to: file)
    return try run(arguments, environment: ["FONTCONFIG_FILE": file.path])
  }
}
