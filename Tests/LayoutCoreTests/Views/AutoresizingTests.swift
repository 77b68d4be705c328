import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing

/// One axis of a view whose superview changes length, as Apple's guide tells it: the change is
/// shared by the parts that give way, in proportion to their lengths; where none gives way the far
/// margin does.
struct AutoresizingModel {
  /// The near margin, the length and the far margin.
  var parts: [Double]
  var flexible: [Bool]

  func resized(by change: Double) -> (start: Double, length: Double) {
    let giving = zip(parts, flexible).map { $1 ? $0 : 0 }
    let whole = giving.reduce(0, +)
    let count = Double(flexible.filter { $0 }.count)
    let shares = zip(giving, flexible).map { $1 ? (whole == 0 ? 1 / count : $0 / whole) : 0 }
    let result = zip(parts, shares).map { $0 + $1 * change }
    return (result[0], result[1])
  }
}

@Suite("Autoresizing masks")
struct AutoresizingTests {
  static let frames = [
    CGRect(x: 10, y: 20, width: 30, height: 40), CGRect(x: 0, y: 0, width: 100, height: 80),
    CGRect(x: 0, y: 50, width: 0, height: 30), CGRect(x: 20, y: 0, width: 80, height: 0),
  ]

  @Test(
    "Every combination, on growing, shrinking and coming back, as an independent model has it",
    .fact("view-4", "view-5"), arguments: 0..<64)
  func masks(raw: Int) throws {
    let mask = AutoresizingMask(rawValue: UInt(raw))
    for frame in Self.frames {
      let child = View(frame: frame)
      child.autoresizingMask = mask
      let parent = box(100, 80, try fixedTraits(scale: 0), child)
      let across = AutoresizingModel(
        parts: [frame.minX, frame.width, 100 - frame.maxX].map(Double.init),
        flexible: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains))
      let down = AutoresizingModel(
        parts: [frame.minY, frame.height, 80 - frame.maxY].map(Double.init),
        flexible: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains))
      for (width, height) in [(160.0, 100.0), (70, 64), (100, 80)] {
        parent.frame.size = CGSize(width: width, height: height)
        parent.layoutIfNeeded()
        let (x, y) = (across.resized(by: width - 100), down.resized(by: height - 80))
        let expected = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
        #expect([child.frame].agrees(with: [expected]), "\(mask) \(frame) in \(width) × \(height)")
      }
    }
  }

  @Test("A mask holds along a chain of views, and beside constraints")
  func chain() throws {
    let (outer, inner) = (View(frame: CGRect(x: 10, y: 10, width: 80, height: 80)), View())
    inner.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    (outer.autoresizingMask, inner.autoresizingMask) = ([.flexibleWidth], [.flexibleLeftMargin])
    outer.addSubview(inner)
    let follower = constrainedView()
    let root = box(100, 100, try fixedTraits(), outer, follower)
    LayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: inner.rightAnchor),
      follower.topAnchor.constraint(equalTo: inner.bottomAnchor),
      follower.widthAnchor.constraint(equalToConstant: 5), follower.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.frame.size.width = 150
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 10, y: 10, width: 130, height: 80))
    #expect(inner.frame == CGRect(x: 50, y: 0, width: 40, height: 40))
    #expect(follower.frame == CGRect(x: 100, y: 50, width: 5, height: 5))
  }
}
