internal import FontMetrics

/// Cuts a text into runs of one face, script and level. Grapheme clusters stay whole.
struct Itemizer {
  private let analysis: TextAnalysis
  private let primary: FontFace
  private let fallback: FontFallback

  private(set) var runs: [ShapedRun] = []
  /// The faces in order of first use.
  private(set) var faces: [FontFace] = []
  /// The characters no face has, each once, in order.
  private(set) var missing: [Unicode.Scalar] = []

  /// - Complexity: O(n) in the text.
  init(_ analysis: TextAnalysis, primary: FontFace, fallback: FontFallback) {
    self.analysis = analysis
    self.primary = primary
    self.fallback = fallback
    for line in analysis.hardLines {
      for scriptRun in ScriptRun.runs(in: analysis.units, range: line.content) { itemize(scriptRun) }
      if line.content.upperBound < line.end { appendBlank(line.content.upperBound..<line.end) }
    }
  }

  private mutating func itemize(_ scriptRun: ScriptRun) {
    var start = scriptRun.range.lowerBound
    while start < scriptRun.range.upperBound {
      var end = start + 1
      while end < scriptRun.range.upperBound && !analysis.flags[end].contains(.graphemeStart) { end += 1 }
      append(start..<end, scriptRun.script)
      start = end
    }
  }

  private mutating func append(_ cluster: Range<Int>, _ script: Script) {
    let unit = analysis.units[cluster.lowerBound]
    if analysis.flags[cluster.lowerBound].contains(.control) { return appendBlank(cluster) }
    // Most text is ASCII in a face that has it; a digit may start a keycap.
    if cluster.count == 1, unit < 0x80, primary.contains(Unicode.Scalar(UInt8(unit))) || unit == 0x09 {
      return append(cluster, face: primary, script: script)
    }
    let scalars = ScalarSequence(analysis.units, in: cluster).map(\.scalar)
    let choice = fallback.face(for: scalars, script: script, primary: primary)
    if !choice.isCovered { noteMissing(scalars, choice.face) }
    let isEmoji = choice.face != primary && GlyphPresentation(cluster: scalars) == .emoji
    append(cluster, face: choice.face, script: isEmoji ? .common : script)
  }

  private mutating func append(_ cluster: Range<Int>, face: FontFace, script: Script) {
    let level = analysis.bidi.levels[cluster.lowerBound]
    if let last = runs.last, last.range.upperBound == cluster.lowerBound, let lastFace = last.face,
      lastFace === face || lastFace == face, last.script == script, last.level == level
    {
      runs[runs.count - 1].range = last.range.lowerBound..<cluster.upperBound
      return
    }
    if !faces.contains(face) { faces.append(face) }
    runs.append(ShapedRun(range: cluster, face: face, script: script, level: level))
  }

  private mutating func appendBlank(_ range: Range<Int>) {
    let level = analysis.bidi.levels[range.lowerBound]
    if let last = runs.last, last.face == nil, last.range.upperBound == range.lowerBound, last.level == level {
      runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      runs.append(ShapedRun(range: range, face: nil, script: .common, level: level))
    }
  }

  private mutating func noteMissing(_ scalars: [Unicode.Scalar], _ face: FontFace) {
    for scalar in scalars where scalar.isVisible && !face.contains(scalar) && !missing.contains(scalar) {
      missing.append(scalar)
    }
  }
}
