public import LayoutCore

/// An image by its name, with its size in `<resources>`.
public struct NibImage: Hashable, Sendable {
  /// The name: "chevron.right", "avatar".
  public var name: String
  /// True if the image is a symbol: `catalog="system"`.
  public var isSymbol: Bool
  /// The size, in points for images and in 128ths for symbols, as in the file; nil if it is not in
  /// `<resources>`.
  public var size: NibSize?
  /// The configuration of a symbol; nil if not specified.
  public var symbol: NibSymbolConfiguration?
}

/// A `preferredSymbolConfiguration`.
public struct NibSymbolConfiguration: Hashable, Sendable {
  /// The scale, one of ``scales``; nil if not specified.
  public var scale: String?
  /// The size, in points.
  public var pointSize: Double?
  /// The font.
  public var font: NibFont?
}

/// An image view.
public struct NibImageView: Hashable, Sendable {
  /// The image; nil if it is set in code.
  public var image: NibImage?
  /// The content mode; scale to fill by default.
  public var contentMode: ContentMode = .scaleToFill
  /// The `preferredSymbolConfiguration` of the view.
  public var symbol: NibSymbolConfiguration?
  /// True if the image is larger at accessibility sizes:
  /// `adjustsImageSizeForAccessibilityContentSizeCategory`.
  public var growsAtAccessibilitySizes = false
}

extension NibSymbolConfiguration {
  /// The names of scales. "default" and "unspecified" mean "medium".
  static let scales: Set<String> = ["small", "medium", "large", "default", "unspecified"]
}
