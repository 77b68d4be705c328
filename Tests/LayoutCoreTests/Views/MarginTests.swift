import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing

@Suite("Layout margins, safe area and their guides")
struct MarginTests {
  static func insets(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> EdgeInsets {
    EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// Measured on UIKit: a superview of 300 × 300 with margins 40, 50, 60, 70.
  static func measured(_ frame: CGRect) throws -> (View, View) {
    let child = View(frame: frame)
    child.preservesSuperviewLayoutMargins = true
    let view = box(300, 300, try fixedTraits(), child)
    view.layoutMargins = insets(40, 50, 60, 70)
    return (view, child)
  }

  @Test("Margins of the superview count where they reach in", .fact("margin-2"))
  func preserved() throws {
    let (view, child) = try Self.measured(CGRect(x: 20, y: 20, width: 100, height: 100))
    #expect(child.layoutMargins == Self.insets(20, 30, 8, 8))
    let (other, corner) = try Self.measured(CGRect(x: 0, y: 0, width: 100, height: 100))
    corner.layoutMargins = Self.insets(1, 2, 3, 4)
    #expect(corner.layoutMargins == Self.insets(40, 50, 3, 4))
    #expect(view.layoutMargins == other.layoutMargins)
  }

  @Test("So they do for a view that constraints place, and its margins guide")
  func constrained() throws {
    let child = constrainedView("child")
    child.preservesSuperviewLayoutMargins = true
    let inner = constrainedView("inner")
    child.addSubview(inner)
    let view = box(300, 300, try fixedTraits(), child)
    view.layoutMargins = Self.insets(40, 50, 60, 70)
    LayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20),
      child.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      child.widthAnchor.constraint(equalToConstant: 100), child.heightAnchor.constraint(equalToConstant: 100),
    ])
    LayoutConstraint.activate(inner.filling(child.layoutMarginsGuide))
    view.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 30, y: 20, width: 62, height: 72))
    #expect(child.layoutMarginsGuide.layoutFrame == inner.frame)
  }

  @Test("Of sides and directions the last set counts, and the other shows it", .fact("margin-3"))
  func projection() throws {
    for direction in LayoutDirection.allCases {
      let isMirrored = direction == .rightToLeft
      let view = box(100, 100, try fixedTraits(direction: direction))
      view.layoutMargins = Self.insets(1, 2, 3, 4)
      let shown = view.directionalLayoutMargins
      #expect([shown.top, shown.leading, shown.bottom, shown.trailing] == (isMirrored ? [1, 4, 3, 2] : [1, 2, 3, 4]))
      view.directionalLayoutMargins = DirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
      #expect(view.layoutMargins == (isMirrored ? Self.insets(5, 8, 7, 6) : Self.insets(5, 6, 7, 8)))
      view.layoutMargins = Self.insets(9, 10, 11, 12)
      #expect(view.directionalLayoutMargins.leading == (isMirrored ? 12 : 10))
    }
  }

  @Test("The safe area of a child is what reaches that far in, and is added to margins", .fact("margin-4"))
  func safeArea() throws {
    let child = View(frame: CGRect(x: 10, y: 10, width: 80, height: 90))
    let view = box(100, 100, try fixedTraits(), child)
    view.safeAreaInsets = Self.insets(30, 0, 20, 4)
    #expect(child.safeAreaInsets == Self.insets(20, 0, 20, 0))
    #expect(child.layoutMargins == Self.insets(28, 8, 28, 8))
    child.insetsLayoutMarginsFromSafeArea = false
    #expect(child.layoutMargins == Self.insets(8, 8, 8, 8))
    let filler = constrainedView()
    view.addSubview(filler)
    LayoutConstraint.activate(filler.filling(view.safeAreaLayoutGuide))
    view.layoutIfNeeded()
    #expect(filler.frame == CGRect(x: 0, y: 30, width: 96, height: 50))
  }

  @Test("The readable guide is 672 wide at L at most, in the middle of the margins", .fact("margin-5"))
  func readable() throws {
    for (width, expected) in [
      (1024.0, CGRect(x: 176, y: 8, width: 672, height: 84)), (300, CGRect(x: 8, y: 8, width: 284, height: 84)),
    ] {
      let filler = constrainedView()
      let view = box(width, 100, try fixedTraits(), filler)
      LayoutConstraint.activate(filler.filling(view.readableContentGuide))
      view.layoutIfNeeded()
      #expect(filler.frame == expected)
    }
  }

  @Test("Guides of one's own are placed by constraints")
  func ownGuide() throws {
    let guide = LayoutGuide()
    guide.identifier = "column"
    let child = constrainedView()
    let view = box(100, 100, try fixedTraits(), child)
    view.addLayoutGuide(guide)
    LayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
      guide.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -30),
      guide.topAnchor.constraint(equalTo: view.topAnchor), guide.heightAnchor.constraint(equalToConstant: 40),
    ])
    LayoutConstraint.activate(child.filling(guide))
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 0, width: 60, height: 40))
    #expect(child.frame == guide.layoutFrame)
  }
}
