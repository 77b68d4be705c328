internal import FontMetrics
internal import Foundation

/// Where a button's content lies, in its own coordinates.
struct ButtonContent {
  var title = CGRect.zero
  var image = CGRect.zero
}

extension Button {
  /// The sizes of the picture and the title side by side.
  private var contentSizes: (image: CGSize, title: CGSize) {
    (imageView?.shownImage?.size ?? .zero, titleLabel?.intrinsicContentSize ?? .zero)
  }

  /// Between the picture and the title, where there are both.
  private var imagePadding: CGFloat {
    hasTitle && imageView?.shownImage != nil ? configuration?.imagePadding ?? 0 : 0
  }

  var hasTitle: Bool { titleLabel?.text?.isEmpty == false }

  /// The size that content and insets ask for.
  var fittingContentSize: CGSize {
    let (image, title) = contentSizes
    let insets = configuredInsets ?? contentEdgeInsets
    guard configuration == nil, insets == .zero else {
      return CGSize(
        width: image.width + imagePadding + title.width + insets.left + insets.right,
        height: max(image.height, title.height) + insets.top + insets.bottom)
    }
    guard hasTitle || imageView?.shownImage == nil else { return image }
    let metrics = layoutMetrics.control
    let line = wholeLineHeight(of: titleLabel?.font ?? systemFont(ofSize: metrics.customTitlePointSize))
    // A title of several lines is counted in whole points too (measured on iOS 14 to 17).
    let text = hasTitle ? PixelGrid.ceil(Double(title.height), scale: 1) : 0
    let padded = max(line, text) + 2 * metrics.titlePadding
    return CGSize(
      width: max(metrics.leastButtonWidth, image.width + title.width), height: max(image.height, padded))
  }

  /// Picture and title in the middle of a button of a size, the picture where lines begin; the title gives way where there is no
  /// room.
  func content(in size: CGSize) -> ButtonContent {
    let (image, title) = contentSizes
    let room = CGRect(origin: .zero, size: size).inset(by: configuredInsets ?? contentEdgeInsets)
    let titleWidth = max(0, min(title.width, room.width - image.width - imagePadding))
    let start = room.minX + (room.width - image.width - imagePadding - titleWidth) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func middle(_ height: CGFloat) -> CGFloat { room.minY + (room.height - height) / 2 }
    let imageRect = CGRect(
      x: isMirrored ? start + titleWidth + imagePadding : start, y: middle(image.height), width: image.width,
      height: image.height)
    let titleRect = CGRect(
      x: isMirrored ? start : start + image.width + imagePadding, y: middle(title.height), width: titleWidth,
      height: title.height)
    return ButtonContent(
      title: onPixels(titleRect, movedBy: titleEdgeInsets), image: onPixels(imageRect, movedBy: imageEdgeInsets))
  }

  /// Insets on both sides of something in the middle move it by half their difference.
  private func onPixels(_ rectangle: CGRect, movedBy insets: EdgeInsets) -> CGRect {
    let scale = traitCollection.displayScale
    let moved = rectangle.offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    return CGRect(
      x: PixelGrid.round(Double(moved.minX), scale: scale), y: PixelGrid.round(Double(moved.minY), scale: scale),
      width: Double(moved.width), height: Double(moved.height))
  }
}
