import Foundation
import Testing

/// `Documentation/ArticleBehaviors.md`: a table of behaviors, each with the tests that show it.
@Suite("The table of the articles' behaviors")
struct ArticleBehaviorTests {
  private struct Row {
    var cells: [String]
    var name: String { cells[0] }
    var tests: [String] { Row.quoted(cells[4]) }

    /// What stands between back quotes.
    static func quoted(_ text: String) -> [String] {
      text.split(separator: "`", omittingEmptySubsequences: false).enumerated().compactMap { index, part in
        index.isMultiple(of: 2) ? nil : String(part)
      }
    }
  }

  private static func rows() throws -> [Row] {
    let page = Architecture.root.appending(path: "Documentation/ArticleBehaviors.md")
    let lines = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
    return lines.filter { $0.hasPrefix("| `") }.map { line in
      Row(cells: line.dropFirst().split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) })
    }
  }

  /// Every test function there is, as `Suite/function`.
  private static func tests() throws -> Set<String> {
    let folder = Architecture.root.appending(path: "Tests")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix("Tests.swift") }
    var found: Set<String> = []
    for file in files {
      var suite = ""
      for line in try String(contentsOf: folder.appending(path: file), encoding: .utf8).split(separator: "\n") {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        if let at = words.firstIndex(of: "struct"), at + 1 < words.count, !line.hasPrefix(" ") { suite = words[at + 1] }
        if let at = words.firstIndex(of: "func"), at + 1 < words.count { found.insert("\(suite)/\(words[at + 1])") }
      }
    }
    return found
  }

  @Test("Every row has all its cells, a name of its own, and tests that exist")
  func complete() throws {
    let (rows, tests) = (try Self.rows(), try Self.tests())
    #expect(rows.count >= 75)
    #expect(Set(rows.map(\.name)).count == rows.count)
    for row in rows {
      #expect(row.cells.count == 5, "\(row.name)")
      #expect(!row.cells[1].isEmpty && !row.cells[2].isEmpty && !row.tests.isEmpty, "\(row.name)")
      for test in row.tests { #expect(tests.contains(test), "\(row.name): no test \(test)") }
    }
  }
}
