internal import FontInterop
internal import FontMetrics

/// Divides text into runs with one face, script, level and span. A tab is a separate run, and each
/// flag starts one. Grapheme clusters are not divided, except where the level changes in one,
/// between a sign before numbers and a character that is not a number (`PrependedSign`), and if no
/// face has the entire cluster.
struct Itemizer {
  /// A stretch of text in one font.
  struct Span {
    /// The range in UTF-16 units.
    var end: Int
    var primary: FontFace
    var language: String?
    /// The size of fallback faces, or `nil` if the text must be divided again for a face that
    /// depends on the size.
    var standInSize: StandInSize?
    var hasAttachment = false
  }

  private let analysis: TextAnalysis
  private let fallback: FontFallback
  private let spans: [Span]
  /// The span at the start of the next cluster.
  private var span = 0
  private var primary: FontFace { spans[span].primary }
  private var language: String? { spans[span].language }

  private(set) var runs: [ShapedRun] = []
  /// The faces that draw something, in order of first use.
  private(set) var faces: [FontFace] = []
  /// The characters that no face has, each once, in order.
  private(set) var missing: [Unicode.Scalar] = []
  /// A Boolean value that indicates whether fallback faces were requested, so that the result
  /// depends on the catalog.
  private(set) var asksForFallback = false
  /// A Boolean value that indicates whether a fallback face depends on the size of the text, but no
  /// size was given.
  private(set) var needsSize = false
  private var knownMissing: Set<Unicode.Scalar> = []

  /// Longer clusters, and longer sequences of marks and ignorable characters, occur in no language
  /// and are shaped in pieces, because HarfBuzz searches back over all of them for the base of each
  /// mark.
  static let clusterLimit = 512

  private var rowLength = 0
  /// A Boolean value that indicates whether the last run has a cluster that is drawn.
  private var hasDrawn = false
  /// A Boolean value that indicates whether the next part continues a cluster that no face has
  /// entirely.
  private var goesOnWithParts = false

  /// The known fallback faces for single characters, of the scripts found so far in a span.
  private var standIns: [(script: Script, standIns: StandIns, table: StandIns.Table)] = []
  /// The coverage of the primary face, stored because every character requires it.
  private var primaryFont: ShapingFont

  /// - Parameter script: The script of the text before the first line, which text without its own
  ///   script joins.
  /// - Complexity: O(n) in the text.
  init(
    _ analysis: TextAnalysis, primary: FontFace, settings: ShapingSettings, fallback: FontFallback,
    after script: Script = .common
  ) {
    let span = Span(
      end: analysis.units.count, primary: primary, language: settings.language, standInSize: settings.standInSize)
    self.init(analysis, spans: [span], fallback: fallback, after: script)
  }

  /// - Parameter spans: At least one, in order; together they cover the text.
  /// - Complexity: O(n) in the text.
  init(
    _ analysis: TextAnalysis, spans: [Span], fallback: FontFallback, after script: Script = .common
  ) {
    self.analysis = analysis
    self.spans = spans
    primaryFont = spans[0].primary.shapingFont
    self.fallback = fallback
    for line in analysis.hardLines {
      let scriptRuns = ScriptRun.runs(
        in: analysis.units, flags: analysis.flags, range: line.content, after: script)
      for scriptRun in scriptRuns { itemize(scriptRun) }
      if line.content.upperBound < line.end { appendBlank(line.content.upperBound..<line.end) }
    }
  }

  private mutating func itemize(_ scriptRun: ScriptRun) {
    let levels = analysis.bidi.levels
    var start = scriptRun.range.lowerBound
    while start < scriptRun.range.upperBound {
      // No further than where the cluster is divided; otherwise a cluster of n units would take n²
      // steps.
      let limit = min(scriptRun.range.upperBound, start + Self.clusterLimit + 1)
      var end = start + 1
      while end < limit, !analysis.flags[end].contains(.graphemeStart), levels[end] == levels[start],
        !PrependedSign.endsBefore(end, in: analysis.units, clusterStart: start)
      { end += 1 }
      if end - start > Self.clusterLimit {
        end = start + Self.clusterLimit
        if UTF16.isTrailSurrogate(analysis.units[end]) { end -= 1 }
      }
      append(start..<end, scriptRun.script)
      start = end
    }
  }

  private mutating func append(_ cluster: Range<Int>, _ script: Script) {
    let unit = analysis.units[cluster.lowerBound]
    enterSpan(at: cluster.lowerBound)
    if unit == 0xFFFC && spans[span].hasAttachment { return appendAttachment(cluster) }
    if analysis.flags[cluster.lowerBound].contains(.control) { return appendBlank(cluster) }
    if unit == 0x09 { return append(cluster, face: primary, script: script, isDrawn: false) }
    if isInvisible(cluster) { return appendInvisible(cluster, script) }
    if primaryHasAll(cluster) { return append(cluster, face: primary, script: script) }
    asksForFallback = true
    if let face = standIn(cluster, script) { return append(cluster, face: face, script: script) }
    let scalars = ScalarSequence(analysis.units, in: cluster).map(\.scalar)
    guard let face = self.face(for: scalars[...], script) else {
      return appendParts(of: cluster, scalars, script)
    }
    if face.showsNothing(of: scalars[...]) { return appendInvisible(cluster, script) }
    let isEmoji = append(cluster, scalars[...], face: face, script: script)
    if scalars.count == 1, !isEmoji, !UTF16.isSurrogate(unit), !UnitTraits.decidesPresentation(unit) {
      note(face, for: unit, script)
    }
  }

  private mutating func face(for cluster: ArraySlice<Unicode.Scalar>, _ script: Script) -> FontFace? {
    let size = spans[span].standInSize
    let face = fallback.face(for: cluster, script: script, language: language, primary: primary, size: size)
    if let face, size == nil, face !== primary, face.followsPointSize { needsSize = true }
    return face
  }

  /// Adds a cluster, or a part of one, in its face. Returns `true` if that face draws it as an
  /// emoji, which has no script.
  @discardableResult
  private mutating func append(
    _ cluster: Range<Int>, _ scalars: ArraySlice<Unicode.Scalar>, face: FontFace, script: Script
  ) -> Bool {
    let isEmoji = face != primary && GlyphPresentation(cluster: scalars) == .emoji
    append(cluster, face: face, script: isEmoji ? .common : script)
    return isEmoji
  }

  // MARK: Clusters that no face has

  /// The maximum number of characters of a cluster in one search, which exceeds any language's
  /// marks on a letter.
  private static let longestPart = 8
  /// The maximum number of searches for parts of several characters per cluster: for a cluster with
  /// the length of a part, all of them. The rest of a longer one is divided by the first face of
  /// each character.
  private static let partLimit = longestPart * (longestPart - 1) / 2

  /// Divides a cluster that no face has whole, so that the parts that one face has stay together as
  /// far as possible. A character that no face has is displayed as missing by the preceding face,
  /// or by the text's own.
  private mutating func appendParts(of cluster: Range<Int>, _ scalars: [Unicode.Scalar], _ script: Script) {
    let places = ScalarSequence(analysis.units, in: cluster).map(\.offset) + [cluster.upperBound]
    var (start, searches) = (0, 0)
    while start < scalars.count {
      let (face, next) = part(of: scalars, from: start, script, &searches)
      let range = places[start]..<places[next]
      if let face, face.showsNothing(of: scalars[start..<next]) {
        appendInvisible(range, script)
      } else if let face {
        append(range, scalars[start..<next], face: face, script: script)
      } else {
        noteMissing(scalars[start])
        let last = start > 0 ? runs.last : nil
        append(range, face: last?.face ?? primary, script: last?.script ?? script)
      }
      start = next
      goesOnWithParts = start < scalars.count
    }
  }

  /// Returns the longest part from a place that a face has, with following invisible characters,
  /// and that face; `nil` for a character that no face has.
  ///
  /// - Parameter searches: Counts the parts of several characters that were requested from the
  ///   catalog.
  private mutating func part(
    of scalars: [Unicode.Scalar], from start: Int, _ script: Script, _ searches: inout Int
  ) -> (face: FontFace?, end: Int) {
    let behind = endOfFirst(scalars, from: start)
    // If no face has the first character, none has more.
    guard let first = face(for: scalars[start..<behind], script) else {
      return (nil, endOfPart(scalars, from: behind))
    }
    let longest = min(start + Self.longestPart, scalars.count)
    for end in (start + 1..<longest + 1).dropFirst().reversed() where scalars[end - 1].wantsGlyph {
      if let face = face(for: scalars[start..<end], script, after: first, &searches) {
        return (face, endOfPart(scalars, from: end))
      }
    }
    return (first, endOfPart(scalars, from: behind))
  }

  /// Returns the end of the first character of a part, after its variation selectors if the text's
  /// own face requires them.
  private func endOfFirst(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    let behind = start + 1 + scalars[(start + 1)...].prefix(while: ShapingFont.isSelector).count
    let isOfSequence = !primaryFont.shows(scalars[start]) && primary.showsSequences(of: scalars[start..<behind])
    return isOfSequence ? behind : start + 1
  }

  /// Returns the face of a part of several characters: that of the first character if it has all of
  /// them, because no face precedes it.
  private mutating func face(
    for part: ArraySlice<Unicode.Scalar>, _ script: Script, after first: FontFace, _ searches: inout Int
  ) -> FontFace? {
    if GlyphPresentation(cluster: part) != .emoji,
      first.covers(part.filter(\.wantsGlyph)) || first.showsSequences(of: part)
    {
      return first
    }
    guard searches < Self.partLimit else { return nil }
    searches += 1
    return face(for: part, script)
  }

  private func endOfPart(_ scalars: [Unicode.Scalar], from end: Int) -> Int {
    scalars[end...].firstIndex { $0.wantsGlyph } ?? scalars.count
  }

  // MARK: Invisible clusters

  /// Returns `true` if nothing of a cluster is drawn: a soft hyphen, a directional mark, or a word
  /// joiner or separator.
  private func isInvisible(_ cluster: Range<Int>) -> Bool {
    if UnitTraits.of(analysis.units[cluster.lowerBound]).contains([.starts, .isPlain]) { return false }
    return !ScalarSequence(analysis.units, in: cluster).contains { $0.scalar.wantsGlyph }
  }

  /// Leaves an invisible cluster in its surrounding run, so that the letters on either side of it
  /// are shaped together.
  private mutating func appendInvisible(_ cluster: Range<Int>, _ script: Script) {
    let level = analysis.bidi.levels[cluster.lowerBound]
    guard let last = runs.last, let face = last.face, last.range.upperBound == cluster.lowerBound,
      last.level == level, last.span == span, last.filler == .none
    else { return append(cluster, face: primary, script: script, isDrawn: false) }
    append(cluster, face: face, script: last.script, isDrawn: false)
  }

  // MARK: Faces that stand in

  /// Returns the known fallback face for a cluster of characters that can't be emoji: the first
  /// face that has the base is the first that has the cluster, if it has the rest too. Returns none
  /// for a cluster with a variation selector, because the text's own face may have that sequence.
  private mutating func standIn(_ cluster: Range<Int>, _ script: Script) -> FontFace? {
    let first = analysis.units[cluster.lowerBound]
    guard !UTF16.isSurrogate(first), !UnitTraits.decidesPresentation(first) else { return nil }
    guard let face = standIns[standInsIndex(script)].table[first], !primary.mayCompose(analysis.units[cluster]) else {
      return nil
    }
    for offset in cluster.dropFirst() {
      let unit = analysis.units[offset]
      guard let scalar = Unicode.Scalar(unit), !UnitTraits.decidesPresentation(unit), face.contains(scalar),
        !ShapingFont.isSelector(scalar)
      else { return nil }
    }
    return face
  }

  private mutating func standInsIndex(_ script: Script) -> Int {
    if let known = standIns.firstIndex(where: { $0.script == script }) { return known }
    let known = fallback.standIns(
      script: script, language: language, primary: primary, size: spans[span].standInSize)
    standIns.append((script, known, known.table))
    return standIns.count - 1
  }

  private mutating func note(_ face: FontFace, for unit: UInt16, _ script: Script) {
    if spans[span].standInSize == nil, face.followsPointSize { return }
    let index = standInsIndex(script)
    // Avoids a copy of an array that is about to change.
    standIns[index].table = StandIns.Table()
    standIns[index].standIns.note(face, for: unit)
    standIns[index].table = standIns[index].standIns.table
  }

  /// Returns `true` if a cluster of characters that can't be emoji is in the text's own face. It is
  /// true and fast for most text.
  private func primaryHasAll(_ cluster: Range<Int>) -> Bool {
    for offset in cluster {
      let unit = analysis.units[offset]
      guard let scalar = Unicode.Scalar(unit), !UnitTraits.decidesPresentation(unit) else { return false }
      if !primaryFont.shows(scalar) { return false }
    }
    return true
  }

  /// Fallback faces follow the style of the text's own face, so each span has its own.
  private mutating func enterSpan(at unit: Int) {
    while unit >= spans[span].end && span < spans.count - 1 {
      span += 1
      primaryFont = primary.shapingFont
      standIns = []
    }
  }

  private mutating func append(_ cluster: Range<Int>, face: FontFace, script: Script, isDrawn: Bool = true) {
    countRow(cluster)
    let level = analysis.bidi.levels[cluster.lowerBound]
    let filler: ShapedRun.Filler = analysis.units[cluster.lowerBound] == 0x09 ? .tab : .none
    let last = runs.count - 1
    if last >= 0, runs[last].range.upperBound == cluster.lowerBound, runs[last].script == script,
      runs[last].level == level, runs[last].span == span, filler == .none, runs[last].filler == .none,
      goesOnWithParts || !runs[last].goesOnWithCluster || !isDrawn,
      runs[last].face === face || runs[last].face == face, !startsWithFlagLetter(cluster),
      runs[last].range.count < Self.clusterLimit || !(isPartOfLongCluster(cluster) || rowLength >= Self.clusterLimit)
    {
      runs[last].range = runs[last].range.lowerBound..<cluster.upperBound
      if isDrawn, !hasDrawn { noteDrawn(face) }
      return
    }
    rowLength = min(rowLength, cluster.count)
    hasDrawn = false
    if isDrawn { noteDrawn(face) }
    runs.append(
      ShapedRun(
        range: cluster, face: face, script: script, level: level, span: span, filler: filler,
        goesOnWithCluster: goesOnWithParts))
  }

  private mutating func noteDrawn(_ face: FontFace) {
    hasDrawn = true
    if !faces.contains(face) { faces.append(face) }
  }

  private func isPartOfLongCluster(_ cluster: Range<Int>) -> Bool {
    let start = cluster.lowerBound
    return !goesOnWithParts && !analysis.flags[start].contains(.graphemeStart)
      && !PrependedSign.endsBefore(start, in: analysis.units, clusterStart: max(0, start - 2))
  }

  /// Returns `true` if a cluster starts with a regional indicator, which starts a run. Fonts create
  /// flags from pairs at any position, even across joiners and selectors, and a flag must not use a
  /// letter of the next cluster.
  private func startsWithFlagLetter(_ cluster: Range<Int>) -> Bool {
    analysis.units[cluster.lowerBound] == 0xD83C && cluster.count > 1
      && (0xDDE6...0xDDFF).contains(analysis.units[cluster.lowerBound + 1])
  }

  /// Counts the units of adjacent clusters that start with a mark or an invisible character.
  private mutating func countRow(_ cluster: Range<Int>) {
    if UnitTraits.of(analysis.units[cluster.lowerBound]).contains(.starts) { return rowLength = 0 }
    let scalar = ScalarSequence.first(of: analysis.units, in: cluster)?.scalar
    let goesOn = scalar.map { Recomposition.isMark($0) || $0.characterProperties.contains(.defaultIgnorable) } ?? false
    rowLength = goesOn ? rowLength + cluster.count : 0
  }

  private mutating func appendBlank(_ range: Range<Int>) {
    enterSpan(at: range.lowerBound)
    let level = analysis.bidi.levels[range.lowerBound]
    if let last = runs.last, last.face == nil, last.filler == .none, last.range.upperBound == range.lowerBound,
      last.level == level, last.span == span
    {
      runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      runs.append(ShapedRun(range: range, face: nil, script: .common, level: level, span: span))
    }
  }

  private mutating func appendAttachment(_ cluster: Range<Int>) {
    let level = analysis.bidi.levels[cluster.lowerBound]
    runs.append(
      ShapedRun(range: cluster, face: nil, script: .common, level: level, span: span, filler: .attachment))
  }

  private mutating func noteMissing(_ scalar: Unicode.Scalar) {
    if scalar.isVisible, knownMissing.insert(scalar).inserted { missing.append(scalar) }
  }
}
