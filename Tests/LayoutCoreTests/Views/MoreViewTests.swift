import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing

@Suite("Views: tags, order, own sizes, ambiguity, readable width")
struct MoreViewTests {
  @Test("A view is found by its tag, itself first")
  func tags() {
    let (outer, inner, other) = (View(), View(), View())
    outer.addSubview(inner)
    inner.addSubview(other)
    (inner.tag, other.tag) = (7, 7)
    #expect(outer.viewWithTag(7) === inner && other.viewWithTag(7) === other && outer.viewWithTag(8) == nil)
    #expect(outer.viewWithTag(0) === outer)
  }

  @Test("Subviews change places; those of others, and places that are not there, are left alone")
  func order() {
    let (parent, a, b, c, stranger) = (View(), View(), View(), View(), View())
    [a, b, c].forEach(parent.addSubview)
    parent.bringSubviewToFront(a)
    #expect(parent.subviews == [b, c, a])
    parent.sendSubviewToBack(c)
    #expect(parent.subviews == [c, b, a])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    parent.exchangeSubview(at: 0, withSubviewAt: 9)
    parent.bringSubviewToFront(stranger)
    parent.sendSubviewToBack(stranger)
    #expect(parent.subviews == [a, b, c] && stranger.superview == nil)
  }

  /// The way to a self-sizing view that stands alone: a width, and a layout.
  @Test("An outermost view that constraints place gets the size they give it, and keeps its origin")
  func sizedByConstraints() throws {
    let log = LogCollector()
    let (view, content) = (constrainedView("view"), SizedView(70, 30))
    view.setTraits(try fixedTraits(log: log.log))
    view.addSubview(content)
    view.frame.origin = CGPoint(x: 5, y: 6)
    let width = view.widthAnchor.constraint(equalToConstant: 200)
    LayoutConstraint.activate(content.filling(view.layoutMarginsGuide) + [width])
    view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 200, height: 46))
    #expect(content.frame == CGRect(x: 8, y: 8, width: 184, height: 30))
    content.contentSize.height = 40
    view.layoutIfNeeded()
    #expect(view.frame.height == 56 && view.bounds.size == view.frame.size)
    width.constant = 100
    view.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 100, height: 56))
    view.frame.size = CGSize(width: 1, height: 1)
    view.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 100, height: 56) && log.messages.isEmpty)
    view.translatesAutoresizingMaskIntoConstraints = true
    width.isActive = false
    view.frame.size = CGSize(width: 150, height: 150)
    view.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 8, y: 8, width: 134, height: 134))
  }

  @Test("Size to fit keeps the origin, and what has no content keeps its size")
  func sizeToFit() throws {
    let label = try fixedTraits().performAsCurrent { Label(frame: CGRect(x: 3, y: 4, width: 50, height: 1)) }
    label.numberOfLines = 0
    label.text = "two words"
    label.sizeToFit()
    #expect(label.frame == CGRect(x: 3, y: 4, width: 50, height: 20))
    let view = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("Content that changes without being said to keeps its old place until it is said")
  func invalidation() throws {
    let view = SizedView(10, 20)
    let container = box(100, 100, try fixedTraits(), view)
    view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    view.leftAnchor.constraint(equalTo: container.leftAnchor).isActive = true
    container.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 10, height: 20))
    view.contentSize = CGSize(width: 30, height: View.noIntrinsicMetric)
    container.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 30, height: 0))
  }

  @Test("An ambiguous view has another place when asked for one, and the first again", .fact("view-9"))
  func exercise() throws {
    let (open, fixed) = (constrainedView("open"), constrainedView("fixed"))
    let container = box(100, 100, try fixedTraits(), open, fixed)
    LayoutConstraint.activate(fixed.filling(container.layoutMarginsGuide))
    LayoutConstraint.activate([
      open.leftAnchor.constraint(equalTo: container.leftAnchor), open.widthAnchor.constraint(equalToConstant: 10),
      open.topAnchor.constraint(equalTo: container.topAnchor),
      open.heightAnchor.constraint(lessThanOrEqualToConstant: 15),
    ])
    #expect(open.hasAmbiguousLayout && !fixed.hasAmbiguousLayout)
    let (before, fixedFrame) = (open.frame, fixed.frame)
    [open, fixed].forEach { $0.exerciseAmbiguityInLayout() }
    container.layoutIfNeeded()
    #expect(open.frame.origin == before.origin && open.frame.width == before.width)
    #expect(open.frame.height != before.height && (0...15).contains(open.frame.height))
    #expect(fixed.frame == fixedFrame)
    open.exerciseAmbiguityInLayout()
    container.layoutIfNeeded()
    #expect(open.frame == before)
  }

  /// 672 at L is measured. Elsewhere it is Strut's rule: in proportion to the point size of body
  /// text.
  static let readable: [(ContentSizeCategory, CGFloat)] = [
    (.extraSmall, 560), (.small, 593), (.medium, 632), (.large, 672), (.extraLarge, 751), (.extraExtraLarge, 830),
    (.extraExtraExtraLarge, 909), (.accessibilityMedium, 1107), (.accessibilityLarge, 1304),
    (.accessibilityExtraLarge, 1581), (.accessibilityExtraExtraLarge, 1858), (.accessibilityExtraExtraExtraLarge, 2095),
  ]

  @Test(
    "The readable width follows the category, in the middle and never beyond the margins", .fact("margin-6"),
    arguments: readable)
  func readableWidth(_ row: (ContentSizeCategory, CGFloat)) throws {
    let view = box(3000, 100, try realTraits(category: row.0, scale: 1))
    let guide = view.readableContentGuide
    view.layoutIfNeeded()
    #expect(guide.layoutFrame.width == row.1)
    #expect(abs(guide.layoutFrame.midX - 1500) <= 1)
    view.frame.size.width = 400
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 8, y: 8, width: 384, height: 84))
    // Margins that differ: the middle is theirs.
    view.frame.size.width = 3000
    view.layoutMargins.left = 108
    view.layoutIfNeeded()
    #expect(abs(guide.layoutFrame.midX - 1550) <= 1)
  }
}
