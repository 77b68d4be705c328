import Foundation
import Testing

@Suite("table")
struct TableCommandTests {
  private static let path = Example.folder.appending(path: "Artistry/artists.yaml").path

  @Test("Heights, estimates and corrections in JSON add up")
  func json() throws {
    let report = try StrutProcess.run("table", Self.path, "--category", "AX1", "--width", "430", "--json").json()
    #expect(report.schema.number == 1)
    #expect(report.engines.keys == ["freetype", "harfbuzz", "icu", "strut"])
    #expect((report.category.string, report.width.number, report.style.string) == ("AX1", 430, "plain"))
    let rows = report.sections[0].rows.array
    #expect(rows.count == 5)
    #expect(rows.allSatisfy { $0.estimate.number == 140 })
    let heights = rows.compactMap(\.height.number)
    #expect(abs(heights.reduce(0, +) - (report.contentSize.height.number ?? 0)) < 1e-6)
    #expect(report.contentSize.estimatedHeight.number == 700)
    #expect(report.sections[0].header.value == nil)
    let scroll = report.scrollUp
    #expect(scroll.correctionCount.number == Double(scroll.corrections.array.count))
    let sum = scroll.corrections.array.compactMap(\.amount.number).reduce(0, +)
    #expect(abs(sum - (scroll.sum.number ?? .nan)) < 1e-6)
  }

  @Test("Several text sizes are shown one per line, and as a list in JSON")
  func categories() throws {
    let text = try StrutProcess.run("table", Self.path, "--category", "L,AX5").output
    #expect(text.split(separator: "\n").count == 3)
    let tables = try StrutProcess.run("table", Self.path, "--category", "L,AX5", "--json").json().tables.array
    #expect(tables.map(\.category.string) == ["L", "AX5"])
  }

  @Test("A collection view's frames are printed, and it is drawn")
  func collection() throws {
    let path = Example.folder.appending(path: "Collections/albums.yaml").path
    let report = try StrutProcess.run("table", path, "--json").json()
    #expect((report.layout.string, report.category.string) == ("compositional", "L"))
    let items = report.sections[0].items.array
    #expect(items.map { $0.frame.x.number.map { ($0 * 3).rounded() } } == [48, 581, 48])
    #expect(items.allSatisfy { $0.frame.width.number.map { abs($0 - 165.5) < 1.0 / 3 } == true })
    let end = items.compactMap { item in item.frame.y.number.flatMap { y in item.frame.height.number.map { y + $0 } } }
    #expect((report.contentSize.height.number ?? 0) == (end.max() ?? 0) + 16)
    let text = try StrutProcess.run("collection", path, "--category", "L,AX5").output
    #expect(text.split(separator: "\n").count == 3)
    try withTemporaryFile("picture.svg", "") { picture in
      let process = try StrutProcess.run("table", path, "--svg", picture)
      #expect(process.status == 0)
      let drawn = try String(contentsOfFile: picture, encoding: .utf8)
      #expect(drawn.contains("<svg"))
    }
  }

  @Test("Findings and problems of items, and characters without a font, set the exit status as in a table")
  func itemFindings() throws {
    let text = """
      schema: 1
      collection: { width: 320, flow: { itemSize: { width: 100, height: 44 } } }
      cells:
        word:
          views: { text: { label: { textStyle: body, lines: 0 } } }
          constraints: ["H:|-[text]-|", "V:|-[text]-|"]
      sections: [{ items: ITEMS }]
      """
    let items =
      "{\"text.text\": \"Sea\"}\n{\"text.text\": \"Mountains and valleys and rivers \u{16A0}\"}\n{\"b.text\": \"x\"}\n"
    try withTemporaryFile("items.jsonl", items) { file in
      let path = file.replacing("items.jsonl", with: "words.yaml")
      try text.replacing("ITEMS", with: file).write(toFile: path, atomically: true, encoding: .utf8)
      let process = try StrutProcess.run("table", path, "--json")
      #expect(process.status == 1)
      let report = try process.json()
      let finding = try #require(report.findings.array.first)
      #expect((finding.kind.string, finding.view.string, finding.line.number) == ("cut-text", "text", 5))
      #expect((finding.section.number, finding.item.number, finding.itemCount.number) == (0, 1, 1))
      #expect(report.problems.array.compactMap(\.string).map { $0.hasPrefix("\(file):3:2: ") } == [true])
      let shown = try StrutProcess.run("table", path)
      #expect(shown.output.contains("finding: \(path):5:14: text is ") && shown.output.contains("(item 0.1)"))
      #expect(shown.errors.contains("items.jsonl:3:2: cell"))
      let several = try StrutProcess.run("table", path, "--category", "L,AX5")
      #expect(several.output.contains("finding at AX5: "))
      let strict = try StrutProcess.run("table", path, "--strict")
      #expect(strict.status == 4 && strict.errors.contains("U+16A0"))
    }
  }

  @Test("Findings in headers name their section, and a note reports items that were not examined")
  func headersAndLimit() throws {
    let text = """
      schema: 1
      collection: { width: 320, list: { headerMode: supplementary } }
      cells:
        word: { views: { text: { label: { textStyle: body } } }, constraints: ["H:|-[text]-|", "V:|-[text]-|"] }
        head:
          views: { text: { label: { textStyle: body } } }
          constraints: ["H:|-[text]-|", "V:|-[text]-|", text.height == 50, text.height == 60]
      sections: [{ header: { cell: head, text.text: Sea }, cell: word, items: items.jsonl }]
      """
    let items = String(repeating: "{\"text.text\": \"Sea\"}\n", count: 1_001)
    try withTemporaryFile("items.jsonl", items) { file in
      let path = file.replacing("items.jsonl", with: "list.yaml")
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      let process = try StrutProcess.run("table", path, "--json")
      #expect(process.status == 1)
      let report = try process.json()
      #expect(report.examinedCount.number == 1_000)
      let finding = try #require(report.findings.array.first)
      #expect((finding.kind.string, finding.part.string) == ("dropped-constraint", "header"))
      #expect((finding.section.number, finding.sectionCount.number, finding.line.number) == (0, 1, 6))
      #expect(finding.item.value == nil && finding.row.value == nil)
      let shown = try StrutProcess.run("table", path)
      #expect(shown.output.contains("(header of section 0)"))
      #expect(
        shown.output.contains(
          "note: only the first 1000 items, headers and footers were examined; use strut audit to examine all"))
    }
  }

  @Test("A row that cannot be read is a finding, and the others are laid out")
  func problems() throws {
    let table =
      "schema: 1\ncells: { c: { views: { a: { label: {} } } } }\nsections: [{ rows: [{}, {}] }, { rows: ROWS }]"
    try withTemporaryFile("rows.jsonl", "{\"a.text\": \"x\"}\n{\"b.text\": \"x\"}\n") { rows in
      try withTemporaryFile("t.yaml", table.replacing("ROWS", with: rows)) { path in
        let process = try StrutProcess.run("table", path, "--json")
        #expect(process.status == 1)
        #expect(
          try process.json().problems.array.compactMap(\.string) == [
            "\(rows):2:2: cell \"c\" has no view \"b\"; the views in it are a"
          ])
        #expect(try StrutProcess.run("table", path).errors.contains("rows.jsonl:2:2: cell"))
      }
    }
  }

  @Test("An invalid document and an unknown release are rejected")
  func refused() throws {
    #expect(try StrutProcess.run("table", Example.sample).status == 3)
    #expect(try StrutProcess.run("table", "nowhere.yaml", "--json").json().error.code.string == "unreadable-file")
    #expect(try StrutProcess.run("table", Self.path, "--era", "iOS5").status == 2)
  }

  @Test(
    "Content that does not fit in rows is reported once for each view, with its place in the file of the cell and the first row"
  )
  func findings() throws {
    let cell = """
      schema: 1
      views:
        title: { label: { text: A, lines: 0 } }
        toggle: { switch: {} }
      constraints: ["H:|-[title]-8-[toggle]-|", "V:|-[title]-|", toggle.top == title.top, title.width == 290, title.height == 40]
      """
    let table = "schema: 1\ncells: { c: cell.yaml }\nsections: [{ rows: [{ title.text: x }, { title.text: y }, {}] }]"
    try withTemporaryFile("cell.yaml", cell) { path in
      let tablePath = path.replacing("cell.yaml", with: "table.yaml")
      try table.write(toFile: tablePath, atomically: true, encoding: .utf8)
      let process = try StrutProcess.run("table", tablePath, "--json")
      #expect(process.status == 1)
      let findings = try process.json().findings.array
      #expect(findings.map(\.kind.string) == ["squeezed"])
      let finding = try #require(findings.first)
      #expect((finding.view.string, finding.edge.string, finding.rowCount.number) == ("toggle", "width", 3))
      #expect((finding.section.number, finding.row.number) == (0, 0))
      #expect((finding.file.string, finding.line.number, finding.column.number) == (path, 4, 3))
      let text = try StrutProcess.run("table", tablePath).output
      #expect(text.contains("finding: \(path):4:3: toggle.width is "))
      #expect(text.contains("(row 0.0 and 2 more)"))
    }
  }

  @Test("A row that can be read at no text size is a problem at each, and is reported once")
  func problemsAtSizes() throws {
    let table = """
      schema: 1
      table: { height: 60 }
      cells: { c: { views: { t: { label: {} } }, constraints: ["|-[t]-|", "V:|-[t]-|"] } }
      sections: [{ rows: rows.jsonl }]
      """
    try withTemporaryFile("rows.jsonl", "{\"t.text\": \"a\"}\n{\"t.text\": broken\n") { path in
      let tablePath = path.replacing("rows.jsonl", with: "table.yaml")
      try table.write(toFile: tablePath, atomically: true, encoding: .utf8)
      let process = try StrutProcess.run("table", tablePath, "--category", "XS,M,AX5")
      #expect(process.status == 1)
      #expect(process.errors.split(separator: "\n").count == 1)
      #expect(process.errors.hasPrefix("strut: \(path):2:12: "))
    }
  }

  @Test("Tables at several text sizes are side by side in one picture")
  func sheet() throws {
    try withTemporaryFile("sheet.svg", "") { path in
      #expect(try StrutProcess.run("table", Self.path, "--category", "XS,L", "--svg", path).status == 0)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.contains("width=\"\(20 + 375 + 24 + 375 + 20)"))
    }
  }

  @Test("The picture shows the whole height of the table")
  func picture() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strut-table-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let svg = folder.appending(path: "table.svg")
    let report = try StrutProcess.run("table", Self.path, "--svg", svg.path, "--json").json()
    let text = try String(contentsOf: svg, encoding: .utf8)
    let height = try #require(report.contentSize.height.number)
    #expect(text.contains("width=\"375"))
    #expect(text.contains("height=\"\(Int(height))"))
  }
}
