internal import Foundation
internal import LayoutCore

extension TextView {
  /// The text, with the view's top left corner at `origin`; what scrolling hides does not show.
  func drawing(at origin: CGPoint) -> [PictureElement] {
    let label = textLabel
    // A label rounds its baselines to the nearest pixel, a text view upwards.
    let lowered =
      firstBaselineOffset(in: bounds.size) - label.frame.minY - label.firstBaselineOffset(in: label.bounds.size)
    let text = label.drawing(
      at: CGPoint(x: origin.x + label.frame.minX, y: origin.y + label.frame.minY + lowered))
    return isScrollEnabled ? [.clipped(CGRect(origin: origin, size: bounds.size), text)] : text
  }
}

extension ImageView {
  /// A grey rectangle with its diagonals where the picture would be, within the view.
  func drawing(at origin: CGPoint) -> [PictureElement] {
    guard let place = imageRect(in: bounds.size) else { return [] }
    let rectangle = place.offsetBy(dx: origin.x, dy: origin.y)
    func line(_ from: CGPoint, _ to: CGPoint) -> PictureElement {
      .line(DrawnLine(from: from, to: to, width: 1, color: Palette.imageLine))
    }
    let (left, right, top, bottom) = (rectangle.minX, rectangle.maxX, rectangle.minY, rectangle.maxY)
    return [
      .clipped(
        CGRect(origin: origin, size: bounds.size),
        [
          .fill(rectangle, Palette.image), line(CGPoint(x: left, y: top), CGPoint(x: right, y: bottom)),
          line(CGPoint(x: left, y: bottom), CGPoint(x: right, y: top)),
        ])
    ]
  }
}

extension Switch {
  /// A track with its knob at the far end of the reading direction when it is on.
  func drawing(at origin: CGPoint) -> [PictureElement] {
    let track = CGRect(origin: origin, size: bounds.size)
    let isAtRight = isOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let side = max(0, track.height - 4)
    let knob = CGRect(
      x: isAtRight ? track.maxX - side - 2 : track.minX + 2, y: track.minY + 2, width: side, height: side)
    return [.pill(track, isOn ? Palette.switchOn : Palette.switchOff), .pill(knob, Palette.switchKnob)]
  }
}

extension PictureElement {
  /// A rectangle whose shorter sides are half circles.
  static func pill(_ rectangle: CGRect, _ color: Color) -> PictureElement {
    rounded(rectangle, radius: min(rectangle.width, rectangle.height) / 2, color)
  }

  /// A rectangle with rounded corners, each of a few straight pieces too short to see.
  static func rounded(_ rectangle: CGRect, radius: CGFloat, _ color: Color) -> PictureElement {
    let inner = rectangle.insetBy(dx: radius, dy: radius)
    let centres = [
      CGPoint(x: inner.maxX, y: inner.maxY), CGPoint(x: inner.minX, y: inner.maxY),
      CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
    ]
    let pieces = 8
    let corners = centres.enumerated().flatMap { corner, centre in
      (0...pieces).map { piece in
        let angle = (Double(corner) + Double(piece) / Double(pieces)) * .pi / 2
        return CGPoint(x: centre.x + radius * cos(angle), y: centre.y + radius * sin(angle))
      }
    }
    return .polygon(corners, color)
  }
}
