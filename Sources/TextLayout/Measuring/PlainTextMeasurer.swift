package import FontMetrics

/// Measures plain text in one font and language, with shared preparation. It is not copyable,
/// because a copy would count references to all of its contents.
package struct PlainTextMeasurer: ~Copyable, Sendable {
  private let engine: TextEngine
  private let setting: TextSetting
  /// The engine's removal count at the time of creation.
  private let forgettings: Int

  package init(_ engine: TextEngine, font: Font, language: String?, lineBreaks: LineBreakOptions) {
    forgettings = engine.contexts.forgettings
    self.engine = engine
    setting = TextSetting(font, language: language, lineBreaks, engine)
  }

  /// A Boolean value that indicates whether the measurer is still valid.
  package var isCurrent: Bool { engine.contexts.forgettings == forgettings }

  /// Returns `true` if it measures in a font.
  package func isIn(_ font: Font) -> Bool { setting.font.identity == font.identity }

  /// Measures text like the engine's `measure`.
  package func measure(
    _ text: String, width: Double?, lineLimit: Int, breakMode: LineBreakMode, displayScale: Double
  ) -> TextMeasurement {
    let request = LabelRequest(
      width: width, lineLimit: lineLimit, breakMode: breakMode, lineBreaks: setting.lineBreaks)
    return engine.measure(text, in: setting, request, displayScale: displayScale)
  }
}
