internal import Foundation
internal import LayoutCore

extension SegmentedControl {
  /// The ground of the control with a line between each two segments, its top left corner at
  /// `origin`.
  func drawing(at origin: CGPoint) -> [PictureElement] {
    let frame = CGRect(origin: origin, size: bounds.size)
    let lines = (1..<max(1, numberOfSegments)).map { index -> PictureElement in
      let x = frame.minX + frame.width * CGFloat(index) / CGFloat(numberOfSegments)
      return .fill(
        CGRect(x: x - 0.5, y: frame.minY + frame.height / 4, width: 1, height: frame.height / 2), Palette.pictureLine)
    }
    return [Shapes.roundedRectangle(frame, radius: 8, Palette.switchOff)] + lines
  }
}

extension PageControl {
  /// The dots, with the control's top left corner at `origin`.
  func drawing(at origin: CGPoint) -> [PictureElement] {
    let side = 7.0
    return (0..<max(0, min(numberOfPages, 100))).map { page in
      let middle = (Double(page) + 0.5) * Double(bounds.width) / Double(numberOfPages)
      let dot = CGRect(
        x: Double(origin.x) + middle - side / 2, y: Double(origin.y + bounds.height / 2) - side / 2, width: side,
        height: side)
      return Shapes.roundedRectangle(dot, radius: side / 2, page == currentPage ? Palette.secondaryText : Palette.sign)
    }
  }
}

extension ActivityIndicatorView {
  /// A ring instead of the wheel, with the view's top left corner at `origin`.
  func drawing(at origin: CGPoint) -> [PictureElement] {
    let side = Double(min(bounds.width, bounds.height))
    let ring = CGRect(
      x: Double(origin.x) + (Double(bounds.width) - side) / 2, y: Double(origin.y) + (Double(bounds.height) - side) / 2,
      width: side, height: side)
    return Shapes.roundedFrame(
      ring, radius: side / 2, width: side / 8, Palette.sign, inside: backgroundColor ?? Palette.cell)
  }
}

extension SearchBar {
  /// The field in the bar, with the bar's top left corner at `origin`: 8 in and 10 down, as on
  /// iOS 26.
  func drawing(at origin: CGPoint) -> [PictureElement] {
    let field = CGRect(origin: origin, size: bounds.size).insetBy(dx: 8, dy: 10)
    guard field.width > 0, field.height > 0 else { return [] }
    return [Shapes.roundedRectangle(field, radius: 10, Palette.switchOff)]
  }
}
