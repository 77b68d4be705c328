internal import Foundation
internal import LayoutCore
internal import TableLayout

extension CellAccessorySign {
  /// The sign, with its top left corner at `origin`.
  func drawing(at origin: CGPoint) -> [PictureElement] {
    let frame = CGRect(origin: origin, size: bounds.size)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch type {
    case .none: return []
    case .disclosureIndicator: return Self.arrow(in: frame, isMirrored: isMirrored)
    case .checkmark: return checkmark(in: frame)
    case .detailButton, .detailDisclosureButton:
      let button = (buttonFrame ?? bounds).offsetBy(dx: origin.x, dy: origin.y)
      let arrow = type == .detailDisclosureButton ? Self.arrow(in: arrowFrame(in: frame), isMirrored: isMirrored) : []
      return information(in: button) + arrow
    }
  }

  /// The place of the arrow after an information button: at the far end, in the middle.
  private func arrowFrame(in frame: CGRect) -> CGRect {
    let width = CGFloat(traitCollection.layoutMetrics.accessory.disclosureIndicatorWidth)
    let height = min(frame.height, width * 1.75)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? frame.minX : frame.maxX - width, y: frame.midY - height / 2, width: width, height: height)
  }

  /// The thickness of arrows and marks, in points.
  private static let lineWidth = 2.0

  private static func arrow(in frame: CGRect, isMirrored: Bool) -> [PictureElement] {
    let inner = frame.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
    let (tip, back) = isMirrored ? (inner.minX, inner.maxX) : (inner.maxX, inner.minX)
    let points = [
      CGPoint(x: back, y: inner.minY), CGPoint(x: tip, y: inner.midY), CGPoint(x: back, y: inner.maxY),
    ]
    return Shapes.path(points, width: lineWidth, Palette.sign)
  }

  private func checkmark(in frame: CGRect) -> [PictureElement] {
    let inner = frame.insetBy(dx: Self.lineWidth / 2, dy: Self.lineWidth / 2)
    let points = [
      CGPoint(x: inner.minX, y: inner.minY + inner.height * 0.6),
      CGPoint(x: inner.minX + inner.width * 0.35, y: inner.maxY), CGPoint(x: inner.maxX, y: inner.minY),
    ]
    return Shapes.path(points, width: Self.lineWidth, tintColor)
  }

  /// A circle with an i in it.
  private func information(in frame: CGRect) -> [PictureElement] {
    let radius = Double(min(frame.width, frame.height)) / 2
    let (x, y) = (Double(frame.midX), Double(frame.midY))
    func bar(from top: Double, to bottom: Double) -> PictureElement {
      let width = radius * 0.18
      return .fill(
        CGRect(x: x - width / 2, y: y + top * radius, width: width, height: (bottom - top) * radius), tintColor)
    }
    let ring = Shapes.roundedFrame(frame, radius: radius, width: radius * 0.13, tintColor, inside: Palette.cell)
    return ring + [bar(from: -0.55, to: -0.35), bar(from: -0.15, to: 0.55)]
  }
}
