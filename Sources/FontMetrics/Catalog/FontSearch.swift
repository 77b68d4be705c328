internal import FontInterop

/// One search through the catalog's places, by name and style.
///
/// It writes down what it sees, so that every answer explains itself.
struct FontSearch {
  let catalog: FontCatalog
  let request: FontDescriptor
  /// What is asked of the style; a styled alias adds to it.
  private(set) var wish: StyleWish
  private(set) var steps: [FontMatchExplanation.Step] = []

  init(_ catalog: FontCatalog, _ request: FontDescriptor) {
    self.catalog = catalog
    self.request = request
    wish = StyleWish(request)
  }

  /// What a name was found to be, and the faces among which the style decides.
  struct Answer {
    var rule: FontMatch.Rule
    var kind: FontMatchExplanation.NameKind
    var candidates: [CatalogEntry]
    /// The face that was named, where it was no family: it wins unless another style is asked for.
    var own: CatalogEntry?
    var note: String?
    var metrics: FaceMetrics?
    /// The file of the widths that the alias carries.
    var widths: String?
  }

  /// The name to look up. Blanks around it, and more than one between words, do not count; those of a path do.
  var name: String {
    guard let asked = request.name ?? request.family else {
      return wish.isMonospaced ? FontCatalog.monospacedName : FontCatalog.systemName
    }
    if request.name != nil, FontCatalog.looksLikePath(asked) { return asked }
    return asked.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The first place's answer; `nil` when nothing answers to the name.
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

  /// What a place has under the name: a family, else a face or named instance by its full name, else by its PostScript name.
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

  /// `NAME`, or `NAME-bold`, `NAME-semibold-italic` …, where `NAME` is an alias of the manifest.
  private mutating func alias() -> Answer? {
    guard let (alias, style) = styledAlias() else { return nil }
    wish = wish.filled(from: style)
    return Answer(
      rule: .alias, kind: .alias, candidates: catalog.bundled.family(alias.family), note: alias.note,
      metrics: alias.metrics.map { FaceMetrics($0) }, widths: alias.widths)
  }

  /// The alias that the name is, with or without words of style behind it, and what those ask for.
  private func styledAlias() -> (alias: FontManifest.Alias, style: StyleWish)? {
    var words = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    var style = StyleWish()
    while true {
      let base = words.joined(separator: "-").lowercased()
      // What `system` stands for is bundled, whatever the sources.
      if base == FontCatalog.systemName || catalog.sources.contains(.bundled),
        let alias = catalog.manifest.alias(base)
      {
        return (alias, style)
      }
      guard request.name != nil, words.count > 1, let word = words.popLast(), style.add(word) else { return nil }
    }
  }

  /// What is asked of the style where the name is `system`; `nil` for any other name.
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
      let note = "fontconfig declares \"\(family)\" an alias of \"\(name)\"."
      return Answer(rule: .installedAlias, kind: .installedAlias, candidates: found, note: note)
    }
    steps.append(.init(source: .installed, name: name, kind: nil, candidates: []))
    return nil
  }
}

extension StyleWish {
  /// Adds a word of a styled alias; answers whether it is one.
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

  /// `Roman` and `BoldItalic`, as the ends of PostScript names have them: `Palatino-BoldItalic`.
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
  /// What an explanation calls it.
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
  /// The metrics an alias carries. Underline and strikeout stay with the face and are left out.
  fileprivate init(_ alias: FontManifest.Metrics) {
    self.init(
      unitsPerEm: alias.unitsPerEm, ascender: alias.ascender, descender: alias.descender, lineGap: alias.lineGap,
      capHeight: alias.capHeight, xHeight: alias.xHeight,
      sources: MetricSources(
        line: .alias, capHeight: alias.capHeight.map { _ in .alias }, xHeight: alias.xHeight.map { _ in .alias }))
  }
}
