import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing

@Suite("The view tree, frames and autoresizing")
struct ViewTreeTests {
  @Test("Views are put in at their places, and taken out of where they were")
  func order() {
    let (a, b, c, d, root, other) = (View(), View(), View(), View(), View(), View())
    [a, b].forEach(root.addSubview)
    root.insertSubview(c, at: 0)
    root.insertSubview(d, belowSubview: b)
    #expect(root.subviews.map(ObjectIdentifier.init) == [c, a, d, b].map(ObjectIdentifier.init))
    root.insertSubview(c, aboveSubview: b)
    #expect(root.subviews.map(ObjectIdentifier.init) == [a, d, b, c].map(ObjectIdentifier.init))
    let kept = a.topAnchor.constraint(equalTo: root.topAnchor)
    kept.isActive = true
    root.addSubview(a)
    #expect(root.subviews.last === a && kept.isActive)
    other.addSubview(a)
    #expect(!kept.isActive)
    #expect(a.superview === other && root.subviews.count == 3)
    #expect(a.isDescendant(of: other) && a.isDescendant(of: a) && !a.isDescendant(of: root))
    #expect(a.root === other)
  }

  static let masks: [(AutoresizingMask, CGRect)] = [
    ([], CGRect(x: 10, y: 20, width: 30, height: 40)),
    (.flexibleWidth, CGRect(x: 10, y: 20, width: 130, height: 40)),
    (.flexibleLeftMargin, CGRect(x: 110, y: 20, width: 30, height: 40)),
    ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 24, y: 20, width: 30, height: 40)),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 20, width: 130, height: 140)),
    ([.flexibleTopMargin], CGRect(x: 10, y: 120, width: 30, height: 40)),
  ]

  @Test("A view without constraints keeps its frame as its mask says", arguments: masks)
  func autoresizing(_ row: (AutoresizingMask, CGRect)) throws {
    let child = View(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    child.autoresizingMask = row.0
    let view = box(100, 100, try fixedTraits(), child)
    view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    view.frame.size = CGSize(width: 200, height: 200)
    view.layoutIfNeeded()
    #expect(child.frame == row.1)
  }

  @Test(
    "Views that touch before rounding touch after it, and the unrounded frames stay known",
    .fact("rounding-2", "rounding-6"))
  func rounding() throws {
    let parts = (0..<3).map { constrainedView("part \($0)") }
    let view = box(100, 10, try fixedTraits(scale: 2))
    parts.forEach(view.addSubview)
    parts[0].leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
    parts[2].rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    for (a, b) in zip(parts, parts.dropFirst()) {
      a.rightAnchor.constraint(equalTo: b.leftAnchor).isActive = true
      a.widthAnchor.constraint(equalTo: b.widthAnchor).isActive = true
    }
    view.layoutIfNeeded()
    #expect(parts.map(\.frame.minX) == [0, 33.5, 66.5])
    #expect(parts.map(\.frame.width) == [33.5, 33, 33.5])
    #expect(parts.allSatisfy { abs($0.unroundedFrame.width - 100.0 / 3) < 1e-9 })
  }

  @Test("Frames set in layoutSubviews hold, and are laid out with")
  func manual() throws {
    final class Manual: View {
      let child = View()
      let grandchild = constrainedView()
      override func layoutSubviews() { child.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 10) }
    }
    let manual = Manual()
    manual.autoresizingMask = .flexibleWidth
    manual.addSubview(manual.child)
    manual.child.addSubview(manual.grandchild)
    manual.grandchild.widthAnchor.constraint(equalTo: manual.child.widthAnchor, multiplier: 0.5).isActive = true
    let view = box(100, 100, try fixedTraits(), manual)
    manual.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
    view.layoutIfNeeded()
    #expect(manual.grandchild.frame.width == 20)
    view.frame.size.width = 180
    view.layoutIfNeeded()
    #expect(manual.grandchild.frame.width == 40)
  }

  @Test("updateConstraints is called before layout, once for each time it is asked for")
  func updating() throws {
    final class Updating: View {
      var count = 0
      override func updateConstraints() { count += 1 }
    }
    let updating = Updating()
    let view = box(10, 10, try fixedTraits(), updating)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(updating.count == 1)
    updating.setNeedsUpdateConstraints()
    view.layoutIfNeeded()
    #expect(updating.count == 2)
  }

  @Test("A view that asks for layout while it is laid out gets it, and layout ends even so")
  func nestedLayout() throws {
    final class Restless: View {
      let child = constrainedView()
      lazy var width = child.widthAnchor.constraint(equalToConstant: 1)
      var isCurrent = true
      override func layoutSubviews() {
        width.constant += 1
        layoutIfNeeded()
        isCurrent = isCurrent && child.frame.width == width.constant
      }
    }
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.setTraits(try fixedTraits())
    view.addSubview(view.child)
    view.width.isActive = true
    view.layoutIfNeeded()
    #expect(view.isCurrent)
    #expect(view.child.frame.width == view.width.constant)
  }

  @Test("Views and constraints are the same only as themselves")
  func identity() {
    let (view, label) = (View(), Label())
    view.addSubview(label)
    let constraint = label.topAnchor.constraint(equalTo: view.topAnchor)
    #expect(view.subviews.contains(label))
    #expect(view.subviews.firstIndex(of: label) == 0)
    #expect(view == view && view != label)
    #expect([view: 1, label: 2][label] == 2)
    #expect(LayoutGuide() != LayoutGuide())
    #expect(constraint == constraint && constraint != label.topAnchor.constraint(equalTo: view.topAnchor))
  }
}
