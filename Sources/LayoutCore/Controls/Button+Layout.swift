internal import FontMetrics
internal import Foundation

/// The positions of a button's content, in the button's coordinates.
struct ButtonContent {
  var title = CGRect.zero
  var image = CGRect.zero
}

extension Button {
  /// The sizes of the image and the title side by side.
  private var contentSizes: (image: CGSize, title: CGSize) {
    (imageView?.shownImage?.size ?? .zero, titleLabel?.intrinsicContentSize ?? .zero)
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

  /// The size that the content and the insets require.
  var fittingContentSize: CGSize {
    let (image, title) = contentSizes
    let insets = configuredInsets ?? contentEdgeInsets
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

  /// Returns the centered image and title of a button of a given size. The title shrinks if there
  /// is not enough space.
  func content(in size: CGSize) -> ButtonContent {
    var (image, title) = contentSizes
    let room = CGRect(origin: .zero, size: size).inset(by: configuredInsets ?? contentEdgeInsets)
    let taken = imagePlacement.isVertical ? 0 : image.width + imagePadding
    title.width = max(0, min(title.width, room.width - taken))
    let (imageRect, titleRect) = imagePlacement.isVertical ? column(image, title, room) : row(image, title, room)
    return ButtonContent(
      title: onPixels(titleRect, movedBy: titleEdgeInsets), image: onPixels(imageRect, movedBy: imageEdgeInsets))
  }

  private func row(_ image: CGSize, _ title: CGSize, _ room: CGRect) -> (image: CGRect, title: CGRect) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isImageFirst = (imagePlacement == .leading) != isMirrored
    let start = room.minX + (room.width - size(of: image, and: title).width) / 2
    func middled(_ size: CGSize, x: CGFloat) -> CGRect {
      CGRect(x: x, y: room.minY + (room.height - size.height) / 2, width: size.width, height: size.height)
    }
    return (
      middled(image, x: isImageFirst ? start : start + title.width + imagePadding),
      middled(title, x: isImageFirst ? start + image.width + imagePadding : start)
    )
  }

  private func column(_ image: CGSize, _ title: CGSize, _ room: CGRect) -> (image: CGRect, title: CGRect) {
    let start = room.minY + (room.height - size(of: image, and: title).height) / 2
    func middled(_ size: CGSize, y: CGFloat) -> CGRect {
      CGRect(x: room.minX + (room.width - size.width) / 2, y: y, width: size.width, height: size.height)
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
