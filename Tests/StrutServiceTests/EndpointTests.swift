#if Service
import Foundation
import JSONText
import Queries
import Strut
import Testing

@testable import StrutService

/// The responses are the documents of the command.
@Suite("Endpoints")
struct EndpointTests {
  private let fixture: ServiceFixture

  init() throws { fixture = try ServiceFixture() }

  private func bytes(_ document: some Encodable) throws -> [UInt8] {
    try JSONWriter.bytes(of: document, isPretty: true) + [0x0A]
  }

  @Test("Styles equal those of the command, byte for byte")
  func styles() async throws {
    let answer = try await fixture.get("/v1/styles?category=L,AX5")
    let document = try StylesDocument(
      .ios, categories: [.large, .accessibilityExtraExtraExtraLarge],
      fonts: StyleFonts(catalog: try ServiceFixture.catalog.get()))
    #expect(answer.status == 200)
    let expected = try bytes(document)
    #expect(answer.bytes == expected)
  }

  @Test("Scaling gives the recorded number, on iOS and on Android")
  func scale() async throws {
    let ios = try await fixture.get("/v1/scale?values=17&style=body&category=AX5")
    #expect(ios.text.contains("\"scaledValue\" : 48"))
    let android = try await fixture.get("/v1/scale?values=17&platform=android")
    #expect(android.fields["rules"] as? String == "androidx")
    let scaled = try await fixture.get("/v1/scale?values=20&platform=android&fontScale=1.25,2.5")
    let values = (scaled.fields["values"] as? [[String: Any]])?.first?["fontScales"] as? [String: Double]
    #expect(values?.keys.sorted() == ["1.25", "2.5"] && values?["2.5"] == 50)
    #expect(try await fixture.get("/v1/scale?values=20&fontScale=1.25").status == 400)
    #expect(try await fixture.get("/v1/scale?values=20&platform=android&fontScale=0").status == 400)
  }

  @Test("Spacing has its terms")
  func spacing() async throws {
    let answer = try await fixture.get("/v1/spacing?upper=Palatino@18&lowerStyle=body")
    #expect((answer.fields["terms"] as? [Any])?.isEmpty == false)
    #expect((answer.fields["upper"] as? [String: Any])?["font"] as? String == "TeX Gyre Pagella regular")
  }

  @Test(
    "The name of a font is explained, with spaces in both encodings",
    arguments: ["Noto+Sans+Thai", "Noto%20Sans%20Thai"])
  func fontQuery(name: String) async throws {
    let answer = try await fixture.get("/v1/fonts?query=\(name)")
    #expect((answer.fields["match"] as? [String: Any])?["family"] as? String == "Noto Sans Thai")
  }

  @Test(
    "No response contains a folder of the server",
    arguments: ["", "?query=Inter", "?query=Inter&fallback=%D7%90%E0%B8%81"])
  func folders(query: String) async throws {
    let answer = try await fixture.get("/v1/fonts\(query)")
    #expect(answer.status == 200)
    let directory = try ServiceFixture.catalog.get().directory
    #expect(!answer.text.contains(directory))
    #expect(!answer.text.contains("\"path\" : \"/"))
  }

  @Test("A single record has the result of the command")
  func record() async throws {
    let answer = try await fixture.post("/v1/measure?font=Palatino", json: #"{"text":"Hello","size":18}"#)
    let record = MeasureRecord(
      line: Array(#"{"text":"Hello","size":18,"font":"Palatino"}"#.utf8), number: 1, settings: MeasureSettings())
    var result = try Measurer(catalog: try ServiceFixture.catalog.get()).measure(record).result.get()
    result.engines = Engines.current
    let expected = try JSONWriter.bytes(of: result, isPretty: false) + [0x0A]
    #expect(answer.bytes == expected)
  }

  @Test("An array keeps its order, with a bad record in its place")
  func array() async throws {
    let answer = try await fixture.post(
      "/v1/measure", json: #"[{"id":"a","text":"x"},{"id":"b"},{"id":"c","text":"y"}]"#)
    let rows = try #require(answer.json as? [[String: Any]])
    #expect(rows.map { $0["id"] as? String } == ["a", "b", "c"])
    #expect((rows[1]["error"] as? [String: Any])?["code"] as? String == "missing-text")
    #expect(rows.map { $0["engines"] != nil } == [true, false, false])
  }

  @Test("A stream of lines is answered line by line, with the bytes of the rows of an array")
  func lines() async throws {
    let records = (1...300).map { #"{"text":"row \#($0)"}"# }
    let stream = try await fixture.ask(
      .post, "/v1/measure", type: "application/x-ndjson", Array(records.joined(separator: "\n").utf8))
    let array = try await fixture.post("/v1/measure", json: "[\(records.joined(separator: ","))]")
    let rows = stream.text.split(separator: "\n")
    #expect(rows.count == 300)
    #expect("[\n" + rows.joined(separator: ",\n") + "\n]\n" == array.text)
    #expect(stream.headers[.contentType] == "application/x-ndjson")
  }

  @Test("Blank lines are counted but skipped, as by the command")
  func blankLines() async throws {
    let stream = try await fixture.ask(
      .post, "/v1/measure", type: "application/x-ndjson", Array("\n{\"text\":\"a\"}\r\n \t\n{\"text\":\"b\"}\n\n".utf8))
    let rows = try stream.text.split(separator: "\n").map { row in
      try #require(try JSONSerialization.jsonObject(with: Data(row.utf8)) as? [String: Any])
    }
    #expect(rows.map { $0["id"] as? Int } == [2, 4])
    #expect(rows.map { $0["engines"] != nil } == [true, false])
  }

  @Test("The sample cell is laid out as by the command")
  func layout() async throws {
    let cell = try ServiceFixture.file("Examples/self-sizing-cell.yaml")
    let answer = try await fixture.ask(.post, "/v1/layout?category=AX5", type: "application/yaml", cell)
    let session = try Self.session(cell)
    let laid = try session.layOut(at: .accessibilityExtraExtraExtraLarge)
    let expected = try bytes(LayoutDocument(laid))
    #expect(answer.bytes == expected)
  }

  @Test("Tall lines are laid out, audited and spaced on request")
  func tallLines() async throws {
    let cell = try ServiceFixture.file("Examples/self-sizing-cell.yaml")
    var session = try Self.session(cell)
    session.traits.hasTallLines = true
    let expected = try bytes(LayoutDocument(try session.layOut(at: .large)))
    let tall = try await fixture.ask(.post, "/v1/layout?tallLines=true", type: "application/yaml", cell)
    #expect(tall.bytes == expected)
    let usual = try await fixture.ask(.post, "/v1/layout?tallLines=false", type: "application/yaml", cell)
    #expect(usual.status == 200 && usual.bytes != expected)
    for path in ["/v1/layout?tallLines=1", "/v1/audit?tallLines=yes"] {
      #expect(try await fixture.ask(.post, path, type: "application/yaml", cell).status == 400)
    }
    #expect(try await fixture.ask(.post, "/v1/audit?tallLines=true", type: "application/yaml", cell).status == 200)
    let spacing = try await fixture.ask(.get, "/v1/spacing?lowerStyle=body")
    let tallSpacing = try await fixture.ask(.get, "/v1/spacing?lowerStyle=body&tallLines=true")
    #expect(spacing.status == 200 && tallSpacing.status == 200 && spacing.bytes != tallSpacing.bytes)
  }

  private static func session(_ cell: [UInt8]) throws -> CellSession {
    let typesetting = Typesetting(fonts: try ServiceFixture.catalog.get())
    var traits = try Surroundings().traits(typesetting)
    var document = try CellDocument(bytes: cell, file: "cell.yaml")
    traits.layoutMetrics = try Surroundings().metrics(documentEra: document.cell.era)
    document.cell.era = traits.layoutMetrics.era
    return CellSession(builder: CellBuilder(document), traits: traits)
  }

  @Test(
    "Pictures are selected by the format or by the accepted types",
    arguments: [
      ("?format=png", nil, "image/png"), ("", "image/png", "image/png"),
      ("", "text/html, image/*;q=0.5", "image/svg+xml"),
      ("?format=svg&category=XS,AX5&guides=true", "image/png", "image/svg+xml"), ("", "*/*", "application/json"),
      ("", "image/svg+xml;q=0x1p-9, image/png;q=0.9", "image/svg+xml"),
      ("", "image/svg+xml;q=0.5, image/png;q=0.9", "image/png"),
    ] as [(String, String?, String)])
  func pictures(query: String, accept: String?, type: String) async throws {
    let cell = try ServiceFixture.file("Examples/self-sizing-cell.yaml")
    let answer = try await fixture.ask(
      .post, "/v1/layout\(query)", type: "application/yaml", headers: accept.map { [.accept: $0] } ?? [:], cell)
    #expect(answer.status == 200)
    #expect(answer.headers[.contentType] == type)
    #expect(answer.bytes.starts(with: type == "image/png" ? [0x89, 0x50] : []))
  }

  @Test("A layout uses the strings in the request")
  func strings() async throws {
    let body = """
      {"document": "schema: 1\\nviews: { title: { label: { text: { key: hello } } } }\\nconstraints: [title.edges == margins.edges]",
       "strings": {"de.lproj/Localizable.strings": "\\"hello\\" = \\"Guten Tag\\";"}}
      """
    let answer = try await fixture.post(
      "/v1/layout?locale=de", json: body.replacing("[title.edges == margins.edges]", with: "[title.top == margins.top]")
    )
    #expect(answer.text.contains("Guten Tag"))
  }

  @Test(
    "Strings that cannot be read are an error if they are shown",
    arguments: ["/v1/layout?locale=", "/v1/audit?locales="])
  func unreadableStrings(uri: String) async throws {
    let document = """
      schema: 1
      views: { t: { label: { text: { key: hello } } } }
      constraints: [t.leading == margins.leading, t.top == margins.top, margins.bottom == t.bottom]
      """
    let strings = [
      "de.lproj/Localizable.strings": "hello = \"Guten Tag\";", "fr.lproj/Localizable.strings": "hello = ;",
      "en.lproj/Localizable.strings": "hello = Hello;",
    ]
    let body = try JSONWriter.string(
      of: ["document": JSONValue.string(document), "strings": .object(strings.mapValues(JSONValue.string))],
      isPretty: false)
    #expect(try await fixture.post(uri + "de", json: body).status == 200)
    let refused = try await fixture.post(uri + "fr", json: body)
    #expect((400..<500).contains(refused.status) && refused.text.contains("fr.lproj/Localizable.strings:1"))
  }

  @Test("The strings of a device are laid out and audited on request")
  func devices() async throws {
    let long = "A title on a large screen that is far too long for its cell"
    let variations = """
      { "iphone": { "stringUnit": { "state": "translated", "value": "A title" } },
        "ipad": { "stringUnit": { "state": "translated", "value": "\(long)" } } }
      """
    let strings = """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "title": { "localizations": { "en": {
        "variations": { "device": \(variations) } } } } } }
      """
    let cell = """
      schema: 1
      views: { a: { label: { text: { key: title }, textStyle: body } } }
      constraints: ["V:|-[a]-|", "H:|-[a]-|"]
      """
    let body = try JSONWriter.string(
      of: [
        "document": JSONValue.string(cell), "strings": .object(["L.xcstrings": JSONValue.string(strings)]),
      ], isPretty: false)
    for (option, isPads) in [("", false), ("&device=phone", false), ("&device=pad", true)] {
      let layout = try await fixture.post("/v1/layout?locale=en" + option, json: body)
      #expect(layout.status == 200 && layout.text.contains(long) == isPads)
      let audit = try await fixture.post("/v1/audit?categories=L&widths=320" + option, json: body)
      #expect(audit.status == 200 && audit.text.contains("truncated-text") == isPads)
    }
    for path in ["/v1/layout?device=watch", "/v1/audit?device="] {
      let refused = try await fixture.post(path, json: body)
      #expect(refused.status == 400 && refused.text.contains("a device must be phone or pad"))
    }
  }

  @Test("A layout and an audit use the source language and the samples in the request")
  func stringChoices() async throws {
    let cell = """
      schema: 1
      views: { a: { label: { text: { key: hello }, textStyle: body, lines: 0 } } }
      constraints: ["V:|-[a]-|", "H:|-[a]-|"]
      """
    func body(_ samples: String? = nil) throws -> String {
      var members = [
        "document": JSONValue.string(cell),
        "strings": .object([
          "Localizable.strings": JSONValue.string("hello = \"Goedemorgen, %@\";"),
          "de.lproj/Localizable.strings": .string("hello = \"Guten Morgen, %@\";"),
        ]),
      ]
      members["samples"] = samples.map(JSONValue.string)
      return try JSONWriter.string(of: members, isPretty: false)
    }
    let long = String(repeating: "Donaudampfschifffahrt", count: 3)
    for (samples, name) in [(nil, "Maximiliane Wellington"), ("schema: 1\ntext: \(long)", long)] {
      let layout = try await fixture.post("/v1/layout?sourceLanguage=nl", json: try body(samples))
      #expect(layout.status == 200 && layout.text.contains("Goedemorgen, \(name)"), "\(layout.text)")
      let audit = try await fixture.post(
        "/v1/audit?sourceLanguage=nl&categories=L&widths=320", json: try body(samples))
      #expect(audit.fields["locales"] as? [String] == ["de", "nl"], "\(audit.text)")
      #expect(audit.text.contains("long-word") == (samples != nil))
    }
    for path in ["/v1/layout", "/v1/audit?categories=L&widths=320"] {
      let unnamed = try await fixture.post(path, json: try body())
      #expect(unnamed.status == 422 && unnamed.text.contains("or specify the language with sourceLanguage"))
      let broken = try await fixture.post(path, json: try body("schema: 1\nnumbr: 1"))
      #expect(broken.status == 422 && broken.text.contains("samples:2:1"), "\(broken.text)")
      let refused = try await fixture.post(path + (path.contains("?") ? "&" : "?") + "sourceLanguage=a b", json: "{}")
      #expect(refused.status == 400 && refused.text.contains("sourceLanguage must be a language tag"))
    }
  }

  private static let badDocument = "schema: 1\nviews: { t: { label: [ } }"

  @Test(
    "A document that cannot be read is a problem of the audit, and the others are audited",
    arguments: ["json", "sarif", "junit", "html", "github"])
  func auditProblems(format: String) async throws {
    let good = """
      schema: 1
      views: { t: { label: { text: x } } }
      constraints: [t.leading == margins.leading, t.top == margins.top, margins.bottom == t.bottom]
      """
    let documents = ["a.yaml": good, "b.yaml": Self.badDocument]
    let body = try JSONWriter.string(of: ["documents": documents], isPretty: false)
    let answer = try await fixture.post("/v1/audit?widths=320&format=\(format)", json: body)
    #expect(answer.status == 200)
    #expect(answer.text.contains("b.yaml"))
    guard format == "json" else { return }
    #expect(answer.fields["subjects"] as? [String] == ["a.yaml"])
    #expect((answer.fields["problems"] as? [String])?.first?.hasPrefix("b.yaml:2:") == true)
  }

  @Test("If no document is left, all errors are reported")
  func noDocument() async throws {
    let documents = ["a.yaml": "[", "b.yaml": Self.badDocument]
    let body = try JSONWriter.string(of: ["documents": documents], isPretty: false)
    let answer = try await fixture.post("/v1/audit", json: body)
    #expect(answer.status == 422)
    #expect(answer.text.contains("a.yaml") && answer.text.contains("b.yaml"))
  }

  @Test(
    "An audit has the findings of the command, in every format",
    arguments: ["json", "sarif", "junit", "html", "github", "text"])
  func audit(format: String) async throws {
    let cell = """
      schema: 1
      views: { title: { label: { text: A title that is too long for its line } } }
      constraints: [title.leading == margins.leading, title.trailing == margins.trailing, title.top == margins.top,
        margins.bottom == title.bottom]
      """
    let answer = try await fixture.ask(
      .post, "/v1/audit?format=\(format)&widths=320", type: "application/yaml", Array(cell.utf8))
    #expect(answer.status == 200)
    #expect(answer.text.contains("keeps its 17 points"))
  }
}
#endif
