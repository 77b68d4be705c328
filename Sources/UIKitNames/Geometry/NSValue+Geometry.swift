public import Foundation

// swift-corelibs-foundation has values of rectangles under the names of macOS.

extension NSValue {
  /// Creates a value with a point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  /// Creates a value with a size.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
  /// Creates a value with a rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  /// The point of the value.
  public var cgPointValue: CGPoint { pointValue }
  /// The size of the value.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle of the value.
  public var cgRectValue: CGRect { rectValue }
}
