public import FontMetrics

/// A run of text in one face, with the fallback request if it is not the font's own face.
public struct FaceStretch: Hashable, Sendable {
  /// The text of the run.
  public let text: String
  /// The range of the run in UTF-16 units.
  public let utf16Range: Range<Int>
  /// The face of the run. If no face has the characters, the face that displays them as missing.
  public let face: FontFace
  /// The distinct characters that the face lacks, in order.
  public let missing: [Unicode.Scalar]
  /// The fallback request for the first cluster of the run, or `nil` if the font's own face is
  /// used. `FontCatalog.explainFallback(_:)` explains its result.
  public let request: FontFallbackRequest?
}

extension ShapedText {
  /// The runs of text by face, in logical order. Characters that no face has form their own run.
  /// Control characters (including newlines and tabs) and runs of invisible characters are not
  /// included.
  ///
  /// - Complexity: O(n) in the text.
  public var stretches: [FaceStretch] {
    content.runs.filter { $0.filler == .none }.flatMap { run in run.face.map { stretches(of: run, $0) } ?? [] }
  }

  private func stretches(of run: ShapedRun, _ face: FontFace) -> [FaceStretch] {
    var parts: [(range: Range<Int>, first: [Unicode.Scalar], missing: [Unicode.Scalar])] = []
    for cluster in clusters(of: run.range) {
      let scalars = ScalarSequence(content.analysis.units, in: cluster).map(\.scalar)
      // Fillers without a glyph in any face are hidden, and not missing.
      let drawn = face.showsNothing(of: scalars[...]) ? [] : scalars.filter(\.wantsGlyph)
      let missing = drawn.isEmpty ? [] : face.lacking(in: scalars)
      if let last = parts.last, last.missing.isEmpty == missing.isEmpty {
        parts[parts.count - 1].range = last.range.lowerBound..<cluster.upperBound
        parts[parts.count - 1].missing += missing.filter { !last.missing.contains($0) }
        if last.first.isEmpty { parts[parts.count - 1].first = drawn }
      } else {
        parts.append((cluster, drawn, missing))
      }
    }
    guard parts.contains(where: { !$0.first.isEmpty }) else { return [] }
    return parts.map { part in
      FaceStretch(
        text: String(decoding: content.analysis.units[part.range], as: UTF16.self), utf16Range: part.range, face: face,
        missing: part.missing,
        request: face == font.face && part.missing.isEmpty ? nil : request(part.first, run.script))
    }
  }

  /// The grapheme clusters of a range.
  private func clusters(of range: Range<Int>) -> [Range<Int>] {
    var clusters: [Range<Int>] = []
    for unit in range where unit == range.lowerBound || content.analysis.flags[unit].contains(.graphemeStart) {
      if let last = clusters.popLast() { clusters.append(last.lowerBound..<unit) }
      clusters.append(unit..<range.upperBound)
    }
    return clusters
  }

  private func request(_ scalars: [Unicode.Scalar], _ script: Script) -> FontFallbackRequest {
    let isEmoji = GlyphPresentation(cluster: scalars) == .emoji
    return FontFallbackRequest(
      scalars: scalars, script: isEmoji ? FontFallbackRequest.emojiScript : script.tag, language: language,
      weight: font.face.weight, width: font.face.width, slant: font.face.slant)
  }
}
