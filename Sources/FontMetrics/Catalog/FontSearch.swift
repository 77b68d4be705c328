internal import FontInterop

/// A search through the catalog's sources, by name and style.
///
/// It records its steps for the explanation.
struct FontSearch {
  let catalog: FontCatalog
  let request: FontDescriptor
  /// The requested style, including that of a styled alias.
  private(set) var wish: StyleWish
  private(set) var steps: [FontMatchExplanation.Step] = []

  init(_ catalog: FontCatalog, _ request: FontDescriptor) {
    self.catalog = catalog
    self.request = request
    wish = StyleWish(request)
  }

  /// The kind of a name, and the faces to choose from by style.
  struct Answer {
    var rule: FontMatch.Rule
    var kind: FontMatchExplanation.NameKind
    var candidates: [CatalogEntry]
    /// The face that was requested by name, unless that is a family. It wins unless another style
    /// is requested.
    var own: CatalogEntry?
    var note: String?
    var metrics: FaceMetrics?
    /// The file of the alias's widths.
    var widths: String?
  }

  /// The name to look up, with normalized spaces unless it is a path.
  var name: String {
    guard let asked = request.name ?? request.family else {
      return wish.isMonospaced ? FontCatalog.monospacedName : FontCatalog.systemName
    }
    if request.name != nil, FontCatalog.looksLikePath(asked) { return asked }
    return asked.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns the result of the first source that knows the name, or `nil` if none does.
  mutating func run() throws(FontError) -> Answer? {
    if request.name != nil, FontCatalog.looksLikePath(name) { return try file() }
    if let alias = alias() { return alias }
    if catalog.sources.contains(.bundled) {
      if let answer = answer(.bundled, .bundled, catalog.bundledEntries) { return answer }
      steps.append(.init(source: .bundled, name: name, kind: nil, candidates: []))
    }
    if catalog.sources.contains(.registered) {
      let registry = catalog.registry
      if let answer = answer(.registered, .registered, { registry.entries($0, $1) }) { return answer }
      steps.append(.init(source: .registered, name: name, kind: nil, candidates: []))
    }
    return catalog.sources.contains(.installed) ? installed() : nil
  }

  /// Returns the result of a source: the family, or else a face or named instance by its full name,
  /// or else by its PostScript name.
  private func answer(
    _ rule: FontMatch.Rule, _ source: FontSource, _ entries: (EntryTable.Kind, String) -> [CatalogEntry]
  ) -> Answer? {
    let family = entries(.family, name)
    if !family.isEmpty { return Answer(rule: rule, kind: .family, candidates: family) }
    guard request.name != nil else { return nil }
    for kind in [EntryTable.Kind.fullName, .postScriptName] {
      guard let own = entries(kind, name).first else { continue }
      let siblings = wish.isEmpty ? [] : entries(.family, own.face.family).filter { $0.face.source == source }
      return Answer(rule: rule, kind: kind.told, candidates: siblings.isEmpty ? [own] : siblings, own: own)
    }
    return nil
  }

  // MARK: Files

  private func file() throws(FontError) -> Answer {
    try catalog.checkOpensFiles(name)
    let own: CatalogEntry
    do throws(FontError) {
      own = try catalog.entry(path: name, faceIndex: 0)
    } catch { throw error.ofFirstFace(path: name) }
    return Answer(rule: .path, kind: .path, candidates: [own], own: own)
  }

  // MARK: Aliases

  /// Returns the result for `NAME` or `NAME-bold`, `NAME-semibold-italic` …, where `NAME` is an
  /// alias in the manifest.
  private mutating func alias() -> Answer? {
    guard let (alias, style) = styledAlias() else { return nil }
    wish = wish.filled(from: style)
    return Answer(
      rule: .alias, kind: .alias, candidates: catalog.bundled.family(alias.family), note: alias.note,
      metrics: alias.metrics.map { FaceMetrics($0) }, widths: alias.widths)
  }

  /// Returns the alias of the name, with the style of its suffix.
  private func styledAlias() -> (alias: FontManifest.Alias, style: StyleWish)? {
    var words = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    var style = StyleWish()
    while true {
      let base = words.joined(separator: "-").lowercased()
      // The bundled system font is available regardless of the sources.
      if base == FontCatalog.systemName || catalog.sources.contains(.bundled),
        let alias = catalog.manifest.alias(base)
      {
        return (alias, style)
      }
      guard request.name != nil, words.count > 1, let word = words.popLast(), style.add(word) else { return nil }
    }
  }

  /// The requested style if the name is `system`, or `nil` for any other name.
  var systemStyle: StyleWish? {
    guard let (alias, style) = styledAlias(), alias.name == FontCatalog.systemName else { return nil }
    return wish.filled(from: style)
  }

  // MARK: Installed fonts

  private mutating func installed() -> Answer? {
    let known = { (kind: EntryTable.Kind, name: String) in
      Fontconfig.shared.withLock { $0.fonts(named: name, by: kind.property) }.entries
    }
    if let answer = answer(.installed, .installed, known) { return answer }
    if request.name != nil, let own = catalog.installedInstance(name) {
      let siblings = wish.isEmpty ? [own] : known(.family, own.face.family)
      return Answer(rule: .installed, kind: .postScriptName, candidates: siblings, own: own)
    }
    for family in Fontconfig.shared.withLock({ $0.aliases(of: name) }) {
      var found = catalog.sources.contains(.bundled) ? catalog.bundled.family(family) : []
      if found.isEmpty, catalog.sources.contains(.registered) { found = catalog.registry.entries(.family, family) }
      if found.isEmpty { found = known(.family, family) }
      guard !found.isEmpty else { continue }
      let note = "fontconfig defines \"\(family)\" as an alias for \"\(name)\"."
      return Answer(rule: .installedAlias, kind: .installedAlias, candidates: found, note: note)
    }
    steps.append(.init(source: .installed, name: name, kind: nil, candidates: []))
    return nil
  }
}

extension StyleWish {
  /// Adds a word of a styled alias. Returns `false` if it is not one.
  fileprivate mutating func add(_ word: String) -> Bool {
    if let slant = FontSlant(rawValue: word.lowercased()) {
      self.slant = slant
    } else if let weight = FontWeight(name: word) {
      self.weight = weight
    } else {
      return addPostScriptStyle(word.lowercased())
    }
    return true
  }

  /// Adds `Roman` or `BoldItalic`, the suffixes of PostScript names such as `Palatino-BoldItalic`.
  private mutating func addPostScriptStyle(_ word: String) -> Bool {
    if word == "roman" { return true }
    guard word.hasSuffix("italic"), let weight = FontWeight(name: String(word.dropLast("italic".count))) else {
      return false
    }
    (self.weight, slant) = (weight, .italic)
    return true
  }
}

extension EntryTable.Kind {
  /// The kind in an explanation.
  var told: FontMatchExplanation.NameKind {
    switch self {
    case .family: .family
    case .fullName: .fullName
    case .postScriptName: .postScriptName
    }
  }

  var property: Fontconfig.NameProperty {
    switch self {
    case .family: .family
    case .fullName: .fullName
    case .postScriptName: .postScriptName
    }
  }
}

extension FaceMetrics {
  /// Creates the metrics of an alias. Underline and strikeout remain those of the face.
  fileprivate init(_ alias: FontManifest.Metrics) {
    self.init(
      unitsPerEm: alias.unitsPerEm, ascender: alias.ascender, descender: alias.descender, lineGap: alias.lineGap,
      capHeight: alias.capHeight, xHeight: alias.xHeight,
      sources: MetricSources(
        line: .alias, capHeight: alias.capHeight.map { _ in .alias }, xHeight: alias.xHeight.map { _ in .alias }))
  }
}
