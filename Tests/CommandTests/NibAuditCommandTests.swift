import Foundation
import TestSupport
import Testing

@Suite("audit and nib: folders with files of Interface Builder")
struct NibAuditCommandTests {
  private static let small = ["--categories", "L", "--widths", "320"]

  private static let title = WrittenNib.nib(
    WrittenNib.titleCell(
      "cel-l1-001", WrittenNib.long, name: "EpisodeCell",
      connections: WrittenNib.outlet("titleLabel", to: "cel-l1-001-title")))
  private static let known = WrittenNib.nib(WrittenNib.titleCell("cel-l1-001", "A short title", name: "ChapterCell"))

  /// An app with a cell whose title code sets, one with a translation, a document in YAML, and what is none of its own.
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

  @Test("A folder's cells are audited, each file in its languages, with those of documents; others' are not")
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

  @Test("A file may be named by itself, and the languages that are named count")
  func file() throws {
    let json = try run(
      ["audit", "App/Base.lproj/ChapterCell.xib", "--locales", "de,en-XA", "--json"] + Self.small
    ).json()
    #expect(json.subjects.array.count == 1)
    #expect(json.locales.array.map(\.string) == ["de", "en-XA"])
    #expect(json.findings.array.filter { $0.rule.string == "truncated-text" }.map(\.locale.string).contains("de"))
  }

  @Test("The text says where texts come from, names objects, and ends with what is not known; --notes lists it")
  func text() throws {
    let process = try run(["audit", "App/EpisodeCell.xib"] + Self.small)
    #expect(process.status == 1)
    #expect(process.output.hasPrefix("App/EpisodeCell.xib/EpisodeCell\n"))
    let line = try #require(WrittenNib.line(of: "<label", in: Self.title))
    #expect(process.output.contains("  \(line):"), "\(process.output)")
    #expect(process.output.contains("error truncated-text titleLabel (cel-l1-001-title): "))
    #expect(process.output.contains("\"\(WrittenNib.long)\" (may change)\n"))
    #expect(process.output.hasSuffix("Not known from the files: 1 text-from-code; use --notes to show them.\n"))
    let listed = try run(["audit", "App/EpisodeCell.xib", "--notes"] + Self.small).output
    #expect(listed.contains("App/EpisodeCell.xib:\(line):"))
    #expect(listed.contains(": text-from-code titleLabel (cel-l1-001-title): "))
    let refused = try run(["audit", "App", "--notes", "--json"])
    #expect(refused.status == 2 && refused.errors.contains("--notes is about --format text"))
  }

  @Test("Only a text that the file does not have is called a sample")
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

  @Test("Notes alone set no exit status, unless they are strict")
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

  @Test("Texts that are right once they are loaded are told by file, at the end")
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

  @Test("Texts whose fonts code may set are told by file, apart from those that are right once they are loaded")
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
    #expect(process.output.hasPrefix("note unscaled-text, in files: texts of a fixed size whose class"))
    #expect(process.output.contains("\n  Cells.xib: \"Text\" (cel-l1-001-title)\n"))
    #expect(process.output.contains("1 note, in 1 layout."))
  }

  @Test("A baseline covers all after every file is formatted in another way")
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

  @Test("Patterns take and leave out files")
  func patterns() throws {
    let included = try run(["audit", "App", "--include", "Pods/**", "--exclude", "*.yaml", "--json"] + Self.small)
      .json()
    #expect(included.subjects.array.compactMap(\.string).contains("App/Pods/Other/Other.xib/EpisodeCell"))
    let excluded = try run(["audit", "App", "--exclude", "**/EpisodeCell.xib", "--json"] + Self.small).json()
    #expect(!excluded.subjects.array.compactMap(\.string).contains { $0.contains("EpisodeCell") })
  }

  @Test("A file that cannot be read is told, and the others go on; one for another platform is skipped with the reason")
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
    #expect(empty.errors.contains("no .xib or .storyboard in it has cells of tables"), "\(empty.errors)")
    let file = try run(["Launch.xib": WrittenNib.nib("")], ["audit", "Launch.xib"])
    #expect(file.status == 3)
    #expect(file.errors.contains("Launch.xib: the file has no cell of a table and no static table"), "\(file.errors)")
  }

  @Test("Size classes are two words", arguments: ["regular", "regular,wide", ""])
  func sizeClasses(text: String) throws {
    let process = try run(["audit", "App", "--size-class", text])
    #expect(process.status == 2)
    #expect(process.errors.contains("--size-class is two of compact and regular"), "\(process.errors)")
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

  @Test("nib lists what there is: files, cells, languages, and what is not known, by code")
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
    #expect(text.output.contains("skipped: App/Watch.storyboard: "))
    #expect(try run(["nib", "App", "--notes"]).output.contains("text-from-code titleLabel"))
  }

  @Test("A folder without such files, and a file that cannot be read, end with status 3")
  func noContents() throws {
    let none = try run(["Empty/a.txt": ""], ["nib", "Empty"])
    #expect(none.status == 3 && none.errors.contains("there is no .xib or .storyboard in Empty"), "\(none.errors)")
    #expect(try run(["Broken.xib": "<a"], ["nib", "Broken.xib"]).status == 3)
  }
}
