internal import FontInterop

extension FontCatalogue {
  /// The font of a name at a size.
  ///
  /// - Parameters:
  ///   - name: A path, an alias (`system`, `system-bold`, `Palatino`), a family, a full or a PostScript name; letter case aside.
  ///   - size: The em, in points.
  public func font(named name: String, size: Double) throws(FontError) -> Font { try match(name).font(size: size) }

  /// The face a name stands for, and why. Never a silent substitute: a name that nothing answers to is an error.
  ///
  /// - Parameter weight: The weight wanted of a family or a variable face; `nil` takes what the name says, else regular. A
  ///   family answers with its nearest face, a file with none but its own; where that is of another weight, the note says so.
  public func match(_ name: String, weight: FontWeight? = nil) throws(FontError) -> FontMatch {
    guard let first = try matches(name, onlyFirst: true).first else { throw notFound(name) }
    guard let weight, weight != first.face.weight else { return first }
    if first.face.axes.contains(where: { $0.tag == "wght" }) {
      return try first.instance(at: ["wght": Double(weight.rawValue)]).noting(weight)
    }
    let family = siblings(of: first)
    let own = family.first { $0.path == first.face.path && $0.faceIndex == first.face.faceIndex }
    let nearest = family.nearest(weight: weight, width: own?.width ?? 100, isItalic: first.face.isItalic)
    guard let nearest, nearest != own else { return first.noting(weight) }
    return FontMatch(
      requested: name, face: try face(nearest, weight: weight), metrics: first.metrics, rule: first.rule,
      note: first.note
    ).noting(weight)
  }

  /// The faces of a match's family that come from where the match does; none for a file, which alone was asked for.
  private func siblings(of match: FontMatch) -> [CatalogueEntry] {
    guard match.rule != .path, let family = match.face.names.family else { return [] }
    if entries.contains(where: { $0.path == match.face.path }) { return entries.filter { $0.isFamily(family) } }
    return Fontconfig.shared.withLock { $0.fonts(named: family) }.entries
  }

  /// Every face a name stands for: a family's faces, or the one face of that name. Of a file it is the first face; the
  /// others are reached by ``match(path:faceIndex:)``.
  public func matches(_ name: String) throws(FontError) -> [FontMatch] {
    let found = try matches(name, onlyFirst: false)
    guard !found.isEmpty else { throw notFound(name) }
    return found
  }

  private func matches(_ name: String, onlyFirst: Bool) throws(FontError) -> [FontMatch] {
    if Self.looksLikePath(name) { return [try match(path: name)] }
    if !onlyFirst, let alias = manifest.familyAlias(name) {
      let family = entries.filter { $0.isFamily(alias.family) }
      return try matches(family, name, .alias, note: alias.note, onlyFirst: false)
    }
    if let styled = try matchStyledAlias(name) { return [styled] }
    let bundled = entries.filter { $0.answers(to: name) }
    if !bundled.isEmpty { return try matches(bundled, name, .bundled, note: nil, onlyFirst: onlyFirst) }
    return try installedMatches(name, onlyFirst: onlyFirst)
  }

  private func matches(
    _ found: [CatalogueEntry], _ name: String, _ rule: FontMatch.Rule, note: String?, onlyFirst: Bool
  ) throws(FontError) -> [FontMatch] {
    var chosen = found
    if onlyFirst, let plain = found.nearest(weight: .regular, isItalic: false) { chosen = [plain] }
    var result: [FontMatch] = []
    for entry in chosen {
      result.append(FontMatch(requested: name, face: try face(entry), metrics: nil, rule: rule, note: note))
    }
    return result
  }

  // MARK: Paths

  private static let fontSuffixes = ["ttf", "otf", "ttc", "otc", "woff", "woff2", "pfb", "pfa", "dfont"]

  /// Whether a name is meant as a file: it has a slash in it or ends as font files do.
  public static func looksLikePath(_ name: String) -> Bool {
    name.contains("/") || fontSuffixes.contains { name.lowercased().hasSuffix("." + $0) }
  }

  /// A face of a file.
  public func match(path: String, faceIndex: Int = 0) throws(FontError) -> FontMatch {
    let file = try file(path: path, faceIndex: faceIndex)
    let face = try FontFace(file, .init(coordinates: file.coordinates([:]), pinsOpticalSize: false))
    return FontMatch(requested: path, face: face, metrics: nil, rule: .path, note: nil)
  }

  // MARK: Aliases

  /// `NAME`, or `NAME-bold`, `NAME-semibold-italic` …, where `NAME` is an alias of the manifest.
  private func matchStyledAlias(_ name: String) throws(FontError) -> FontMatch? {
    var words = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    var (weight, isItalic) = (FontWeight.regular, false)
    while true {
      let base = words.joined(separator: "-")
      if base.lowercased() == "system" {
        let match = try systemFontMatch(weight: weight, isItalic: isItalic)
        return FontMatch(requested: name, face: match.face, metrics: match.metrics, rule: match.rule, note: match.note)
      }
      if manifest.aliases.contains(where: { $0.name.lowercased() == base.lowercased() }) {
        return try match(alias: base, requested: name, weight: weight, isItalic: isItalic)
      }
      guard words.count > 1, let word = words.popLast()?.lowercased() else { return nil }
      if word == "italic" {
        isItalic = true
      } else if let named = FontWeight(name: word) {
        weight = named
      } else {
        return nil
      }
    }
  }

  func match(alias: String, requested: String, weight: FontWeight, isItalic: Bool) throws(FontError) -> FontMatch {
    guard let declared = manifest.aliases.first(where: { $0.name.lowercased() == alias.lowercased() }),
      let entry = entries.filter({ $0.isFamily(declared.family) }).nearest(weight: weight, isItalic: isItalic)
    else { throw notFound(requested) }
    return FontMatch(
      requested: requested, face: try face(entry, weight: weight),
      metrics: declared.metrics.map { FaceMetrics($0) }, rule: .alias, note: declared.note)
  }

  // MARK: Installed fonts

  private func installedMatches(_ name: String, onlyFirst: Bool) throws(FontError) -> [FontMatch] {
    guard usesInstalledFonts else { return [] }
    let installed = Fontconfig.shared.withLock { $0.fonts(named: name) }
    if !installed.isEmpty {
      return try matches(installed.entries, name, .installed, note: nil, onlyFirst: onlyFirst)
    }
    let aliases = Fontconfig.shared.withLock { $0.aliases(of: name) }
    for family in aliases {
      let note = "fontconfig declares \"\(family)\" an alias of \"\(name)\""
      let bundled = entries.filter { $0.isFamily(family) }
      if !bundled.isEmpty { return try matches(bundled, name, .installedAlias, note: note, onlyFirst: onlyFirst) }
      let installed = Fontconfig.shared.withLock { $0.fonts(named: family) }
      if !installed.isEmpty {
        return try matches(installed.entries, name, .installedAlias, note: note, onlyFirst: onlyFirst)
      }
    }
    return []
  }

  // MARK: Nothing matches

  private func notFound(_ name: String) -> FontError {
    var known =
      manifest.aliases.map(\.name) + entries.flatMap { [$0.family, $0.fullName, $0.postScriptName] }.compactMap { $0 }
    if usesInstalledFonts { known += Fontconfig.shared.withLock { $0.familyNames } }
    let hint = NearestName.suggestion(for: name, among: known).map { " Did you mean \"\($0)\"?" } ?? ""
    return FontError(.notFound, "no font named \"\(name)\".\(hint)")
  }
}

extension [InstalledFont] {
  /// As catalogue entries; a variable face's named instances are the face itself.
  fileprivate var entries: [CatalogueEntry] {
    filter { !$0.isNamedInstance }.map { font in
      CatalogueEntry(
        path: font.path, faceIndex: font.faceIndex, family: font.family, fullName: font.fullName,
        postScriptName: font.postScriptName, weight: FontWeight(rawValue: Int(font.weight.rounded())),
        width: font.width, isItalic: font.isItalic, hasWeightAxis: false)
    }
  }
}

extension FaceMetrics {
  /// The metrics an alias carries. Underline and strikeout stay with the face and are left out.
  fileprivate init(_ alias: FontManifest.Metrics) {
    self.init(
      unitsPerEm: alias.unitsPerEm, ascender: alias.ascender, descender: alias.descender, lineGap: alias.lineGap,
      capHeight: alias.capHeight, xHeight: alias.xHeight,
      sources: MetricSources(
        line: .alias, capHeight: alias.capHeight.map { _ in .alias }, xHeight: alias.xHeight.map { _ in .alias }))
  }
}
