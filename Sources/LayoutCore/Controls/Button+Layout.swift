internal import FontMetrics
package import Foundation
internal import TextLayout

/// The rectangles of a button's content, in the button's coordinates.
package struct ButtonContent {
  /// The rectangle of the title.
  package var title = CGRect.zero
  /// The rectangle of the image.
  package var image = CGRect.zero
}

/// The position of a button's content within its insets.
package struct ContentAlignment: Hashable, Sendable {
  /// The position on an axis.
  package enum Position: Hashable, Sendable {
    /// In the middle.
    case center
    /// At the left or the top.
    case start
    /// At the right or the bottom.
    case end
    /// At the left, or at the right in right-to-left layouts.
    case leading
    /// At the right, or at the left in right-to-left layouts.
    case trailing
    /// At the left or the top. UIKit also stretches the content (not measured).
    case fill
  }

  /// The horizontal position.
  package var horizontal = Position.center
  /// The vertical position.
  package var vertical = Position.center

  /// Creates positions in the middle.
  package init() {}

  /// Creates positions.
  package init(horizontal: Position, vertical: Position) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

extension ContentAlignment.Position {
  /// Returns the start of content within an available length.
  fileprivate func start(
    of length: CGFloat, from origin: CGFloat, in available: CGFloat, isMirrored: Bool = false
  ) -> CGFloat {
    switch self {
    case .center: origin + (available - length) / 2
    case .start, .fill: origin
    case .end: origin + available - length
    case .leading: isMirrored ? origin + available - length : origin
    case .trailing: isMirrored ? origin : origin + available - length
    }
  }
}

extension Button {
  /// A Boolean value that indicates whether a title without enough space has several lines.
  var titleWraps: Bool { titleLabel.map { $0.numberOfLines != 1 } ?? false }

  private var contentInsets: EdgeInsets { configuredInsets ?? contentEdgeInsets }

  /// Returns the sizes of the image and the title in a button of a width, or without a limit. The
  /// title becomes narrower, and higher if it wraps, if there is not enough space.
  private func contentSizes(within width: Double?) -> (image: CGSize, title: CGSize) {
    let image = imageView?.shownImage?.size ?? .zero
    guard let titleLabel else { return (image, .zero) }
    let title = titleLabel.intrinsicContentSize
    guard let width else { return (image, title) }
    let taken = imagePlacement.isVertical ? 0 : image.width + imagePadding
    let room = max(0, CGFloat(width) - contentInsets.left - contentInsets.right - taken)
    guard title.width > room else { return (image, title) }
    let wrapped = titleWraps ? titleLabel.sizeThatFits(CGSize(width: room, height: 0)) : title
    return (image, CGSize(width: min(wrapped.width, room), height: wrapped.height))
  }

  /// The distance between the image and the title, if there are both.
  private var imagePadding: CGFloat {
    hasTitle && imageView?.shownImage != nil ? configuration?.imagePadding ?? 0 : 0
  }

  private var imagePlacement: Configuration.ImagePlacement { configuration?.imagePlacement ?? .leading }

  /// Returns the size of the image and the title together, with the distance between them.
  private func size(of image: CGSize, and title: CGSize) -> CGSize {
    imagePlacement.isVertical
      ? CGSize(width: max(image.width, title.width), height: image.height + imagePadding + title.height)
      : CGSize(width: image.width + imagePadding + title.width, height: max(image.height, title.height))
  }

  var hasTitle: Bool { titleLabel?.text?.isEmpty == false }

  /// Returns the size that the content and the insets require in a button of a width, or without a
  /// limit.
  func contentSize(within width: Double?) -> CGSize {
    let size = insetContentSize(within: width)
    return CGSize(width: max(size.width, leastContentSize.width), height: max(size.height, leastContentSize.height))
  }

  private func insetContentSize(within width: Double?) -> CGSize {
    let (image, title) = contentSizes(within: width)
    let insets = contentInsets
    guard configuration == nil, insets == .zero else {
      let content = size(of: image, and: title)
      return CGSize(
        width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
    }
    guard hasTitle || imageView?.shownImage == nil else { return image }
    let metrics = layoutMetrics.control
    let line = wholeLineHeight(of: titleLabel?.font ?? systemFont(ofSize: metrics.customTitlePointSize))
    // The height of a title with several lines is rounded to whole points (measured on iOS 14 to
    // 17).
    let text = hasTitle ? PixelGrid.ceil(Double(title.height), scale: 1) : 0
    let padded = max(line, text) + 2 * metrics.titlePadding
    return CGSize(
      width: max(metrics.leastButtonWidth, image.width + title.width), height: max(image.height, padded))
  }

  /// Returns the image and title, by default centered, of a button of a given size.
  package func content(in size: CGSize) -> ButtonContent {
    let (image, title) = contentSizes(within: Double(size.width))
    let room = CGRect(origin: .zero, size: size).inset(by: contentInsets)
    let (imageRect, titleRect) = imagePlacement.isVertical ? column(image, title, room) : row(image, title, room)
    return ButtonContent(
      title: onPixels(titleRect, movedBy: titleEdgeInsets), image: onPixels(imageRect, movedBy: imageEdgeInsets))
  }

  private func row(_ image: CGSize, _ title: CGSize, _ room: CGRect) -> (image: CGRect, title: CGRect) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isImageFirst = (imagePlacement == .leading) != isMirrored
    let start = alignment.horizontal.start(
      of: size(of: image, and: title).width, from: room.minX, in: room.width, isMirrored: isMirrored)
    func middled(_ size: CGSize, x: CGFloat) -> CGRect {
      let y = alignment.vertical.start(of: size.height, from: room.minY, in: room.height)
      return CGRect(x: x, y: y, width: size.width, height: size.height)
    }
    return (
      middled(image, x: isImageFirst ? start : start + title.width + imagePadding),
      middled(title, x: isImageFirst ? start + image.width + imagePadding : start)
    )
  }

  private func column(_ image: CGSize, _ title: CGSize, _ room: CGRect) -> (image: CGRect, title: CGRect) {
    let start = alignment.vertical.start(of: size(of: image, and: title).height, from: room.minY, in: room.height)
    func middled(_ size: CGSize, y: CGFloat) -> CGRect {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let x = alignment.horizontal.start(of: size.width, from: room.minX, in: room.width, isMirrored: isMirrored)
      return CGRect(x: x, y: y, width: size.width, height: size.height)
    }
    let isImageFirst = imagePlacement == .top
    return (
      middled(image, y: isImageFirst ? start : start + title.height + imagePadding),
      middled(title, y: isImageFirst ? start + image.height + imagePadding : start)
    )
  }

  /// Insets on both sides move centered content by half their difference.
  private func onPixels(_ rectangle: CGRect, movedBy insets: EdgeInsets) -> CGRect {
    let scale = traitCollection.displayScale
    let moved = rectangle.offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    return CGRect(
      x: PixelGrid.round(Double(moved.minX), scale: scale), y: PixelGrid.round(Double(moved.minY), scale: scale),
      width: Double(moved.width), height: Double(moved.height))
  }
}

/// The label of a button's title. As in UIKit, a line break mode that wraps allows any number of
/// lines, and one that truncates or clips allows one.
final class TitleLabel: Label {
  override var lineBreakMode: LineBreakMode {
    didSet { numberOfLines = lineBreakMode.isWrapping ? 0 : 1 }
  }

  override var isMeasuredAsLabel: Bool { hasPlainFacade }

  override var consoleTypeName: String { "UIButtonLabel" }
}
