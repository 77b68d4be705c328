internal import FontInterop

extension FontCatalog {
  /// The face that stands in for characters the font in use lacks, or `nil` when none has them all.
  /// - Parameters:
  ///   - scalars: What must be covered: one grapheme cluster, so that a mark stays with its base.
  ///   - script: ISO 15924, "Arab"; "Zsye" asks for color emoji first.
  ///   - language: A BCP 47 tag; of Han characters it decides the forms.
  ///   - weight: The weight of the font in use; the family's nearest is taken.
  ///   - slant: The slant of the font in use.
  ///   - width: The width of the font in use.
  package func fallbackFace(
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
  /// order in which their first faces were registered, for emoji those with color first, of Han characters those first whose own forms are
  /// those of the language, and then those that say they have them; then, where ``fallbackSources`` has them, the installed face that
  /// fontconfig's configuration prefers. Of a family the face nearest in style is taken; one that lacks a character gives way to the next nearest.
  ///
  /// A Han face that has rules for several countries serves each where no other has the country's forms for its own, as the bundled one
  /// does; the language that the text is shaped for chooses among them.
  /// - Complexity: Linear in the bundled families and the registered faces; each registered file is opened once to learn what
  ///   it has, and again when it is taken.
  package func fallbackFace(_ request: FontFallbackRequest) -> FontFace? { found(request)?.face }

  /// What stands in for characters, and what of them is missing still.
  public func fallback(_ request: FontFallbackRequest) -> FontFallbackAnswer {
    let found = self.found(request) ?? request.firstAlone.flatMap { self.found($0) }
    return FontFallbackAnswer(
      face: found?.face, source: found?.entry.face.source, missing: request.missing(in: found?.face))
  }

  typealias Found = (entry: CatalogEntry, face: FontFace)

  /// Hears of a face that was looked at, and whether it has all characters.
  typealias FallbackNote = (_ entry: CatalogEntry, _ coversAll: Bool) -> Void

  /// The first face in order that has all characters.
  func found(_ request: FontFallbackRequest, note: FallbackNote? = nil) -> Found? {
    if fallbackSources.contains(.bundled), let found = bundledFallback(request, note) { return found }
    if fallbackSources.contains(.registered), let found = registeredFallback(request, note) { return found }
    return fallbackSources.contains(.installed) ? installedFallback(request, note) : nil
  }

  private func bundledFallback(_ request: FontFallbackRequest, _ note: FallbackNote?) -> Found? {
    let ordered =
      manifest.fallback.filter { $0.scripts.contains(request.script) }
      + manifest.fallback.filter { !$0.scripts.contains(request.script) }
    for fallback in ordered {
      for entry in bundled.family(fallback.family).ranked(for: request.style) {
        // A bundled file that cannot be opened covers nothing; the next may.
        let face = (try? face(entry)).flatMap { request.scalars.allSatisfy($0.contains) ? $0 : nil }
        note?(entry, face != nil)
        if let face { return (entry, face.styled(request.style)) }
      }
    }
    return nil
  }

  private func registeredFallback(_ request: FontFallbackRequest, _ note: FallbackNote?) -> Found? {
    let faces = registry.faces
    let order = FallbackOrder(request)
    // By their places: an entry is much to copy, and most do not cover anything.
    var covering: [(place: Int, rank: Int)] = []
    for place in faces.indices {
      let coverage = coverages.coverage(of: faces[place].key) { try? face(faces[place]) }
      let coversAll = coverage.map { request.scalars.allSatisfy($0.codePoints.contains) } ?? false
      note?(faces[place], coversAll)
      if coversAll { covering.append((place, order.rank(isColor: faces[place].face.isColor, coverage))) }
    }
    guard let best = covering.map(\.rank).min() else { return nil }
    let candidates = covering.filter { $0.rank == best }.map { faces[$0.place] }
    // By the first face of a family, which may lack the characters: the family that stands in for a letter is that for the letter with
    // a mark, if it has the mark.
    let families = Set(candidates.map(\.face.family))
    let family = faces.first { families.contains($0.face.family) }?.face.family
    for entry in candidates.filter({ $0.face.family == family }).ranked(for: request.style) {
      if let face = try? face(entry) { return (entry, face.styled(request.style)) }
    }
    return nil
  }

  /// What goes before the order of registration.
  func rank(_ entry: CatalogEntry, _ request: FontFallbackRequest) -> Int {
    let coverage = coverages.coverage(of: entry.key) { try? face(entry) }
    return FallbackOrder(request).rank(isColor: entry.face.isColor, coverage)
  }

  private func installedFallback(_ request: FontFallbackRequest, _ note: FallbackNote?) -> Found? {
    let wanted = InstalledFallbackRequest(request)
    guard let installed = Fontconfig.shared.withLock({ $0.fallback(wanted) }) else { return nil }
    guard let entry = [installed].entries.first else { return nil }
    let face = (try? face(entry)).flatMap { request.scalars.allSatisfy($0.contains) ? $0 : nil }
    note?(entry, face != nil)
    return face.map { (entry, $0.styled(request.style)) }
  }
}

/// A rank that precedes the order of registration: color glyphs for emoji, outlines for text, then the regional forms of Han characters.
private struct FallbackOrder {
  private let wantsColor: Bool
  private let forms: HanForms?

  init(_ request: FontFallbackRequest) {
    wantsColor = request.script == FontFallbackRequest.emojiScript
    forms = request.hanForms
  }

  /// The lower, the earlier.
  func rank(isColor: Bool?, _ coverage: CoverageCache.Coverage?) -> Int {
    let color = (isColor ?? false) == wantsColor ? 0 : 10
    guard let forms else { return color }
    return color + (coverage?.hanFits[forms] ?? .unknown).rawValue
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

  /// The same for the first character alone, which is the last resort; `nil` where there are no others.
  var firstAlone: FontFallbackRequest? {
    guard scalars.count > 1 else { return nil }
    var first = self
    first.scalars = [scalars[0]]
    return first
  }

  /// The characters that a face does not show; all of them where there is no face.
  func missing(in face: FontFace?) -> [Unicode.Scalar] {
    guard let face else { return scalars }
    return scalars.filter { !face.shapingFont.shows($0) }
  }
}
