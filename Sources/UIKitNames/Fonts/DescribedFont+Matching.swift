internal import FontMetrics
internal import LayoutCore

extension DescribedFont {
  /// Core Text's default font size, in points.
  static let usualPointSize = 12.0

  /// The font that matches the descriptor, at its size; the system font, with a message in the log,
  /// if none matches.
  var matchingFont: Font {
    do throws(FontError) {
      return try matchedFont()
    } catch {
      FontLog.note(error.message + " The system font is used instead.")
      return Font.systemFont(CGFloat(size ?? Self.usualPointSize), systemRequest)
    }
  }

  /// Returns the font that matches the descriptor, at its size.
  func matchedFont() throws(FontError) -> Font {
    var font = if let font { font } else { try found(in: TraitCollection.current) }
    if let size, size != font.pointSize { font = font.withSize(size) }
    guard let features else { return font }
    return font.withFeatures(features.compactMap(\.features).flatMap { $0 })
  }

  private func found(in traits: TraitCollection) throws(FontError) -> Font {
    let fonts = traits.fonts
    let size = size ?? Self.usualPointSize
    if let faceName { return try face(faceName, in: fonts).font(size: size) }
    guard isSystemFont else { return FontLog.telling(try fonts.match(request)).font(size: size) }
    if let textStyle { return try preferredFont(textStyle, in: traits) }
    var request = systemRequest
    request.legibilityWeight = legibilityWeight ?? traits.legibilityWeight
    return try fonts.tellingSystemFont(request, size: size)
  }

  /// A Boolean value that indicates whether the descriptor is of the proportional system font.
  private var isSystemFont: Bool {
    name == nil && family == nil && design != .monospaced && !(symbolic ?? []).contains(.monospaced)
  }

  /// The descriptor for the catalog.
  var request: FontDescriptor {
    let isMonospaced = name == nil && family == nil && design == .monospaced
    return FontDescriptor(
      name: name, family: isMonospaced ? "monospaced" : family, pointSize: size, weight: weight.map { FontWeight($0) },
      width: width.map { FontWidth($0) }, slant: slant, traits: (symbolic ?? []).intersection(.ofFaces),
      features: (features ?? []).compactMap(\.features).flatMap { $0 }, variations: variations)
  }

  /// The request for the system font.
  private var systemRequest: SystemFontRequest {
    let traits = symbolic ?? []
    var width = width.flatMap { $0 == .standard ? nil : FontWidth($0) }
    if width == nil, traits.contains(.condensed) != traits.contains(.expanded) {
      width = traits.contains(.condensed) ? .condensed : .expanded
    }
    return SystemFontRequest(
      weight: weight.map { FontWeight($0) } ?? (traits.contains(.bold) ? .bold : .regular), width: width,
      slant: isItalic ? .italic : nil)
  }

  private var isItalic: Bool { slant.map { $0 != .upright } ?? (symbolic ?? []).contains(.italic) }

  private func preferredFont(_ style: TextStyle, in surroundings: TraitCollection) throws(FontError) -> Font {
    var traits = symbolic ?? []
    if isItalic { traits.insert(.italic) }
    let others = traits.subtracting(.ofTextStyles)
    if !others.isEmpty || width.map({ $0 != .standard }) ?? false {
      FontLog.note("the font of a text style has the width of the system font; the requested width is ignored.")
    }
    return try surroundings.fonts.preferredFont(
      for: style, category: style.known(at: category ?? surroundings.contentSizeCategory),
      traits: traits.subtracting(others),
      weight: weight.map { FontWeight($0) }, legibilityWeight: legibilityWeight ?? surroundings.legibilityWeight,
      hasTallLines: surroundings.usesTallLines, era: surroundings.layoutMetrics.era)
  }

  /// Returns the face or named instance with a style name within a family.
  private func face(_ wanted: String, in fonts: FontCatalog) throws(FontError) -> FontMatch {
    let family = family ?? "system"
    for match in try fonts.matches(family) {
      if match.face.names.subfamily?.lowercased() == wanted.lowercased() { return match }
      let instance = match.face.namedInstances.first { $0.name?.lowercased() == wanted.lowercased() }
      guard let instance else { continue }
      let values = instance.coordinates.filter { $0.tag != "opsz" }.map { ($0.tag, $0.value) }
      return try match.instance(at: Dictionary(values) { first, _ in first })
    }
    throw FontError(.notFound, of: wanted, "the family \"\(family)\" has no face \"\(wanted)\".")
  }
}
