import CellDocuments
import FontMetrics
import LayoutCore
import StringCatalogs

extension NibAssembly {
  /// The font that the file names; nil where it names none, which leaves the view its own. One that is not there is noted, and the system
  /// font stands in.
  func font(_ description: NibFont?, of id: String) -> Font? {
    guard let description else { return nil }
    let size = description.points
    switch description.source {
    case .textStyle(let name): return preferred(name, size, description, of: id)
    case .system(let weight, let isItalic):
      return system(size, FontWeight(name: weight ?? "") ?? .regular, isItalic: isItalic, description, of: id)
    case .meta: return system(size, .regular, isItalic: false, description, of: id)
    case .named(let name, let family): return named(name, family, size, description, of: id)
    }
  }

  private func preferred(_ name: String, _ size: Double, _ description: NibFont, of id: String) -> Font? {
    if let style = TextStyle(name: name), let font = try? traits.preferredFont(forStyle: style) { return font }
    missing("there is no text style \"\(name)\"; the system font stands in", description, of: id)
    return system(size, .regular, isItalic: false, description, of: id)
  }

  private func system(
    _ size: Double, _ weight: FontWeight, isItalic: Bool, _ description: NibFont, of id: String
  ) -> Font? {
    let font = try? traits.fonts.systemFont(
      size: size, weight: weight, slant: isItalic ? .italic : nil, legibilityWeight: traits.legibilityWeight,
      era: traits.layoutMetrics.era)
    if isItalic, let font, font.face.slant == .upright {
      missing("the system font has no italic here; it is upright", description, of: id)
    }
    return font
  }

  /// A font by its PostScript name, else one of its family in the weight and slant that the name says, else the system font so.
  private func named(
    _ name: String, _ family: String?, _ size: Double, _ description: NibFont, of id: String
  ) -> Font? {
    let style = NamedStyle(name, family: family)
    // Names of the system's own begin with a dot.
    guard !name.hasPrefix(".") else {
      return system(size, style.weight, isItalic: style.isItalic, description, of: id)
    }
    let era = traits.layoutMetrics.era
    if let match = try? traits.fonts.match(name) {
      if let substitution = match.substitution { missing(substitution, description, of: id) }
      return match.font(size: size, era: era)
    }
    let kin = FontDescriptor(family: family, weight: style.weight, slant: style.isItalic ? .italic : .upright)
    if family != nil, let match = try? traits.fonts.match(kin) {
      missing("Strut has no font \"\(name)\"; one of its family stands in", description, of: id)
      return match.font(size: size, era: era)
    }
    missing("Strut has no font \"\(name)\"; the system font stands in", description, of: id)
    return system(size, style.weight, isItalic: style.isItalic, description, of: id)
  }

  private func missing(_ reason: String, _ font: NibFont, of id: String) {
    log.add(NibNote(.fontMissing, objectID: id.isEmpty ? nil : id, at: font.position, reason))
  }
}

/// Weight and slant as the name of a font has them: "AvenirNext-DemiBoldItalic".
private struct NamedStyle {
  var weight: FontWeight
  var isItalic: Bool

  /// What follows the last hyphen, or else the family, says the style.
  init(_ name: String, family: String?) {
    var style = name.split(separator: "-").dropFirst().last.map(String.init) ?? ""
    if style.isEmpty, let family { style = String(name.trimmingPrefix(family.filter { $0 != " " })) }
    let words = style.replacing("Italic", with: "").replacing("Oblique", with: "")
    isItalic = words != style
    weight = FontWeight(word: words) ?? .regular
  }
}

extension NibFont {
  /// The size in points: the file's, where 0 is 12 (by the frames of two labels), else that of the role.
  fileprivate var points: Double {
    if let pointSize { return pointSize > 0 ? min(pointSize.bounded, Self.largestSize) : 12 }
    guard case .meta(let role) = source else { return FontDescription.defaultSize }
    return Self.rolePointSizes[role] ?? FontDescription.defaultSize
  }
}
