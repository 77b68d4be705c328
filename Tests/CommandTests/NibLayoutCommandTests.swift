import Foundation
import TestSupport
import Testing

@Suite("layout, sizes and table: Interface Builder files")
struct NibLayoutCommandTests {
  private static let one = WrittenNib.nib(
    WrittenNib.titleCell(
      "cel-l1-001", "A title", name: "EpisodeCell",
      connections: WrittenNib.outlet("titleLabel", to: "cel-l1-001-title")))
  private static let several = WrittenNib.nib(
    ["EpisodeCell", "ChapterCell", "ChapterCell"].enumerated().map { index, name in
      WrittenNib.titleCell("cel-l\(index)-001", "A title", name: name)
    }.joined(separator: "\n"))

  private func run(_ arguments: String..., file: String = one) throws -> StrutProcess {
    try withFolder(["Cell.xib": file]) { folder in
      try StrutProcess.run(arguments, directory: folder)
    }
  }

  @Test("A cell is laid out as in a document, with the places and the recorded frames of the file")
  func one() throws {
    let json = try run("layout", "Cell.xib", "--placeholder", "as-written", "--json").json()
    #expect(json.cell.string == "EpisodeCell")
    #expect((json.file.string, json.objectID.string) == ("Cell.xib", "cel-l1-001"))
    #expect(json.line.number == WrittenNib.line(of: "<tableViewCell id", in: Self.one).map(Double.init))
    #expect((json.width.number, json.rowHeight.string) == (375, "automatic"))
    let title = json.views["titleLabel"]
    #expect(title.objectID.string == "cel-l1-001-title")
    #expect(title.line.number == WrittenNib.line(of: "<label", in: Self.one).map(Double.init))
    #expect((title.recorded.x.number, title.recorded.width.number) == (16, 343))
    #expect(title.frame.width.number ?? 0 > 100)
    #expect(title.textFromCode.bool == true)
    #expect(json.notes.array.map(\.code.string).contains("text-from-code"))
    let text = try run("layout", "Cell.xib")
    #expect(text.status == 0 && text.errors == "")
    #expect(text.output.hasPrefix("L, 375 wide: "))
    #expect(text.output.contains("\ntitleLabel "))
  }

  @Test("The requested width and text size are used")
  func surroundings() throws {
    let json = try run("layout", "Cell.xib", "--width", "320", "--category", "L,AX5", "--json").json()
    let layouts = json.layouts.array
    #expect(layouts.map(\.category.string) == ["L", "AX5"])
    #expect(layouts.map(\.width.number) == [320, 320])
    let heights = layouts.compactMap(\.height.number)
    #expect(heights.count == 2 && heights[0] < heights[1])
  }

  @Test("Several cells are listed with their heights; a name, object ID or number selects one")
  func several() throws {
    let list = try run("layout", "Cell.xib", file: Self.several)
    let lines = list.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[1].contains("EpisodeCell") && lines[3].contains("cel-l2-001"))
    for name in ["EpisodeCell", "cel-l0-001", "1"] {
      let json = try run("layout", "Cell.xib", "--cell", name, "--json", file: Self.several).json()
      #expect(json.objectID.string == "cel-l0-001", "\(name)")
    }
    let all = try run("layout", "Cell.xib", "--json", file: Self.several).json()
    #expect(all.layouts.array.map(\.objectID.string) == ["cel-l0-001", "cel-l1-001", "cel-l2-001"])
  }

  @Test(
    "A mistake is reported with its cure",
    arguments: [
      (["--cell", "EpisodCell"], 2, "has no cell \"EpisodCell\". Did you mean \"EpisodeCell\"?"),
      (
        ["--cell", "ChapterCell"], 2,
        "has 2 cells named \"ChapterCell\"; select one by its object ID: cel-l1-001, cel-l2-001."
      ),
      (
        ["--png", "a.png"], 2,
        "select it with --cell. The cells are EpisodeCell, ChapterCell (cel-l1-001), ChapterCell (cel-l2-001)."
      ),
      (["--explain", "title.top"], 2, "has 3 cells, but --explain requires one; select it with --cell."),
      (["--strings", "x"], 2, "the strings of a .xib or .storyboard file are the ones next to it"),
      (["--compare", "--width", "320"], 2, "--compare lays cells out as Xcode's canvas does"),
      (["--placeholder", "longer"], 2, "longer"),
    ])
  func mistakes(options: [String], status: Int32, message: String) throws {
    try withFolder(["Cell.xib": Self.several]) { folder in
      let process = try StrutProcess.run(["layout", "Cell.xib"] + options, directory: folder)
      #expect(process.status == status)
      #expect(process.errors.contains(message), "\(process.errors)")
    }
  }

  @Test("--explain names the place of a fixed height, in a line for each step")
  func explained() throws {
    let title = WrittenNib.titleCell("cel-l1-001", "A title", name: "Row")
    let file = WrittenNib.storyboard(
      #"dataMode="prototypes" rowHeight="60""#, "<prototypes>\(title)</prototypes>")
    let line = try #require(WrittenNib.line(of: "<tableView ", in: file))
    let output = try run("layout", "Cell.xib", "--explain", "cel-l1-001-title.bottom", file: file).output
    #expect(output.contains(".height = 60 because its table's rowHeight is 60 (line \(line))\n"), "\(output)")
    #expect(!output.contains("as laid out"))
  }

  @Test("--explain contentView.height names the separator, which the frame of the content view includes")
  func explainedSeparator() throws {
    let label = WrittenNib.label("cel-l1-001-title", "A title")
    let file = WrittenNib.nib(
      WrittenNib.cell("cel-l1-001", label, constraints: WrittenNib.pins("cel-l1-001-title", in: "cel-l1-001")))
    let output = try run("layout", "Cell.xib", "--category", "AX5", "--explain", "contentView.height", file: file)
      .output
    #expect(
      output.contains(" because contentView has a fixed frame above the separator, which is 1 high\n"), "\(output)")
  }

  @Test("sizes counts the findings that make its exit status 1, and names the command that shows them")
  func unsatisfied() throws {
    let heights = [10, 20].map { height in
      "<constraint firstAttribute=\"height\" firstItem=\"cel-l1-001-title\" constant=\"\(height)\" id=\"hei-gh-\(height)\"/>"
    }
    let cell = WrittenNib.cell(
      "cel-l1-001", WrittenNib.label("cel-l1-001-title", "A title"),
      constraints: WrittenNib.pins("cel-l1-001-title", in: "cel-l1-001") + heights.joined(),
      attributes: #"reuseIdentifier="Row""#)
    let process = try run("sizes", "Cell.xib", "--categories", "L", file: WrittenNib.nib(cell))
    #expect(process.status == 1)
    #expect(process.errors == "strut: 1 finding; strut layout shows it\n")
  }

  @Test("Options for such files are rejected for documents")
  func documents() throws {
    try withFolder(["cell.yaml": AuditedTitle.cell("A title")]) { folder in
      for option in [["--cell", "x"], ["--placeholder", "long"], ["--compare"]] {
        let process = try StrutProcess.run(["layout", "cell.yaml"] + option, directory: folder)
        #expect(process.status == 2)
        #expect(process.errors.contains("a .xib or .storyboard file"), "\(process.errors)")
      }
    }
  }

  @Test("A file that is invalid, missing or without a cell is reported with its place")
  func unreadable() throws {
    let broken = try run("layout", "Cell.xib", "--json", file: "<document>\n<objects>\n")
    #expect(broken.status == 3)
    #expect(broken.errors.contains("Cell.xib:"), "\(broken.errors)")
    #expect(try broken.json().error.code.string != nil)
    #expect(try run("layout", "Nowhere.xib").status == 3)
    let empty = try run("layout", "Cell.xib", file: WrittenNib.nib(""))
    #expect(empty.status == 3)
    #expect(empty.errors.contains("contains no cell"))
  }

  @Test("An explanation of a view by its name or object ID contains the names in the constraints")
  func explanation() throws {
    for view in ["titleLabel", "cel-l1-001-title"] {
      let process = try run("layout", "Cell.xib", "--explain", "\(view).top")
      #expect(process.status == 0)
      #expect(
        process.output.contains("titleLabel.top = 11 because titleLabel.top == contentView.topMargin"),
        "\(process.output)")
    }
  }

  @Test("Pictures of one size and of several are written")
  func pictures() throws {
    try withFolder(["Cell.xib": Self.one]) { folder in
      let cell = try StrutProcess.run(["layout", "Cell.xib", "--svg", "cell.svg"], directory: folder)
      #expect(cell.status == 0)
      #expect(try String(contentsOf: folder.appending(path: "cell.svg"), encoding: .utf8).contains("<svg"))
      let sizes = try StrutProcess.run(["sizes", "Cell.xib", "-o", "sizes.svg"], directory: folder)
      #expect(sizes.status == 0 && sizes.output.contains("wrote sizes.svg"))
    }
    let several = try run("sizes", "Cell.xib", file: Self.several)
    #expect(several.status == 2 && several.errors.contains("has 3 cells, but the picture shows one"))
  }

  @Test("Frames are compared with those that Xcode recorded, and differences set the exit status")
  func comparison() throws {
    let process = try run("layout", "Cell.xib", "--compare", "--json")
    let cell = try process.json().cells[0]
    #expect((cell.cell.string, cell.objectID.string) == ("EpisodeCell", "cel-l1-001"))
    let title = try #require(cell.views.array.first { $0.name.string == "titleLabel" })
    #expect((title.recorded.width.number, title.recorded.height.number) == (343, 21))
    let moved = Self.one.replacing(#"x="16" y="11" width="343""#, with: #"x="60" y="11" width="200""#)
    let other = try run("layout", "Cell.xib", "--compare", file: moved)
    #expect(other.status == 1)
    let line = try #require(other.output.split(separator: "\n").first { $0.hasPrefix("titleLabel") })
    #expect(line.contains("60 11 200 21") && line.hasSuffix("x width") || line.contains("x width"), "\(line)")
  }

  // MARK: Tables

  private static func table(_ rows: [String]) -> String {
    let cells = rows.enumerated().map { WrittenNib.titleCell("row-\($0)", $1, name: "row\($0)") }.joined()
    return WrittenNib.storyboard(
      #"dataMode="static" style="grouped" rowHeight="-1""#,
      #"<sections><tableViewSection headerTitle="Settings" id="sec-ti-001"><cells>\#(cells)</cells></tableViewSection></sections>"#
    )
  }

  @Test("A static table is laid out with its header and rows, at the heights that they need")
  func table() throws {
    try withFolder(["Main.storyboard": Self.table(["Short", "Longer"])]) { folder in
      let json = try StrutProcess.run(["table", "Main.storyboard", "--json"], directory: folder).json()
      #expect((json.width.number, json.style.string) == (375, "grouped"))
      let section = json.sections[0]
      #expect(section.rows.array.count == 2)
      #expect(section.header.height.number ?? 0 > 20)
      let row = try #require(section.rows[0].height.number)
      let large = try StrutProcess.run(
        ["table", "Main.storyboard", "--table", "tab-le-001", "--category", "AX5", "--json"], directory: folder
      ).json()
      #expect(large.sections[0].rows[0].height.number ?? 0 > row)
      let missing = try StrutProcess.run(["table", "Main.storyboard", "--table", "Other"], directory: folder)
      #expect(missing.status == 2 && missing.errors.contains("has no static table \"Other\""), "\(missing.errors)")
      let picture = try StrutProcess.run(["table", "Main.storyboard", "--svg", "table.svg"], directory: folder)
      #expect(picture.status == 0)
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: "table.svg").path))
    }
    #expect(try run("table", "Cell.xib").errors.contains("has no static table"))
  }

  @Test("Content that the layout ignores is counted at the end, and is a finding for --strict")
  func leftOut() throws {
    let constraint =
      "<constraint firstItem=\"cel-l1-001-title\" firstAttribute=\"top\" secondItem=\"gone\" "
      + "secondAttribute=\"top\" id=\"c-gone\"/></constraints>"
    let file = Self.one.replacing("</constraints>", with: constraint)
    #expect(file != Self.one)
    let told = try run("layout", "Cell.xib", file: file)
    #expect(told.status == 0)
    #expect(told.output.hasSuffix("\nIgnored in the layout: 1 constraint-refused; use --json to show the notes.\n"))
    #expect(try run("layout", "Cell.xib", "--category", "L,AX5", file: file).output.contains(": 1 constraint-refused;"))
    let strict = try run("layout", "Cell.xib", "--strict", file: file)
    #expect(strict.status == 4 && strict.errors.contains("\"gone\" is not in the cell"))
    #expect(try !run("layout", "Cell.xib").output.contains("Ignored"))
  }
}
