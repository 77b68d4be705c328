package import FontMetrics

/// What a plain text is measured in, and what an engine knows of it.
struct TextSetting: Sendable {
  let font: Font
  let scale: PointScale
  let lineStack: LineStack
  let lineBreaks: LineBreakOptions
  let context: ShapingContext
  /// `TextEngine.hyphenates`.
  let hyphenates: Bool

  init(_ font: Font, language: String?, _ lineBreaks: LineBreakOptions, _ engine: TextEngine) {
    (self.font, self.lineBreaks) = (font, lineBreaks)
    (scale, lineStack) = (font.scale, font.lineStack)
    context = engine.contexts.context(font, language: language, lineBreaks.rules)
    hyphenates = engine.hyphenates(lineBreaks)
  }
}

/// Measures plain texts in one font and language, one after the other: what does not depend on the text is found once. It is not to be copied, which would count
/// references to all that it has.
package struct PlainTextMeasurer: ~Copyable, Sendable {
  private let engine: TextEngine
  private let setting: TextSetting
  private let recent: RecentTexts?
  /// How often the engine had forgotten what it measures in.
  private let forgettings: Int

  /// - Parameter recent: What the caller measured lately, if it remembers that.
  package init(
    _ engine: TextEngine, font: Font, language: String?, lineBreaks: LineBreakOptions, recent: RecentTexts?
  ) {
    forgettings = engine.contexts.forgettings
    self.engine = engine
    self.recent = recent
    setting = TextSetting(font, language: language, lineBreaks, engine)
  }

  /// Whether the engine still has what this measures in; else another one is to be made.
  package var isCurrent: Bool { engine.contexts.forgettings == forgettings }

  /// Whether it measures in a font.
  package func isIn(_ font: Font) -> Bool { setting.font.identity == font.identity }

  /// As the engine's `measure`.
  package func measure(
    _ text: String, width: Double?, lineLimit: Int, breakMode: LineBreakMode, displayScale: Double
  ) -> TextExtent {
    let request = LabelRequest(
      width: width, lineLimit: lineLimit, breakMode: breakMode, lineBreaks: setting.lineBreaks)
    return engine.measure(text, setting, request, displayScale, recent: recent)
  }
}
