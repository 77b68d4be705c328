import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing

@Suite("Layout metrics")
struct LayoutMetricsTests {
  @Test("The era of iOS 17 counts where nothing is said")
  func standard() {
    #expect(TraitCollection().layoutMetrics == LayoutMetrics(era: .iOS17))
    #expect(LayoutMetrics().era == .iOS17)
  }

  /// Era, cell side, cell's content margins, header top padding, list cell's margin above.
  static let eras: [(Era, Double, Bool, Double, CGFloat)] = [
    (.iOS11, 15, true, 0, 11), (.iOS12, 15, false, 0, 11), (.iOS13, 16, false, 0, 11), (.iOS14, 16, false, 0, 11),
    (.iOS15, 16, false, 22, 11), (.iOS16, 16, false, 22, 11), (.iOS17, 16, false, 22, 11), (.iOS18, 16, false, 22, 11),
    (.iOS26, 16, false, 22, 15),
  ]

  @Test("Eras differ where the facts say so", .fact("cell-7", "builtin-13"), arguments: eras)
  func era(_ row: (era: Era, side: Double, plain: Bool, padding: Double, top: CGFloat)) {
    let metrics = LayoutMetrics(era: row.era)
    #expect(metrics.cell.sideMargin(width: 375) == row.side)
    #expect(metrics.cell.sideMargin(width: 414) == 20)
    #expect(metrics.cell.isMeasuredWithPlainMargins == row.plain)
    #expect(metrics.table.plainHeaderTopPadding == row.padding)
    #expect(metrics.list.cell.margins.top == row.top)
    #expect(metrics.list.cell.imageToText == 16)
  }

  static let verticalMargins: [(ContentSizeCategory, Double)] = zip(
    ContentSizeCategory.allCases,
    [11, 11, 11, 11, 12, 13, 44.0 / 3, 17, 20, 24, 28, 31]
  ).map { ($0, $1) }

  @Test("A cell's vertical margin is 11 up to L and grows above it as body text's leading", arguments: verticalMargins)
  func verticalMargin(_ row: (category: ContentSizeCategory, margin: Double)) throws {
    let traits = try realTraits(category: row.category)
    #expect(traits.layoutMetrics.cell.verticalMargin(in: traits) == row.margin)
  }

  @Test("All numbers survive being encoded", arguments: Era.allCases)
  func roundTrip(_ era: Era) throws {
    var metrics = LayoutMetrics(era: era)
    metrics.cell.verticalMargin.byCategory = ["AX1": 50.0 / 3]
    let copy = try JSONDecoder().decode(LayoutMetrics.self, from: JSONEncoder().encode(metrics))
    #expect(copy == metrics)
    #expect(copy.era == era)
  }

  @Test("A document replaces the numbers it names and no others")
  func applying() throws {
    let document = """
      {"cell": {"minimumHeight": 52, "verticalMargin": {"byCategory": {"accessibilityMedium": 18.5}}},
       "margins": {"readableWidth": {"byCategory": {"XS": 560}}}, "list": {"valueCell": {"textStyle": "callout"}}}
      """
    var expected = LayoutMetrics()
    expected.cell.minimumHeight = 52
    expected.cell.verticalMargin.byCategory = ["AX1": 18.5]
    expected.margins.readableWidth.byCategory = ["XS": 560]
    expected.list.valueCell.textStyle = .callout
    #expect(try LayoutMetrics().applying(Data(document.utf8)) == expected)
  }

  @Test("An era in a document comes first, and keeps what is there when it is the same")
  func applyingEra() throws {
    let changed = try LayoutMetrics().applying(Data(#"{"era": "iOS11", "cell": {"imageToText": 12}}"#.utf8))
    #expect(changed.era == .iOS11)
    #expect(changed.cell.imageToText == 12)
    #expect(changed.cell.sideMargin.narrow == 15)
    #expect(try changed.applying(Data(#"{"era": "iOS11"}"#.utf8)) == changed)
  }

  static let refused: [(String, String)] = [
    (
      #"{"cell": {"minimumHight": 1}}"#,
      "unknown layout metric \"minimumHight\" in cell. Did you mean \"minimumHeight\"?"
    ),
    (#"{"era": "iOS19"}"#, "unknown layout metric \"iOS19\" in era. Did you mean \"iOS18\"?"),
    (
      #"{"cell": {"builtInRows": "x"}}"#,
      "Layout metrics: cell.builtInRows has an unknown word; the allowed words are the cases of its type in LayoutMetrics"
    ),
    (#"{"cell": 3}"#, "Layout metrics: cell has a value of the wrong type"),
    (#"{"cell": {"minimumHeight": -1}}"#, "Layout metrics: cell.minimumHeight is not between 0 and 100,000: -1.0"),
    (#"{"cell": {"minimumHeight": 1e300}}"#, "Layout metrics: cell.minimumHeight is not between 0 and 100,000: 1e+300"),
    (
      #"{"cell": {"verticalMargin": {"byCategory": {"AX6": 1}}}}"#,
      "unknown layout metric \"AX6\" in cell.verticalMargin.byCategory. Did you mean \"AX5\"?"
    ),
  ]

  @Test("What cannot be is refused, with its place", arguments: refused)
  func refusal(_ row: (document: String, message: String)) {
    #expect(throws: LayoutError(code: .invalidMetrics, message: row.message)) {
      try LayoutMetrics().applying(Data(row.document.utf8))
    }
  }

  @Test("What is no JSON is refused", arguments: ["", "[1]", "{", String(repeating: "{\"cell\":", count: 2000)])
  func noJSON(_ document: String) {
    #expect(throws: LayoutError.self) { try LayoutMetrics().applying(Data(document.utf8)) }
  }
}
