import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing

@Suite("The twenty attributes")
struct AttributeTests {
  /// The left or top edge (or width) of the probe if it equals an attribute of a view at (20, 30),
  /// 40 × 50 with margins of 1, 2, 3 and 4 at top, left, bottom and right.
  static let places: [(LayoutAttribute, leftToRight: Double, rightToLeft: Double)] = [
    (.left, 20, 20), (.right, 60, 60), (.top, 30, 30), (.bottom, 80, 80), (.leading, 20, 60), (.trailing, 60, 20),
    (.width, 40, 40), (.height, 50, 50), (.centerX, 40, 40), (.centerY, 55, 55), (.lastBaseline, 80, 80),
    (.firstBaseline, 30, 30), (.leftMargin, 22, 22), (.rightMargin, 56, 56), (.topMargin, 31, 31),
    (.bottomMargin, 77, 77), (.leadingMargin, 22, 56), (.trailingMargin, 56, 22), (.centerXWithinMargins, 39, 39),
    (.centerYWithinMargins, 54, 54),
  ]

  @Test(
    "Each is at its place, in both directions", .fact("layout-7"), arguments: places,
    [LayoutDirection.leftToRight, .rightToLeft])
  func place(_ row: (LayoutAttribute, leftToRight: Double, rightToLeft: Double), direction: LayoutDirection) throws {
    let probe = constrainedView("probe")
    let target = View(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
    target.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = box(200, 200, try fixedTraits(direction: direction), target, probe)
    let own: LayoutAttribute =
      switch row.0 {
      case .width, .height: .width
      case .leading, .trailing, .leadingMargin, .trailingMargin: .leading
      case .left, .right, .centerX, .leftMargin, .rightMargin, .centerXWithinMargins: .left
      default: .top
      }
    try LayoutConstraint(probe, own, .equal, to: target, row.0).activate()
    view.layoutIfNeeded()
    let isMirrored = direction == .rightToLeft
    let found: CGFloat =
      switch own {
      case .width: probe.frame.width
      case .top: probe.frame.minY
      case .left: probe.frame.minX
      default: isMirrored ? probe.frame.maxX : probe.frame.minX
      }
    #expect(found == CGFloat(isMirrored ? row.rightToLeft : row.leftToRight))
  }

  @Test("Raw values are UIKit's", .fact("layout-5"))
  func rawValues() {
    #expect(Self.places.map(\.0.rawValue) == Array(1...20))
    #expect(LayoutAttribute.notAnAttribute.rawValue == 0)
    #expect(LayoutRelation.allCases.map(\.rawValue) == [-1, 0, 1])
  }

  @Test("A constant points in reading direction with leading and trailing, to the right with left and right")
  func constants() throws {
    for direction in LayoutDirection.allCases {
      let (a, b) = (constrainedView("a"), constrainedView("b"))
      let view = box(200, 200, try fixedTraits(direction: direction), a, b)
      LayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        b.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16),
        a.widthAnchor.constraint(equalToConstant: 10), b.widthAnchor.constraint(equalToConstant: 10),
      ])
      view.layoutIfNeeded()
      #expect(a.frame.minX == (direction == .leftToRight ? 16 : 174))
      #expect(b.frame.minX == 16)
    }
  }

  @Test("A multiple of a place counts from the view that holds the constraint, in reading direction", .fact("layout-8"))
  func multiples() throws {
    for direction in LayoutDirection.allCases {
      let container = View(frame: CGRect(x: 50, y: 40, width: 100, height: 80))
      let (a, b) = (constrainedView("a"), constrainedView("b"))
      [a, b].forEach(container.addSubview)
      let view = box(200, 200, try fixedTraits(direction: direction), container)
      for constraint in [
        try LayoutConstraint(a, .trailing, .equal, to: container, .trailing, multiplier: 0.25),
        try LayoutConstraint(b, .centerX, .equal, to: container, .centerX, multiplier: 0.5),
        try LayoutConstraint(a, .bottom, .equal, to: container, .bottom, multiplier: 0.5),
        a.widthAnchor.constraint(equalToConstant: 10), b.widthAnchor.constraint(equalToConstant: 10),
        a.heightAnchor.constraint(equalToConstant: 10),
      ] { try constraint.activate() }
      view.layoutIfNeeded()
      #expect(a.frame.minX == (direction == .leftToRight ? 15 : 75))
      #expect(b.frame.midX == 25)
      #expect(a.frame.maxY == 40)
    }
  }

  @Test(
    "The direction of the view that holds a constraint counts, whatever the views in it are told", .fact("layout-8"),
    arguments: LayoutDirection.allCases, LayoutDirection.allCases)
  func holders(interface: LayoutDirection, own: LayoutDirection) throws {
    let (held, beside, outside) = (constrainedView("held"), constrainedView("beside"), constrainedView("outside"))
    let container = View(frame: CGRect(x: 50, y: 40, width: 100, height: 80))
    container.semanticContentAttribute = own == .leftToRight ? .forceLeftToRight : .forceRightToLeft
    for view in [held, beside, outside] {
      view.semanticContentAttribute = own == .leftToRight ? .forceRightToLeft : .forceLeftToRight
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      container.addSubview(view)
    }
    let view = box(200, 200, try fixedTraits(direction: interface), container)
    LayoutConstraint.activate([
      held.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 5),
      beside.leadingAnchor.constraint(equalTo: held.trailingAnchor, constant: 3),
      outside.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 7),
    ])
    view.layoutIfNeeded()
    #expect(held.frame.minX == (own == .leftToRight ? 5 : 85))
    #expect(beside.frame.minX == (own == .leftToRight ? 18 : 72))
    #expect(outside.frame.minX == (interface == .leftToRight ? -43 : 133))
  }

  @Test("The distance between two anchors is a length")
  func offsets() throws {
    let (a, b, c) = (constrainedView("a"), constrainedView("b"), constrainedView("c"))
    let view = box(200, 200, try fixedTraits(), a, b, c)
    LayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
      a.widthAnchor.constraint(equalToConstant: 10),
      b.widthAnchor.constraint(equalToConstant: 10), c.widthAnchor.constraint(equalToConstant: 30),
      a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalTo: c.widthAnchor),
      view.topAnchor.anchorWithOffset(to: a.topAnchor).constraint(equalToConstant: 7),
    ])
    view.layoutIfNeeded()
    #expect(b.frame.minX == 45)
    #expect(a.frame.minY == 7)
  }
}
