internal import FontMetrics
internal import Foundation

extension DescribedFont {
  /// The attributes of the descriptor. A descriptor created from them matches the same font,
  /// provided that the catalog contains it and, for a text style, that the traits are the same.
  var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [:]
    attributes[.name] = name
    attributes[.family] = family ?? (design == .monospaced && name == nil ? "monospaced" : nil)
    attributes[.face] = faceName
    attributes[.size] = size.map { CGFloat($0) }
    attributes[.textStyle] = textStyle
    let traits = writtenTraits
    if !traits.isEmpty { attributes[.traits] = traits }
    attributes[.featureSettings] = features?.map(\.dictionary)
    if !variations.isEmpty { attributes[.variations] = variations }
    return attributes
  }

  private var writtenTraits: [TraitKey: Any] {
    var traits: [TraitKey: Any] = [:]
    traits[.weight] = weight?.rawValue
    traits[.width] = width?.rawValue
    traits[.slant] = slant.map { CGFloat($0 == .upright ? 0 : 1) }
    traits[.symbolic] = symbolic?.rawValue
    return traits
  }

  /// Returns an attribute of the descriptor, or else the name, family, face or size of the matching
  /// font. The traits are always those of the matching font.
  func object(forKey attribute: AttributeName) -> Any? {
    if attribute != .traits, let own = fontAttributes[attribute] { return own }
    let font = matchingFont
    switch attribute {
    case .name: return font.fontName
    case .family: return font.familyName
    case .face: return font.face.namedInstance?.name ?? font.face.names.subfamily
    case .visibleName:
      return font.face.namedInstance?.name.map { font.familyName + " " + $0 } ?? font.face.names.fullName
    case .size: return CGFloat(font.pointSize)
    case .traits: return traits(of: font)
    default: return nil
    }
  }

  private func traits(of font: Font) -> [TraitKey: Any] {
    [
      .symbolic: symbolicTraits.rawValue, .weight: UIFont.Weight(font.face.weight).rawValue,
      .width: UIFont.Width(font.face.width).rawValue, .slant: CGFloat(font.face.slant == .upright ? 0 : 1),
    ]
  }
}
