public import FontMetrics
public import Foundation
public import LayoutCore

/// A request for a font, in UIKit's attributes.
///
/// ```swift
/// let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
/// // Semibold; it follows the text size.
/// let bold = UIFont(descriptor: body.withSymbolicTraits(.traitBold)!, size: 0)
/// ```
/// The descriptor of a font refers to that font until something other than its size or features
/// changes. Two descriptors with equal values are equal. FontMetrics' `FontDescriptor` is the typed
/// equivalent, without UIKit's scales and dictionaries.
///
/// It is immutable, and therefore sendable.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  final private(set) var described = DescribedFont()

  /// Creates an empty descriptor, which matches the system font.
  public override init() {}

  /// Creates a descriptor from a dictionary of attributes.
  ///
  /// Attributes that Strut does not support are ignored; ``problems`` and the log of the current
  /// traits contain them.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    described = DescribedFont(fontAttributes: attributes)
  }

  /// Creates a descriptor of a PostScript name or full name and a size in points.
  public init(name: String, size: CGFloat) {
    described = DescribedFont(fontAttributes: [.name: name, .size: size])
  }

  /// Creates the descriptor of one of Strut's fonts.
  public init(_ font: Font) { described = DescribedFont(font) }

  private convenience init(_ described: DescribedFont) {
    self.init()
    self.described = described
  }

  /// Returns the descriptor of a text style's font at the current content size category.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Returns the descriptor of a text style's font at the content size category and legibility
  /// weight of `traits`.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(Font.preferredFont(forTextStyle: style, compatibleWith: traits))
  }

  /// The PostScript name of the matching font.
  open var postscriptName: String { described.postscriptName }
  /// The size in points, or 0 if the descriptor leaves it open.
  open var pointSize: CGFloat { described.pointSize }
  /// The matrix of the font, which is always the identity.
  open var matrix: CGAffineTransform { .identity }
  /// The traits of the matching font, with the leading traits for a font of a text style.
  open var symbolicTraits: SymbolicTraits { described.symbolicTraits }
  /// The attributes of the descriptor. A descriptor created from them matches the same font,
  /// provided that the catalog contains it and, for a text style, that the traits are the same.
  open var fontAttributes: [AttributeName: Any] { described.fontAttributes }

  /// Returns an attribute of the descriptor, or else the name, family, face or size of the matching
  /// font. The traits are always those of the matching font.
  open func object(forKey attribute: AttributeName) -> Any? { described.object(forKey: attribute) }

  /// Returns the descriptors of the faces and named instances that match some of this descriptor's
  /// attributes.
  ///
  /// - Parameter mandatoryKeys: The attributes that must match: family, name, face, traits (a face
  ///   may have more), and size (every face matches). nil means all attributes of the descriptor.
  ///   With any other key the result is empty, and the log of the current traits reports it.
  ///
  /// - Complexity: Opens every face of the family, or every face of the catalog if the descriptor
  ///   has neither a family nor a name.
  open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
    described.matchingFontDescriptors(withMandatoryKeys: mandatoryKeys).map { UIFontDescriptor($0) }
  }

  /// Returns a descriptor with additional attributes, which override existing ones.
  /// ``AttributeName/traits`` and ``AttributeName/featureSettings`` are replaced as a whole; a
  /// family or a face replaces the name.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(described.addingAttributes(attributes))
  }

  /// Returns the descriptor with other symbolic traits instead of its own, or nil, with a message
  /// in the log of the current traits, if no face has them.
  ///
  /// Bold text of a text style has the style's emphasized weight. Other fonts keep their weight if
  /// it already matches the bold trait; otherwise they become bold or regular. The same rule
  /// applies to the width. (Strut's rules.) The leading traits apply only to fonts of text styles.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    described.withSymbolicTraits(symbolicTraits).map { UIFontDescriptor($0) }
  }

  /// Returns the descriptor at another size in points; 0 leaves the size open.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }

  /// Returns the descriptor with another face of the family, such as "Bold Italic".
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// Returns the descriptor with another family. The requested weight, width and slant remain.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  /// Returns the descriptor in another design of the system font, or nil, with a message in the log
  /// of the current traits, if the design is not available or the font is another one.
  ///
  /// The monospaced design of a text style's font keeps its size and no longer follows the content
  /// size category. The log reports it.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    described.withDesign(design).map { UIFontDescriptor($0) }
  }

  /// The attributes that are invalid or not supported, as sentences. They are ignored; the log of
  /// the current traits contains the same messages.
  public final var problems: [String] { described.problems }

  /// An explanation of how the descriptor matches its face, or of why it matches none.
  public final var explanation: FontMatchExplanation { described.explanation }

  /// Returns the descriptor itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns `true` if the object is a descriptor with equal values.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.described == described }

  /// A hash value, equal for equal descriptors.
  open override var hash: Int { described.hashValue }
}
