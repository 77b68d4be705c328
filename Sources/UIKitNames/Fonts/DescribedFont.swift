internal import FontMetrics
internal import Foundation
internal import LayoutCore

/// The value of a ``UIFontDescriptor``: a request for a font, in UIKit's attributes.
///
/// The descriptor of a font refers to that font until something other than its size or features
/// changes. FontMetrics' `FontDescriptor` is the typed equivalent, without UIKit's scales and
/// dictionaries.
struct DescribedFont: Hashable, Sendable {
  typealias AttributeName = UIFontDescriptor.AttributeName
  typealias TraitKey = UIFontDescriptor.TraitKey
  typealias SystemDesign = UIFontDescriptor.SystemDesign
  typealias SymbolicTraits = UIFontDescriptor.SymbolicTraits

  var name: String?
  var family: String?
  /// The name of the face within its family, such as "Bold Italic".
  var faceName: String?
  /// The size in points, or `nil` if unspecified.
  var size: Double?
  var textStyle: TextStyle?
  var design: SystemDesign?
  var weight: UIFont.Weight?
  var width: UIFont.Width?
  var slant: FontSlant?
  var symbolic: SymbolicTraits?
  var features: [FeatureSetting]?
  /// Variation values by axis tag.
  var variations: [String: Double] = [:]
  /// The traits for which a text style was requested, or `nil` for the current ones.
  var category: ContentSizeCategory?
  var legibilityWeight: LegibilityWeight?
  /// The font from which the descriptor was created.
  var font: Font?

  /// The attributes that are invalid or not supported, as sentences. They are ignored; the log of
  /// the current traits contains the same messages.
  var problems: [String] = []

  /// Creates an empty descriptor, which matches the system font.
  init() {}

  /// The PostScript name of the matching font.
  var postscriptName: String { matchingFont.fontName }

  /// The size in points, or 0 if the descriptor leaves it open.
  var pointSize: CGFloat { CGFloat(size ?? (textStyle == nil ? 0 : matchingFont.pointSize)) }

  /// The traits of the matching font, with the leading traits for a font of a text style.
  var symbolicTraits: SymbolicTraits {
    let font = matchingFont
    return FontTraits(font.face).union(font.leadingTraits)
  }

  /// An explanation of how the descriptor matches its face, or of why it matches none.
  var explanation: FontMatchExplanation { TraitCollection.current.fonts.explain(request) }
}

extension DescribedFont {
  /// Creates the descriptor of a font.
  ///
  /// The descriptor of a scaled font is that of the unscaled font at the same size, as reported for
  /// UIKit.
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
      weight = UIFont.Weight(request.weight)
      width = request.width.map(UIFont.Width.init)
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
    if let weight, weight != preferred.ownWeight { self.weight = UIFont.Weight(weight) }
  }
}

extension Font {
  fileprivate var leadingTraits: FontTraits {
    guard case .preferred(let preferred) = origin.following else { return [] }
    return preferred.traits.intersection([.tightLeading, .looseLeading])
  }
}

extension Font.PreferredSize {
  /// The weight that the style and its traits define.
  var ownWeight: FontWeight { traits.contains(.bold) ? style.emphasizedWeight ?? style.weight : style.weight }
}

extension FontFace {
  /// The values of the axes that differ from their defaults, except the optical size, which follows
  /// the point size.
  var movedAxes: [String: Double] {
    let moved = zip(axes, coordinates).filter { $0.tag != "opsz" && $0.defaultValue != $1.value }
    return Dictionary(moved.map { ($1.tag, $1.value) }) { first, _ in first }
  }
}
