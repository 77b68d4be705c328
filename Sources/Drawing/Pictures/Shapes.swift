internal import Foundation
internal import LayoutCore

/// Shapes made of the elements that a picture has.
enum Shapes {
  /// The corners of an arc of a quarter, enough that the eye sees none of them.
  private static let cornersInQuarter = 12

  /// A rectangle with round corners; the radius is at most half of the shorter side.
  static func roundedRectangle(_ rectangle: CGRect, radius: Double, _ color: Color) -> PictureElement {
    .polygon(corners(rectangle, radius: radius), color)
  }

  /// The outline of a rectangle with round corners; the radius is at most half of the shorter side.
  static func corners(_ rectangle: CGRect, radius: Double) -> [CGPoint] {
    let radius = max(0, min(radius, Double(min(rectangle.width, rectangle.height)) / 2))
    let inner = rectangle.insetBy(dx: radius, dy: radius)
    let middles = [
      CGPoint(x: inner.maxX, y: inner.maxY), CGPoint(x: inner.minX, y: inner.maxY),
      CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
    ]
    return middles.enumerated().flatMap { quarter, middle in
      (0...cornersInQuarter).map { step in
        let angle = (Double(quarter) + Double(step) / Double(cornersInQuarter)) * Double.pi / 2
        return CGPoint(x: Double(middle.x) + radius * cos(angle), y: Double(middle.y) + radius * sin(angle))
      }
    }
  }

  /// The outline of a rectangle with round corners, a line of a width that lies inside it, around
  /// what it holds.
  static func roundedFrame(
    _ rectangle: CGRect, radius: Double, width: Double, _ color: Color, inside: Color
  ) -> [PictureElement] {
    [
      roundedRectangle(rectangle, radius: radius, color),
      roundedRectangle(rectangle.insetBy(dx: width, dy: width), radius: radius - width, inside),
    ]
  }

  /// Lines from point to point, whose joints are filled.
  static func path(_ points: [CGPoint], width: Double, _ color: Color) -> [PictureElement] {
    let lines = zip(points, points.dropFirst()).map {
      PictureElement.line(DrawnLine(from: $0, to: $1, width: width, color: color))
    }
    return lines
      + points.map { point in
        let dot = CGRect(
          x: Double(point.x) - width / 2, y: Double(point.y) - width / 2, width: width, height: width)
        return roundedRectangle(dot, radius: width / 2, color)
      }
  }
}
