internal import Foundation

/// An arrow with a bar at each end, as on a technical drawing.
enum DimensionArrow {
  private static let bar = 3.0
  private static let headLength = 4.0
  private static let headWidth = 1.6

  /// An arrow down the page, between two distances from the top.
  static func vertical(x: Double, from start: Double, to end: Double) -> [PictureElement] {
    arrow(from: start, to: end) { along, across in CGPoint(x: x + across, y: along) }
  }

  /// An arrow across the page, between two distances from the left.
  static func horizontal(y: Double, from start: Double, to end: Double) -> [PictureElement] {
    arrow(from: start, to: end) { along, across in CGPoint(x: along, y: y + across) }
  }

  /// - Parameter point: Makes a point of a place along the arrow and a distance from it.
  private static func arrow(
    from start: Double, to end: Double, point: (Double, Double) -> CGPoint
  ) -> [PictureElement] {
    func line(_ from: CGPoint, _ to: CGPoint) -> PictureElement {
      .line(DrawnLine(from: from, to: to, width: GuideDrawing.lineWidth, color: Palette.spacing))
    }
    func head(tip: Double, back: Double) -> PictureElement {
      .polygon([point(tip, 0), point(back, headWidth), point(back, -headWidth)], Palette.spacing)
    }
    var elements = [
      line(point(start, -bar), point(start, bar)), line(point(end, -bar), point(end, bar)),
      line(point(start, 0), point(end, 0)),
    ]
    // Short arrows have no room for heads.
    if end - start >= 2.5 * headLength {
      elements += [head(tip: start, back: start + headLength), head(tip: end, back: end - headLength)]
    }
    return elements
  }
}
