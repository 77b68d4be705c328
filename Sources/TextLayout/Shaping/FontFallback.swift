internal import FontInterop
internal import FontMetrics
internal import Threads

/// Chooses a face for each grapheme cluster, and caches the fallback faces.
final class FontFallback: Sendable {
  /// The inputs of a search in addition to the characters.
  private struct SearchName: TableName {
    let hash: UInt64
    let script: Script?
    /// It determines the forms of Han characters; for others, a search ignores it.
    let language: String?
    let style: Style
  }

  /// The style of the text's own face, which fallback faces follow.
  struct Style: Hashable {
    var weight: FontWeight
    var width: FontWidth
    var slant: FontSlant

    init(_ face: FontFace) {
      weight = face.weight
      width = face.width
      slant = face.slant
    }

    /// A hash that includes the style.
    func hash(_ hash: UInt64) -> UInt64 {
      let own = [UInt64(bitPattern: Int64(weight.rawValue)), width.rawValue.bitPattern]
      return (own + [UInt64(FontSlant.allCases.firstIndex(of: slant) ?? 0)]).reduce(hash, ByteHash.combine)
    }
  }

  private enum Answer {
    case face(FontFace)
    case none
  }

  private let catalog: FontCatalog
  /// The faces found, by the characters; valid for one of the catalog's counts of changes. Finding
  /// a face may open files, so it happens outside of the lock.
  private let known = SharedTable<SearchName, Answer>(costLimit: 1 << 20, shards: 1)

  /// The inputs for fallback faces of single characters: those of a search, and the coverage of the
  /// text's own file.
  private struct StandInsName: TableName {
    let hash: UInt64
    let script: Script
    let language: String?
    let style: Style
    let size: StandInSize?
    let file: ObjectIdentifier
  }

  private let standIns = SharedTable<StandInsName, StandIns>(costLimit: 1 << 20, shards: 1)
  /// The cost of an entry, with some pages of characters.
  private static let standInsCost = 4096

  init(_ catalog: FontCatalog) { self.catalog = catalog }

  /// The catalog's number of changes.
  var generation: Int { catalog.generation }

  /// Returns the face for all of a cluster, or of a part of one: the text's own face, then the
  /// catalog's; color emoji first for a cluster that requests it, unless the text's own face draws
  /// it. `nil` if no face has all characters.
  ///
  /// - Parameter size: The size of a fallback face.
  func face(
    for cluster: ArraySlice<Unicode.Scalar>, script: Script, language: String?, primary: FontFace, size: StandInSize?
  ) -> FontFace? {
    let drawn = cluster.filter(\.wantsGlyph)
    var found = face(drawing: drawn, of: cluster, script: script, language: language, primary: primary)
    if found == nil {
      // Fillers are hidden if the face lacks them.
      let visible = drawn.filter(\.isVisible)
      if visible.count == drawn.count { return nil }
      // A filler that a face has is a separate part, with the characters of the cluster that this
      // face has.
      let hasFiller =
        drawn.count > 1
        && drawn.contains { scalar in
          !scalar.isVisible
            && face(drawing: [scalar], of: [scalar], script: script, language: language, primary: primary) != nil
        }
      if hasFiller { return nil }
      found = face(drawing: visible, of: cluster, script: script, language: language, primary: primary)
    }
    guard let found, let size, found !== primary else { return found }
    return size.sized(found)
  }

  private func face(
    drawing drawn: [Unicode.Scalar], of cluster: ArraySlice<Unicode.Scalar>, script: Script, language: String?,
    primary: FontFace
  ) -> FontFace? {
    if GlyphPresentation(cluster: cluster) == .emoji {
      if primary.drawsEmoji(cluster) && primary.covers(drawn) { return primary }
      if let emoji = fallback(drawn, script: nil, language: language, primary), !emoji.colorFormats.isEmpty {
        return emoji
      }
    }
    if primary.covers(drawn) || primary.showsSequences(of: cluster) { return primary }
    if let face = fallback(drawn, script: script, language: language, primary) { return face }
    // The face of the letter may have the marks in parts, which the catalog does not examine.
    guard drawn.count > 1, let base = drawn.first, !primary.covers([base]),
      let face = fallback([base], script: script, language: language, primary), face.covers(drawn)
    else { return nil }
    return face
  }

  /// Returns the fallback faces for single characters of a script so far, in text of a language and
  /// of a face's file and style.
  ///
  /// - Parameter size: The size of the faces; without one, faces that depend on the size are
  ///   excluded.
  func standIns(script: Script, language: String?, primary: FontFace, size: StandInSize? = nil) -> StandIns {
    let (style, file) = (Style(primary), ObjectIdentifier(primary.file))
    var hash = ByteHash.combine(Self.hash(of: [], script, language, style), UInt64(UInt(bitPattern: file)))
    if let size { hash = ByteHash.combine(hash, size.pointSize.bitPattern) }
    let name = StandInsName(hash: hash, script: script, language: language, style: style, size: size, file: file)
    let generation = generation
    let none = unsafe UnsafeRawBufferPointer(start: nil, count: 0)
    let found =
      unsafe standIns.value(name, none, generation: generation)
      ?? standIns.insert(StandIns(for: primary.file), name, none, cost: Self.standInsCost, generation: generation)
    found.serve(primary.file)
    return found
  }

  /// Returns the catalog's face for characters; without a script, color emoji come first.
  private func fallback(
    _ scalars: [Unicode.Scalar], script: Script?, language: String?, _ primary: FontFace
  ) -> FontFace? {
    let style = Style(primary)
    let name = SearchName(
      hash: Self.hash(of: scalars, script, language, style), script: script, language: language, style: style)
    let generation = generation
    let answer = unsafe scalars.withUnsafeBytes { unsafe known.value(name, $0, generation: generation) }
    if let answer {
      if case .face(let face) = answer { return face }
      return nil
    }
    let face = catalog.fallbackFace(
      covering: scalars, script: script?.tag ?? FontFallbackRequest.emojiScript, language: language,
      weight: style.weight,
      slant: style.slant, width: style.width)
    let found = face.map(Answer.face) ?? .none
    _ = unsafe scalars.withUnsafeBytes {
      unsafe known.insert(found, name, $0, cost: 0, generation: generation)
    }
    return face
  }

  private static func hash(
    of scalars: [Unicode.Scalar], _ script: Script?, _ language: String?, _ style: Style
  ) -> UInt64 {
    let seed = UInt64(UInt32(bitPattern: script?.rawValue ?? -1))
    let own = unsafe scalars.withUnsafeBytes { unsafe ByteHash.hash($0, seed: seed) }
    return style.hash(unsafe (language ?? "").withBytes { unsafe ByteHash.hash($0, seed: own) })
  }
}

extension FontFace {
  /// Returns `true` if the face draws an emoji whose characters it has, in color or not.
  ///
  /// As in Core Text, for a character that is an emoji by itself (A). Strut's rules: U+FE0F and
  /// keycaps request color, and the substitute for the system font draws none, because SF has none.
  fileprivate func drawsEmoji(_ cluster: ArraySlice<Unicode.Scalar>) -> Bool {
    if !colorFormats.isEmpty { return true }
    return !isTracked && !cluster.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" }
  }

  /// Returns `true` if the face can draw a cluster: it displays each character, or its canonical
  /// parts, or the composite of a pair, as HarfBuzz will find.
  package func covers(_ cluster: [Unicode.Scalar]) -> Bool {
    if cluster.allSatisfy(shapingFont.shows) { return true }
    if cluster.count > 1, let composite = cluster[0].composed(with: cluster[1]), contains(composite) {
      return cluster.dropFirst(2).allSatisfy(showsOrDecomposes)
    }
    return cluster.allSatisfy(showsOrDecomposes)
  }

  /// Returns `true` if the face displays a cluster with the variation sequences of its character
  /// map, which may exist for characters without a glyph of their own.
  func showsSequences(of cluster: ArraySlice<Unicode.Scalar>) -> Bool {
    guard cluster.dropFirst().contains(where: ShapingFont.isSelector) else { return false }
    return cluster.indices.allSatisfy { index in
      !cluster[index].wantsGlyph || shapingFont.shows(cluster[index]) || showsSequence(at: index, of: cluster)
    }
  }

  /// Returns `true` if the face's character map has a glyph for a character with the following
  /// variation selector.
  private func showsSequence(at index: Int, of cluster: ArraySlice<Unicode.Scalar>) -> Bool {
    let next = index + 1
    return next < cluster.endIndex && ShapingFont.isSelector(cluster[next])
      && shapingFont.variationGlyph(cluster[index], cluster[next]) != nil
  }

  /// Returns `true` if the face displays nothing for a cluster: fillers that it lacks, with
  /// invisible characters.
  func showsNothing(of cluster: ArraySlice<Unicode.Scalar>) -> Bool {
    !cluster.contains { $0.isVisible || ($0.wantsGlyph && shapingFont.shows($0)) }
  }

  /// Returns `true` if the face has the composite of a cluster's first character with another,
  /// possibly without having either.
  func mayCompose(_ cluster: ArraySlice<UInt16>) -> Bool {
    guard cluster.count > 1, let first = cluster.first.flatMap(Unicode.Scalar.init) else { return false }
    return cluster.dropFirst().contains { unit in
      Unicode.Scalar(unit).flatMap { first.composed(with: $0) }.map(contains) ?? false
    }
  }

  /// Returns the visible characters of a cluster that the face has neither whole, nor in parts, nor
  /// by a variation sequence; none if it can draw the cluster.
  func lacking(in cluster: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let others = cluster.indices.filter { index in
      cluster[index].wantsGlyph && cluster[index].isVisible && !showsSequence(at: index, of: cluster[...])
    }
    let rest = others.map { cluster[$0] }
    return rest.isEmpty || covers(rest) ? [] : rest.filter { !showsOrDecomposes($0) }
  }

  private func showsOrDecomposes(_ scalar: Unicode.Scalar) -> Bool {
    if shapingFont.shows(scalar) { return true }
    let parts = scalar.canonicalDecomposition
    return !parts.isEmpty && parts.allSatisfy(contains)
  }
}
