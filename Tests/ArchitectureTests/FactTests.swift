import Foundation
import Testing

/// The facts and behaviors that a page names in its tables and numbered lists, compared with the
/// traits of tests that name them.
@Suite("Facts, behaviors and their tests")
struct FactTests {
  /// A page, and the trait of the tests that hold what it says.
  struct Page: CustomTestStringConvertible {
    var file: String
    var traitName: String
    /// The number of cells in rows for facts or behaviors; other tables of the page have other
    /// numbers.
    var cellCount: Int
    var testDescription: String { file }

    private func lines() throws -> [String] {
      let url = Architecture.root.appending(path: "Documentation/\(file)")
      return try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    }

    /// The rows of its tables, cell by cell.
    func rows() throws -> [[String]] { try lines().compactMap(Self.row) }

    private static func row(_ line: String) -> [String]? {
      guard line.hasPrefix("| `") else { return nil }
      return line.dropFirst().split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// The names in the first cells of rows, and those that begin the items of numbered lists, in
    /// the page's order.
    func names() throws -> [String] {
      try lines().compactMap { line in
        if let item = line.firstMatch(of: /^[0-9]+\. \*\*`([a-z0-9-]+)`\*\*/) { return String(item.1) }
        return Self.row(line).flatMap { $0.count == cellCount ? $0[0].trimmingCharacters(in: ["`"]) : nil }
      }
    }

    /// Returns the names in the traits of tests.
    func tested() throws -> Set<String> {
      let folder = Architecture.root.appending(path: "Tests")
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
        $0.hasSuffix("Tests.swift")
      }
      return try files.reduce(into: []) { names, file in
        let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
          .components(separatedBy: "\n").filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
          .joined(separator: "\n")
        for part in source.components(separatedBy: ".\(traitName)(").dropFirst() {
          let arguments = part.prefix { $0 != ")" }.split(separator: ",")
          names.formUnion(arguments.map { $0.trimmingCharacters(in: .whitespacesAndNewlines.union(["\""])) })
        }
      }
    }
  }

  static let pages = [
    Page(file: "Facts.md", traitName: "fact", cellCount: 5),
    Page(file: "ArticleBehaviors.md", traitName: "behavior", cellCount: 4),
  ]

  @Test("Each has a name of its own and a test, and tests name no others", arguments: pages)
  func tested(page: Page) throws {
    let names = try page.names()
    #expect(names.count >= 75 && Set(names).count == names.count)
    let tested = try page.tested()
    #expect(Set(names).subtracting(tested) == [], "without a test")
    #expect(tested.subtracting(names) == [], "not on the page")
  }

  @Test("Facts of one kind stand together", arguments: pages)
  func together(page: Page) throws {
    let kinds = try page.names().map { name in name.prefix { $0 != "-" } }
    let starts = kinds.indices.filter { $0 == 0 || kinds[$0] != kinds[$0 - 1] }.map { kinds[$0] }
    #expect(Set(starts).count == starts.count, "\(starts)")
  }

  @Test("Every behavior says what it is, and in which article")
  func behaviors() throws {
    for row in try Self.pages[1].rows() {
      #expect(row.count == 4 && !row[1].isEmpty && !row[2].isEmpty, "\(row[0])")
    }
  }
}
