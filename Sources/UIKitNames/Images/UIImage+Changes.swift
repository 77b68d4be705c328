public import Foundation
public import LayoutCore

// Copies of an image with other properties.

extension UIImage {
  /// Returns the image in a color. The color is recorded and does not affect layout.
  public final func withTintColor(_ color: UIColor) -> UIImage { changing { $0.tintColor = color } }

  /// Returns the image in a color and with a mode for drawing. Both are recorded and do not affect
  /// layout.
  public final func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changing { ($0.tintColor, $0.renderingMode) = (color, renderingMode) }
  }

  /// Returns the image with a mode for drawing. It is recorded and does not affect layout.
  public final func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changing { $0.renderingMode = renderingMode }
  }

  /// Returns the image with a configuration instead of its own: a symbol has the size that follows.
  public final func withConfiguration(_ configuration: Configuration) -> UIImage { configured(configuration) }

  /// Returns the symbol with the values of a configuration, which take precedence over its own; nil
  /// for another image.
  public final func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return configured(symbolConfiguration?.applying(configuration) ?? configuration)
  }

  private func configured(_ configuration: Configuration) -> UIImage {
    let changed = changing { $0.configuration = configuration }
    return UIImage(
      changed.image(preferring: nil, in: configuration.traitCollection ?? .current), changed.record)
  }

  /// Returns the image with other alignment insets, in points.
  public final func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    UIImage(image.withAlignmentRectInsets(alignmentInsets), record)
  }

  /// Returns the image, mirrored in right-to-left layouts.
  public final func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    UIImage(image.imageFlippedForRightToLeftLayoutDirection(), record)
  }

  /// Returns the mirrored image. It has the same size.
  public final func withHorizontallyFlippedOrientation() -> UIImage {
    changing { $0.orientation = $0.orientation.mirrored }
  }

  /// Returns the image with insets of the part that is repeated, in points. They are recorded and
  /// do not affect layout.
  public final func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with insets of the part that is resized, in points. They are recorded and do
  /// not affect layout.
  public final func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changing { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
  }

  /// Returns the image with a stretched column and row of one point after two lengths in points;
  /// the name before iOS 5.
  public final func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1))
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// Returns the image with a baseline at a distance from its bottom, in points. It is recorded and
  /// does not affect layout.
  public final func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changing { $0.baselineOffset = baselineOffset }
  }

  /// Returns the image without a baseline.
  public final func imageWithoutBaseline() -> UIImage { changing { $0.baselineOffset = nil } }

  /// Creates an animation, which has the size of its first image. The others and the duration in
  /// seconds are recorded.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.changing { ($0.images, $0.duration) = (images, duration) }
  }

  // MARK: Pixels

  /// Returns the image itself: there are no pixels to decode.
  public final func preparingForDisplay() -> UIImage? { self }

  /// Returns the image itself: there are no pixels to decode.
  public final func byPreparingForDisplay() async -> UIImage? { self }

  /// Calls the handler with the image itself, at once: there are no pixels to decode.
  public final func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }

  /// Returns an image of a size in points.
  public final func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(Image(size: size, scale: scale)) }

  /// Returns nil, because the image has no pixels. The log of the current traits reports it.
  public final func pngData() -> Data? {
    UIKitLog.notSimulated("UIImage.pngData()")
    return nil
  }

  /// Returns nil, because the image has no pixels. The log of the current traits reports it.
  public final func jpegData(compressionQuality: CGFloat) -> Data? {
    UIKitLog.notSimulated("UIImage.jpegData(compressionQuality:)")
    return nil
  }

  /// Draws the image at a point. It is not simulated.
  public final func draw(at point: CGPoint) { UIKitLog.notSimulated("UIImage.draw(at:)") }

  /// Draws the image in a rectangle. It is not simulated.
  public final func draw(in rect: CGRect) { UIKitLog.notSimulated("UIImage.draw(in:)") }
}

extension UIImage {
  /// The system's image for adding.
  public class var add: UIImage { symbol("plus.circle") }
  /// The system's image for removing.
  public class var remove: UIImage { symbol("minus.circle") }
  /// The system's image for actions.
  public class var actions: UIImage { symbol("ellipsis.circle") }
  /// The system's check mark.
  public class var checkmark: UIImage { symbol("checkmark") }
  /// The system's check mark with an outline.
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
