import Foundation
import TestSupport
import Testing

@Suite("audit: the text report")
struct AuditTextTests {
  private func audit(_ folder: URL, _ arguments: [String]) throws -> StrutProcess {
    try StrutProcess.run(["audit"] + arguments + ["--widths", "320", "--categories", "L,AX5"], directory: folder)
  }

  @Test("A fault in several languages is reported once, with the languages and the place of the string")
  func languages() throws {
    let files = [
      "cell.yaml": AuditedTitle.cell("{ key: title }"),
      "s/en.lproj/L.strings": "\"title\" = \"\(AuditedTitle.long)\";\n",
      "s/de.lproj/L.strings":
        "\n\"title\" = \"Ein Titel in einer Zeile, der viel länger ist als seine Zelle breit\";\n",
      "s/fr.lproj/L.strings": "\"title\" = \"Court\";\n",
    ]
    try withFolder(files) { folder in
      let process = try audit(folder, ["cell.yaml", "--strings", "s", "--source-language", "en"])
      let lines = process.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      #expect(process.status == 1)
      #expect(lines[0] == "cell.yaml")
      #expect(lines[1].hasPrefix("  3:3 error truncated-text title: "))
      #expect(lines[2] == "      in de and en; at every audited text size; worst in de at AX5")
      #expect(
        lines[3]
          == "      \"Ein Titel in einer Zeile, der viel länger ist als seine Zel…\", key title at s/de.lproj/L.strings:2:1 and 1 other"
      )
      #expect(lines[4] == "      Allow more lines (numberOfLines = 0), or give the text more space.")
      #expect(lines.count { $0.contains("truncated-text") } == 1)
      #expect(process.output.hasSuffix("\n1 cause of 2 findings: 1 error, in 6 layouts.\n"))
    }
  }

  /// Twelve cells. The last has two errors.
  private static var many: [String: String] {
    var files: [String: String] = [:]
    for number in 10..<22 { files["c\(number).yaml"] = AuditedTitle.cell(AuditedTitle.long) }
    files["c21.yaml"] = """
      schema: 1
      views:
        title: { label: { text: \(AuditedTitle.long), textStyle: body } }
        note: { label: { text: \(AuditedTitle.long), textStyle: body } }
      constraints: ["V:|-[title]-[note]-|", "H:|-[title]-|", "H:|-[note]-|"]
      """
    return files
  }

  @Test("A report on many cells has counts by rule, the ten worst cells, and hints for showing the rest and starting")
  func manyCells() throws {
    try withFolder(Self.many) { folder in
      let paths = Self.many.keys.sorted()
      let process = try audit(folder, paths)
      let parts = process.output.components(separatedBy: "\n\n")
      #expect(process.status == 1)
      #expect(parts[0] == "rule           severity causes cells\ntruncated-text error        13    12")
      #expect(parts[1] == "The 10 worst of 12 cells:")
      #expect(parts[2].hasPrefix("c21.yaml\n") && parts[3].hasPrefix("c10.yaml\n") && parts[11].hasPrefix("c18.yaml\n"))
      #expect(parts[12] == "2 more cells with 2 causes; use --all to show all.")
      #expect(parts[13].hasPrefix("errors and warnings at L AX5\nc21.yaml               2   2\n"), "\(parts[13])")
      #expect(
        parts[14]
          == "13 errors, in 24 layouts.\n12 cells and tables: 12 with errors.\nTo report only new findings from now on: --baseline FILE --write-baseline\n"
      )
      let all = try audit(folder, paths + ["--all"]).output
      #expect(paths.allSatisfy { all.contains("\n\($0)\n") })
      #expect(all.contains("\nfindings at  L AX5\n") && !all.contains("--all"))
      #expect(try audit(folder, ["c10.yaml", "c11.yaml"]).output.components(separatedBy: "\n\n").count == 5)
      #expect(try audit(folder, ["c10.yaml"]).output.hasSuffix("\n1 error, in 2 layouts.\n"))
    }
  }

  @Test("In one cell, errors come before warnings and notes, and a single width is not named as the worst")
  func order() throws {
    let cell = """
      schema: 1
      views:
        note: { label: { text: Communication, textStyle: body, lines: 0 } }
        title: { label: { text: \(AuditedTitle.long), textStyle: body } }
      constraints: ["V:|-[note]-[title]-|", "H:|-[note]-|", "H:|-[title]-|"]
      """
    try withFolder(["cell.yaml": cell]) { folder in
      let process = try StrutProcess.run(
        ["audit", "cell.yaml", "--widths", "320,430", "--categories", "AX5"], directory: folder)
      let lines = process.output.split(separator: "\n").map(String.init)
      #expect(lines[1].hasPrefix("  4:3 error truncated-text title: "), "\(process.output)")
      #expect(lines[2] == "      at text size AX5; worst at a width of 320 points")
      #expect(lines[5].hasPrefix("  3:3 note long-word note: the word \"Communication\" is wider"))
      #expect(lines[6] == "      at text size AX5; at a width of 320 points")
    }
  }

  @Test("With a baseline there is no hint to write one")
  func withBaseline() throws {
    try withFolder(Self.many) { folder in
      let written = try audit(folder, ["c10.yaml", "--baseline", "b.json", "--write-baseline"])
      #expect(written.status == 0)
      let new = try audit(folder, Self.many.keys.sorted() + ["--baseline", "b.json"])
      #expect(
        new.output.hasSuffix(
          "\n12 errors (1 known cause), in 24 layouts.\n12 cells and tables: 11 with errors, 1 without new findings.\n")
      )
    }
  }

  @Test("Documents that could not be audited are listed with the reason, the first five of many")
  func reasons() throws {
    try withFolder(["cell.yaml": AuditedTitle.cell("Short")]) { folder in
      let process = try audit(folder, ["cell.yaml"] + (0..<7).map { "no\($0).yaml" })
      let reasons = (0..<5).map { "Not audited: no\($0).yaml: there is no such file\n" }.joined()
      #expect(process.status == 1)
      #expect(
        process.output == "Nothing found in what could be audited, in 2 layouts.\n\(reasons)and 2 more problems\n")
    }
  }
}
