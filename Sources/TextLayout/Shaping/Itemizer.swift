internal import FontInterop
internal import FontMetrics

/// Cuts a text into runs of one face, script, level and span; a tab is a run of its own, and each flag starts one. Grapheme clusters stay
/// whole, but where the level changes in one, and between a sign before numbers and what is no number (`PrependedSign`).
struct Itemizer {
  /// A stretch of text in one font.
  struct Span {
    /// In UTF-16 units.
    var end: Int
    var primary: FontFace
    var language: String?
    var hasAttachment = false
  }

  private let analysis: TextAnalysis
  private let fallback: FontFallback
  private let spans: [Span]
  /// The span that the next cluster starts in.
  private var span = 0
  private var primary: FontFace { spans[span].primary }
  private var language: String? { spans[span].language }

  private(set) var runs: [ShapedRun] = []
  /// The faces in order of first use.
  private(set) var faces: [FontFace] = []
  /// The characters no face has, each once, in order.
  private(set) var missing: [Unicode.Scalar] = []
  /// Whether other faces were asked for, so that the outcome depends on what the catalog has.
  private(set) var asksForFallback = false
  private var knownMissing: Set<Unicode.Scalar> = []

  /// Clusters longer than this many units, and longer rows of marks and ignorable characters, which no language has, are shaped in pieces:
  /// HarfBuzz looks back over all of these for what each mark stands on.
  static let clusterLimit = 512

  private var rowLength = 0

  /// The faces known to stand in for single characters, of the scripts met so far in a span.
  private var standIns: [(script: Script, standIns: StandIns, table: StandIns.Table)] = []
  /// The primary's, at hand: it is asked for every character.
  private var primaryFont: ShapingFont

  /// - Parameter script: That of the text before the first line, which what has no script of its own joins.
  /// - Complexity: O(n) in the text.
  init(
    _ analysis: TextAnalysis, primary: FontFace, language: String?, fallback: FontFallback,
    after script: Script = .common
  ) {
    let span = Span(end: analysis.units.count, primary: primary, language: language)
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
      // No further than where it is cut, or a cluster of n units takes n² steps.
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
    if unit == 0x09 || primaryHasAll(cluster) { return append(cluster, face: primary, script: script) }
    asksForFallback = true
    if let face = standIn(cluster, script) { return append(cluster, face: face, script: script) }
    let scalars = ScalarSequence(analysis.units, in: cluster).map(\.scalar)
    let choice = fallback.face(for: scalars, script: script, language: language, primary: primary)
    if !choice.isCovered { noteMissing(scalars, choice.face) }
    let isEmoji = choice.face != primary && GlyphPresentation(cluster: scalars) == .emoji
    if scalars.count == 1, choice.isCovered, !isEmoji, !UTF16.isSurrogate(unit), !UnitTraits.decidesPresentation(unit) {
      note(choice.face, for: unit, script)
    }
    append(cluster, face: choice.face, script: isEmoji ? .common : script)
  }

  /// The face known to stand in for a cluster of characters that cannot be emoji: the first face that has the base is the
  /// first that has the cluster, if it has the rest too.
  private mutating func standIn(_ cluster: Range<Int>, _ script: Script) -> FontFace? {
    let first = analysis.units[cluster.lowerBound]
    guard !UTF16.isSurrogate(first), !UnitTraits.decidesPresentation(first) else { return nil }
    guard let face = standIns[standInsIndex(script)].table[first], !primary.mayCompose(analysis.units[cluster]) else {
      return nil
    }
    for offset in cluster.dropFirst() {
      let unit = analysis.units[offset]
      guard let scalar = Unicode.Scalar(unit), !UnitTraits.decidesPresentation(unit), face.contains(scalar) else {
        return nil
      }
    }
    return face
  }

  private mutating func standInsIndex(_ script: Script) -> Int {
    if let known = standIns.firstIndex(where: { $0.script == script }) { return known }
    let known = fallback.standIns(script: script, language: language, primary: primary)
    standIns.append((script, known, known.table))
    return standIns.count - 1
  }

  private mutating func note(_ face: FontFace, for unit: UInt16, _ script: Script) {
    let index = standInsIndex(script)
    // So that nothing is copied that is about to change.
    standIns[index].table = StandIns.Table()
    standIns[index].standIns.note(face, for: unit)
    standIns[index].table = standIns[index].standIns.table
  }

  /// Whether a cluster of characters that cannot be emoji is in the text's own face: true of most text, and quickly
  /// found out.
  private func primaryHasAll(_ cluster: Range<Int>) -> Bool {
    for offset in cluster {
      let unit = analysis.units[offset]
      guard let scalar = Unicode.Scalar(unit), !UnitTraits.decidesPresentation(unit) else { return false }
      if primaryFont.nominalGlyph(scalar) == nil { return false }
    }
    return true
  }

  /// Stand-ins follow the style of the text's own face, so that each span has its own.
  private mutating func enterSpan(at unit: Int) {
    while unit >= spans[span].end && span < spans.count - 1 {
      span += 1
      primaryFont = primary.shapingFont
      standIns = []
    }
  }

  private mutating func append(_ cluster: Range<Int>, face: FontFace, script: Script) {
    countRow(cluster)
    let level = analysis.bidi.levels[cluster.lowerBound]
    let filler: ShapedRun.Filler = analysis.units[cluster.lowerBound] == 0x09 ? .tab : .none
    let last = runs.count - 1
    if last >= 0, runs[last].range.upperBound == cluster.lowerBound, runs[last].script == script,
      runs[last].level == level, runs[last].span == span, filler == .none, runs[last].filler == .none,
      runs[last].face === face || runs[last].face == face, !startsWithFlagLetter(cluster),
      runs[last].range.count < Self.clusterLimit || !(isPartOfLongCluster(cluster) || rowLength >= Self.clusterLimit)
    {
      runs[last].range = runs[last].range.lowerBound..<cluster.upperBound
      return
    }
    rowLength = min(rowLength, cluster.count)
    if !faces.contains(face) { faces.append(face) }
    runs.append(ShapedRun(range: cluster, face: face, script: script, level: level, span: span, filler: filler))
  }

  private func isPartOfLongCluster(_ cluster: Range<Int>) -> Bool {
    let start = cluster.lowerBound
    return !analysis.flags[start].contains(.graphemeStart)
      && !PrependedSign.endsBefore(start, in: analysis.units, clusterStart: max(0, start - 2))
  }

  /// Whether a cluster starts with a regional indicator. It starts a run: fonts make flags of pairs from wherever they find one, over joiners and
  /// selectors too, and a flag is not to take a letter from the next cluster.
  private func startsWithFlagLetter(_ cluster: Range<Int>) -> Bool {
    analysis.units[cluster.lowerBound] == 0xD83C && cluster.count > 1
      && (0xDDE6...0xDDFF).contains(analysis.units[cluster.lowerBound + 1])
  }

  /// Counts the units of clusters in a row that start with a mark or with what no one sees.
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

  private mutating func noteMissing(_ scalars: [Unicode.Scalar], _ face: FontFace) {
    missing += face.lacking(in: scalars.filter(\.isVisible)).filter { knownMissing.insert($0).inserted }
  }
}
