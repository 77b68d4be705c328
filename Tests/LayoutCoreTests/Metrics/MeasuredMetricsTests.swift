import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import Testing

@Suite("Metrics take over a device's numbers")
struct MeasuredMetricsTests {
  private static func number(
    _ quantity: String, _ value: Double, _ category: ContentSizeCategory = .large, width: Double = 375,
    scale: Double = 3
  ) -> MeasuredNumber {
    MeasuredNumber(quantity: quantity, category: category, displayScale: scale, width: width, value: value)
  }

  /// A line of SF at 17 points, as a device would tell it.
  private static let line = [
    number("font.body.lineHeight", 20.287109375), number("font.body.capHeight", 11.97802734375),
    number("font.body.descender", -4.1005859375),
  ]

  @Test("Nothing measured changes nothing, and a quantity that no metric stands for is left out")
  func nothing() {
    for era in Era.allCases {
      let metrics = LayoutMetrics(era: era)
      #expect(metrics.calibrated(with: []) == metrics)
      #expect(metrics.calibrated(with: [Self.number("no.such.thing", 5)]) == metrics)
    }
  }

  @Test("A length that follows the text size is taken category by category; others stay by the rule")
  func byCategory() {
    let metrics = LayoutMetrics().calibrated(with: [
      Self.number("cell.margin.top", 12), Self.number("cell.margin.top", 40, .accessibilityLarge),
    ])
    var expected = LayoutMetrics()
    expected.cell.verticalMargin.atLarge = 12
    expected.cell.verticalMargin.byCategory = ["L": 12, "AX2": 40]
    #expect(metrics == expected)
  }

  @Test("Lengths of narrow and wide views come from the widths they were measured at")
  func widths() {
    let measured = [(320.0, 15.0), (375, 15), (390, 18), (414, 22), (1024, 22)].map { width, value in
      Self.number("controller.margin.leading", value, width: width)
    }
    let side = LayoutMetrics().calibrated(with: measured).margins.controllerSide
    #expect(side == SideLength(narrow: 15, wide: 22, wideFrom: 414))
  }

  @Test("Of several scales the sharpest counts")
  func scales() {
    let metrics = LayoutMetrics().calibrated(with: [
      Self.number("table.plain.header", 30, scale: 2), Self.number("table.plain.header", 31, scale: 3),
    ])
    #expect(metrics.table.plainHeaderHeight.atLarge == 31)
  }

  @Test("Clearances that explain what was measured stay as they are")
  func clearancesStay() {
    let measured =
      Self.line + [
        Self.number("spacing.edgeToFirstBaseline.body", 68.0 / 3),
        Self.number("spacing.lastBaselineToEdge.body", 32.0 / 3),
      ]
    #expect(LayoutMetrics().calibrated(with: measured).spacing == SpacingMetrics())
  }

  @Test(
    "Clearances become what gives the measured distances", arguments: [0.0, 0.05, 0.2, 0.37], [Era.iOS11, .iOS17])
  func clearances(part: Double, era: Era) throws {
    let line = FixedBaselineMetrics(ascender: 16.1865234375, descender: -4.1005859375, capHeight: 11.97802734375)
    var real = SpacingMetrics(era: era)
    (real.aboveText, real.belowText) = (part, part / 2)
    func above(_ metrics: SpacingMetrics) -> Double {
      SystemSpacing(era: era, metrics: metrics, displayScale: 3).edgeToFirstBaseline(line).value
    }
    func below(_ metrics: SpacingMetrics) -> Double {
      SystemSpacing(era: era, metrics: metrics, displayScale: 3).lastBaselineToEdge(line).value
    }
    let found = LayoutMetrics(era: era).calibrated(
      with: Self.line + [
        Self.number("spacing.edgeToFirstBaseline.body", above(real)),
        Self.number("spacing.lastBaselineToEdge.body", below(real)),
      ]
    ).spacing
    #expect(above(found) == above(real))
    #expect(below(found) == below(real))
  }

  @Test("Layout keeps the clearances of its traits")
  func layoutFollows() throws {
    var traits = TraitCollection(displayScale: 3)
    traits.layoutMetrics.spacing.plainEdges = 20
    let box = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.setTraits(traits)
    let (first, second) = (View(), View())
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
    }
    first.bottomAnchor.constraint(equalTo: box.topAnchor, constant: 10).isActive = true
    second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 2).isActive = true
    box.layoutIfNeeded()
    #expect(second.frame.minY == 50)
  }
}
