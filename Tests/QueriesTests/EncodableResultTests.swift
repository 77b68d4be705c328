import Foundation
import JSONText
import Queries
import Strut
import Testing

/// Results of the library are encoded as the command prints them, by any encoder.
@Suite("Results as JSON")
struct EncodableResultTests {
  private static let cell = """
    schema: 1
    cell: { width: 320 }
    views:
      title: { label: { text: "A headline that is much too long for one line of it", textStyle: headline } }
      body: { label: { text: "Some text", textStyle: body, lines: 0 } }
      open: { label: { text: "Anywhere", textStyle: body } }
    constraints:
      - "H:|-[title]-|"
      - "H:|-[body]-|"
      - "V:|-[title]"
      - "V:[body]-|"
      - body.firstBaseline == systemSpacing below title.lastBaseline
      - open.leading == title.leading
      - title.width == 100
    """

  /// Returns the members of a value, which both encoders write alike.
  private func members(_ value: some Encodable) throws -> [String: JSONValue] {
    let bytes = try JSONWriter.bytes(of: value, isPretty: false)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    #expect(bytes == Array(try encoder.encode(value)))
    return try JSONObject(reading: bytes).values
  }

  @Test("A layout is the document of the command without the additions of the command")
  func layout() throws {
    let document = try CellDocument(text: Self.cell)
    let session = CellSession(builder: CellBuilder(document), traits: TraitCollection(log: .silent))
    let laid = try session.layOut(at: .accessibilityMedium)
    let layout = try members(laid.layout)
    #expect(
      layout.keys.sorted() == [
        "ambiguous", "category", "era", "height", "scale", "spacings", "unsatisfied", "views", "width",
      ])
    #expect(laid.layout.unsatisfied.count == 1 && !laid.layout.spacings.isEmpty)
    let printed = try members(LayoutDocument(laid))
    #expect(Set(printed.keys).subtracting(layout.keys) == ["schema", "engines", "findings"])
    for (key, value) in layout { #expect(printed[key] == value, "\(key)") }
    let views = Dictionary(
      try laid.layout.views.map { ($0.name, JSONValue.object(try members($0))) },
      uniquingKeysWith: { first, _ in first })
    #expect(layout["views"] == .object(views))
  }

  @Test("A report is the document of the command without the versions, and its findings are those of the document")
  func report() async throws {
    let report = try await Audit([CellSubject(try CellDocument(text: Self.cell, file: "cell.yaml"))]).run()
    let encoded = try members(report)
    #expect(
      encoded.keys.sorted() == [
        "categories", "findings", "known", "layouts", "locales", "notes", "problems", "subjects", "suppressed",
        "widths",
      ])
    let printed = try members(AuditDocument(report, problems: report.problems))
    #expect(Set(printed.keys).subtracting(encoded.keys) == ["schema", "engines"])
    for (key, value) in encoded { #expect(printed[key] == value, "\(key)") }
    #expect(!report.findings.isEmpty)
    #expect(encoded["findings"] == .array(try report.findings.map { JSONValue.object(try members($0)) }))
    let keys = try members(try #require(report.findings.first)).keys.sorted()
    #expect(
      keys == [
        "available", "categories", "column", "count", "cure", "detail", "element", "file", "first", "key", "line",
        "locale", "message", "missing", "needed", "other", "row", "rule", "section", "severity", "side", "subject",
        "text", "textColumn", "textFile", "textLine", "widths", "worst",
      ])
  }

  @Test("A match has the members of the document about a font", arguments: ["Inter", "system-bold", "Palatino"])
  func match(name: String) throws {
    let catalog = try FontCatalog.bundled()
    let match = try catalog.match(name)
    let answer = FontAnswer(match.explanation.request, match, in: catalog)
    let encoded = try members(match)
    #expect(
      encoded.keys.sorted() == [
        "coordinates", "faceIndex", "family", "fullName", "note", "path", "postScriptName", "rule", "slant", "source",
        "unfulfilled", "weight", "width", "widths",
      ])
    #expect(try members(FontAnswerDocument(answer, fallback: nil))["match"] == .object(encoded))
  }

  @Test("A measurement is part of a record of the command")
  func measurement() throws {
    let engine = TextEngine(catalog: try FontCatalog.bundled())
    let font = try engine.catalog.systemFont(size: 17)
    var settings = MeasureSettings()
    (settings.width, settings.lineLimit) = (60, 2)
    let measured = engine.measure("Some text of three lines", font: font, width: 60, lineLimit: 2, displayScale: 3)
    let encoded = try members(measured)
    #expect(encoded.keys.sorted() == ["firstBaseline", "fits", "lastBaseline", "lineCount", "truncated", "unrounded"])
    let printed = try members(
      MeasureResult("Some text of three lines", font: font, settings, id: .null, by: engine, names: nil))
    for (key, value) in encoded { #expect(printed[key] == value, "\(key)") }
    #expect(
      Set(printed.keys).subtracting(encoded.keys) == [
        "schema", "id", "pointSize", "intrinsic", "lines", "fonts", "missing",
      ])
  }
}
