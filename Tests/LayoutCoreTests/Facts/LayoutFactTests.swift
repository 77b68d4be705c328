import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing
import TextLayout

/// Facts of UIKit's that are a number or a default, with the values of the facts as oracle.
@Suite("Facts: defaults and constants")
struct LayoutFactTests {
  @Test("Priorities are those of UIKit's header", .fact("layout-1"))
  func priorities() {
    let priorities: [(LayoutPriority, Float)] = [
      (.required, 1000), (.defaultHigh, 750), (.dragThatCanResizeScene, 510), (.sceneSizeStayPut, 500),
      (.dragThatCannotResizeScene, 490), (.defaultLow, 250), (.fittingSizeLevel, 50),
    ]
    for (priority, value) in priorities { #expect(priority.rawValue == value) }
  }

  @Test("A view hugs at 250, resists at 750, and has no size of its own", .fact("layout-3", "view-1"))
  func viewDefaults() {
    for view in [View(), Label(), StackView(), ImageView(image: nil), Button(type: .system), TextView()] {
      for axis in LayoutAxis.allCases {
        #expect(view.contentHuggingPriority(for: axis).rawValue == 250)
        #expect(view.contentCompressionResistancePriority(for: axis).rawValue == 750)
      }
    }
    #expect(View.noIntrinsicMetric == -1)
    #expect(View().intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(View.layoutFittingCompressedSize == .zero)
  }

  @Test(
    "Margins are 8 on each side, the superview's are not preserved, and nothing is added outside a safe area",
    .fact("margin-1"))
  func margins() throws {
    let view = View()
    #expect(view.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(!view.preservesSuperviewLayoutMargins && view.insetsLayoutMarginsFromSafeArea)
    #expect(view.safeAreaInsets == .zero)
  }

  @Test("Guides have no identifier and no frame at first; a view's own have UIKit's identifiers", .fact("view-10"))
  func guides() {
    let (guide, view) = (LayoutGuide(), View())
    #expect(guide.identifier == "" && guide.layoutFrame == .zero && guide.owningView == nil)
    #expect(view.layoutMarginsGuide.identifier == "UIViewLayoutMarginsGuide")
    #expect(view.readableContentGuide.identifier == "UIViewReadableContentGuide")
    #expect(view.layoutMarginsGuide.owningView === view && view.layoutMarginsGuide.layoutFrame == .zero)
  }

  @Test("A label has one line, is cut at its tail, and breaks as labels do since iOS 14")
  func labelDefaults() {
    let label = Label()
    #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
    #expect(label.lineBreakStrategy == .standard && label.preferredMaxLayoutWidth == 0)
    #expect(!label.allowsDefaultTighteningForTruncation && !label.adjustsFontSizeToFitWidth)
  }

  /// The relation of a width to a number, and its priority.
  struct Wish {
    let relation: LayoutRelation
    let width: CGFloat
    let priority: Float

    init(_ relation: LayoutRelation, _ width: CGFloat, at priority: Float = 1000) {
      (self.relation, self.width, self.priority) = (relation, width, priority)
    }

    func constraint(of view: View) -> LayoutConstraint {
      let constraint =
        switch relation {
        case .lessThanOrEqual: view.widthAnchor.constraint(lessThanOrEqualToConstant: width)
        case .equal: view.widthAnchor.constraint(equalToConstant: width)
        case .greaterThanOrEqual: view.widthAnchor.constraint(greaterThanOrEqualToConstant: width)
        }
      constraint.priority = LayoutPriority(priority)
      return constraint
    }
  }

  static let crowd = (0..<20).map { Wish(.equal, CGFloat(60 + $0), at: 9) }

  /// Wishes for a width, and the width that comes of them.
  static let wishes: [([Wish], CGFloat)] = [
    ([Wish(.lessThanOrEqual, 30), Wish(.equal, 50, at: 10), Wish(.equal, 90, at: 9)], 30),
    ([Wish(.lessThanOrEqual, 80), Wish(.equal, 50, at: 10), Wish(.equal, 90, at: 9)], 50),
    ([Wish(.greaterThanOrEqual, 70), Wish(.equal, 50, at: 10), Wish(.equal, 5, at: 9)], 70),
    ([Wish(.greaterThanOrEqual, 20), Wish(.equal, 50, at: 10), Wish(.equal, 5, at: 9)], 50),
    // Weaker constraints determine what stronger constraints leave open, as closely as possible.
    ([Wish(.lessThanOrEqual, 80), Wish(.lessThanOrEqual, 50, at: 10), Wish(.equal, 90, at: 9)], 50),
    ([Wish(.greaterThanOrEqual, 60, at: 10), Wish(.equal, 20, at: 9)], 60),
    ([Wish(.greaterThanOrEqual, 60, at: 10), Wish(.lessThanOrEqual, 70, at: 9), Wish(.equal, 95, at: 8)], 70),
    ([Wish(.greaterThanOrEqual, 60, at: 10), Wish(.lessThanOrEqual, 70, at: 9), Wish(.equal, 65, at: 8)], 65),
    // However many weaker ones there are, and however near.
    ([Wish(.equal, 50, at: 10)] + crowd, 50),
    ([Wish(.equal, 50, at: 999), Wish(.equal, 51, at: 998), Wish(.equal, 51, at: 997)], 50),
  ]

  @Test(
    "An optional constraint is approached from both sides as near as stronger ones allow, in any order",
    .fact("layout-2"), arguments: wishes)
  func optional(_ row: ([Wish], CGFloat)) throws {
    for wishes in [row.0, row.0.reversed()] {
      let view = constrainedView()
      let container = box(100, 100, try fixedTraits(), view)
      LayoutConstraint.activate(wishes.map { $0.constraint(of: view) })
      container.layoutIfNeeded()
      #expect(view.frame.width == row.1)
    }
  }

  /// At its own height: 16 at 2 pixels to the point, 16.333 at 3. In the trace a label of 333.5
  /// points has its baseline at 172.5.
  @Test("A label's first baseline is that of the published formula, and of the trace", .fact("baseline-1"))
  func labelBaseline() throws {
    for (scale, height, expected) in [(2.0, nil, 16), (3, nil, 49.0 / 3), (2, 333.5, 172.5)]
      as [(Double, Double?, Double)]
    {
      let label = try realTraits(scale: scale).performAsCurrent { Label() }
      label.text = "Text"
      let size = CGSize(width: 100, height: height ?? Double(label.intrinsicContentSize.height))
      #expect(abs(Double(label.firstBaselineOffset(in: size)) - expected) < 1e-9)
    }
  }

  @Test("The baselines of a view without text are its edges", .fact("baseline-4"))
  func baselines() {
    let size = CGSize(width: 10, height: 20)
    for view in [View(), ImageView(image: nil), Switch(), StackView()] {
      #expect(view.firstBaselineOffset(in: size) == 0 && view.lastBaselineOffset(in: size) == 0)
      #expect(view.baselineFont == nil)
    }
  }
}
