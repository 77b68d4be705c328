#if Service
import FontMetrics
import Foundation
import HTTPTypes
import Queries
import Strut
import Testing

@testable import StrutService

/// A folder of cells with the endpoints of the page, called in this process.
struct PreviewedPlace {
  let folder: URL
  private var fixture: ServiceFixture

  /// - Parameter files: The contents of files by path.
  init(_ files: [String: String], _ choices: StringChoices? = nil, samples: String? = nil) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "strut-preview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: false, encoding: .utf8)
    }
    fixture = try ServiceFixture()
    let strings = PreviewedStrings(
      [], try choices ?? StringChoices(named: "--source-language"),
      samples: samples.map { folder.appending(path: $0).path })
    fixture.more =
      PreviewPage(fixture.service, try PreviewedFolder([folder.path], strings: strings, pause: .zero)).endpoints
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func ask(
    _ uri: String, _ method: HTTPRequest.Method = .get, headers: HTTPFields = [:], _ body: [UInt8]? = nil
  ) async throws -> ServiceFixture.Answer {
    try await fixture.ask(method, uri, headers: headers, body)
  }

  static let cell = """
    schema: 1
    views:
      title: { label: { text: { key: hello }, textStyle: headline, lines: 0 } }
      note: { label: { text: { key: note }, textStyle: body } }
    constraints:
      - title.leading == margins.leading
      - title.trailing == margins.trailing
      - title.firstBaseline == systemSpacing below margins.top
      - note.leading == title.leading
      - note.trailing == title.trailing
      - note.firstBaseline == systemSpacing below title.lastBaseline
      - margins.bottom == systemSpacing below note.lastBaseline
    """

  static let table = """
    schema: 1
    table: { style: insetGrouped }
    cells:
      plain:
        views: { name: { label: { textStyle: body } } }
        constraints:
          - name.top == margins.top
          - name.bottom == margins.bottom
          - name.leading == margins.leading
          - name.trailing == margins.trailing
    sections:
      - rows: [{ name.text: First }]
      - rows: [{ name.text: Second }, { name.text: Third }]
    """

  static let files = [
    "cell.yaml": cell, "more/table.yaml": table, "notes.yaml": "on: push\njobs: {}\n",
    "broken.yaml": "schema: 1\nviews:\n  a: { lable: {} }\nconstraints: []\n",
    "en.lproj/Localizable.strings": "\"hello\" = \"Good morning\"; \"note\" = \"A note\";",
    "ar.lproj/Localizable.strings": "\"hello\" = \"صباح الخير\"; \"note\" = \"ملاحظة\";",
  ]
}

extension ServiceFixture.Answer {
  /// The first layout in a response.
  var layout: [String: Any] { (fields["layouts"] as? [[String: Any]])?.first ?? [:] }

  func view(_ name: String) -> [String: Any] {
    (layout["views"] as? [[String: Any]])?.first { $0["name"] as? String == name } ?? [:]
  }
}

@Suite("The preview page")
struct PreviewTests {
  @Test("The page has a strict policy, and contains no script and no style")
  func page() async throws {
    let place = try PreviewedPlace(["cell.yaml": PreviewedPlace.cell])
    defer { place.remove() }
    let page = try await place.ask("/")
    #expect(page.status == 200)
    #expect(page.headers[.contentType] == "text/html; charset=utf-8")
    let policy = page.headers[.contentSecurityPolicy] ?? ""
    #expect(policy.contains("default-src 'none'") && policy.contains("script-src 'self'") && !policy.contains("unsafe"))
    #expect(page.text.contains(/<script(?![^>]*\bsrc=)/) == false)
    #expect(page.text.contains(/\son[a-z]+=|style=|https?:/) == false)
    for match in page.text.matches(of: /(?:src|href)="(\/[^"]+)"/) {
      #expect(try await place.ask(String(match.1)).status == 200, "\(match.1)")
    }
  }

  @Test("Every module that a module imports exists, as JavaScript")
  func modules() async throws {
    let place = try PreviewedPlace(["cell.yaml": PreviewedPlace.cell])
    defer { place.remove() }
    for file in PageFile.all where file.path.hasSuffix(".js") {
      let script = try await place.ask(file.path)
      #expect(script.headers[.contentType] == "text/javascript; charset=utf-8")
      for match in script.text.matches(of: /from "\.\/([a-z]+\.js)"/) {
        #expect(PageFile.all.contains { $0.path == "/preview/\(match.1)" }, "\(match.1)")
      }
      #expect(!script.text.contains("innerHTML") && !script.text.contains("eval("))
    }
  }

  @Test("Documents are listed by their paths in the folder, and no response contains the folder's own path")
  func cells() async throws {
    let place = try PreviewedPlace(PreviewedPlace.files)
    defer { place.remove() }
    let answer = try await place.ask("/preview/cells")
    let cells = try #require(answer.fields["cells"] as? [[String: Any]])
    #expect(cells.map { $0["name"] as? String } == ["broken.yaml", "cell.yaml", "more/table.yaml"])
    #expect(cells.map { $0["rows"] as? Int } == [nil, nil, 3])
    #expect((cells[0]["problem"] as? String)?.hasPrefix("broken.yaml:3:") == true)
    #expect(answer.fields["locales"] as? [String] == ["ar", "en"])
    #expect((answer.fields["pseudolanguages"] as? [Any])?.count == Pseudolanguage.allCases.count)
    #expect(!answer.text.contains(place.folder.path))
    let broken = try await place.ask("/preview/layout?cell=broken.yaml")
    #expect(broken.status == 422)
    #expect(!broken.text.contains(place.folder.path))
  }

  @Test("Strings follow the choices: the source language, the samples, the device")
  func choices() async throws {
    let forms = ["iphone", "ipad"].map {
      #""\#($0)": { "stringUnit": { "state": "translated", "value": "A note for \#($0)" } }"#
    }
    let catalog = """
      { "sourceLanguage": "nl", "version": "1.0", "strings": { "note": { "localizations": { "nl": {
        "variations": { "device": { \(forms.joined(separator: ", ")) } } } } } } }
      """
    let files = [
      "cell.yaml": PreviewedPlace.cell, "Localizable.strings": "hello = \"Goedemorgen, %@\";",
      "Localizable.xcstrings": catalog, "samples.yaml": "schema: 1\ntext: Jip\n",
    ]
    let choices = try StringChoices(sourceLanguage: "nl", named: "--source-language", device: .pad)
    let place = try PreviewedPlace(files, choices, samples: "samples.yaml")
    defer { place.remove() }
    let answer = try await place.ask("/preview/layout?cell=cell.yaml")
    #expect(answer.status == 200, "\(answer.text)")
    #expect(answer.text.contains("Goedemorgen, Jip") && answer.text.contains("A note for ipad"))
    #expect(try await place.ask("/preview/cells").fields["sourceLocale"] as? String == "nl")
    try Data("schema: 1\ntext: Janneke\n".utf8).write(to: place.folder.appending(path: "samples.yaml"))
    let changed = try await place.ask("/preview/layout?cell=cell.yaml")
    #expect(changed.text.contains("Goedemorgen, Janneke"))
  }

  @Test("A problem of strings on the page names the option of the command")
  func optionName() async throws {
    let place = try PreviewedPlace(["cell.yaml": PreviewedPlace.cell, "Localizable.strings": "hello = Hello;"])
    defer { place.remove() }
    #expect(try await place.ask("/preview/cells").text.contains("specify the language with --source-language"))
  }

  /// Returns the names of documents in a folder, and their errors.
  private static func listed(_ paths: [String]) throws -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: try PreviewedFolder(paths, strings: PreviewedStrings([], try StringChoices(named: "")))
        .cells().documents.map { ($0.name, $0.problem ?? "") })
  }

  @Test("The names of documents of several paths begin with these, and each document is listed once")
  func severalPaths() throws {
    let broken = "schema: 1\nviews: []\n"
    let place = try PreviewedPlace([
      "x/a/cell.yaml": PreviewedPlace.cell, "y/a/cell.yaml": PreviewedPlace.cell, "b/cell.yaml": broken,
      "cell.yaml": PreviewedPlace.cell,
    ])
    defer { place.remove() }
    let paths = ["x/a", "y/a/", "b", "x/a/cell.yaml", "x/../b", "cell.yaml"].map { "\(place.folder.path)/\($0)" }
    let documents = try Self.listed(paths)
    #expect(documents.keys.sorted() == ["a (2)/cell.yaml", "a/cell.yaml", "b/cell.yaml", "cell.yaml (2)"])
    #expect(documents["b/cell.yaml"]?.hasPrefix("b/cell.yaml:2:") == true)
    #expect(try Self.listed([paths[3]]).keys.sorted() == ["cell.yaml"])
  }

  @Test("Links are followed: a named folder, and in it documents, folders, and enclosing folders")
  func links() throws {
    let place = try PreviewedPlace(["cells/cell.yaml": PreviewedPlace.cell, "cells/v2/cell.yaml": PreviewedPlace.cell])
    defer { place.remove() }
    for (link, target) in [
      ("link", "cells"), ("cells/again.yaml", "cell.yaml"), ("cells/around", "."), ("cells/current", "v2"),
      ("cells/gone.yaml", "nowhere.yaml"), ("cells/other", "../other"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(place.folder.path)/\(link)", withDestinationPath: target)
    }
    let other = place.folder.appending(path: "other")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: false)
    try PreviewedPlace.cell.write(to: other.appending(path: "cell.yaml"), atomically: false, encoding: .utf8)
    let names = ["again.yaml", "cell.yaml", "other/cell.yaml", "v2/cell.yaml"]
    #expect(try Self.listed(["\(place.folder.path)/link"]) == Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
    // With both paths, each document is listed once.
    let both = try Self.listed(["\(place.folder.path)/link", "\(place.folder.path)/cells"])
    #expect(both.keys.sorted() == names.map { "link/\($0)" })
  }

  @Test("A layout is that of the command, with the picture, the sums of spacings and the explanation of a view")
  func layout() async throws {
    let place = try PreviewedPlace(["cell.yaml": PreviewedPlace.sample])
    defer { place.remove() }
    let answer = try await place.ask(
      "/preview/layout?cell=cell.yaml&category=AX5&width=320&view=body&beside=XS,L&scale=2&bold=true")
    let expected = try PreviewedPlace.expected(
      at: .accessibilityExtraExtraExtraLarge, width: 320, scale: "2", isBold: true)
    #expect(answer.status == 200)
    #expect(answer.layout["height"] as? Double == expected.layout.height)
    let frame = try #require(answer.view("body")["frame"] as? [String: Double])
    #expect(frame["y"] == expected.layout["body"].map { Double($0.frame.minY) })
    #expect(answer.view("body")["firstBaseline"] as? Double == expected.layout["body"]?.firstBaseline)
    #expect((answer.layout["picture"] as? String)?.contains("<svg") == true)
    let layouts = try #require(answer.fields["layouts"] as? [[String: Any]])
    #expect(layouts.map { $0["category"] as? String } == ["AX5", "XS", "L"])
    let spacing = try #require((answer.layout["spacings"] as? [[String: Any]])?.first?["sum"] as? [String: Any])
    let terms = try #require(spacing["terms"] as? [[String: Any]])
    let sum = terms.reduce(0.0) { $0 + ($1["points"] as? Double ?? .nan) }
    #expect(abs(sum - (spacing["unrounded"] as? Double ?? .nan)) < 1e-9)
    let explanations = try #require(answer.layout["explanations"] as? [[String: Any]])
    let top = try #require(explanations.first { $0["attribute"] as? String == "top" }?["steps"] as? [[String: Any]])
    #expect(
      top.first?["because"] as? [String] == expected.built.view(named: "body")?.explanation(of: .top)?.steps[0].reasons)
  }

  @Test("A language sets the text and its direction; a requested direction takes precedence")
  func languages() async throws {
    let place = try PreviewedPlace(PreviewedPlace.files)
    defer { place.remove() }
    let arabic = try await place.ask("/preview/layout?cell=cell.yaml&locale=ar")
    #expect(arabic.layout["direction"] as? String == "rightToLeft")
    #expect(arabic.view("title")["text"] as? String == "صباح الخير")
    #expect(arabic.view("title")["status"] as? String == "translated")
    let turned = try await place.ask("/preview/layout?cell=cell.yaml&direction=rightToLeft")
    #expect(turned.layout["direction"] as? String == "rightToLeft")
    #expect(turned.view("title")["text"] as? String == "Good morning")
    let doubled = try await place.ask("/preview/layout?cell=cell.yaml&locale=en-x-double")
    #expect(doubled.view("note")["text"] as? String == "A note A note")
  }

  @Test("Rows of a table are counted through its sections, and have the width that the table leaves them")
  func rows() async throws {
    let place = try PreviewedPlace(PreviewedPlace.files)
    defer { place.remove() }
    let row = try await place.ask("/preview/layout?cell=more/table.yaml&row=2&width=375")
    #expect(row.view("name")["text"] as? String == "Third")
    #expect(row.layout["givenWidth"] as? Double == 375)
    #expect(row.layout["width"] as? Double == 343)
    let beyond = try await place.ask("/preview/layout?cell=more/table.yaml&row=3")
    #expect(beyond.code == "no-such-row")
  }

  @Test(
    "No request reaches a file that is not in the list",
    arguments: [
      "../cell.yaml", "/etc/passwd", "notes.yaml", "more/../cell.yaml", "%2e%2e/cell.yaml", "cell.yaml%00", "",
    ])
  func files(name: String) async throws {
    let place = try PreviewedPlace(PreviewedPlace.files)
    defer { place.remove() }
    for kind in ["layout", "findings"] {
      #expect(try await place.ask("/preview/\(kind)?cell=\(name)").code == "no-such-cell")
    }
    #expect(try await place.ask("/preview/\(name)").status >= 400)
  }

  @Test(
    "Invalid values are rejected with the cure",
    arguments: [
      "width=0", "width=5000", "width=x", "category=L,XL", "scale=9", "beside=huge", "row=-1", "color=red",
      "locale=a_b",
    ])
  func refusals(query: String) async throws {
    let place = try PreviewedPlace(PreviewedPlace.files)
    defer { place.remove() }
    #expect(try await place.ask("/preview/layout?cell=cell.yaml&\(query)").status == 400)
  }

  @Test("The findings are those of the audit, at this width and in this language")
  func findings() async throws {
    let place = try PreviewedPlace(PreviewedPlace.files)
    defer { place.remove() }
    let answer = try await place.ask("/preview/findings?cell=cell.yaml&width=200&locale=en-x-double")
    let found = try #require(answer.fields["findings"] as? [[String: Any]])
    #expect(answer.fields["layouts"] as? Int == 12)
    #expect(found.contains { $0["rule"] as? String == "truncated-text" && $0["element"] as? String == "note" })
    #expect(answer.fields["widths"] as? [Double] == [200])
    #expect(answer.fields["locales"] as? [String] == ["en-x-double"])
  }

  @Test("In a table the displayed row is audited, whatever precedes it", arguments: 0..<3)
  func findingsOfRow(row: Int) async throws {
    let table = PreviewedPlace.table.replacing(
      "rows: [{ name.text: Second", with: "header: Above\n    rows: [{ name.text: A long text here")
    let place = try PreviewedPlace(["table.yaml": table])
    defer { place.remove() }
    let answer = try await place.ask("/preview/findings?cell=table.yaml&width=375&row=\(row)")
    let found = try #require(answer.fields["findings"] as? [[String: Any]])
    #expect(answer.fields["layouts"] as? Int == 12)
    #expect(Set(found.compactMap { $0["section"] as? Int }).isSubset(of: [row == 0 ? 0 : 1]))
    #expect(Set(found.compactMap { $0["row"] as? Int }).isSubset(of: [max(0, row - 1)]))
    #expect(found.contains { $0["rule"] as? String == "truncated-text" } == (row == 1))
  }

  @Test("A file that changes is read again, and the revision changes")
  func changes() async throws {
    let place = try PreviewedPlace(["cell.yaml": PreviewedPlace.sample])
    defer { place.remove() }
    let before = try await place.ask("/preview/cells")
    let tag = try #require(before.headers[.eTag])
    #expect(try await place.ask("/preview/cells", headers: [.ifNoneMatch: tag]).status == 304)
    let text = PreviewedPlace.sample.replacing("text: Headline,", with: "text: Another,")
    try text.write(to: place.folder.appending(path: "cell.yaml"), atomically: true, encoding: .utf8)
    let after = try await place.ask("/preview/cells", headers: [.ifNoneMatch: tag])
    #expect(after.status == 200)
    #expect(after.fields["revision"] as? String != before.fields["revision"] as? String)
    let layout = try await place.ask("/preview/layout?cell=cell.yaml")
    #expect(layout.view("headline")["text"] as? String == "Another")
  }

  @Test("A font is inspected, with the picture of its lines; a file that is not a font is reported")
  func font() async throws {
    let place = try PreviewedPlace([:])
    defer { place.remove() }
    let answer = try await place.ask("/preview/font", .post, try ServiceFixture.font())
    let face = try #require((answer.fields["faces"] as? [[String: Any]])?.first)
    let lines = try #require(face["lines"] as? [[String: Any]])
    #expect(lines.map { $0["name"] as? String }.contains("baseline"))
    #expect((face["picture"] as? String)?.contains("<svg") == true)
    #expect((face["report"] as? [String: Any])?["glyphCount"] as? Int ?? 0 > 0)
    #expect(try await place.ask("/preview/font", .post, Array("no font at all".utf8)).status == 422)
    #expect(try await place.ask("/preview/font", .post, []).status == 400)
  }
}

extension PreviewedPlace {
  /// Apple's sample.
  static let sample =
    (try? String(contentsOf: ServiceFixture.root.appending(path: "Examples/self-sizing-cell.yaml"), encoding: .utf8))
    ?? ""

  /// The sample as the command lays it out.
  static func expected(
    at category: ContentSizeCategory, width: Double, scale: String, isBold: Bool
  ) throws -> CellSession.Laid {
    let document = try CellDocument(bytes: Array(sample.utf8), file: "cell.yaml")
    var traits = try Surroundings(scale: scale).traits(Typesetting(fonts: try ServiceFixture.catalog.get()))
    traits.legibilityWeight = isBold ? .bold : .regular
    return try CellSession(builder: CellBuilder(document), traits: traits, width: width).layOut(at: category)
  }
}
#endif
