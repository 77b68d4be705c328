import Foundation
import LayoutCore

extension CellElement {
  /// The rectangle in which the element shows something, in the cell's coordinates.
  ///
  /// For a text, this is the box of its letters, which may be smaller than its label, and no more of it than the label
  /// or text view shows. A button with nothing behind its title shows its title and picture. Everything else shows its
  /// alignment rectangle. An element less than a point wide or high shows next to nothing, and keeps its frame.
  /// - Parameter fills: True for a button that shows all of its frame although its view has nothing behind the title.
  func shownFrame(fills: Bool = false) -> CGRect {
    guard let label, kind == .text else {
      if frame.width < 1 || frame.height < 1 { return frame }
      return (fills ? nil : bareContent) ?? view.alignmentRect(forFrame: frame)
    }
    let bounds = CGRect(origin: .zero, size: label.bounds.size)
    let box = label.textRect(forBounds: bounds, limitedToNumberOfLines: label.numberOfLines)
    // A text that is too high is in the middle, and shows all the way down.
    let (top, bottom) = box.minY < 0 ? (0, bounds.height) : (box.minY, min(bounds.height, box.maxY))
    let x = Self.leftEdge(of: label, free: max(0, bounds.width - box.width))
    let shown = CGRect(
      x: labelFrame.minX + x, y: labelFrame.minY + top, width: min(box.width, bounds.width),
      height: max(0, bottom - top))
    guard view is TextView else { return shown }
    let visible = shown.intersection(frame)
    return visible.isNull ? CGRect(origin: frame.origin, size: .zero) : visible
  }

  private static func leftEdge(of label: Label, free: CGFloat) -> CGFloat {
    switch label.textAlignment {
    case .center: free / 2
    case .left: 0
    case .right: free
    case .natural, .justified: label.effectiveUserInterfaceLayoutDirection == .rightToLeft ? free : 0
    }
  }
}

extension CellElement {
  /// True if a color behind a text or a button ends where its box does: its own, or that of a button's configuration.
  var hasBackground: Bool {
    view.backgroundColor.map { $0.alpha > 0 } == true
      || (view as? Button)?.configuration.map { $0.style != .plain } == true
  }

  /// The rectangle around the title and picture of a button with nothing behind them, in the cell's coordinates; nil for
  /// other elements, and for a button without a title and a picture, because code may give it one.
  private var bareContent: CGRect? {
    guard let button = view as? Button, !hasBackground else { return nil }
    let parts = button.subviews.filter { $0 === button.titleLabel || $0 === button.imageView }
    // A view of the button's own is a background or a border.
    guard parts.count == button.subviews.count else { return nil }
    let frames = parts.map(\.frame).filter { $0.width >= 1 && $0.height >= 1 }
    guard let first = frames.first else { return nil }
    let content = frames.dropFirst().reduce(first) { $0.union($1) }.offsetBy(dx: frame.minX, dy: frame.minY)
    // A title higher than its button is a low box, which has rules of its own.
    let (top, bottom) = (max(content.minY, frame.minY), min(content.maxY, frame.maxY))
    return CGRect(x: content.minX, y: top, width: content.width, height: max(0, bottom - top))
  }
}
