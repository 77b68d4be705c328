import Foundation
import LayoutCore
import TestSupport
import Testing

@Suite("Points and rectangles from one view to another")
struct ConversionTests {
  /// A tree whose views lie and scroll here and there.
  static func tree(seed: Int) -> [View] {
    var generator = SeededGenerator(seed: seed)
    func rectangle() -> CGRect {
      func number() -> CGFloat { CGFloat(Int.random(in: -40...80, using: &generator)) / 4 }
      return CGRect(x: number(), y: number(), width: abs(number()), height: abs(number()))
    }
    var views: [View] = [View(frame: rectangle())]
    for _ in 0..<8 {
      let view = View(frame: rectangle())
      if Bool.random(using: &generator) { view.bounds.origin = rectangle().origin }
      views[Int.random(in: 0..<views.count, using: &generator)].addSubview(view)
      views.append(view)
    }
    return views
  }

  @Test("There and back is where it was; from and to are each other's inverses", arguments: 0..<20)
  func inverses(seed: Int) {
    let views = Self.tree(seed: seed)
    let (point, rectangle) = (CGPoint(x: 3.5, y: -8), CGRect(x: 1, y: 2, width: 30, height: 4))
    for a in views {
      for b in views {
        #expect(b.convert(a.convert(point, to: b), to: a) == point)
        #expect(a.convert(point, to: b) == b.convert(point, from: a))
        #expect(a.convert(rectangle, to: b) == b.convert(rectangle, from: a))
        #expect(a.convert(rectangle, to: b).origin == a.convert(rectangle.origin, to: b))
      }
      #expect(a.convert(point, to: nil) == a.convert(point, to: views[0]))
      #expect(a.convert(point, from: nil) == a.convert(point, from: views[0]))
      #expect(a.convert(a.bounds, to: nil) == a.frame(in: views[0]) || a === views[0])
    }
  }

  @Test("A superview's coordinates are the frame's, whatever the bounds start at")
  func bounds() {
    let (outer, middle, inner) = (View(frame: CGRect(x: 5, y: 5, width: 100, height: 100)), View(), View())
    middle.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
    inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 11, y: 22))
    middle.bounds.origin = CGPoint(x: 0, y: 30)
    #expect(middle.frame == CGRect(x: 10, y: 20, width: 50, height: 50))
    #expect(inner.convert(CGPoint.zero, to: middle) == CGPoint(x: 1, y: 2))
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 11, y: -8))
    #expect(outer.convert(CGPoint(x: 11, y: -8), to: inner) == .zero)
    #expect(inner.frame(in: outer) == CGRect(x: 11, y: -8, width: 3, height: 4))
    // Layout keeps what was scrolled to.
    outer.layoutIfNeeded()
    #expect(middle.bounds == CGRect(x: 0, y: 30, width: 50, height: 50))
  }
}
