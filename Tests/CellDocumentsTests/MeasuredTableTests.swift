import FontMetrics
import Foundation
import LayoutCore
import StringCatalogs
import TableLayout
import TestSupport
import Testing

@testable import CellDocuments

@Suite("Tables built from documents")
struct MeasuredTableTests {
  private func traits(_ category: ContentSizeCategory = .large) throws -> TraitCollection {
    TraitCollection(contentSizeCategory: category, typesetting: try Typesetting.bundled(), log: .silent)
  }

  /// A table whose rows are as high as their pictures, and a third of a point for the line below.
  private func pictures(_ table: String, heights: [Int]) throws -> TableDocument {
    try TableDocument(
      text: """
        schema: 1
        table: { \(table) }
        cells:
          photo:
            views: { p: { image: {} } }
            constraints: [p.top == content.top, p.bottom == content.bottom, p.leading == content.leading]
        sections: [{ rows: [\(heights.map { "{ p.size: 10x\($0) }" }.joined(separator: ", "))] }]
        """)
  }

  @Test("Rows are as high as their cells, whatever was estimated", arguments: ["automatic", "0", "10", "500"])
  func heights(estimate: String) throws {
    let heights = (0..<60).map { 50 + $0 * 7 % 90 }
    let document = try pictures("estimatedRowHeight: \(estimate)", heights: heights)
    let (layout, problems) = try TableBuilder(document).layOut(traits: try traits())
    #expect(problems == [])
    let rows = layout.sections[0].rows
    for (row, height) in zip(rows, heights) { #expect(abs(row.height - Double(height) - 1.0 / 3) < 1e-9) }
    let sum = rows.reduce(0) { $0 + $1.height }
    #expect(abs(layout.contentHeight - sum) < 1e-6)
    for (row, next) in zip(rows, rows.dropFirst()) { #expect(abs(row.top + row.height - next.top) < 1e-9) }
    #expect(layout.scrollDown.corrections.allSatisfy { $0.reason == .limit })
    #expect(layout.sections[0].header == nil)
    let given: Double? = estimate == "automatic" ? 44 : Double(estimate).flatMap { $0 == 0 ? nil : $0 }
    for row in rows { #expect(row.estimate == given ?? row.height) }
    if given == nil { #expect(layout.scrollUp.correctionCount == 0) }
  }

  @Test(
    "Every row is as high as its cell beside headers and footers too", arguments: ["plain", "grouped", "insetGrouped"],
    0..<8)
  func heightsBesideEdges(style: String, seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let sections = (0..<3).map { _ in
      (0..<Int.random(in: 0...9, using: &generator)).map { _ in Int.random(in: 44...700, using: &generator) }
    }
    let text = sections.map { heights in
      let edges = [("header", Bool.random(using: &generator)), ("footer", Bool.random(using: &generator))]
      let titles = edges.filter { $0.1 }.map { "\($0.0): Title, " }.joined()
      return "{ \(titles)rows: [\(heights.map { "{ p.size: 10x\($0) }" }.joined(separator: ", "))] }"
    }
    let document = try TableDocument(
      text: """
        schema: 1
        table: { style: \(style), height: \(Int.random(in: 50...400, using: &generator)) }
        cells:
          photo:
            views: { p: { image: {} } }
            constraints: [p.top == content.top, p.bottom == content.bottom, p.leading == content.leading]
        sections: [\(text.joined(separator: ", "))]
        """)
    let (layout, problems) = try TableBuilder(document).layOut(traits: try traits())
    #expect(problems == [])
    for (section, heights) in zip(layout.sections, sections) {
      let expected: [Double] = heights.map { Double($0) * 3 + 1 }
      #expect(section.rows.map { ($0.height * 3).rounded() } == expected)
    }
  }

  @Test("In a table without room heights stay estimates, and that is a problem with its place")
  func noRoom() throws {
    let (_, problems) = try TableBuilder(try pictures("width: 0", heights: [50, 900])).layOut(traits: try traits())
    #expect(
      problems.map(\.description) == [
        "table.yaml:2:17: a table that is 0 points wide shows nothing, so its heights are estimates; give it a width"
      ])
  }

  @Test("A thousand rows are examined, and it is known that there are more", arguments: [(1_000, nil), (1_001, 1_000)])
  func examined(rows: Int, examined: Int?) throws {
    let document = try pictures("width: 300", heights: Array(repeating: 50, count: rows))
    #expect(try TableBuilder(document).layOut(traits: try traits()).layout.examinedCount == examined)
  }

  @Test("Constraints that contradict each other are findings of the rows")
  func conflicts() throws {
    let document = try TableDocument(
      text: """
        schema: 1
        cells:
          c:
            views: { p: { image: {} } }
            constraints: [p.top == content.top, p.bottom == content.bottom, p.height == 60, p.height == 30]
        sections: [{ rows: [{ p.size: 10x10 }, { p.size: 20x20 }] }]
        """)
    let findings = try TableBuilder(document).layOut(traits: try traits()).layout.findings
    #expect(findings.map(\.finding.finding.kind) == [.droppedConstraint])
    #expect(findings.map(\.rowCount) == [2])
    #expect(
      findings.first?.description == """
        table.yaml:4:14: The constraint p.height == 30 is ignored because it conflicts with others. Remove it or one of the others, or \
        give one of them a lower priority. (row 0.0 and 1 more)
        """)
  }

  @Test("What a given height cuts is cured by the height")
  func givenHeight() throws {
    let document = try TableDocument(
      text: """
        schema: 1
        table: { rowHeight: 44 }
        cells: { c: { views: { t: { label: { text: "1\\n2\\n3\\n4", lines: 0 } } }, constraints: ["|-[t]-|", "V:|-[t]-|"] } }
        sections: [{ rows: [{}] }]
        """)
    let findings = try TableBuilder(document).layOut(traits: try traits()).layout.findings
    #expect(findings.map(\.finding.finding.kind) == [.cutText])
    #expect(
      findings.first?.finding.finding.message.hasSuffix(
        ": the row height is fixed: let the cell determine it, or scale it with the text size.") == true)
  }

  @Test("Scrolling up, the offset is corrected by what the estimates above were wrong")
  func corrections() throws {
    let document = try pictures("height: 100, estimatedRowHeight: 50", heights: Array(repeating: 80, count: 40))
    let scroll = try TableBuilder(document).layOut(traits: try traits()).layout.scrollUp
    #expect(scroll.correctionCount == scroll.corrections.count)
    let error = 30 + 1.0 / 3
    #expect(scroll.corrections.allSatisfy { $0.reason == .measurement && abs(Double($0.amount) - error) < 1e-9 })
    #expect(abs(scroll.sum - Double(scroll.correctionCount) * error) < 1e-6)
    #expect((30..<40).contains(scroll.correctionCount))
  }

  @Test("Fixed heights follow the category where they are scaled")
  func scaledHeight() throws {
    let document = try pictures("rowHeight: { scaled: 44, textStyle: body }, separator: false", heights: [10, 900])
    for category in [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      let traits = try traits(category)
      let expected = try FontScaler(style: .body).scaledValue(44, category: category, displayScale: 3)
      let rows = try TableBuilder(document).layOut(traits: traits).layout.sections[0].rows
      #expect(rows.map(\.height) == [expected, expected])
    }
  }

  @Test("A cell that is used again shows the new row, and its own values where the row gives none")
  func reuse() throws {
    let document = try TableDocument(
      text: "schema: 1\n" + TableDocumentTests.cells
        + "sections: [{ rows: [{ name.text: A, name.alignment: right, isIn.on: true, notes.hidden: true, call.title: X, photo.size: 1x1 }, {}] }]"
    )
    let cell = RowCell(
      try CellBuilder(try #require(document.cells["person"])).build(traits: try traits()), in: document.table.style)
    let fresh = try CellBuilder(try #require(document.cells["person"])).build(traits: try traits())
    let empty = try fresh.layOut(width: 300)
    cell.show(try document.row(at: 0, in: 0))
    let full = try CellSizing.layOut(cell.cell, width: 300)
    #expect(full.views != empty.views)
    cell.show(try document.row(at: 1, in: 0))
    #expect(try CellSizing.layOut(cell.cell, width: 300).views == empty.views)
    cell.show(try document.row(at: 0, in: 0))
    #expect(try CellSizing.layOut(cell.cell, width: 300).views == full.views)
  }

  @Test("A row that cannot be read is an empty cell and a problem; the others go on")
  func problems() throws {
    try withFolder([
      "rows.jsonl": "{\"name.text\": \"A\"}\nx\n{\"name.text\": \"B\"}\n",
      "table.yaml": "schema: 1\n" + TableDocumentTests.cells + "sections: [{ rows: rows.jsonl }]",
    ]) { folder in
      let document = try TableDocument(path: folder.appending(path: "table.yaml").path)
      let (layout, problems) = try TableBuilder(document).layOut(traits: try traits())
      #expect(problems.map { $0.position } == [SourcePosition(line: 2, column: 1)])
      #expect(layout.sections[0].rows.map { $0.height > 100 } == [true, false, true])
    }
  }

  @Test("Of very many rows that cannot be read a hundred are told, each once, and that there are more")
  func manyProblems() throws {
    try withFolder([
      "rows.jsonl": String(repeating: "x\n", count: 150),
      "table.yaml": "schema: 1\n" + TableDocumentTests.cells + "sections: [{ rows: rows.jsonl }]",
    ]) { folder in
      let document = try TableDocument(path: folder.appending(path: "table.yaml").path)
      let (_, problems) = try TableBuilder(document).layOut(traits: try traits())
      #expect(problems.dropLast().map { $0.position?.line } == Array(1...DocumentLimits.errors))
      #expect(problems.last?.message == "there are more errors; only the first 100 are listed")
    }
  }

  @Test("A height of more pixels than a table counts is refused")
  func tooManyPixels() throws {
    let document = try TableDocument(text: "{schema: 1, table: {rowHeight: 200000}, cells: {}, sections: []}")
    _ = try TableBuilder(document).build(traits: try traits())
    var traits = try traits()
    traits.displayScale = 100
    let error = #expect(throws: CellDocumentErrors.self) { try TableBuilder(document).build(traits: traits) }
    #expect(
      error?.description
        == "table.yaml:1:32: \"rowHeight\" is 200000 points; at 100 pixels per point, the limit is 167772")
  }

  @Test("Fonts that are not there are said before any row is shown")
  func fonts() throws {
    let document = try TableDocument(
      text: "schema: 1\ncells: { a: { views: { x: { label: { font: Palatno, size: 9 } } } } }\nsections: []")
    let error = #expect(throws: CellDocumentErrors.self) { try TableBuilder(document).build(traits: try traits()) }
    #expect(error?.first.message == "no font named \"Palatno\"; did you mean \"Palatino\"?")
  }

  @Test("A given height of headers is their estimate, too")
  func givenHeaderHeight() throws {
    let document = try TableDocument(
      text: "{schema: 1, table: {sectionHeaderHeight: 100}, cells: {}, sections: [{header: A}, {header: B}]}")
    let layout = try TableBuilder(document).layOut(traits: try traits()).layout
    #expect(layout.estimatedContentHeight == layout.contentHeight)
    #expect(layout.sections.map { $0.header?.estimate } == [100, 100])
    #expect(layout.sections.map { $0.header?.height } == [100, 100])
  }

  @Test("A height that cannot be scaled says where it is, and the cure")
  func unscalable() throws {
    let document = try TableDocument(
      text: """
        schema: 1
        table:
          rowHeight: 44
          sectionFooterHeight: { scaled: 20, textStyle: extraLargeTitle }
        cells: {}
        sections: []
        """)
    let builder = TableBuilder(document)
    _ = try builder.build(traits: try traits())
    let error = #expect(throws: CellDocumentErrors.self) {
      try builder.build(traits: try traits(.accessibilityMedium))
    }
    #expect(
      error?.description == """
        table.yaml:4:24: "sectionFooterHeight": the leading of extraLargeTitle at AX1 is unknown, so nothing can be \
        scaled by it; it is known only at L; scale it with another text style, such as body, or use a number of points
        """)
  }

  @Test("Cells that the table keeps no longer are gone, however many rows show at once")
  func manyAtOnce() throws {
    let document = try pictures(
      "height: 10000, separator: false", heights: Array(repeating: 50, count: 1_000))
    let built = try TableBuilder(document).build(traits: try traits())
    struct Seen { weak var cell: TableViewCell? }
    var seen: [Seen] = []
    for row in [0, 250, 500, 750] {
      built.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      built.table.layoutIfNeeded()
      let cells = built.table.visibleCells
      #expect(cells.count == 200)
      seen += cells.map(Seen.init)
    }
    let kept = Set(seen.compactMap { $0.cell.map(ObjectIdentifier.init) })
    #expect(kept.count <= 200 + 128)
  }

  @Test("A thousand rows of a file keep no more cells than show")
  func many() throws {
    let lines = (0..<1_000).map { "{\"p.size\": \"10x\(44 + $0 % 50)\"}\n" }.joined()
    let cell = "cells: { c: { views: { p: { image: {} } }, constraints: [\"V:|[p]|\"] } }\n"
    try withFolder(["rows.jsonl": lines, "t.yaml": "schema: 1\n\(cell)sections: [{ rows: rows.jsonl }]"]) { folder in
      let document = try TableDocument(path: folder.appending(path: "t.yaml").path)
      #expect(document.sections[0].rows.count == 1_000)
      let built = try TableBuilder(document).build(traits: try traits())
      for row in stride(from: 0, to: 1_000, by: 125) {
        built.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
        built.table.layoutIfNeeded()
        let cell = try #require(built.table.cellForRow(at: IndexPath(row: row, section: 0)))
        let expected = Double(44 + row % 50) + 1.0 / 3
        #expect(abs(Double(cell.frame.height) - expected) < 1e-9)
      }
      #expect(built.source.cellCount < 60)
    }
  }
}
