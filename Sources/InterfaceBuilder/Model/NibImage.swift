public import LayoutCore

/// A picture by its name, with its size from `<resources>`.
public struct NibImage: Hashable, Sendable {
  /// "chevron.right", "avatar".
  public var name: String
  /// `catalog="system"`: a symbol.
  public var isSymbol: Bool
  /// In points for pictures, in 128ths for symbols, as the file has it; nil where `<resources>` has none.
  public var size: NibSize?
  /// The configuration of a symbol; nil where none is written.
  public var symbol: NibSymbolConfiguration?
}

/// `preferredSymbolConfiguration`.
public struct NibSymbolConfiguration: Hashable, Sendable {
  /// One of ``scales``; nil where none is written.
  public var scale: String?
  /// In points.
  public var pointSize: Double?
  /// The font.
  public var font: NibFont?
}

/// An image view.
public struct NibImageView: Hashable, Sendable {
  /// nil where code sets it.
  public var image: NibImage?
  /// Scale to fill where none is written.
  public var contentMode: ContentMode = .scaleToFill
  /// `preferredSymbolConfiguration` of the view.
  public var symbol: NibSymbolConfiguration?
  /// `adjustsImageSizeForAccessibilityContentSizeCategory`: the picture is larger at accessibility sizes.
  public var growsAtAccessibilitySizes = false
}

extension NibSymbolConfiguration {
  /// The words for scales; "default" and "unspecified" stand for "medium".
  static let scales: Set<String> = ["small", "medium", "large", "default", "unspecified"]
}
