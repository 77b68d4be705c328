public import FontMetrics
public import Foundation
public import LayoutCore

/// What is wanted of a font, in UIKit's attributes.
///
/// ```swift
/// let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
/// let bold = UIFont(descriptor: body.withSymbolicTraits(.traitBold)!, size: 0)   // semibold, and it follows the text size
/// ```
/// A value, where UIKit has an object. One that is a font's remembers that font, as long as nothing but its size and features is
/// changed. FontMetrics' `FontDescriptor` says the same in types, without UIKit's scales and dictionaries.
public struct UIFontDescriptor: Hashable, Sendable {
  var name: String?
  var family: String?
  /// The face in its family, "Bold Italic".
  var faceName: String?
  /// The em in points; `nil` where nobody said.
  var size: Double?
  var textStyle: TextStyle?
  var design: SystemDesign?
  var weight: Font.Weight?
  var width: Font.Width?
  var slant: FontSlant?
  var symbolic: SymbolicTraits?
  var features: [FeatureSetting]?
  /// Values by axis tag.
  var variations: [String: Double] = [:]
  /// The surroundings that a text style was asked for with; `nil` are the current ones.
  var category: ContentSizeCategory?
  var legibilityWeight: LegibilityWeight?
  /// The font that the descriptor is of.
  var font: Font?

  /// What of the attributes that were given could not be understood or is not done, in sentences; it is left out. It goes to
  /// the log of the current traits too.
  public internal(set) var problems: [String] = []

  /// Wants nothing: the system font.
  public init() {}

  /// Wants a font of a PostScript or full name, at a size in points.
  public init(name: String, size: CGFloat) {
    self.name = name
    self.size = size == 0 ? nil : Double(size)
  }

  /// The descriptor of a text style's own font at the current content size category.
  public static func preferredFontDescriptor(withTextStyle style: TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The descriptor of a text style's own font, at the content size category and with the legibility weight of `traits`.
  public static func preferredFontDescriptor(
    withTextStyle style: TextStyle, compatibleWith traits: TraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(Font.preferredFont(forTextStyle: style, compatibleWith: traits))
  }

  /// The PostScript name of the font that matches.
  public var postscriptName: String { matchingFont.fontName }

  /// The em in points; 0 where the descriptor leaves it open.
  public var pointSize: CGFloat { CGFloat(size ?? (textStyle == nil ? 0 : matchingFont.pointSize)) }

  /// The traits of the font that matches, and of a text style's font those of its leading.
  public var symbolicTraits: SymbolicTraits {
    let font = matchingFont
    return FontTraits(font.face).union(font.leadingTraits)
  }

  /// How the descriptor comes to its face, or why it comes to none.
  public var explanation: FontMatchExplanation { TraitCollection.current.fonts.explain(request) }
}

extension UIFontDescriptor {
  /// The descriptor of a font.
  ///
  /// Of a scaled font it is that of the same font unscaled at the same size, as UIKit is reported to have it.
  init(_ font: Font) {
    self.font = font
    size = font.pointSize
    if !font.features.isEmpty { features = font.features.map { .openType(tag: $0.tag, value: $0.value) } }
    legibilityWeight = font.origin.system?.legibilityWeight
    if case .preferred(let preferred) = font.origin.following {
      describe(preferred, weight: font.origin.system?.weight)
      return
    }
    self.font = font.origin.following == nil ? font : font.withSize(font.pointSize)
    if let request = font.origin.system {
      weight = Font.Weight(request.weight)
      width = request.width.map(Font.Width.init)
      slant = request.slant
    } else {
      name = font.fontName
      if font.face.namedInstance == nil { variations = font.face.movedAxes }
    }
  }

  private mutating func describe(_ preferred: Font.PreferredSize, weight: FontWeight?) {
    textStyle = preferred.style
    category = preferred.category
    symbolic = preferred.traits.isEmpty ? nil : preferred.traits
    if let weight, weight != preferred.ownWeight { self.weight = Font.Weight(weight) }
  }
}

extension Font {
  /// The descriptor that comes to this font again; of a scaled font to the one unscaled at the same size.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// The font that matches a descriptor.
  ///
  /// Where none does it is the system font, as in UIKit; why, and what of its style the font does not have, goes to the log of the
  /// current traits.
  /// - Parameter size: The em in points; 0 takes the descriptor's, and 12 where it has none. Another size than 0 no longer
  ///   follows the content size category.
  public init(descriptor: UIFontDescriptor, size: CGFloat) {
    let font = descriptor.matchingFont
    self = size == 0 ? font : font.withSize(Double(size))
  }

  fileprivate var leadingTraits: FontTraits {
    guard case .preferred(let preferred) = origin.following else { return [] }
    return preferred.traits.intersection([.tightLeading, .looseLeading])
  }
}

extension Font.PreferredSize {
  /// The weight of the style and its traits.
  var ownWeight: FontWeight { traits.contains(.bold) ? style.emphasizedWeight ?? style.weight : style.weight }
}

extension FontFace {
  /// The values of the axes that are not at their defaults, but for the optical size, which follows the point size.
  var movedAxes: [String: Double] {
    let moved = zip(axes, coordinates).filter { $0.tag != "opsz" && $0.defaultValue != $1.value }
    return Dictionary(moved.map { ($1.tag, $1.value) }) { first, _ in first }
  }
}
