internal import FontInterop

extension FontCatalog {
  /// Returns the fallback face for characters that the current font lacks, or `nil` if no face has
  /// all of them.
  /// - Parameters:
  ///   - scalars: The characters to cover: one grapheme cluster, so that a mark stays with its
  ///     base.
  ///   - script: The script in ISO 15924, such as "Arab"; "Zsye" prefers color emoji.
  ///   - language: The language as a BCP 47 tag, which determines the forms of Han characters.
  ///   - weight: The weight of the current font. The nearest face of the family is used.
  ///   - slant: The slant of the current font.
  ///   - width: The width of the current font.
  package func fallbackFace(
    covering scalars: [Unicode.Scalar], script: String, language: String? = nil, weight: FontWeight = .regular,
    slant: FontSlant = .upright, width: FontWidth = .normal
  ) -> FontFace? {
    fallbackFace(
      FontFallbackRequest(
        scalars: scalars, script: script, language: language, weight: weight, width: width, slant: slant))
  }

  /// Returns the fallback face for characters that the current font lacks, or `nil` if no face has
  /// all of them.
  ///
  /// Bundled families come first, starting with those that the manifest lists for the script.
  /// Registered families follow in the order of their registration; for emoji those with color come
  /// first, and for Han characters those whose default forms match the language, then those that
  /// support them. The last is the installed face that fontconfig's configuration prefers, if
  /// ``fallbackSources`` includes it. Within a family, the face nearest in style is used, unless it
  /// lacks a character that the next one has.
  ///
  /// A Han face with rules for several regions serves each of them if no other face has the
  /// region's forms as its default, as the bundled one does. The language of the text selects the
  /// forms.
  ///
  /// - Complexity: Linear in the bundled families and the registered faces. Each registered file is
  ///   opened once to read its coverage, and again when it is used.
  package func fallbackFace(_ request: FontFallbackRequest) -> FontFace? { found(request)?.face }

  /// Returns the fallback face for characters, and the characters that it lacks.
  public func fallback(_ request: FontFallbackRequest) -> FontFallbackAnswer {
    let found = self.found(request) ?? request.firstAlone.flatMap { self.found($0) }
    return FontFallbackAnswer(
      face: found?.face, source: found?.entry.face.source, missing: request.missing(in: found?.face))
  }

  typealias Found = (entry: CatalogEntry, face: FontFace)

  /// A closure that is called for each examined face.
  typealias FallbackNote = (_ entry: CatalogEntry, _ coversAll: Bool) -> Void

  /// Returns the first face in order that has all characters.
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
        // A bundled file that can't be opened covers nothing; the next one may.
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
    // Indexes instead of entries, because entries are expensive to copy and most cover nothing.
    var covering: [(place: Int, rank: Int)] = []
    for place in faces.indices {
      let coverage = coverages.coverage(of: faces[place].key) { try? face(faces[place]) }
      let coversAll = coverage.map { request.scalars.allSatisfy($0.codePoints.contains) } ?? false
      note?(faces[place], coversAll)
      if coversAll { covering.append((place, order.rank(isColor: faces[place].face.isColor, coverage))) }
    }
    guard let best = covering.map(\.rank).min() else { return nil }
    let candidates = covering.filter { $0.rank == best }.map { faces[$0.place] }
    // Families are found by their first face, which may lack the characters. The family for a
    // letter is also that for the letter with a mark, if it has the mark.
    let families = Set(candidates.map(\.face.family))
    let family = faces.first { families.contains($0.face.family) }?.face.family
    for entry in candidates.filter({ $0.face.family == family }).ranked(for: request.style) {
      if let face = try? face(entry) { return (entry, face.styled(request.style)) }
    }
    return nil
  }

  /// Returns the rank that precedes the order of registration.
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

/// A rank that precedes the order of registration: color glyphs for emoji, outlines for text, then
/// the regional forms of Han characters.
private struct FallbackOrder {
  private let wantsColor: Bool
  private let forms: HanForms?

  init(_ request: FontFallbackRequest) {
    wantsColor = request.script == FontFallbackRequest.emojiScript
    forms = request.hanForms
  }

  /// Returns the rank; lower ranks come first.
  func rank(isColor: Bool?, _ coverage: CoverageCache.Coverage?) -> Int {
    let color = (isColor ?? false) == wantsColor ? 0 : 10
    guard let forms else { return color }
    return color + (coverage?.hanFits[forms] ?? .unknown).rawValue
  }
}

extension FontFace {
  /// Returns the face in a style, within the limits of its axes.
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

  /// The request for the first character alone, as a last resort, or `nil` if there is only one.
  var firstAlone: FontFallbackRequest? {
    guard scalars.count > 1 else { return nil }
    var first = self
    first.scalars = [scalars[0]]
    return first
  }

  /// Returns the characters that a face lacks, or all of them without a face.
  func missing(in face: FontFace?) -> [Unicode.Scalar] {
    guard let face else { return scalars }
    return scalars.filter { !face.shapingFont.shows($0) }
  }
}
