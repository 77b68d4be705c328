import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import Testing

@Suite("Constraints with system spacing")
struct SystemSpacingConstraintTests {
  /// Measured on UIKit: the constant for a multiplier.
  static let multipliers: [(Double, Double)] = [
    (0.25, 2), (0.5, 4), (1, 8), (2, 16), (3, 24), (0, 0), (-0.5, 0), (-2, 0),
  ]

  @Test("Between plain edges it is 8 times the multiplier, never below 0", arguments: multipliers)
  func multiplier(_ row: (Double, Double)) {
    let (a, b) = (View(), View())
    for constraint in [
      a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: CGFloat(row.0)),
      a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: CGFloat(row.0)),
      a.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: b.lastBaselineAnchor, multiplier: CGFloat(row.0)),
    ] {
      #expect(constraint.constant == CGFloat(row.1))
      #expect(constraint.multiplier == 1 && constraint.priority == .required && !constraint.isActive)
      #expect(constraint.firstItem === a && constraint.secondItem === b)
    }
  }

  @Test("The relation is by name, and after means further on in reading direction")
  func relations() throws {
    for direction in LayoutDirection.allCases {
      let (a, b) = (constrainedView("a"), constrainedView("b"))
      let view = box(100, 100, try fixedTraits(direction: direction), a, b)
      let after = b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1)
      let atLeast = view.trailingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 2)
      #expect(after.relation == .equal && atLeast.relation == .greaterThanOrEqual)
      let wide = b.widthAnchor.constraint(equalToConstant: 500)
      wide.priority = .defaultLow
      LayoutConstraint.activate([
        after, atLeast, wide, a.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        a.widthAnchor.constraint(equalToConstant: 10),
      ])
      view.layoutIfNeeded()
      let frame = b.frame
      #expect(frame.width == 66)
      #expect(direction == .leftToRight ? frame.minX == 18 : frame.maxX == 82)
    }
  }

  @Test("From baseline to baseline the fonts decide, and the spacing follows them")
  func fonts() throws {
    let traits = try realTraits()
    let (upper, lower) = (constrainedLabel("upper", "upper"), constrainedLabel("lower", "lower"))
    let view = box(300, 300, traits, upper, lower)
    for label in [upper, lower] {
      label.font = try traits.fonts.preferredFont(for: .body, category: .large)
      label.adjustsFontForContentSizeCategory = true
    }
    let gap = lower.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
    LayoutConstraint.activate([gap, upper.topAnchor.constraint(equalTo: view.topAnchor)])
    #expect(gap.constant == 22)
    view.layoutIfNeeded()
    let before = lower.frame.minY
    view.setTraits(try realTraits(category: .accessibilityExtraExtraExtraLarge))
    #expect(gap.constant == 62)
    view.layoutIfNeeded()
    #expect(lower.frame.minY == before + 40)
    let terms = try #require(gap.resolvedSpacing).result.terms
    #expect(terms.map(\.name) == ["lower line height", "lower descender", "upper descender", "lower leading"])
    gap.constant = 10
    #expect(gap.resolvedSpacing == nil && gap.constant == 10)
  }

  @Test("Beside an edge of a guide the font of the label alone counts")
  func edges() throws {
    let traits = try realTraits()
    let label = constrainedLabel("text", "label")
    let view = box(300, 300, traits, label)
    label.font = try traits.fonts.systemFont(size: 17)
    let guide = view.layoutMarginsGuide
    let top = label.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: guide.topAnchor, multiplier: 1)
    let bottom = guide.bottomAnchor.constraint(equalToSystemSpacingBelow: label.lastBaselineAnchor, multiplier: 1)
    #expect(abs(top.constant - 22.667) < 0.001)
    #expect(abs(bottom.constant - 10.667) < 0.001)
    #expect(label.topAnchor.constraint(equalToSystemSpacingBelow: guide.topAnchor, multiplier: 1).constant == 8)
  }
}
