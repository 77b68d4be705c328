public import FontMetrics

extension UIFontDescriptor {
  /// The name of a font attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's raw value.
    public var rawValue: String

    /// Creates an attribute name from UIKit's raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript or full name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the face within its family, such as "Bold Italic", a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a `CGFloat`.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The full name, a `String`.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// Weight, width, slant and symbolic traits, a `[TraitKey: Any]`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Typographic features, a `[[FeatureKey: Any]]`.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style, a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// A transformation matrix. Strut ignores it and reports that.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The characters that the font must support. Strut ignores them and reports that.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The fallback fonts. Strut ignores them and reports that.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// A fixed advance for every glyph. Strut ignores it and reports that.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")

    static let variations = AttributeName(rawValue: kCTFontVariationAttribute)
  }

  /// The name of a trait in the value of ``AttributeName/traits``.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's raw value.
    public var rawValue: String

    /// Creates a trait key from UIKit's raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bits of ``SymbolicTraits``, a `UInt32`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight on UIKit's scale, a `CGFloat` or a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width on UIKit's scale, a `CGFloat` or a `UIFont.Width`.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, a `CGFloat`: 0 is upright, and positive values are italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key of the dictionaries in ``AttributeName/featureSettings``.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's raw value.
    public var rawValue: String

    /// Creates a feature key from UIKit's raw value, or from ``kCTFontOpenTypeFeatureTag`` and
    /// ``kCTFontOpenTypeFeatureValue``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Apple's feature type, an `Int`.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// Apple's feature selector, an `Int`.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The name of ``type`` before iOS 15.
    public static let featureIdentifier = type
    /// The name of ``selector`` before iOS 15.
    public static let typeIdentifier = selector

    static let tag = FeatureKey(rawValue: kCTFontOpenTypeFeatureTag)
    static let value = FeatureKey(rawValue: kCTFontOpenTypeFeatureValue)
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's raw value.
    public var rawValue: String

    /// Creates a design from UIKit's raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default system font.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The monospaced system font.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// The serif system font. No bundled font has this design.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The rounded system font. No bundled font has this design.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
  }

  /// The appearance of a face, as bits.
  public typealias SymbolicTraits = FontTraits
}

extension FontTraits {
  /// Italic or oblique.
  public static let traitItalic = FontTraits.italic
  /// Bold.
  public static let traitBold = FontTraits.bold
  /// Wider than normal.
  public static let traitExpanded = FontTraits.expanded
  /// Narrower than normal.
  public static let traitCondensed = FontTraits.condensed
  /// Monospaced.
  public static let traitMonoSpace = FontTraits.monospaced
  /// Two points less leading, for the fonts of text styles.
  public static let traitTightLeading = FontTraits.tightLeading
  /// Two points more leading, for the fonts of text styles.
  public static let traitLooseLeading = FontTraits.looseLeading
}

/// The key of an OpenType feature tag, such as "tnum", in
/// ``UIFontDescriptor/AttributeName/featureSettings``.
public let kCTFontOpenTypeFeatureTag = "CTFeatureOpenTypeTag"
/// The key of an OpenType feature value in ``UIFontDescriptor/AttributeName/featureSettings``: 0 is
/// off, and 1 is on.
public let kCTFontOpenTypeFeatureValue = "CTFeatureOpenTypeValue"
/// The name of the attribute with variation values: a dictionary of numbers whose keys are axis
/// tags, as strings or numbers.
public let kCTFontVariationAttribute = "NSCTFontVariationAttribute"
