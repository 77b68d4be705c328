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
    let scale = image.isSymbol ? symbolScale(of: size, configured ?? image.symbol, in: source) : 1
    if image.isSymbol, !given.areBoth(of: source.id) {
      log.note(
        .symbolSize, of: source, "the size of the symbol \"\(image.name)\" is estimated from its font size")
    }
    return Image(size: CGSize(width: size.width.bounded * scale, height: size.height.bounded * scale))
  }

  /// Returns the number of points per unit of symbol sizes in files, whose larger dimension is 128:
  /// a tall symbol is as tall as its text and a wide one 20 % wider than that, with 17 points if no
  /// text size is specified (D: from four recorded tall symbols and three wide ones).
  private func symbolScale(of size: NibSize, _ configuration: NibSymbolConfiguration?, in source: NibView) -> Double {
    let text = font(configuration?.font, of: source.id)?.pointSize ?? configuration?.pointSize ?? 17
    let scale =
      switch configuration?.scale {
      case "small": 0.79
      case "large": 1.28
      default: 1.0
      }
    let share = size.width > size.height ? 1.2 : 1
    return max(0, text.bounded) * scale * share / 128
  }
}
