public import FontMetrics

extension UIFontDescriptor {
  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's string.
    public var rawValue: String

    /// The attribute of a string of UIKit's.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript or full name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face in its family, "Bold Italic", a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The em in points, a `CGFloat`.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The full name, a `String`.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// Weight, width, slant and symbolic traits, a `[TraitKey: Any]`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Typographic features, a `[[FeatureKey: Any]]`.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style, a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// A transformation, which Strut does not do: it is told of and left out.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// Characters that the font must have, which Strut does not do: they are told of and left out.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// Fonts to fall back on, which Strut does not do: they are told of and left out.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// An advance for every glyph, which Strut does not do: it is told of and left out.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")

    static let variations = AttributeName(rawValue: kCTFontVariationAttribute)
  }

  /// The name of a trait among the attribute ``AttributeName/traits``.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's string.
    public var rawValue: String

    /// The trait of a string of UIKit's.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bits of ``SymbolicTraits``, a `UInt32`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight on UIKit's scale: a `CGFloat`, or given a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width on UIKit's scale: a `CGFloat`, or given a `UIFont.Width`.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, a `CGFloat`: 0 is upright, above it the italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key of one of the dictionaries of the attribute ``AttributeName/featureSettings``.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's string.
    public var rawValue: String

    /// The key of a string of UIKit's, or ``kCTFontOpenTypeFeatureTag`` and ``kCTFontOpenTypeFeatureValue``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of Apple's feature, an `Int`.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The selector of Apple's feature, an `Int`.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// ``type``, by its name before iOS 15.
    public static let featureIdentifier = type
    /// ``selector``, by its name before iOS 15.
    public static let typeIdentifier = selector

    static let tag = FeatureKey(rawValue: kCTFontOpenTypeFeatureTag)
    static let value = FeatureKey(rawValue: kCTFontOpenTypeFeatureValue)
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's string.
    public var rawValue: String

    /// The design of a string of UIKit's.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The system font.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Every advance alike.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// With serifs, which no bundled font is.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With rounded ends, which no bundled font is.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
  }

  /// What a face looks like, in bits.
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
  /// Every advance alike.
  public static let traitMonoSpace = FontTraits.monospaced
  /// Of a text style: two points less leading.
  public static let traitTightLeading = FontTraits.tightLeading
  /// Of a text style: two points more leading.
  public static let traitLooseLeading = FontTraits.looseLeading
}

/// The key of a feature's tag, "tnum", in ``UIFontDescriptor/AttributeName/featureSettings``.
public let kCTFontOpenTypeFeatureTag = "CTFeatureOpenTypeTag"
/// The key of a feature's value in ``UIFontDescriptor/AttributeName/featureSettings``: 0 is off, 1 on.
public let kCTFontOpenTypeFeatureValue = "CTFeatureOpenTypeValue"
/// The name of the attribute that has values by axis: a dictionary of numbers, whose keys are tags, or tags as numbers.
public let kCTFontVariationAttribute = "NSCTFontVariationAttribute"
