internal import FontInterop
internal import FontMetrics
internal import Synchronization

/// Calls HarfBuzz, and counts the calls.
final class RunShaper: Sendable {
  private let count = Atomic<Int>(0)

  /// How often HarfBuzz was called.
  var shapings: Int { count.load(ordering: .relaxed) }

  /// Shapes a part of a text with the face, script and direction of a run; the rest of the text is context.
  ///
  /// A run that HarfBuzz gives up on, for want of memory or because of a broken font, has no glyphs.
  func shape(_ range: Range<Int>, of text: [UInt16], as run: ShapedRun, language: String?) -> [ShapedGlyph] {
    guard let face = run.face, !range.isEmpty else { return [] }
    count.add(1, ordering: .relaxed)
    let script = run.script.tag
    let request = ShapingRequest(
      text: text, range: range, script: script,
      language: language.map { FontLanguage.shapingTag($0, script: script) }, isRightToLeft: run.isRightToLeft)
    return face.shapingFont.shape(request) ?? []
  }
}
