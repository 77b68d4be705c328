import Foundation
import Testing

/// The numbers that a Python script with fontTools computes from the font files and the facts:
/// `Scripts/oracles/sample_cell_oracle.py`.
struct SampleCellOracle {
  var era: String
  var scale: Double
  var width: Double
  var bodyKind: String
  /// The records of one width and body, by text size.
  var records: [String: JSON]

  static var all: [SampleCellOracle] {
    guard let url = Bundle.module.url(forResource: "Resources/sample-cell-oracle", withExtension: "json"),
      let text = try? String(contentsOf: url, encoding: .utf8), let document = try? JSON(parsing: text)
    else { return [] }
    var found: [SampleCellOracle] = []
    for record in document.records.array {
      guard let era = record.era.string, let scale = record.scale.number, let width = record.width.number,
        let kind = record.bodyKind.string, let category = record.category.string
      else { continue }
      let isKnown = { (oracle: SampleCellOracle) in
        (oracle.era, oracle.scale, oracle.width, oracle.bodyKind) == (era, scale, width, kind)
      }
      if let index = found.firstIndex(where: isKnown) {
        found[index].records[category] = record
      } else {
        found.append(
          SampleCellOracle(era: era, scale: scale, width: width, bodyKind: kind, records: [category: record]))
      }
    }
    return found
  }

  /// The sample cell with the text of the oracle.
  var yaml: String {
    get throws {
      let body = bodyKind == "one-line" ? "Text" : "One\\nTwo\\nThree"
      let sample = try String(contentsOf: Example.folder.appending(path: "self-sizing-cell.yaml"), encoding: .utf8)
      return sample.replacing("text: Headline", with: "text: Title").replacing("Body text", with: body)
    }
  }
}

/// The examples of the repository.
enum Example {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Examples")
  static let sample = folder.appending(path: "self-sizing-cell.yaml").path
}

/// Calls `body` with the path of a temporary file.
func withTemporaryFile<Result>(
  _ name: String, _ text: String, _ body: (String) throws -> Result
) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: "strut-file-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: name)
  try text.write(to: file, atomically: false, encoding: .utf8)
  return try body(file.path)
}

@Suite("layout and sizes")
struct LayoutCommandTests {
  @Test("The oracle covers three widths and two bodies")
  func oracleIsWhole() {
    #expect(SampleCellOracle.all.count == 24)
    #expect(SampleCellOracle.all.allSatisfy { $0.records.count == 12 })
  }

  @Test("Every distance in the sample cell equals the oracle's to 1e-6, and heights never shrink", arguments: 0..<24)
  func oracle(index: Int) throws {
    let oracle = SampleCellOracle.all[index]
    let arguments = [
      "--category", "all", "--width", "\(oracle.width)", "--era", oracle.era, "--scale", "\(oracle.scale)", "--json",
    ]
    let document = try withTemporaryFile("cell.yaml", oracle.yaml) { path in
      try StrutProcess.run(["layout", path] + arguments).json()
    }
    var heights: [Double] = []
    for layout in document.layouts.array {
      let record = try #require(oracle.records[layout.category.string ?? ""])
      var pairs: [(JSON, JSON)] = [(layout.height, record.rowHeight), (layout.width, record.width)]
      for name in ["headline", "body"] {
        let (view, expected) = (layout.views[name], record[name])
        for key in ["x", "y", "width", "height"] {
          pairs.append((view.unrounded[key], expected[key]))
          pairs.append((view.frame[key], expected.frame[key]))
        }
        for key in ["firstBaseline", "lastBaseline", "lineCount"] { pairs.append((view[key], expected[key])) }
        pairs.append((view.pointSize, record["\(name)PointSize"]))
      }
      for (found, expected) in pairs {
        let (found, expected) = (try #require(found.number), try #require(expected.number))
        #expect(abs(found - expected) < 1e-6, "\(layout.category.string ?? "")")
      }
      heights.append(layout.height.number ?? 0)
    }
    #expect(heights.count == 12)
    #expect(heights == heights.sorted())
  }

  @Test("A cell in a right-to-left language is the mirror image")
  func mirrored() throws {
    func frames(_ options: String...) throws -> [Double] {
      let views = try StrutProcess.run(["layout", Example.sample, "--json"] + options).json().views
      return ["headline", "body"].flatMap { name in
        ["x", "y", "width", "height"].compactMap { views[name].frame[$0].number }
      }
    }
    #expect(try frames("--locale", "he") == frames("--direction", "rightToLeft"))
    #expect(try frames("--locale", "he") == frames("--direction", "leftToRight"))
  }

  @Test("All errors of a document are reported at once, with line, column and the nearest name")
  func brokenDocument() throws {
    let yaml = """
      schema: 1
      cell:
        widht: 375
      views:
        headline: { label: { text: Headline, textStyle: headlin } }
        photo: { image: { file: x.png } }
      constraints:
        - headline.leding == margins.leading
        - headlin.top == margins.top
        - "H:|-[headlin]-|"
      """
    let process = try withTemporaryFile("cell.yaml", yaml) { try StrutProcess.run("layout", $0, "--json") }
    #expect(process.status == 3)
    for part in [
      ":3:3: unknown key \"widht\" of the cell; did you mean \"width\"?",
      ":5:51: unknown text style \"headlin\"; did you mean \"headline\"?",
      ":6:27: the image \"x.png\" does not exist",
      ":8:14: unknown attribute \"leding\" of \"headline\"; did you mean \"leading\"?",
      ":9:5: unknown view \"headlin\"; did you mean \"headline\"?",
      ":10:11: headlin is not a key in the views dictionary",
    ] {
      #expect(process.errors.contains(part), "\(part)")
    }
    #expect(try process.json().error.code.string == "unknown-key")
  }

  @Test("Conflicting constraints are listed, the last one is dropped, and the status is 1")
  func conflict() throws {
    let yaml = """
      schema: 1
      views:
        a: { label: { text: Hello } }
      constraints:
        - a.leading == margins.leading
        - a.top == margins.top
        - a.bottom == margins.bottom
        - a.width == 100
        - a.width == 200
      """
    let process = try withTemporaryFile("cell.yaml", yaml) { try StrutProcess.run("layout", $0, "--json") }
    let document = try process.json()
    #expect(process.status == 1)
    #expect(document.unsatisfied.array.map(\.constraint.string) == ["a.width == 200"])
    #expect(document.unsatisfied[0].conflictsWith.array.map(\.string) == ["a.width == 100"])
    #expect(document.views.a.frame.width.number == 100)
    #expect(process.errors.hasPrefix("Unable to simultaneously satisfy constraints."))
  }

  @Test("An ambiguous position is reported")
  func ambiguous() throws {
    let yaml = """
      schema: 1
      views:
        a: { label: { text: Hello } }
      constraints:
        - a.top == margins.top
        - a.bottom == margins.bottom
      """
    let document = try withTemporaryFile("cell.yaml", yaml) { try StrutProcess.run("layout", $0, "--json").json() }
    #expect(document.ambiguous.array.map(\.string) == ["a"])
    let text = try withTemporaryFile("cell.yaml", yaml) { try StrutProcess.run("layout", $0).output }
    #expect(text.contains("ambiguous: a is at (0, 8), "), "\(text)")
    #expect(text.contains(", but could also be at ("), "\(text)")
  }

  @Test("A cell of a built-in style has heights and no explanation")
  func builtInStyle() throws {
    let yaml = """
      schema: 1
      cell: { style: subtitle }
      views: { textLabel: { label: { text: A } }, detailTextLabel: { label: { text: B } } }
      """
    try withTemporaryFile("built-in.yaml", yaml) { path in
      #expect(try StrutProcess.run("layout", path, "--json").json().height.number == 57)
      let explained = try StrutProcess.run("layout", path, "--explain", "textLabel.top")
      #expect(explained.status == 2)
      #expect(explained.errors.contains("a cell with the style subtitle has no constraints"))
    }
  }

  @Test("A number is explained by the constraints behind it")
  func explain() throws {
    let yaml = """
      schema: 1
      views:
        a: { label: { text: Hello } }
        b: { view: {} }
      constraints:
        - a.leading == margins.leading
        - a.top == margins.top
        - b.leading == a.leading + 4
        - b.top == a.bottom + 12
        - b.bottom == margins.bottom
        - b.trailing == margins.trailing
      """
    try withTemporaryFile("cell.yaml", yaml) { path in
      let text = try StrutProcess.run("layout", path, "--explain", "b.top").output
      #expect(
        text.contains(
          """

          b.top = 40.333 because b.top == a.bottom + 12
            a.height = 20.333 because a is sized to fit its content
            a.top = 8 because a.top == margins.top
          """), "\(text)")
      let document = try StrutProcess.run("layout", path, "--json", "--explain", "b.left").json()
      #expect(document.explanation[0].quantity.string == "b.left")
      #expect(document.explanation[0]["value"].number == 20)
      #expect(document.explanation[0].because.array.map(\.string) == ["b.leading == a.leading + 4"])
      #expect(document.explanation[0].from.array.map(\.string) == ["a.left"])
      for wrong in ["b", "b.color", "c.top", ".top", "b.leftMargin"] {
        #expect(try StrutProcess.run("layout", path, "--explain", wrong).status == 2, "\(wrong)")
      }
    }
  }

  @Test(
    "Mistakes have their status",
    arguments: [
      (["--width", "-1"], 2), (["--width", "nan"], 2), (["--category", "AX6"], 2), (["--direction", "up"], 2),
      (["--scale", "0"], 2), (["--strict"], 4), (["--category", "all", "--png", "/tmp/x.png"], 2),
      (["--png", "/no/such/folder/x.png"], 3), (["--width", "0"], 1),
    ])
  func status(options: [String], expected: Int) throws {
    let process = try StrutProcess.run(["layout", Example.sample] + options)
    #expect(Int(process.status) == expected, "\(process.errors)")
  }

  @Test("A chain of constraints that does not reach the bottom is reported with file, view and cure: status 1")
  func findings() throws {
    let yaml = """
      schema: 1
      views:
        title: { label: { text: Title } }
        body: { label: { text: Body, lines: 0 } }
      constraints: ["H:|-[title]-|", "H:|-[body]-|", title.top == margins.top, body.top == title.bottom + 4]
      """
    try withTemporaryFile("cell.yaml", yaml) { path in
      let process = try StrutProcess.run("layout", path)
      #expect(process.status == 1)
      #expect(process.output.contains("finding: \(path): No chain of constraints leads from the top"))
      let cure =
        "body.bottom has no constraint to anything below. Constrain it to the content view's bottom or to a view below."
      #expect(process.output.contains("finding: \(path):4:3: \(cure)\n"))
      let document = try StrutProcess.run("layout", path, "--json").json()
      #expect(document.findings.array.map(\.kind.string) == ["collapsed", "open-chain", "reaches-out"])
      #expect(document.findings[1].line.number == 4)
      #expect(document.findings[0].line.value == nil)
      let all = try StrutProcess.run("layout", path, "--category", "L,AX5")
      #expect(all.output.contains("finding at AX5: \(path):4:3: body.bottom"))
    }
    #expect(try StrutProcess.run("layout", Example.sample, "--json").json().findings.array.isEmpty)
  }

  @Test("Pictures are written in the requested format", arguments: ["png", "svg", "pdf"])
  func pictures(kind: String) throws {
    let starts: [String: [UInt8]] = [
      "png": [0x89] + Array("PNG".utf8), "svg": Array("<?xml".utf8), "pdf": Array("%PDF".utf8),
    ]
    try withTemporaryFile("picture.\(kind)", "") { path in
      #expect(try StrutProcess.run("layout", Example.sample, "--\(kind)", path, "--guides").status == 0)
      let bytes = try Data(contentsOf: URL(filePath: path))
      #expect(bytes.starts(with: try #require(starts[kind])))
    }
  }

  @Test("sizes writes the picture and prints the heights")
  func sizes() throws {
    try withTemporaryFile("sizes.svg", "") { path in
      let process = try StrutProcess.run("sizes", Example.sample, "--categories", "XS,L,AX5", "-o", path)
      #expect(process.output == "XS 60.666667\nL 67.333333\nAX5 167.333333\nwrote \(path)\n")
      #expect(try StrutProcess.run("sizes", Example.sample, "-o", "/tmp/picture.gif").status == 2)
    }
  }
}
