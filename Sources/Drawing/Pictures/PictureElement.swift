internal import Foundation
internal import LayoutCore
internal import TextLayout

/// One thing in a picture, in points, y down from the picture's top. Later elements cover earlier
/// ones.
enum PictureElement: Hashable, Sendable {
  /// A filled rectangle.
  case fill(CGRect, Color)
  /// A straight line.
  case line(DrawnLine)
  /// A filled polygon, closed by itself.
  case polygon([CGPoint], Color)
  /// Glyphs on one baseline.
  case text(DrawnText)
  /// Elements that are clipped to a rectangle, possibly with rounded corners.
  indirect case clipped(CGRect, radius: Double = 0, [PictureElement])
}

/// A straight line with square ends at exactly its two points.
struct DrawnLine: Hashable, Sendable {
  var from: CGPoint
  var to: CGPoint
  /// Thickness in points, half of it on each side of the line.
  var width: Double
  var color: Color
  /// Lengths of dashes and gaps in turn, in points; empty for a line without gaps.
  var dash: [Double] = []
}

/// Glyphs on one baseline, set and placed.
struct DrawnText: Hashable, Sendable {
  var runs: [GlyphRun]
  /// The left end of the baseline.
  var origin: CGPoint
  /// The color of glyphs without their own color.
  var color: Color
}

extension PictureElement {
  /// Returns the element at an offset of `dx` points to the right and `dy` points down.
  ///
  /// - Complexity: Linear in the elements of a clipped group; constant for others, except for a
  ///   polygon's corners.
  func offset(dx: Double, dy: Double) -> PictureElement {
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + dx, y: point.y + dy) }
    switch self {
    case .fill(let rectangle, let color): return .fill(rectangle.offsetBy(dx: dx, dy: dy), color)
    case .line(var line):
      (line.from, line.to) = (moved(line.from), moved(line.to))
      return .line(line)
    case .polygon(let corners, let color): return .polygon(corners.map(moved), color)
    case .text(var text):
      text.origin = moved(text.origin)
      return .text(text)
    case .clipped(let rectangle, let radius, let elements):
      return .clipped(
        rectangle.offsetBy(dx: dx, dy: dy), radius: radius, elements.map { $0.offset(dx: dx, dy: dy) })
    }
  }
}
