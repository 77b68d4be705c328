public import Foundation
public import LayoutCore

/// The size of an image and the other properties that affect layout, without pixels.
///
/// UIKit's class around Strut's ``Image``. Images by name come from the asset catalogs and files in
/// ``AppResources``.
///
/// It changes only while it is created, and is therefore sendable.
open class UIImage: NSObject, @unchecked Sendable {
  /// Strut's value.
  public final private(set) var image: Image
  final var record = ImageRecord()

  /// Creates an empty image.
  public override init() { image = Image() }

  /// Creates an image from Strut's value.
  public init(_ image: Image) { self.image = image }

  /// Creates an image with a size in points, for programs without files. Strut's own.
  public convenience init(size: CGSize, scale: CGFloat = 1) { self.init(Image(size: size, scale: scale)) }

  /// Creates an image with the size of a file, without its pixels: PNG, JPEG or GIF. The scale is
  /// that of a name such as `photo@2x.png`. Returns nil if the size cannot be read, which is logged
  /// once to the current traits.
  public init?(contentsOfFile path: String) {
    guard let image = ImageReading.image(path: path) else { return nil }
    self.image = image
  }

  /// Creates an image with the size of a PNG, JPEG or GIF, without its pixels, at one pixel per
  /// point. Returns nil if the size cannot be read, which is logged once to the current traits.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image with the size of a PNG, JPEG or GIF, without its pixels, at a scale in pixels
  /// per point. Returns nil if the size cannot be read, which is logged once to the current traits.
  public init?(data: Data, scale: CGFloat) {
    guard let image = ImageReading.image(data: data, scale: scale) else { return nil }
    self.image = image
  }

  /// Creates an image from Core Graphics' class, at one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Creates an image from Core Graphics' class, at a scale in pixels per point. Orientations that
  /// turn the image a quarter exchange width and height.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let (width, height) = (cgImage.width, cgImage.height)
    image =
      orientation.turnsQuarter
      ? Image(pixelWidth: height, pixelHeight: width, scale: scale)
      : Image(pixelWidth: width, pixelHeight: height, scale: scale)
    record.orientation = orientation
  }

  /// Creates the image with a name from ``AppResources``, at the display scale of the current
  /// traits. Returns nil if there is none, which is logged once to the current traits.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// Creates the image with a name from a bundle, or else from ``AppResources``, at the display
  /// scale of `traitCollection`. Returns nil if there is none, which is logged once.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name, in: bundle, with: traitCollection.map { Configuration(traitCollection: $0) })
  }

  /// Creates the image with a name from a bundle, or else from ``AppResources``.
  ///
  /// A custom symbol has an estimated size, as ``init(systemName:withConfiguration:)`` says.
  /// Returns nil if there is no such image, which is logged once to the current traits.
  public init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard let (image, record) = ImageReading.named(name, in: bundle, with: configuration) else { return nil }
    (self.image, self.record) = (image, record)
  }

  /// Creates a symbol at 17 points, as ``init(systemName:withConfiguration:)`` says.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Creates a symbol in the traits, as ``init(systemName:withConfiguration:)`` says.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
  }

  /// Creates a symbol whose variable value is recorded and does not affect layout.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Creates a symbol. Its size is an estimate from its point size, which the log of the current
  /// traits reports once.
  ///
  /// A tall symbol is as tall as its text, a wide one 20 % wider than that, and a symbol whose
  /// proportions are not known has those of a circle. The weight does not change the size. Every
  /// name gives a symbol: the list of names is not available, and UIKit's nil for unknown names is
  /// not simulated.
  public init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    record = ImageReading.symbol(name, configuration)
    image = record.symbolImage(preferring: nil, in: configuration?.traitCollection ?? .current)
  }

  /// Creates the image of a literal. A missing image is empty and logged once, where UIKit stops.
  public required convenience init(imageLiteralResourceName name: String) {
    let (image, record) = ImageReading.named(name, in: nil, with: nil) ?? (Image(), ImageRecord())
    self.init(image)
    self.record = record
  }

  // MARK: Properties

  /// The size in points.
  open var size: CGSize { image.size }
  /// The scale, in pixels per point.
  open var scale: CGFloat { image.scale }
  /// The orientation, which the size contains already.
  open var imageOrientation: Orientation { record.orientation }
  /// Core Graphics' object with the size in pixels.
  open var cgImage: CGImage? {
    CGImage(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
  }
  /// The insets of the part of the image that is aligned with other views, in points.
  open var alignmentRectInsets: UIEdgeInsets { image.alignmentRectInsets }
  /// A Boolean value that indicates whether the image is mirrored in right-to-left layouts.
  open var flipsForRightToLeftLayoutDirection: Bool { image.flipsForRightToLeftLayoutDirection }
  /// The mode for drawing the image. It is recorded and does not affect layout.
  open var renderingMode: RenderingMode { record.renderingMode }
  /// The insets of the part that is stretched, in points. They are recorded and do not affect
  /// layout.
  open var capInsets: UIEdgeInsets { record.capInsets }
  /// The mode for resizing the image. It is recorded and does not affect layout.
  open var resizingMode: ResizingMode { record.resizingMode }
  /// A Boolean value that indicates whether the image is a symbol.
  open var isSymbolImage: Bool { record.symbolName != nil }
  /// The configuration of the image, or nil.
  open var configuration: Configuration? { record.configuration }
  /// The configuration of a symbol, or nil.
  open var symbolConfiguration: SymbolConfiguration? { record.configuration as? SymbolConfiguration }
  /// The traits that the image was created for.
  open var traitCollection: UITraitCollection { record.configuration?.traitCollection ?? .current }
  /// The distance from the bottom of the image to its baseline, in points, or nil without a
  /// baseline. It is recorded and does not affect layout.
  open var baselineOffsetFromBottom: CGFloat? { record.baselineOffset }
  /// A Boolean value that indicates whether the image has a baseline.
  open var hasBaseline: Bool { record.baselineOffset != nil }
  /// The images of an animation, or nil.
  open var images: [UIImage]? { record.images }
  /// The duration of an animation, in seconds. It is recorded and does not affect layout.
  open var duration: TimeInterval { record.duration }

  // MARK: Equality

  /// Returns `true` for the image itself, or an image of the same name with equal properties.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self || record.name != nil && other.record == record && other.image == image
  }

  /// A hash value, equal for equal images.
  open override var hash: Int { record.name?.hashValue ?? ObjectIdentifier(self).hashValue }

  /// The name and size of the image.
  open override var description: String {
    "UIImage(\(record.name.map { "\"\($0)\", " } ?? "")\(size.width) x \(size.height) points, scale \(scale))"
  }
}

extension UIImage {
  /// Creates an image with a record.
  convenience init(_ image: Image, _ record: ImageRecord) {
    self.init(image)
    self.record = record
  }

  /// Returns the image with changes of what is recorded.
  func changing(_ change: (inout ImageRecord) -> Void) -> UIImage {
    var record = record
    change(&record)
    return UIImage(image, record)
  }

  /// Returns Strut's value for a view: that of a symbol depends on the traits and on the
  /// configuration that the view prefers, unless the image has its own.
  func image(preferring configuration: SymbolConfiguration?, in traits: UITraitCollection) -> Image {
    guard isSymbolImage else { return image }
    var symbol = record.symbolImage(preferring: configuration, in: traits)
    symbol.alignmentRectInsets = image.alignmentRectInsets
    symbol.flipsForRightToLeftLayoutDirection = image.flipsForRightToLeftLayoutDirection
    return symbol
  }
}

/// The type of image literals.
public typealias _ImageLiteralType = UIImage
extension UIImage: _ExpressibleByImageLiteral {}
