package import Foundation

/// How content of a size of its own lies in a view.
///
/// UIKit's `UIView.ContentMode`, with its raw values.
public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
  /// Stretched over the view, each axis by itself.
  case scaleToFill = 0
  /// As large as fits in the view whole, in the middle.
  case scaleAspectFit = 1
  /// As small as covers the view, in the middle.
  case scaleAspectFill = 2
  /// Drawn anew in the view's size; it lies as stretched content does.
  case redraw = 3
  /// In its own size in the middle.
  case center = 4
  /// In its own size at the middle of the top edge.
  case top = 5
  /// In its own size at the middle of the bottom edge.
  case bottom = 6
  /// In its own size at the middle of the left edge.
  case left = 7
  /// In its own size at the middle of the right edge.
  case right = 8
  /// In its own size in the top left corner.
  case topLeft = 9
  /// In its own size in the top right corner.
  case topRight = 10
  /// In its own size in the bottom left corner.
  case bottomLeft = 11
  /// In its own size in the bottom right corner.
  case bottomRight = 12

  /// Where content of a size lies in a rectangle, in the rectangle's coordinates, not rounded. It may reach out of it.
  ///
  /// Content without a width or a height has no shape to keep, and is stretched.
  package func rectangle(for size: CGSize, in bounds: CGRect) -> CGRect {
    let size = shownSize(of: size, in: bounds.size)
    let (across, down) = place
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * across, y: bounds.minY + (bounds.height - size.height) * down,
      width: size.width, height: size.height)
  }

  private func shownSize(of size: CGSize, in room: CGSize) -> CGSize {
    let ratios = [room.width / size.width, room.height / size.height]
    switch self {
    case .scaleToFill, .redraw: return room
    case .scaleAspectFit, .scaleAspectFill:
      guard size.width > 0, size.height > 0, let ratio = self == .scaleAspectFit ? ratios.min() : ratios.max() else {
        return room
      }
      return CGSize(width: size.width * ratio, height: size.height * ratio)
    default: return size
    }
  }

  /// Which share of the room that is left is before the content: across and down.
  private var place: (across: CGFloat, down: CGFloat) {
    switch self {
    case .scaleToFill, .redraw, .scaleAspectFit, .scaleAspectFill, .center: (0.5, 0.5)
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    }
  }
}
