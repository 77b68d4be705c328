import Foundation
import Testing

@testable import AppPorting

@Suite("Lines of copies")
struct SameLinesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "../../..")

  /// The folders with real files: the examples, and that of the environment.
  private static let folders =
    [root.appendingPathComponent("Examples/Port/Sources/Cells"), root.appendingPathComponent("Porting/Examples/Shop")]
    + (ProcessInfo.processInfo.environment["STRUT_PORT_FOLDER"].map { [URL(fileURLWithPath: $0)] } ?? [])

  @Test("Each line of a copy has the text of its line, apart from what is rewritten", arguments: folders)
  func sameLines(_ folder: URL) throws {
    let configuration = PortConfiguration(
      folder: folder.standardizedFileURL.path, name: "App", strut: "/strut", excluded: [], audits: true)
    let sources = try AppFolder(configuration).sources
    let conditions = BuildConditions()
    let index = AppIndex(sources.map { FileIndexer($0, conditions) })
    #expect(!sources.isEmpty)
    for file in sources {
      let copy = FileRewriter.rewritten(file, index, conditions, marksViews: true).text.split(
        separator: "\n", omittingEmptySubsequences: false)
      let original = String(decoding: file.bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(copy[0] == "#sourceLocation(file: \"\(file.path)\", line: 1)")
      #expect(copy.count >= original.count + 1, "\(file.name)")
      for (line, text) in original.enumerated() {
        // The last identifier of a line is neither added nor removed, unless it is an attribute.
        let words = text.split(separator: "//")[..<min(1, text.split(separator: "//").count)].joined()
          .split { !$0.isLetter && $0 != "_" && $0 != "@" && $0 != "#" }
        guard let last = words.last, !last.hasPrefix("@"), !last.hasPrefix("#"), !text.contains("selector"),
          !text.contains("keyPath"), !text.contains("#if"), !text.contains("import"), last != "NSObjectProtocol",
          last != "dynamic", !text.contains("os(iOS)"), !text.contains("canImport"), !text.contains("@objc(")
        else { continue }
        #expect(copy[line + 1].contains(last), "\(file.name):\(line + 1)")
      }
    }
  }

  @Test("Files of Examples/Port that need no change are copied without one")
  func unchanged() throws {
    let configuration = PortConfiguration(
      folder: Self.folders[0].standardizedFileURL.path, name: "App", strut: "/strut", excluded: [], audits: false)
    let copy = try AppCopy(configuration)
    #expect(copy.count == 26 && copy.leftOut.isEmpty && copy.stubs.isEmpty && copy.notes.isEmpty)
    for (name, text) in copy.files where name.hasSuffix(".copy.swift") {
      let original = try String(
        contentsOf: Self.folders[0].appendingPathComponent(name.replacing(".copy.swift", with: ".swift")),
        encoding: .utf8)
      #expect(text.hasSuffix("\n" + original), "\(name)")
    }
  }
}
