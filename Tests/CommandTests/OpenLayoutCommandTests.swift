import Foundation
import Testing

/// Ambiguous layouts are reported by both `layout` and `audit`.
@Suite("layout and audit: ambiguous layouts")
struct OpenLayoutCommandTests {
  private static func pair(_ first: String, _ second: String) -> String {
    """
    schema: 1
    cell: { width: 320, separator: false }
    views:
      first: { \(first) }
      second: { \(second) }
    constraints:
      - first.leading == margins.leading
      - second.leading == first.trailing + 8
      - second.trailing == margins.trailing
      - first.top == margins.top
      - first.bottom == margins.bottom
      - second.top == margins.top
      - second.bottom <= margins.bottom
    """
  }

  private static let wrapping =
    "label: { text: \"As many words as no line of half a cell has room for\", textStyle: body, lines: 0 }"
  /// The constraints with a priority that resolves the ambiguity, or that decides which of two
  /// gives way.
  private static func settled(_ priority: String) -> String {
    let value = priority == "hugging" ? 251 : 749
    return wrapping.replacing("lines: 0", with: "lines: 0, \(priority): { horizontal: \(value) }")
  }
  private static let short = "label: { text: Short, textStyle: body }"
  private static let openHeight = """
    schema: 1
    cell: { width: 320, separator: false }
    views: { first: { \(short) } }
    constraints: [ first.leading == margins.leading, first.top == margins.top ]
    """

  /// A document, the findings of `layout`, and the rules of `audit`.
  static let cases: [(name: String, document: String, layout: [String], rules: Set<String>)] = [
    ("two texts that wrap", pair(wrapping, settled("hugging")), ["open-width"], ["open-width"]),
    ("two texts that do not", pair(short, short), ["ambiguous"], ["ambiguous-layout"]),
    ("no chain to the bottom", openHeight, ["collapsed", "open-chain"], ["collapsed"]),
    ("a switch", pair(short, "switch: { on: true }"), [], []),
    ("a stepper", pair(short, "stepper: {}"), [], []),
    ("a text that wraps or a switch that is squeezed", pair(wrapping, "switch: {}"), ["open-width"], ["open-width"]),
    ("a text that wraps beside a switch", pair(settled("compression"), "switch: {}"), [], []),
  ]

  @Test("Text and the views next to it", arguments: cases.indices)
  func alike(_ index: Int) throws {
    let (name, document, kinds, rules) = Self.cases[index]
    try withTemporaryFile("cell.yaml", document) { file in
      let layout = try StrutProcess.run("layout", file, "--json").json()
      var told = Set(layout.findings.array.compactMap(\.kind.string))
      if !layout.ambiguous.array.isEmpty { told.insert("ambiguous") }
      #expect(told == Set(kinds), "\(name)")
      let audit = try StrutProcess.run("audit", file, "--categories", "L", "--widths", "320", "--format", "json").json()
      let open: Set = ["open-width", "collapsed", "ambiguous-layout", "outside-margins", "outside-cell"]
      #expect(Set(audit.findings.array.compactMap(\.rule.string)).intersection(open) == rules, "\(name)")
    }
  }

  @Test("audit reports the view and the conflicting constraints")
  func names() throws {
    try withTemporaryFile("cell.yaml", Self.cases[0].document) { file in
      let text = try StrutProcess.run("audit", file, "--categories", "L", "--widths", "320").output
      #expect(
        text.contains(
          "open-width first: has less width than its text needs; constraints do not determine whether it or second shrinks"
        ))
    }
    try withTemporaryFile("cell.yaml", Self.openHeight) { file in
      let text = try StrutProcess.run("audit", file, "--categories", "L", "--widths", "320").output
      #expect(
        text.contains(
          "collapsed first: the constraints do not determine the row height: the bottom of first is not constrained to anything below"
        ))
    }
  }

  @Test("A row whose height the table sets does not need a height")
  func givenHeight() throws {
    let table = """
      schema: 1
      table: { width: 320, rowHeight: 60 }
      cells: { row: { views: { first: { \(Self.short) } }, constraints: [ first.leading == margins.leading, first.top == margins.top ] } }
      sections: [ { cell: row, rows: [ { first.text: Short } ] } ]
      """
    try withTemporaryFile("table.yaml", table) { file in
      let audit = try StrutProcess.run("audit", file, "--categories", "L", "--format", "json").json()
      #expect(!audit.findings.array.compactMap(\.rule.string).contains("collapsed"))
    }
  }

  @Test("--tall-lines raises the lines of text styles, in layout and in spacing, but not before iOS 17")
  func tallLines() throws {
    try withTemporaryFile("cell.yaml", Self.openHeight) { file in
      func height(_ arguments: String...) throws -> Double? {
        try StrutProcess.run(["layout", file, "--json"] + arguments).json().views["first"].frame.height.number
      }
      let usual = try #require(try height())
      #expect(abs(try #require(try height("--tall-lines")) - usual - 4) < 1e-9)
      #expect(try height("--tall-lines", "--era", "iOS16") == usual)
    }
    func spacing(_ arguments: String...) throws -> Double? {
      try StrutProcess.run(["spacing", "--lower-style", "body", "--json"] + arguments).json().constant.number
    }
    #expect(try #require(try spacing("--tall-lines")) > #require(try spacing()))
    #expect(try spacing("--tall-lines", "--era", "iOS15") == spacing("--era", "iOS15"))
  }
}
