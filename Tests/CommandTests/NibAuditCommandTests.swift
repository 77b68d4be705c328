import Foundation
import TestSupport
import Testing

@Suite("audit and nib: folders with Interface Builder files")
struct NibAuditCommandTests {
  private static let small = ["--categories", "L", "--widths", "320"]

  private static let title = WrittenNib.nib(
    WrittenNib.titleCell(
      "cel-l1-001", WrittenNib.long, name: "EpisodeCell",
      connections: WrittenNib.outlet("titleLabel", to: "cel-l1-001-title")))
  private static let known = WrittenNib.nib(WrittenNib.titleCell("cel-l1-001", "A short title", name: "ChapterCell"))

  /// An app with a cell whose title code sets, a cell with a translation, a document in YAML, and a
  /// file of other code.
  private static let app = [
    "App/EpisodeCell.xib": title, "App/Base.lproj/ChapterCell.xib": known,
    "App/de.lproj/ChapterCell.strings": "\"cel-l1-001-title.text\" = \"\(WrittenNib.long)\";\n",
    "App/cell.yaml": AuditedTitle.cell("A title"), "App/Pods/Other/Other.xib": title,
    "App/Watch.storyboard": """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit"/>
    """,
  ]

  private func run(_ arguments: [String]) throws -> StrutProcess { try run(Self.app, arguments) }

  private func run(_ files: [String: String], _ arguments: [String]) throws -> StrutProcess {
    try withFolder(files) { try StrutProcess.run(arguments, directory: $0) }
  }

  @Test("The cells of a folder are audited, each file in its languages, with those of documents; other code is skipped")
  func folder() throws {
    let json = try run(["audit", "App", "--json"] + Self.small).json()
    #expect(
      json.subjects.array.map(\.string) == [
        "App/cell.yaml", "App/Base.lproj/ChapterCell.xib/ChapterCell", "App/EpisodeCell.xib/EpisodeCell",
      ])
    #expect(json.locales.array.map(\.string) == ["de", "en"])
    #expect(json.layouts.number == 4)
    let cut = json.findings.array.filter { $0.rule.string == "truncated-text" }
    #expect(cut.map(\.file.string) == ["App/Base.lproj/ChapterCell.xib", "App/EpisodeCell.xib"])
    #expect(cut.map(\.locale.string) == ["de", nil])
    #expect(cut.map(\.textFromCode.bool) == [false, true])
    #expect(cut.map(\.textFile.string) == ["App/de.lproj/ChapterCell.strings", nil])
    #expect(cut[1].objectID.string == "cel-l1-001-title")
    #expect(cut[1].line.number == WrittenNib.line(of: "<label", in: Self.title).map(Double.init))
    #expect(json.fileNotes.array.contains { $0.code.string == "text-from-code" })
    let yaml = try run(["audit", "App/cell.yaml", "--json"] + Self.small).json()
    #expect(!yaml.keys.contains("fileNotes"))
  }

  @Test("A file may be named directly, and named languages take precedence")
  func file() throws {
    let json = try run(
      ["audit", "App/Base.lproj/ChapterCell.xib", "--locales", "de,en-XA", "--json"] + Self.small
    ).json()
    #expect(json.subjects.array.count == 1)
    #expect(json.locales.array.map(\.string) == ["de", "en-XA"])
    #expect(json.findings.array.filter { $0.rule.string == "truncated-text" }.map(\.locale.string).contains("de"))
  }

  @Test("The text shows the origin of strings, the names of objects and, at the end, notes; --notes lists them")
  func text() throws {
    let process = try run(["audit", "App/EpisodeCell.xib"] + Self.small)
    #expect(process.status == 1)
    #expect(process.output.hasPrefix("App/EpisodeCell.xib/EpisodeCell\n"))
    let line = try #require(WrittenNib.line(of: "<label", in: Self.title))
    #expect(process.output.contains("  \(line):"), "\(process.output)")
    #expect(process.output.contains("error truncated-text titleLabel (cel-l1-001-title): "))
    #expect(process.output.contains("\"\(WrittenNib.long)\" (may change)\n"))
    #expect(process.output.hasSuffix("Not known from the files alone: 1 text-from-code; use --notes to show them.\n"))
    let listed = try run(["audit", "App/EpisodeCell.xib", "--notes"] + Self.small).output
    #expect(listed.contains("App/EpisodeCell.xib:\(line):"))
    #expect(listed.contains(": text-from-code titleLabel (cel-l1-001-title): "))
    let refused = try run(["audit", "App", "--notes", "--json"])
    #expect(refused.status == 2 && refused.errors.contains("--notes requires --format text"))
  }

  @Test("Only text that is not in the file is called a sample")
  func sample() throws {
    let text = WrittenNib.nib(
      WrittenNib.titleCell(
        "cel-l1-001", "Label", name: "EpisodeCell", attributes: #"rowHeight="20""#,
        connections: WrittenNib.outlet("titleLabel", to: "cel-l1-001-title")))
    let arguments = ["audit", "Cell.xib", "--categories", "AX5", "--widths", "200", "--placeholder"]
    let sample = try run(["Cell.xib": text], arguments + ["sample"]).output
    #expect(sample.contains("\"Sample text\" (sample)\n"), "\(sample)")
    #expect(!sample.contains("(may change)"))
    let written = try run(
      ["Cell.xib": text.replacing("\"Label\"", with: "\"\(WrittenNib.long)\"")], arguments + ["as-written"])
    #expect(written.output.contains("\"\(WrittenNib.long)\" (may change)\n"), "\(written.output)")
    #expect(!written.output.contains("(sample)"))
  }

  @Test("One cell is audited by its name or object ID, and a path in a report is answered with the option")
  func cell() throws {
    let cells = ["Episode", "Chapter", "Chapter"].enumerated().map { index, name in
      WrittenNib.titleCell("cel-l\(index)-001", WrittenNib.long, name: name)
    }
    let files = ["App/Cells.xib": WrittenNib.nib(cells.joined(separator: "\n"))]
    func subjects(_ name: String) throws -> [String] {
      let process = try run(files, ["audit", "App", "--cell", name, "--json"] + Self.small)
      return try process.json().subjects.array.compactMap(\.string)
    }
    let paths = ["Episode", "Chapter", "Chapter (cel-l2-001)"].map { "App/Cells.xib/\($0)" }
    #expect(try subjects("Episode") == [paths[0]])
    #expect(try subjects("cel-l2-001") == [paths[2]])
    #expect(try subjects("Chapter") == Array(paths[1...]))
    let unknown = try run(files, ["audit", "App", "--cell", "Episod"] + Self.small)
    #expect(unknown.status == 2)
    #expect(
      unknown.errors.contains(
        "the audited files have no cell, static table or static row \"Episod\". Did you mean \"Episode\"?"))
    let path = try run(files, ["audit", "App/Cells.xib/Chapter"] + Self.small)
    #expect(path.status == 3)
    #expect(
      path.errors.contains(
        "App/Cells.xib/Chapter: there is no such file; to audit a cell or table of App/Cells.xib, use --cell Chapter"))
  }

  @Test(
    "A cell is called by its reuse identifier, its class, its file or its object ID, and a row by its object ID",
    arguments: ["episode", "EpisodeView", "Nib", "cel-l1-001", "row-id-002"])
  func calls(name: String) throws {
    let row = { (id: String) in WrittenNib.titleCell(id, WrittenNib.long, name: "Row") }
    let sections = """
      <sections><tableViewSection id="sec-ti-001"><cells>\(row("row-id-001"))\(row("row-id-002"))</cells>
      </tableViewSection></sections>
      """
    let files = [
      "Nib.xib": WrittenNib.nib(
        WrittenNib.titleCell(
          "cel-l1-001", WrittenNib.long, name: "episode", attributes: #"customClass="EpisodeView""#)),
      "Main.storyboard": WrittenNib.storyboard(#"dataMode="static" style="grouped""#, sections),
    ]
    let json = try run(files, ["audit", ".", "--cell", name, "--json"] + Self.small).json()
    let isRow = name == "row-id-002"
    #expect(
      json.subjects.array.map(\.string) == [isRow ? "Main.storyboard/tab-le-001" : "Nib.xib/episode"])
    #expect(json.layouts.number == 1)
    #expect(json.findings.array.allSatisfy { $0.row.number == (isRow ? 1 : nil) })
    let rules = "schema: 1\nsuppressions: [{ element: '*', subject: \(name), reason: r }]"
    let suppressed = try run(
      files.merging(["rules.yml": rules]) { $1 }, ["audit", ".", "--rules", "rules.yml", "--json"] + Self.small)
    #expect(try suppressed.json().suppressed.number ?? 0 > 0 || isRow, "\(suppressed.errors)")
    let ignored = try run(
      files.merging(["strut-nib.yaml": "schema: 1\nignore: [\(name)]"]) { $1 }, ["audit", ".", "--json"] + Self.small)
    #expect(try ignored.json().layouts.number == 2 && !ignored.errors.contains("not applied"))
    let layout = try run(files, ["layout", isRow ? "Main.storyboard" : "Nib.xib", "--cell", name])
    #expect(layout.status == 0, "\(layout.errors)")
  }

  @Test("Named languages without strings are told, and text in an unknown language has no key")
  func missingLanguages() throws {
    let process = try run(["audit", "App", "--locales", "de,fr,en-XA"] + Self.small)
    #expect(
      process.errors.contains(
        "Interface Builder files without strings in de (1 of 2 files) and fr (2 of 2 files) are laid out with their "
          + "own text"), "\(process.errors)")
    let plain = ["Cell.xib": Self.known]
    let pseudo = try run(plain, ["audit", "Cell.xib", "--locales", "en-x-double", "--categories", "AX5"])
    #expect(pseudo.output.contains("error truncated-text") && !pseudo.output.contains("key "), "\(pseudo.output)")
    #expect(pseudo.errors == "")
  }

  @Test("Every format marks a text that the app may not show")
  func marks() throws {
    let text = WrittenNib.nib(
      WrittenNib.titleCell(
        "cel-l1-001", "Label", name: "EpisodeCell",
        connections: WrittenNib.outlet("titleLabel", to: "cel-l1-001-title")))
    for (format, mark) in [
      ("text", "\"Sample text\" (sample)"), ("github", "Text: Sample text (sample)"),
      ("junit", "Text: Sample text (sample)"), ("sarif", "Text: Sample text (sample)."),
      ("html", "\"textMark\":\"sample\""),
    ] {
      let report = try run(
        ["Cell.xib": text],
        ["audit", "Cell.xib", "--categories", "AX5", "--widths", "100", "--placeholder", "sample", "--format", format])
      #expect(report.output.contains(mark), "\(format)")
    }
  }

  @Test("Several cells with findings have a table by text size, and cells of collection views count as others")
  func tables() throws {
    let cells = ["A", "B"].map { WrittenNib.titleCell("cel-\($0)-0001", WrittenNib.long, name: $0) }
    let collection = #"<collectionViewCell id="col-l1-001" reuseIdentifier="C"/>"#
    let files = ["Cells.xib": WrittenNib.nib((cells + [collection]).joined(separator: "\n"))]
    let text = try run(files, ["audit", "Cells.xib", "--categories", "L,AX5", "--widths", "320"])
    #expect(text.output.contains("\nerrors and warnings at L AX5\nA "), "\(text.output)")
    #expect(text.output.contains("\n3 cells and tables: 2 with errors, 1 without findings.\n"), "\(text.output)")
  }

  @Test(
    "A setting that names nothing is told, without an effect on the status, and paths in the working directory have no ./"
  )
  func settings() throws {
    let files = ["Cell.xib": Self.known, "strut-nib.yaml": "schema: 1\nrowHeights: { ChapterCel: 70 }\n"]
    let process = try run(files, ["audit", "."] + Self.small)
    let reason =
      "strut: not applied: strut-nib.yaml:2:15: there is no cell or table named \"ChapterCel\""
      + "; did you mean \"ChapterCell\"?\n"
    #expect(process.errors.contains(reason), "\(process.errors)")
    #expect(process.errors.contains("strut: settings: strut-nib.yaml\n"))
    #expect(process.status == 0 && !process.output.contains("not everything could be audited"))
    let json = try run(files, ["audit", ".", "--json"] + Self.small).json()
    #expect(json.subjects.array.map(\.string) == ["Cell.xib/ChapterCell"])
  }

  @Test("A misspelled suppression is reported by an audit of a folder")
  func suppressions() throws {
    let rules =
      "schema: 1\nsuppressions:\n  - { element: cel-l1-xxx, reason: r }\n"
      + "  - { element: titel, subject: Cel.xib, reason: r }\n"
    let process = try run(
      ["Cell.xib": Self.known, "rules.yml": rules], ["audit", ".", "--rules", "rules.yml"] + Self.small)
    #expect(
      process.errors.contains(
        "for \"cel-l1-xxx\" (line 3) has no effect: no audited file has an element \"cel-l1-xxx\""), "\(process.errors)"
    )
    #expect(process.errors.contains("(line 4) has no effect: no audited file or cell is named \"Cel.xib\""))
    let part = try run(
      ["Cell.xib": Self.known, "rules.yml": rules], ["audit", "Cell.xib", "--rules", "rules.yml"] + Self.small)
    #expect(part.errors == "")
  }

  @Test("strut nib --notes does not ask for the option that was given")
  func listedNotes() throws {
    let line = "Not known from the files alone: "
    let listed = try run(["nib", "App", "--notes"]).output
    #expect(listed.contains(line) && !listed.contains("use --notes"))
    #expect(try run(["nib", "App"]).output.contains("; use --notes to show them."))
  }

  @Test("Notes alone do not change the exit status, unless they are strict")
  func strict() throws {
    let sound = [
      "Cell.xib": WrittenNib.nib(
        WrittenNib.titleCell(
          "cel-l1-001", "A title", name: "EpisodeCell",
          connections: WrittenNib.outlet("titleLabel", to: "cel-l1-001-title")))
    ]
    let usual = try run(sound, ["audit", "Cell.xib"] + Self.small)
    #expect(usual.status == 0, "\(usual.output)")
    let strict = try run(sound, ["audit", "Cell.xib", "--strict-notes"] + Self.small)
    #expect(strict.status == 1)
    #expect(strict.output.contains("warning text-from-code titleLabel"))
    let plain = try run(["Cell.xib": Self.known], ["audit", "Cell.xib", "--strict-notes"] + Self.small)
    #expect(plain.status == 0, "\(plain.output)")
  }

  @Test("Text that has the right size after loading is reported by file, at the end")
  func loaded() throws {
    let cells = (1...5).map { number in
      WrittenNib.titleCell(
        "cel-l\(number)-001", "", name: "Cell\(number)",
        label: WrittenNib.label("cel-l\(number)-001-title", "Text \(number)", attributes: ""))
    }
    let files = ["Cells.xib": WrittenNib.nib(cells.joined(separator: "\n"))]
    let process = try run(files, ["audit", "Cells.xib"] + Self.small)
    #expect(process.status == 0)
    let lines = process.output.split(separator: "\n").filter { $0.hasPrefix("  Cells.xib: ") }
    #expect(lines.count == 1)
    #expect(lines.first?.hasSuffix(" and 2 others") == true, "\(lines)")
    #expect(process.output.contains("5 notes, in 5 layouts."))
    let all = try run(files, ["audit", "Cells.xib", "--all"] + Self.small).output
    #expect(all.contains("\"Text 5\" (cel-l5-001-title)"))
  }

  @Test("Text whose font code may set is listed by file, separately from text with the right size when loaded")
  func styledByCode() throws {
    let attribute = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="styleName" value="title2"/></userDefinedRuntimeAttributes>
      """
    let label = WrittenNib.label(
      "cel-l1-001-title", "Text", attributes: #"customClass="StyledLabel""#, font: #"type="system" pointSize="17""#
    ).replacing("</label>", with: "\(attribute)</label>")
    let text = WrittenNib.nib(WrittenNib.titleCell("cel-l1-001", "", name: "Cell", label: label))
    let process = try run(["Cells.xib": text], ["audit", "Cells.xib"] + Self.small)
    #expect(process.status == 0)
    #expect(process.output.hasPrefix("note unscaled-text, in files: text with a fixed size in views with a custom"))
    #expect(process.output.contains("\n  Cells.xib: \"Text\" (cel-l1-001-title)\n"))
    #expect(process.output.contains("1 note, in 1 layout."))
  }

  @Test("A baseline still covers all findings after every file is reformatted")
  func baseline() throws {
    try withFolder(Self.app) { folder in
      let arguments = ["audit", "App", "--baseline", "known.json"] + Self.small
      #expect(try StrutProcess.run(arguments + ["--write-baseline"], directory: folder).status == 0)
      for name in ["App/EpisodeCell.xib", "App/Base.lproj/ChapterCell.xib"] {
        let file = folder.appending(path: name)
        let text = WrittenNib.reformatted(try String(contentsOf: file, encoding: .utf8))
        try Data(text.utf8).write(to: file)
      }
      let again = try StrutProcess.run(arguments + ["--json"], directory: folder)
      #expect(again.status == 0)
      let json = try again.json()
      #expect(json.findings.array.isEmpty)
      #expect(json.known.number ?? 0 >= 2)
      #expect(json.notes.array.isEmpty)
    }
  }

  @Test("Patterns include and exclude files")
  func patterns() throws {
    let included = try run(["audit", "App", "--include", "Pods/**", "--exclude", "*.yaml", "--json"] + Self.small)
      .json()
    #expect(included.subjects.array.compactMap(\.string).contains("App/Pods/Other/Other.xib/EpisodeCell"))
    let excluded = try run(["audit", "App", "--exclude", "**/EpisodeCell.xib", "--json"] + Self.small).json()
    #expect(!excluded.subjects.array.compactMap(\.string).contains { $0.contains("EpisodeCell") })
  }

  @Test("A file that cannot be read is reported and the others are audited; a file for another platform is skipped")
  func unreadable() throws {
    var files = Self.app
    files["App/Broken.xib"] = "<document"
    let process = try run(files, ["audit", "App", "--json"] + Self.small)
    #expect(process.status == 1)
    #expect(try process.json().problems.array.compactMap(\.string).contains { $0.hasPrefix("App/Broken.xib:") })
    #expect(process.errors.contains("strut: skipped: App/Watch.storyboard: "), "\(process.errors)")
  }

  @Test("A folder without cells is an error, and so is a file without any")
  func nothing() throws {
    let empty = try run(["Empty/Launch.xib": WrittenNib.nib("")], ["audit", "Empty"])
    #expect(empty.status == 3)
    #expect(empty.errors.contains("no .xib or .storyboard in it has cells"), "\(empty.errors)")
    let file = try run(["Launch.xib": WrittenNib.nib("")], ["audit", "Launch.xib"])
    #expect(file.status == 3)
    #expect(file.errors.contains("Launch.xib: the file contains no cells or static tables"), "\(file.errors)")
  }

  @Test("Size classes are two words", arguments: ["regular", "regular,wide", ""])
  func sizeClasses(text: String) throws {
    let process = try run(["audit", "App", "--size-class", text])
    #expect(process.status == 2)
    #expect(process.errors.contains("--size-class must be two of compact and regular"), "\(process.errors)")
    #expect(try run(["audit", "App", "--size-class", "regular,regular", "--json"] + Self.small).status == 1)
  }

  @Test("Every format has the finding at its file and line")
  func formats() throws {
    let line = try #require(WrittenNib.line(of: "<label", in: Self.title))
    for (format, expected) in [
      ("github", "::error file=App/EpisodeCell.xib,line=\(line),"), ("sarif", "\"startLine\" : \(line)"),
      ("junit", "At App/EpisodeCell.xib:\(line):"), ("html", "\"line\":\(line)"),
    ] {
      let report = try run(["audit", "App/EpisodeCell.xib", "--format", format] + Self.small)
      #expect(report.status == 1)
      #expect(report.output.contains(expected), "\(format)")
    }
  }

  // MARK: nib

  @Test("nib lists files, cells, languages and, by code, notes")
  func contents() throws {
    let json = try run(["nib", "App", "--json"]).json()
    #expect(json.files.array.map(\.file.string) == ["App/Base.lproj/ChapterCell.xib", "App/EpisodeCell.xib"])
    #expect(json.files[0].languages.array.map(\.string) == ["en", "de"])
    #expect(json.files[1].cells[0].name.string == "EpisodeCell")
    #expect(json.files[1].cells[0].context.string == "nib")
    #expect(json.noteCounts["text-from-code"].number == 1)
    #expect(json.skipped.array.map(\.file.string) == ["App/Watch.storyboard"])
    let text = try run(["nib", "App"])
    #expect(text.status == 0)
    #expect(text.output.contains("2 files, 2 cells, 0 static tables, 2 languages, 0 fonts."))
    #expect(text.output.contains(" EpisodeCell\n"))
    #expect(text.output.contains("skipped: App/Watch.storyboard: "))
    #expect(try run(["nib", "App", "--notes"]).output.contains("text-from-code titleLabel"))
  }

  @Test("A folder without such files, and a file that cannot be read, have status 3")
  func noContents() throws {
    let none = try run(["Empty/a.txt": ""], ["nib", "Empty"])
    #expect(none.status == 3 && none.errors.contains("Empty contains no .xib or .storyboard"), "\(none.errors)")
    #expect(try run(["Broken.xib": "<a"], ["nib", "Broken.xib"]).status == 3)
  }
}
