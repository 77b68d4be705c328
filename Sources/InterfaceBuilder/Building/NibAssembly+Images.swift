import FontMetrics
import Foundation
import LayoutCore

extension NibAssembly {
  func imageView(_ description: NibImageView, of source: NibView) -> View {
    let view = ImageView(frame: .zero)
    describe(view, description, of: source)
    return view
  }

  /// Applies the file's description to an image view.
  func describe(_ view: ImageView, _ description: NibImageView, of source: NibView) {
    view.contentMode = description.contentMode
    view.image = image(description.image, configured: description.symbol, of: source)
    if description.image == nil {
      log.note(.pictureFromCode, of: source, "code may set an image; without one, the view has no intrinsic size")
    }
    if description.growsAtAccessibilitySizes, !given.areBoth(of: source.id) {
      log.note(
        .unknownAttribute, of: source, "UIKit enlarges the image at accessibility sizes; here it keeps its size")
    }
  }

  /// Sets an empty image with the lowest priorities on a view whose image is not known, so that
  /// constraints through it determine a layout. Without an image, its size and the height of the
  /// row would be ambiguous.
  func standIn(for view: ImageView) {
    view.image = Image()
    for axis in LayoutAxis.allCases {
      view.setContentHuggingPriority(LayoutPriority(1), for: axis)
      view.setContentCompressionResistancePriority(LayoutPriority(1), for: axis)
    }
  }

  /// Returns an image of the size in the file; nil if there is none. The size of a symbol is an
  /// estimate, which is noted unless the size of the view is determined otherwise.
  func image(_ image: NibImage?, configured: NibSymbolConfiguration?, of source: NibView) -> Image? {
    guard let image else { return nil }
    guard let size = image.size else {
      log.note(
        .pictureFromCode, of: source, "the size of the image \"\(image.name)\" is unknown; it has no size here")
      return nil
    }
    if image.isSymbol, !given.areBoth(of: source.id) {
      log.note(
        .symbolSize, of: source, "the size of the symbol \"\(image.name)\" is estimated from its font size")
    }
    let written = CGSize(width: size.width.bounded, height: size.height.bounded)
    return Image(size: image.isSymbol ? symbolSize(written, configured ?? image.symbol, in: source) : written)
  }

  /// Returns the size of a symbol in points, from its size in the file.
  private func symbolSize(
    _ written: CGSize, _ configuration: NibSymbolConfiguration?, in source: NibView
  ) -> CGSize {
    let text = font(configuration?.font, of: source.id)?.pointSize ?? configuration?.pointSize
    let scale: SymbolEstimate.Scale =
      switch configuration?.scale {
      case "small": .small
      case "large": .large
      default: .medium
      }
    return SymbolEstimate.size(
      proportions: written, pointSize: (text ?? SymbolEstimate.usualPointSize).bounded, scale: scale)
  }
}
