import CellDocuments
import FontMetrics
import LayoutCore
import StringCatalogs
import Testing

@Suite("The sample document")
struct SampleDocumentTests {
  private func place(_ item: String, _ attribute: LayoutAttribute) -> ConstraintSentence.Place {
    ConstraintSentence.Place(item: item, attribute: attribute)
  }

  private func sentence(
    _ line: Int, _ text: String, _ first: ConstraintSentence.Place, _ second: ConstraintSentence.Target
  ) -> ConstraintSentence {
    ConstraintSentence(
      first: first, relation: .equal, second: second, text: text, position: SourcePosition(line: line, column: 5))
  }

  @Test("It says what it says")
  func value() throws {
    let expected = CellDocument(
      file: "cell.yaml",
      cell: CellDescription(width: 375, era: .iOS17, hasSeparator: true, preservesSuperviewLayoutMargins: false),
      views: [
        ViewDescription(
          name: "headline",
          content: .label(
            LabelDescription(
              text: "Headline", font: .preferred(.headline), numberOfLines: 0,
              fontPosition: SourcePosition(line: 9, column: 51))),
          position: SourcePosition(line: 9, column: 3)),
        ViewDescription(
          name: "body",
          content: .label(
            LabelDescription(
              text: "Body text", font: .scaled(.named("Palatino"), size: 18, .body, maximumPointSize: nil),
              numberOfLines: 0, fontPosition: SourcePosition(line: 10, column: 49))),
          position: SourcePosition(line: 10, column: 3)),
      ],
      constraints: [
        sentence(
          12, "headline.leading == margins.leading", place("headline", .leading),
          .place(place("margins", .leading), multiplier: 1, constant: 0)),
        sentence(
          13, "headline.trailing == margins.trailing", place("headline", .trailing),
          .place(place("margins", .trailing), multiplier: 1, constant: 0)),
        sentence(
          14, "body.leading == headline.leading", place("body", .leading),
          .place(place("headline", .leading), multiplier: 1, constant: 0)),
        sentence(
          15, "body.trailing == headline.trailing", place("body", .trailing),
          .place(place("headline", .trailing), multiplier: 1, constant: 0)),
        sentence(
          16, "headline.firstBaseline == systemSpacing below margins.top", place("headline", .firstBaseline),
          .systemSpacing(multiplier: 1, .below, of: place("margins", .top))),
        sentence(
          17, "margins.bottom == systemSpacing below body.lastBaseline", place("margins", .bottom),
          .systemSpacing(multiplier: 1, .below, of: place("body", .lastBaseline))),
        sentence(
          18, "body.firstBaseline == systemSpacing below headline.lastBaseline", place("body", .firstBaseline),
          .systemSpacing(multiplier: 1, .below, of: place("headline", .lastBaseline))),
      ])
    #expect(try CellDocument(text: sampleDocument) == expected)
  }

  @Test("The same in JSON says the same, wherever it is written")
  func json() throws {
    let json = #"""
      {"schema":1,"cell":{"width":3.75e2,"era":"iOS17","separator":true},
      	"views":{"headline":{"label":{"text":"Headline \ud83d\ude00\/\u00e9","textStyle":"headline","lines":0}},
      	"body":{"label":{"text":"Body text","font":"Palatino","size":18,"textStyle":"body","lines":0}}},
      	"constraints":["headline.leading == margins.leading","headline.trailing == margins.trailing",
      	"body.leading == headline.leading","body.trailing == headline.trailing",
      	"headline.firstBaseline == systemSpacing below margins.top",
      	"margins.bottom == systemSpacing below body.lastBaseline",
      	"body.firstBaseline == systemSpacing below headline.lastBaseline"]}
      """#
    let (fromJSON, fromYAML) = (try CellDocument(text: json), try CellDocument(text: sampleDocument))
    #expect(fromJSON.cell == fromYAML.cell)
    #expect(fromJSON.views.map(\.name) == fromYAML.views.map(\.name))
    #expect(fromJSON.constraints.map(\.text) == fromYAML.constraints.map(\.text))
    #expect(fromJSON.constraints.map(\.second) == fromYAML.constraints.map(\.second))
    guard case .label(let headline) = try #require(fromJSON.views.first).content else {
      Issue.record("the headline is a label")
      return
    }
    #expect(headline.text == "Headline 😀/é")
  }

  @Test(
    "The keys of a font together mean a font",
    arguments: [
      ("", .plain(.system(.regular), size: 17)),
      ("textStyle: title1", .preferred(.title1)),
      ("textStyle: SUBHEAD", .preferred(.subheadline)),
      ("size: 20", .plain(.system(.regular), size: 20)),
      ("weight: bold", .plain(.system(.bold), size: 17)),
      ("weight: 650, size: 20", .plain(.system(FontWeight(rawValue: 650)), size: 20)),
      ("font: Palatino, size: 18", .plain(.named("Palatino"), size: 18)),
      ("size: 18, textStyle: body", .scaled(.system(.regular), size: 18, .body, maximumPointSize: nil)),
      (
        "font: Palatino, size: 18, textStyle: body, maximumPointSize: 30",
        .scaled(.named("Palatino"), size: 18, .body, maximumPointSize: 30)
      ),
    ] as [(String, FontDescription)])
  func font(keys: String, font: FontDescription) throws {
    guard case .label(let label) = try CellDocument(text: document(label: keys)).views.first?.content else {
      Issue.record("the view is a label")
      return
    }
    #expect(label.font == font)
  }

  @Test("A label that says nothing is UILabel's, but that its font follows the category")
  func defaults() throws {
    let view = try #require(try CellDocument(text: document(label: "")).views.first)
    #expect(
      view
        == ViewDescription(
          name: "a", content: .label(LabelDescription(fontPosition: SourcePosition(line: 3, column: 8))),
          position: SourcePosition(line: 3, column: 3)))
  }

  @Test(
    "Words and numbers are text where text belongs", arguments: ["yes", "42", "1.50", "true", "0x1F", "2026-11-21"])
  func words(word: String) throws {
    guard case .label(let label) = try CellDocument(text: document(label: "text: \(word)")).views.first?.content else {
      Issue.record("the view is a label")
      return
    }
    #expect(label.text == word)
  }

  @Test("Priorities of content are one for both axes, or one for each")
  func priorities() throws {
    let keys = "hugging: high, compression: { vertical: 999.5 }"
    let view = try #require(try CellDocument(text: document(label: keys)).views.first)
    #expect(view.hugging == AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh))
    #expect(view.compression == AxisPriorities(horizontal: nil, vertical: LayoutPriority(999.5)))
  }
}
