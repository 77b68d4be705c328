internal import FontInterop

extension FontCatalogue {
  /// The face that stands in for characters the font in use lacks, or `nil` when none has them all.
  /// - Parameters:
  ///   - scalars: What must be covered: one grapheme cluster, so that a mark stays with its base.
  ///   - script: ISO 15924, "Arab"; "Zsye" asks for colour emoji first.
  ///   - language: A BCP 47 tag; of Han characters it decides the forms.
  ///   - weight: The weight of the font in use; the family's nearest is taken.
  ///   - slant: The slant of the font in use.
  ///   - width: The width of the font in use.
  public func fallbackFace(
    covering scalars: [Unicode.Scalar], script: String, language: String? = nil, weight: FontWeight = .regular,
    slant: FontSlant = .upright, width: FontWidth = .normal
  ) -> FontFace? {
    fallbackFace(
      FontFallbackRequest(
        scalars: scalars, script: script, language: language, weight: weight, width: width, slant: slant))
  }

  /// The face that stands in for characters the font in use lacks, or `nil` when none has them all.
  ///
  /// Bundled families come first, those that the manifest names for the script before all others; then registered families in the
  /// order of registration, for emoji those with colour first, of Han characters those first that say they have the forms of
  /// the language; then, where ``fallbackSources`` has them, the installed face that fontconfig's configuration prefers. Of a
  /// family the face nearest in style is taken; one that lacks a character gives way to the next nearest.
  ///
  /// The same Han face serves every country where it has their forms, as the bundled one does; the language that the text is
  /// shaped for chooses among them.
  /// - Complexity: Linear in the bundled families and the registered faces; each registered file is opened once to learn what
  ///   it has, and again when it is taken.
  public func fallbackFace(_ request: FontFallbackRequest) -> FontFace? { found(request)?.face }

  /// What stands in for characters, and what of them is missing still.
  public func fallback(_ request: FontFallbackRequest) -> FontFallbackAnswer {
    if let found = found(request) {
      return FontFallbackAnswer(face: found.face, source: found.entry.face.source, missing: [])
    }
    var base = request
    base.scalars = Array(request.scalars.prefix(1))
    guard request.scalars.count > 1, let found = found(base) else {
      return FontFallbackAnswer(face: nil, source: nil, missing: request.scalars)
    }
    return FontFallbackAnswer(
      face: found.face, source: found.entry.face.source, missing: request.scalars.filter { !found.face.contains($0) })
  }

  /// Where a face for characters was looked for, what there was, and why one won.
  public func explainFallback(_ request: FontFallbackRequest) -> FontMatchExplanation {
    var seen: [CatalogueEntry] = []
    let found = found(request) { seen.append($0) }
    let candidates = seen.map { entry in
      FontMatchExplanation.Candidate(
        face: entry.face, distance: FontStyleDistance(entry.face, from: request.style),
        verdict: entry.key == found?.entry.key ? .chosen : .lacksCharacters)
    }
    let places: [FontSource] = [.bundled, .registered, .installed]
    let steps = places.filter { fallbackSources.contains($0.bit) }.map { place in
      FontMatchExplanation.Step(
        source: place, name: nil, kind: nil, candidates: candidates.filter { $0.face.source == place })
    }
    var explanation = FontMatchExplanation(
      request: FontDescriptor(weight: request.weight, width: request.width, slant: request.slant), steps: steps,
      winner: found?.entry.face, rule: found.map { _ in .fallback }, nearestNames: [])
    explanation.missing = fallback(request).missing
    return explanation
  }

  private typealias Found = (entry: CatalogueEntry, face: FontFace)

  /// The first face in order that has all characters; `note` hears of every face that was looked at.
  private func found(_ request: FontFallbackRequest, note: (CatalogueEntry) -> Void = { _ in }) -> Found? {
    if fallbackSources.contains(.bundled), let found = bundledFallback(request, note) { return found }
    if fallbackSources.contains(.registered), let found = registeredFallback(request, note) { return found }
    return fallbackSources.contains(.installed) ? installedFallback(request, note) : nil
  }

  private func bundledFallback(_ request: FontFallbackRequest, _ note: (CatalogueEntry) -> Void) -> Found? {
    let ordered =
      manifest.fallback.filter { $0.scripts.contains(request.script) }
      + manifest.fallback.filter { !$0.scripts.contains(request.script) }
    for fallback in ordered {
      for entry in bundled.family(fallback.family).ranked(for: request.style) {
        note(entry)
        // A bundled file that cannot be opened covers nothing; the next may.
        guard let face = try? face(entry), request.scalars.allSatisfy(face.contains) else { continue }
        return (entry, face.styled(request.style))
      }
    }
    return nil
  }

  private func registeredFallback(_ request: FontFallbackRequest, _ note: (CatalogueEntry) -> Void) -> Found? {
    let covering = registry.faces.filter { entry in
      note(entry)
      guard let coverage = coverage(of: entry) else { return false }
      return request.scalars.allSatisfy(coverage.codePoints.contains)
    }
    guard let first = covering.min(by: { rank($0, request) < rank($1, request) }) else { return nil }
    let family = covering.filter { $0.face.family == first.face.family && rank($0, request) == rank(first, request) }
    for entry in family.ranked(for: request.style) {
      if let face = try? face(entry) { return (entry, face.styled(request.style)) }
    }
    return nil
  }

  /// What goes before the order of registration: colour for emoji and none for text, then the forms of Han characters.
  private func rank(_ entry: CatalogueEntry, _ request: FontFallbackRequest) -> Int {
    let wantsColor = request.script == FontFallbackRequest.emojiScript
    let color = (entry.face.isColor ?? false) == wantsColor ? 0 : 10
    guard let forms = request.hanForms else { return color }
    return color + (coverage(of: entry)?.hanFits[forms] ?? .unknown).rawValue
  }

  private func coverage(of entry: CatalogueEntry) -> CoverageCache.Coverage? {
    coverages.coverage(of: entry.key) { try? face(entry) }
  }

  private func installedFallback(_ request: FontFallbackRequest, _ note: (CatalogueEntry) -> Void) -> Found? {
    let wanted = InstalledFallbackRequest(request)
    guard let installed = Fontconfig.shared.withLock({ $0.fallback(wanted) }) else { return nil }
    guard let entry = [installed].entries.first else { return nil }
    note(entry)
    guard let face = try? face(entry), request.scalars.allSatisfy(face.contains) else { return nil }
    return (entry, face.styled(request.style))
  }
}

extension FontFace {
  /// The face set to a style as far as its axes go.
  fileprivate func styled(_ style: WantedStyle) -> FontFace {
    var values: [String: Double] = [:]
    for axis in axes {
      switch axis.tag {
      case "wght": values["wght"] = Double(style.weight.rawValue)
      case "wdth": values["wdth"] = style.width.rawValue
      case "ital", "slnt": values[axis.tag] = value(of: axis, style.slant)
      default: break
      }
    }
    return values.isEmpty ? self : (try? instance(at: values)) ?? self
  }
}

extension FontSource {
  var bit: FontSources {
    switch self {
    case .file: .files
    case .bundled: .bundled
    case .registered: .registered
    case .installed: .installed
    default: []
    }
  }
}

extension InstalledFallbackRequest {
  fileprivate init(_ request: FontFallbackRequest) {
    let slant: InstalledFont.Slant =
      switch request.slant {
      case .upright: .upright
      case .italic: .italic
      case .oblique: .oblique
      }
    self.init(
      scalars: request.scalars, language: request.hanForms?.fontconfigLanguage ?? request.plainLanguage,
      weight: Double(request.weight.rawValue), width: request.width.rawValue, slant: slant,
      isColor: request.script == FontFallbackRequest.emojiScript)
  }
}

extension HanForms {
  fileprivate var fontconfigLanguage: String {
    switch self {
    case .japan: "ja"
    case .korea: "ko"
    case .china: "zh-cn"
    case .taiwan: "zh-tw"
    case .hongKong: "zh-hk"
    }
  }
}

extension FontFallbackRequest {
  fileprivate var plainLanguage: String? { language.flatMap { FontLanguage($0)?.language } }
}
