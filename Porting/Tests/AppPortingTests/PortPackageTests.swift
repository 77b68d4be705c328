import Foundation
import Testing

@testable import AppPorting

@Suite("Packages and their reports")
struct PortPackageTests {
  /// Writes an app and its package, and calls a closure with the copy and the folder of the package.
  private func withPackage(_ files: [String: String], _ body: (AppCopy, URL) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let app = root.appendingPathComponent("App")
    for (name, text) in files {
      let file = app.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try FileManager.default.createSymbolicLink(
      atPath: app.appendingPathComponent("Linked").path, withDestinationPath: "/tmp")
    let settings = PortConfiguration(folder: app.path, name: "App", strut: "/strut", excluded: [], audits: true)
    let package = root.appendingPathComponent("A port é")
    let copy = try AppCopy(settings)
    try PortPackage(package, settings, tool: root).write(copy)
    try body(copy, package)
  }

  private func text(_ path: String, _ package: URL) throws -> String {
    try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("The audit reports the number of files that are left out")
  func audit() throws {
    try withPackage(["A.swift": "let a = 1\n", "main.swift": "", "B.m": ""]) { _, package in
      let line = #"FileHandle.standardError.write(Data("2 files of the app are left out; see PORT.md.\n".utf8))"#
      let main = try text("Sources/audit/main.swift", package)
      #expect(main.contains("\n\(line)\nPortedApp.prepare()\n"))
    }
    try withPackage(["A.swift": "let a = 1\n", "B.m": ""]) { _, package in
      let main = try text("Sources/audit/main.swift", package)
      #expect(main.contains("\"1 file of the app is left out;"))
    }
    try withPackage(["A.swift": "let a = 1\n"]) { _, package in
      let main = try text("Sources/audit/main.swift", package)
      #expect(!main.contains("left out"))
    }
  }

  @Test("A stub is called empty until it has names")
  func stubs() throws {
    try withPackage(["A.swift": "import Pop\n"]) { copy, package in
      #expect(PortReport(copy, package: package).text.contains("- Pop: an empty module; add what"))
      try Data("public let a = 1\n".utf8).write(to: package.appendingPathComponent("Sources/Pop/Pop.swift"))
      let report = PortReport(copy, package: package).text
      #expect(report.contains("- Pop: the module in Sources/Pop/Pop.swift\n") && !report.contains("empty"))
    }
  }

  @Test("A stub that the app no longer imports is removed, unless it has names or other files")
  func oldStubs() throws {
    try withPackage(["A.swift": "import Pop\nimport Filled\nimport More\n"]) { _, package in
      let sources = package.appendingPathComponent("Sources")
      try Data("public let a = 1\n".utf8).write(to: sources.appendingPathComponent("Filled/Filled.swift"))
      try Data().write(to: sources.appendingPathComponent("More/Other.swift"))
      let settings = try PortConfiguration(package: package)
      try Data("let a = 1\n".utf8).write(to: URL(fileURLWithPath: settings.folder + "/A.swift"))
      try PortPackage(package, settings, tool: package).write(try AppCopy(settings))
      let names = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      #expect(names.sorted() == ["App", "Filled", "More", "UIKit", "audit"])
    }
  }

  @Test("Folders that are not read are on one line of the report")
  func skipped() throws {
    try withPackage(["A.swift": "", "Pods/B.swift": "", "Sub/Carthage/C.swift": "", "Old/port.json": "{}"]) {
      copy, package in
      #expect(copy.count == 1 && copy.leftOut.isEmpty)
      let line =
        "- the folders of dependencies, built products and ports, and linked folders: Linked, Old, Pods, Sub/Carthage\n"
      #expect(PortReport(copy, package: package).text.contains(line))
    }
  }

  @Test("The plugin gives paths that are not encoded")
  func plugin() throws {
    try withPackage(["A.swift": ""]) { _, package in
      let plugin = try text("Plugins/CopyApp/CopyApp.swift", package)
      #expect(!plugin.contains(".path()") && plugin.matches(of: /percentEncoded: false/).count == 2)
    }
  }
}
