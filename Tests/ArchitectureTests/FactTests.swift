import Foundation
import Testing

/// The facts and behaviors that a page names in the first cells of its tables, beside the traits of tests that name them.
@Suite("Facts, behaviors and their tests")
struct FactTests {
  /// A page, and the trait of the tests that hold what it says.
  struct Page: CustomTestStringConvertible {
    var file: String
    var traitName: String
    /// How many cells a row has that names a fact or behavior; other tables of the page have more.
    var cellCount: Int
    var testDescription: String { file }

    /// The rows of its tables, cell by cell.
    func rows() throws -> [[String]] {
      let url = Architecture.root.appending(path: "Documentation/\(file)")
      let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
      return lines.filter { $0.hasPrefix("| `") }.map { line in
        line.dropFirst().split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
    }

    func names() throws -> [String] {
      try rows().filter { $0.count == cellCount }.map { $0[0].trimmingCharacters(in: ["`"]) }
    }

    /// What the traits of tests name.
    func tested() throws -> Set<String> {
      let folder = Architecture.root.appending(path: "Tests")
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
        $0.hasSuffix("Tests.swift")
      }
      return try files.reduce(into: []) { names, file in
        let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
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

  @Test("Every behavior says what it is, and in which article")
  func behaviors() throws {
    for row in try Self.pages[1].rows() {
      #expect(row.count == 4 && !row[1].isEmpty && !row[2].isEmpty, "\(row[0])")
    }
  }
}
