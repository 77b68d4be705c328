import Foundation
import LayoutCore
import Testing

@Suite("Touches reach the view they should")
struct TouchTests {
  let outer = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let back = View(frame: CGRect(x: 10, y: 10, width: 60, height: 60))
  let front = View(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
  let inner = View(frame: CGRect(x: 10, y: 10, width: 20, height: 200))

  init() {
    outer.addSubview(back)
    outer.addSubview(front)
    front.addSubview(inner)
  }

  @Test("The deepest view at a point is hit, the frontmost of several")
  func deepest() {
    #expect(outer.hitTest(CGPoint(x: 5, y: 5)) === outer)
    #expect(outer.hitTest(CGPoint(x: 20, y: 20)) === back)
    #expect(outer.hitTest(CGPoint(x: 45, y: 45)) === front)
    #expect(outer.hitTest(CGPoint(x: 55, y: 55)) === inner)
  }

  @Test("What reaches out of a view is not hit outside it, and far edges do not count")
  func outside() {
    #expect(outer.hitTest(CGPoint(x: 55, y: 100)) == nil)
    #expect(outer.hitTest(CGPoint(x: 100, y: 50)) == nil)
    #expect(outer.hitTest(CGPoint(x: -1, y: 50)) == nil)
    #expect(outer.hitTest(CGPoint(x: 99.9, y: 41)) === front)
  }

  @Test("Hidden views and views without interaction let touches through, with all that is in them")
  func through() {
    let point = CGPoint(x: 55, y: 55)
    inner.isUserInteractionEnabled = false
    #expect(outer.hitTest(point) === front)
    inner.isUserInteractionEnabled = true
    front.isUserInteractionEnabled = false
    #expect(outer.hitTest(point) === back)
    back.isHidden = true
    #expect(outer.hitTest(point) === outer)
    outer.isUserInteractionEnabled = false
    #expect(outer.hitTest(point) == nil)
  }

  @Test("Labels and images take no touches unless told to; text views and controls do")
  func kinds() {
    #expect(!Label().isUserInteractionEnabled)
    #expect(!ImageView().isUserInteractionEnabled)
    #expect(TextView().isUserInteractionEnabled)
    #expect(Switch().isUserInteractionEnabled)
    let label = Label()
    label.isUserInteractionEnabled = true
    #expect(label.isUserInteractionEnabled)
  }
}
