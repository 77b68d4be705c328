import Testing
import UIKitNames

@Suite("Paths, transforms and the text of geometry")
struct PathTests {
  private static func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-9 && abs(a.minY - b.minY) < 1e-9 && abs(a.maxX - b.maxX) < 1e-9
      && abs(a.maxY - b.maxY) < 1e-9
  }

  @Test("The bounds of a path are those of its curves, and not of their control points")
  func bounds() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    let turn = CGFloat.pi / 2
    let paths: [(UIBezierPath, CGRect)] = [
      (UIBezierPath(ovalIn: square), square), (UIBezierPath(rect: square), square),
      (UIBezierPath(roundedRect: square, cornerRadius: 3), square),
      (UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: turn, clockwise: true), square),
      (
        UIBezierPath(arcCenter: .zero, radius: 10, startAngle: -turn, endAngle: 3 * turn, clockwise: true),
        CGRect(x: -10, y: -10, width: 20, height: 20)
      ),
    ]
    for (path, bounds) in paths { #expect(Self.isNear(path.bounds, bounds), "\(path.bounds)") }
    #expect(UIBezierPath().bounds.isNull && UIBezierPath().isEmpty)
  }

  @Test("A point in a rounded corner's gap is not in the path")
  func containment() {
    let path = UIBezierPath(roundedRect: CGRect(x: 10, y: 20, width: 100, height: 50), cornerRadius: 12)
    #expect(path.contains(CGPoint(x: 60, y: 40)) && !path.contains(CGPoint(x: 11, y: 21)))
    #expect(path.contains(CGPoint(x: 22, y: 21)) && !path.contains(CGPoint(x: 60, y: 71)))
  }

  @Test("Transforms are put together as in Core Graphics, and undone by their inverse")
  func transforms() {
    let transform = CGAffineTransform(translationX: 10, y: 5).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 8))
    let square = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(Self.isNear(square.applying(transform).applying(transform.inverted()), square))
    #expect(CGAffineTransform.identity.isIdentity && !transform.isIdentity)
    let turned = CGRect(x: 0, y: 0, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
    let half = CGFloat(2).squareRoot()
    #expect(Self.isNear(turned, CGRect(x: -half, y: 0, width: 2 * half, height: 2 * half)))
  }

  @Test("Geometry is written and read in UIKit's form")
  func text() {
    #expect(NSCoder.string(for: CGRect(x: 0, y: 1.5, width: 320, height: 2)) == "{{0, 1.5}, {320, 2}}")
    #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(CGRectFromString("{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
