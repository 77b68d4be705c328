internal import FontInterop

extension FontCatalog {
  /// The font of a name at a size.
  ///
  /// - Parameters:
  ///   - name: A path, an alias (`system`, `system-bold`, `Palatino`), a family, a full or a PostScript name, of a named
  ///     instance too ("Inter SemiBold"); letter case aside.
  ///   - size: The em, in points.
  public func font(named name: String, size: Double) throws(FontError) -> Font { try match(name).font(size: size) }

  /// The font of a descriptor, at its own size or the one given; 17 points where neither says.
  /// - Parameter size: The em, in points; `nil` or 0 takes the descriptor's, as UIKit does.
  public func font(matching descriptor: FontDescriptor, size: Double? = nil) throws(FontError) -> Font {
    let asked = size == 0 ? nil : size
    return try match(descriptor).font(size: asked ?? descriptor.pointSize ?? Self.usualPointSize)
  }

  /// The face a name stands for, and why. Never a silent substitute: a name that nothing answers to is an error.
  ///
  /// - Parameter weight: The weight wanted of a family or a variable face; `nil` takes what the name says, else regular. A
  ///   family answers with its nearest face, a file with none but its own; where that is of another weight, the note says so.
  public func match(_ name: String, weight: FontWeight? = nil) throws(FontError) -> FontMatch {
    try match(FontDescriptor(name: name, weight: weight))
  }

  /// The face a descriptor stands for, and why.
  ///
  /// The name decides, else the family, else it is the system font (of one advance where that trait is asked for). The first
  /// place that knows the name answers: files, aliases, bundled, registered, installed fonts; there, a family before a full name
  /// before a PostScript name. In the family the nearest face is taken as CSS does (width, then slant, then weight), and a variable face
  /// is set to what is asked for. What the family does not have is in ``FontMatch/unfulfilled``, and nothing is synthesized.
  /// - Throws: ``FontError``: nothing answers to the name; the face cannot be opened; or `variations` has an axis that the face
  ///   has not.
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

  /// Every face a name stands for: a family's faces, or the one face of that name. Of a file it is the first face; the
  /// others are reached by ``match(path:faceIndex:)``.
  public func matches(_ name: String) throws(FontError) -> [FontMatch] {
    var search = FontSearch(self, FontDescriptor(name: name))
    // What `system` stands for is a face, and whole only as that.
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

  /// Whether a name is meant as a file: it has a slash in it or ends as font files do.
  package static func looksLikePath(_ name: String) -> Bool { name.contains("/") || hasFontSuffix(name) }

  static func hasFontSuffix(_ name: String) -> Bool {
    let name = name.lowercased()
    return fontSuffixes.contains { name.hasSuffix($0) }
  }

  /// A face of a file, where ``FontSources/files`` is among the catalog's sources.
  /// - Throws: ``FontError``: the catalog opens no files; or the file, or that face of it, cannot be opened.
  public func match(path: String, faceIndex: Int = 0) throws(FontError) -> FontMatch {
    try checkOpensFiles(path)
    let own = try entry(path: path, faceIndex: faceIndex)
    let search = FontSearch(self, FontDescriptor(name: path))
    let candidate = FontMatchExplanation.Candidate(
      face: own.face, distance: FontStyleDistance(own.face, from: WantedStyle()), verdict: .chosen)
    return try match(own, [candidate], .init(rule: .path, kind: .path, candidates: [own], own: own), search)
  }

  /// Refuses a path where the sources have no files: whoever may name fonts may not thereby look for files.
  func checkOpensFiles(_ path: String) throws(FontError) {
    guard sources.contains(.files) else {
      throw FontError(.notFound, of: path, "\"\(path)\" is a path, and this catalog opens no files; register the font.")
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
      ? " There is a file of that name: did you mean \"./\(name)\"?"
      : UnknownNameError.question(for: name, among: knownNames)
    return FontError(.notFound, of: name, "no font named \"\(name)\".\(hint)")
  }

  /// Every name that finds something, of the sources in use.
  var knownNames: [String] {
    var names: [String] = manifest.aliases.map(\.name)
    var faces: [CatalogEntry] = sources.contains(.bundled) ? bundled.faces : []
    if sources.contains(.registered) { faces += registry.faces }
    names += faces.flatMap { $0.families + $0.fullNames + $0.postScriptNames }
    if sources.contains(.installed) { names += Fontconfig.shared.withLock { $0.familyNames } }
    return names
  }
}
