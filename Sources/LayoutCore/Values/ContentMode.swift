package import Foundation

/// The layout of content within a view.
///
/// UIKit's `UIView.ContentMode`, with its raw values.
public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
  /// Stretched to the view's size, independently on each axis.
  case scaleToFill = 0
  /// The largest size that fits the view with the content's proportions, centered.
  case scaleAspectFit = 1
  /// The smallest size that covers the view with the content's proportions, centered.
  case scaleAspectFill = 2
  /// Redrawn in the view's size, with the same layout as stretched content.
  case redraw = 3
  /// The content's own size, centered.
  case center = 4
  /// The content's own size at the center of the top edge.
  case top = 5
  /// The content's own size at the center of the bottom edge.
  case bottom = 6
  /// The content's own size at the center of the left edge.
  case left = 7
  /// The content's own size at the center of the right edge.
  case right = 8
  /// The content's own size in the top left corner.
  case topLeft = 9
  /// The content's own size in the top right corner.
  case topRight = 10
  /// The content's own size in the bottom left corner.
  case bottomLeft = 11
  /// The content's own size in the bottom right corner.
  case bottomRight = 12

  /// Returns the rectangle of content within bounds, in the coordinates of the bounds, not rounded.
  /// It may extend beyond them.
  ///
  /// Content without a width or a height is stretched.
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

  /// The fractions of the remaining space before the content, horizontally and vertically.
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
