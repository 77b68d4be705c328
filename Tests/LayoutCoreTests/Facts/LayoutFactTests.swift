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

  /// `a == b` at a priority is as near as stronger ones let it be, on either side.
  @Test("An optional constraint is approached from both sides, stronger ones first", .fact("layout-2"))
  func optional() throws {
    for (limit, expected) in [(CGFloat(30), CGFloat(30)), (80, 50)] {
      let view = constrainedView()
      let container = box(100, 100, try fixedTraits(), view)
      let wish = view.widthAnchor.constraint(equalToConstant: 50)
      wish.priority = LayoutPriority(10)
      let other = view.widthAnchor.constraint(equalToConstant: 90)
      other.priority = LayoutPriority(9)
      LayoutConstraint.activate([other, wish, view.widthAnchor.constraint(lessThanOrEqualToConstant: limit)])
      container.layoutIfNeeded()
      #expect(view.frame.width == expected)
    }
  }

  /// At its own height: 16 at 2 pixels to the point, 16.333 at 3. In the trace a label of 333.5 points has its baseline at 172.5.
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
