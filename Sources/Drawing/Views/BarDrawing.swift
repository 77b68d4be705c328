internal import Foundation
internal import LayoutCore

/// Bars that show an amount. They are as thick as on iOS 13 and later.
enum Bars {
  private static let sliderThickness = 4.0
  private static let knob = 27.0
  private static let sign = 2.0

  /// Returns a bar that is partly filled from its leading end.
  static func filled(_ frame: CGRect, part: Double, _ color: Color, isMirrored: Bool) -> [PictureElement] {
    let width = Double(frame.width) * part
    let full = CGRect(
      x: isMirrored ? Double(frame.maxX) - width : Double(frame.minX), y: Double(frame.minY), width: width,
      height: Double(frame.height))
    let radius = Double(frame.height) / 2
    return [
      Shapes.roundedRectangle(frame, radius: radius, Palette.switchOff),
      Shapes.roundedRectangle(full, radius: radius, color),
    ]
  }

  /// A bar in the middle of a frame, and a knob where the filled part ends.
  static func slider(_ frame: CGRect, part: Double, _ color: Color, isMirrored: Bool) -> [PictureElement] {
    let side = min(knob, Double(min(frame.width, frame.height)))
    guard side > 0 else { return [] }
    let bar = CGRect(
      x: Double(frame.minX), y: Double(frame.midY) - sliderThickness / 2, width: Double(frame.width),
      height: sliderThickness)
    let start = (isMirrored ? 1 - part : part) * (Double(frame.width) - side)
    let circle = CGRect(
      x: Double(frame.minX) + start, y: Double(frame.midY) - side / 2, width: side, height: side)
    return filled(bar, part: part, color, isMirrored: isMirrored)
      + Shapes.roundedFrame(circle, radius: side / 2, width: 0.5, Palette.pictureLine, inside: Palette.cell)
  }

  /// Two buttons, less and more, with a line between them.
  static func stepper(_ frame: CGRect, isMirrored: Bool) -> [PictureElement] {
    func bar(_ x: CGFloat, width: Double, height: Double) -> PictureElement {
      .fill(
        CGRect(x: Double(x) - width / 2, y: Double(frame.midY) - height / 2, width: width, height: height), Palette.text
      )
    }
    let (left, right) = (frame.minX + frame.width / 4, frame.maxX - frame.width / 4)
    let (less, more) = isMirrored ? (right, left) : (left, right)
    let line = CGRect(x: frame.midX - 0.5, y: frame.midY - frame.height / 4, width: 1, height: frame.height / 2)
    return [
      Shapes.roundedRectangle(frame, radius: 8, Palette.switchOff), .fill(line, Palette.pictureLine),
      bar(less, width: 14, height: sign), bar(more, width: 14, height: sign), bar(more, width: sign, height: 14),
    ]
  }
}

extension Slider {
  /// The slider, with its top left corner at `origin`.
  func drawing(at origin: CGPoint) -> [PictureElement] {
    let range = Double(maximumValue) - Double(minimumValue)
    let part = range > 0 ? (Double(value) - Double(minimumValue)) / range : 0
    return Bars.slider(
      CGRect(origin: origin, size: bounds.size), part: part.isFinite ? min(max(0, part), 1) : 0, tintColor,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}

extension ProgressView {
  /// The bar, with its top left corner at `origin`.
  func drawing(at origin: CGPoint) -> [PictureElement] {
    Bars.filled(
      CGRect(origin: origin, size: bounds.size), part: progress.isFinite ? Double(min(max(0, progress), 1)) : 0,
      tintColor, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}

extension Stepper {
  /// The two buttons, with their top left corner at `origin`.
  func drawing(at origin: CGPoint) -> [PictureElement] {
    Bars.stepper(
      CGRect(origin: origin, size: bounds.size), isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
