package import FontMetrics

/// Measures plain texts in one font and language, one after the other: what does not depend on the text is found once. It is not to be copied, which would count
/// references to all that it has.
package struct PlainTextMeasurer: ~Copyable, Sendable {
  private let engine: TextEngine
  private let setting: TextSetting
  /// How often the engine had forgotten what it measures in.
  private let forgettings: Int

  package init(_ engine: TextEngine, font: Font, language: String?, lineBreaks: LineBreakOptions) {
    forgettings = engine.contexts.forgettings
    self.engine = engine
    setting = TextSetting(font, language: language, lineBreaks, engine)
  }

  /// Whether the engine still has what this measures in; else another one is to be made.
  package var isCurrent: Bool { engine.contexts.forgettings == forgettings }

  /// Whether it measures in a font.
  package func isIn(_ font: Font) -> Bool { setting.font.identity == font.identity }

  /// As the engine's `measure`.
  package func measure(
    _ text: String, width: Double?, lineLimit: Int, breakMode: LineBreakMode, displayScale: Double
  ) -> TextMeasurement {
    let request = LabelRequest(
      width: width, lineLimit: lineLimit, breakMode: breakMode, lineBreaks: setting.lineBreaks)
    return engine.measure(text, in: setting, request, displayScale: displayScale)
  }
}
