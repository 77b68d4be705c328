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
  func shape(_ range: Range<Int>, of text: [UInt16], as run: ShapedRun, _ settings: ShapingSettings) -> [ShapedGlyph] {
    guard let face = run.face, !range.isEmpty else { return [] }
    count.add(1, ordering: .relaxed)
    let script = run.script.tag
    let request = ShapingRequest(
      text: text, range: range, script: script,
      language: settings.language.map { FontLanguage.shapingTag($0, script: script) }, isRightToLeft: run.isRightToLeft,
      features: settings.features.compactMap(\.requested))
    return face.shapingFont.shape(request) ?? []
  }
}

/// What holds for the whole of a text when it is shaped.
struct ShapingSettings: Hashable, Sendable {
  /// A BCP 47 tag.
  var language: String?
  /// The font's, for every face that the text is set in.
  var features: [FontFeature] = []
  /// Where lines may end. It changes no glyph, but the analysis that is kept with the glyphs.
  var lineBreaks = LineBreakRules()
}

extension FontFeature {
  /// As HarfBuzz takes it; nil for a tag that no font can have.
  fileprivate var requested: (tag: OpenTypeTag, value: UInt32)? {
    OpenTypeTag(parsing: tag).map { ($0, UInt32(clamping: value)) }
  }
}
