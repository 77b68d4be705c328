import Foundation
import Testing

@testable import AppPorting

@Suite("Folders of packages")
struct OutputFolderTests {
  /// Calls a closure with an empty folder.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try body(folder)
  }

  private func settings(_ app: String) -> PortConfiguration {
    PortConfiguration(folder: app, name: "App", strut: "/strut", excluded: [], audits: true)
  }

  /// Returns the error for a package of an app; nil if it may be written.
  private func failure(_ folder: URL, app: String) -> String? {
    do {
      try settings(app).checkOutput(folder)
      return nil
    } catch { return "\(error)" }
  }

  @Test("A new folder, and one without visible files, may be written")
  func free() throws {
    try withFolder { folder in
      #expect(failure(folder.appendingPathComponent("New"), app: "/app") == nil)
      #expect(failure(folder, app: "/app") == nil)
      try Data().write(to: folder.appendingPathComponent(".gitignore"))
      #expect(failure(folder, app: "/app") == nil)
    }
  }

  @Test("The folder of the app and a folder with other files are refused")
  func foreign() throws {
    try withFolder { folder in
      #expect(failure(folder, app: folder.path + "/")?.contains("is the folder of the app. Give another") == true)
      let link = folder.appendingPathComponent("Link")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
      #expect(failure(link, app: folder.path)?.contains("is the folder of the app.") == true)
      try FileManager.default.removeItem(at: link)
      let file = folder.appendingPathComponent("Package.swift")
      try Data("mine".utf8).write(to: file)
      #expect(failure(folder, app: "/app")?.contains("did not write, such as Package.swift. Give another") == true)
      #expect(failure(file, app: "/app")?.contains("is not a folder that can be read.") == true)
    }
  }

  @Test("The port of the same app may be written again, that of another one may not")
  func other() throws {
    try withFolder { folder in
      try settings("/app").write(to: folder)
      #expect(failure(folder, app: "/app") == nil)
      #expect(failure(folder, app: "/other")?.contains("has the port of another app, /app. Give another") == true)
    }
  }
}
