import FontMetrics
import Foundation
import LayoutCore

extension NibAssembly {
  func imageView(_ description: NibImageView, of source: NibView) -> View {
    let view = ImageView(frame: .zero)
    describe(view, description, of: source)
    return view
  }

  /// Gives an image view what the file says of one.
  func describe(_ view: ImageView, _ description: NibImageView, of source: NibView) {
    view.contentMode = description.contentMode
    view.image = image(description.image, configured: description.symbol, of: source)
    if description.image == nil {
      log.note(.pictureFromCode, of: source, "code sets the image; without one, the view has no intrinsic size")
    }
    if description.growsAtAccessibilitySizes, !given.areBoth(of: source.id) {
      log.note(
        .unknownAttribute, of: source, "UIKit enlarges the image at accessibility sizes; here it keeps its size")
    }
  }

  /// Gives a view whose picture is not known an empty one, which everything stretches, so that chains of constraints lead through it.
  /// Without any, constraints would leave its size open, and with it the height of the row.
  func standIn(for view: ImageView) {
    view.image = Image()
    for axis in LayoutAxis.allCases {
      view.setContentHuggingPriority(LayoutPriority(1), for: axis)
      view.setContentCompressionResistancePriority(LayoutPriority(1), for: axis)
    }
  }

  /// A picture of the size that the file has for it; nil for none. A symbol's size is a guess, which is noted where nothing else gives the
  /// view one.
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

  /// Points in the numbers that files have for symbols, of which the larger is 128: a high symbol is as high as the text that it stands in,
  /// a wide one a fifth wider than that, 17 points where no text is said (D: by four recorded high ones and three wide ones).
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
