internal import FontInterop

extension FontCatalog {
  /// Returns the font of a name at a size.
  ///
  /// - Parameters:
  ///   - name: A path, an alias (`system`, `system-bold`, `Palatino`), a family, a full or a
  ///     PostScript name, of a named instance too ("Inter SemiBold"); letter case aside.
  ///   - size: The font size, in points.
  public func font(named name: String, size: Double) throws(FontError) -> Font { try match(name).font(size: size) }

  /// Returns the font of a descriptor, at its own size or the given one, or at 17 points if neither
  /// is specified.
  ///
  /// - Parameter size: The font size, in points. `nil` or 0 uses that of the descriptor, as in
  ///   UIKit.
  public func font(matching descriptor: FontDescriptor, size: Double? = nil) throws(FontError) -> Font {
    let asked = size == 0 ? nil : size
    return try match(descriptor).font(size: asked ?? descriptor.pointSize ?? Self.usualPointSize)
  }

  /// Returns the face of a name, with an explanation. It never substitutes silently: an unknown
  /// name is an error.
  ///
  /// - Parameter weight: The weight to choose within a family or on a variable face; `nil` uses the
  ///   weight in the name, or else regular. A family returns its nearest face and a file its only
  ///   one; a different weight is mentioned in the note.
  public func match(_ name: String, weight: FontWeight? = nil) throws(FontError) -> FontMatch {
    try match(FontDescriptor(name: name, weight: weight))
  }

  /// Returns the face of a descriptor, with an explanation.
  ///
  /// The name takes precedence over the family. Without either it is the system font, or its
  /// monospaced variant for that trait. The first source that knows the name is used: files,
  /// aliases, bundled, registered, installed fonts. Within a source, a family takes precedence over
  /// a full name, and that over a PostScript name. The nearest face of the family is chosen as in
  /// CSS (width, then slant, then weight), and a variable face is set to the requested style.
  /// ``FontMatch/unfulfilled`` contains the properties that the family lacks; nothing is
  /// synthesized.
  ///
  /// - Throws: ``FontError`` if the name is unknown, the face can't be opened, or `variations`
  ///   contains an axis that the face lacks.
  public func match(_ descriptor: FontDescriptor) throws(FontError) -> FontMatch {
    if let system = try systemMatch(descriptor) { return system }
    var search = FontSearch(self, descriptor)
    guard let answer = try search.run(), let outcome = search.outcome(of: answer) else {
      throw notFound(search.name)
    }
    return try match(outcome.winner, outcome.candidates, answer, search)
  }

  private func match(
    _ winner: CatalogEntry, _ candidates: [FontMatchExplanation.Candidate], _ answer: FontSearch.Answer,
    _ search: FontSearch
  ) throws(FontError) -> FontMatch {
    var face = try face(winner)
    let coordinates = search.coordinates(of: winner, face: face, answer: answer)
    if !coordinates.isEmpty { face = try face.instance(at: coordinates) }
    if let widths = answer.widths { face = face.with(try aliasWidths(widths)) }
    let step = FontMatchExplanation.Step(
      source: winner.face.source, name: search.name, kind: answer.kind, candidates: candidates)
    let explanation = FontMatchExplanation(
      request: search.request, steps: search.steps + [step], winner: winner.face, rule: answer.rule, nearestNames: [])
    let hasWidthAxis = face.axes.contains { $0.tag == "wdth" }
    return FontMatch(
      face: face, metrics: answer.metrics, rule: answer.rule, note: answer.note, wish: search.wish,
      width: hasWidthAxis ? face.width : winner.face.widths.lowerBound, explanation: explanation)
  }

  /// Returns every face of a name: the faces of a family, or the single face of another name. For a
  /// file it is the first face; ``match(path:faceIndex:)`` returns the others.
  public func matches(_ name: String) throws(FontError) -> [FontMatch] {
    var search = FontSearch(self, FontDescriptor(name: name))
    // The system font is a single face, and is complete only as that.
    guard let answer = try search.run(), search.systemStyle == nil, answer.own == nil, search.wish.isEmpty else {
      return [try match(name)]
    }
    var result: [FontMatch] = []
    for entry in answer.candidates {
      let candidate = FontMatchExplanation.Candidate(
        face: entry.face, distance: FontStyleDistance(entry.face, from: WantedStyle()), verdict: .chosen)
      var own = answer
      own.own = entry
      result.append(try match(entry, [candidate], own, search))
    }
    return result.isEmpty ? [try match(name)] : result
  }

  // MARK: Paths

  private static let fontSuffixes = [
    ".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2", ".pfb", ".pfa", ".t1", ".dfont", ".bdf", ".pcf", ".pcf.gz",
    ".fon", ".fnt",
  ]

  /// Returns `true` if a name is a file path: it contains a slash or ends like a font file.
  package static func looksLikePath(_ name: String) -> Bool { name.contains("/") || hasFontSuffix(name) }

  static func hasFontSuffix(_ name: String) -> Bool {
    let name = name.lowercased()
    return fontSuffixes.contains { name.hasSuffix($0) }
  }

  /// Returns a face of a file, if ``FontSources/files`` is among the catalog's sources.
  ///
  /// - Throws: ``FontError`` if the catalog opens no files, or if the file or the face can't be
  ///   opened.
  public func match(path: String, faceIndex: Int = 0) throws(FontError) -> FontMatch {
    try checkOpensFiles(path)
    let own = try entry(path: path, faceIndex: faceIndex)
    let search = FontSearch(self, FontDescriptor(name: path))
    let candidate = FontMatchExplanation.Candidate(
      face: own.face, distance: FontStyleDistance(own.face, from: WantedStyle()), verdict: .chosen)
    return try match(own, [candidate], .init(rule: .path, kind: .path, candidates: [own], own: own), search)
  }

  /// Rejects a path if the sources exclude files, so that a client that specifies fonts can't probe
  /// for files.
  func checkOpensFiles(_ path: String) throws(FontError) {
    guard sources.contains(.files) else {
      throw FontError(
        .notFound, of: path, "\"\(path)\" is a path, but this catalog does not open files. Register the font instead.")
    }
  }

  func entry(path: String, faceIndex: Int) throws(FontError) -> CatalogEntry {
    let file = try openFiles.file(.init(path: path, faceIndex: faceIndex))
    let face = try FontFace(file, .init(coordinates: file.coordinates([:]), pinsOpticalSize: false))
    return CatalogEntry(face, source: .file)
  }

  /// Opens the face of an entry, at its default location.
  func face(_ entry: CatalogEntry) throws(FontError) -> FontFace {
    let file = if let memory = entry.memory { memory } else { try openFiles.file(entry.key) }
    return try FontFace(file, .init(coordinates: file.coordinates([:]), pinsOpticalSize: false))
  }

  // MARK: Nothing matches

  func notFound(_ name: String) -> FontError {
    let isFile = sources.contains(.files) && FontFolder.isFile(name)
    let hint =
      isFile
      ? " There is a file with this name. Did you mean \"./\(name)\"?"
      : UnknownNameError.question(for: name, among: knownNames)
    return FontError(.notFound, of: name, "no font named \"\(name)\".\(hint)")
  }

  /// All names of the current sources.
  var knownNames: [String] {
    var names: [String] = manifest.aliases.map(\.name)
    var faces: [CatalogEntry] = sources.contains(.bundled) ? bundled.faces : []
    if sources.contains(.registered) { faces += registry.faces }
    names += faces.flatMap { $0.families + $0.fullNames + $0.postScriptNames }
    if sources.contains(.installed) { names += Fontconfig.shared.withLock { $0.familyNames } }
    return names
  }
}
