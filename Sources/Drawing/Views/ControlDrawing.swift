internal import Foundation
internal import LayoutCore

extension Switch {
  /// The switch, with its top left corner at `origin`.
  func drawing(at origin: CGPoint) -> [PictureElement] {
    let frame = CGRect(origin: origin, size: bounds.size)
    let knob = frame.height - 4
    guard knob > 0 else { return [] }
    let isAtTheRight = isOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let circle = CGRect(
      x: isAtTheRight ? frame.maxX - 2 - knob : frame.minX + 2, y: frame.minY + 2, width: knob, height: knob)
    return [
      Shapes.roundedRectangle(frame, radius: Double(frame.height) / 2, isOn ? Palette.switchOn : Palette.switchOff),
      Shapes.roundedRectangle(circle, radius: Double(knob) / 2, Palette.cell),
    ]
  }
}

extension ImageView {
  /// Returns a gray rectangle with its diagonals instead of the image, for which only the size is
  /// known.
  func drawing(at origin: CGPoint) -> [PictureElement] {
    guard let shown = imageRect(in: bounds.size)?.offsetBy(dx: origin.x, dy: origin.y), shown.width > 0,
      shown.height > 0
    else { return [] }
    func diagonal(_ from: CGPoint, _ to: CGPoint) -> PictureElement {
      .line(DrawnLine(from: from, to: to, width: 1, color: Palette.pictureLine))
    }
    let elements: [PictureElement] = [
      .fill(shown, Palette.picture),
      diagonal(CGPoint(x: shown.minX, y: shown.minY), CGPoint(x: shown.maxX, y: shown.maxY)),
      diagonal(CGPoint(x: shown.minX, y: shown.maxY), CGPoint(x: shown.maxX, y: shown.minY)),
    ]
    // A picture that fills its view's shape may reach out of it, and does not show there.
    return [.clipped(CGRect(origin: origin, size: bounds.size), elements)]
  }
}

extension TextView {
  /// The text's lines in their container, with the view's top left corner at `origin`.
  func drawing(at origin: CGPoint) -> [PictureElement] {
    let (label, frame) = shownText
    let drawn = label.drawing(at: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY))
    // Text that does not fit scrolls, and is not displayed below.
    return isScrollEnabled ? [.clipped(CGRect(origin: origin, size: bounds.size), drawn)] : drawn
  }
}

extension TextField {
  /// The border, and the text or the placeholder, with the field's top left corner at `origin`.
  func drawing(at origin: CGPoint) -> [PictureElement] {
    let frame = CGRect(origin: origin, size: bounds.size)
    let (label, place) = shownText
    let text = label.drawing(at: CGPoint(x: origin.x + place.minX, y: origin.y + place.minY))
    return border(in: frame) + [.clipped(frame, text)]
  }

  private func border(in frame: CGRect) -> [PictureElement] {
    let inside = backgroundColor ?? Palette.cell
    return switch borderStyle {
    case .none: []
    case .line, .bezel: Shapes.roundedFrame(frame, radius: 0, width: 0.5, Palette.pictureLine, inside: inside)
    case .roundedRect: Shapes.roundedFrame(frame, radius: 5, width: 0.5, Palette.pictureLine, inside: inside)
    }
  }
}
