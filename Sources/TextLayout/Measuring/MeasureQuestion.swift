internal import FontMetrics

/// The settings for measuring plain text, with the engine's data about them.
struct TextSetting: Sendable {
  let font: Font
  let scale: PointScale
  let lines: LabelLines
  let lineBreaks: LineBreakOptions
  let context: ShapingContext
  /// The value of `TextEngine.hyphenates`.
  let hyphenates: Bool

  init(_ font: Font, language: String?, _ lineBreaks: LineBreakOptions, _ engine: TextEngine) {
    (self.font, self.lineBreaks) = (font, lineBreaks)
    (scale, lines) = (font.scale, LabelLines(font))
    context = engine.contexts.context(font, language: language, lineBreaks.rules)
    hyphenates = engine.hyphenates(lineBreaks)
  }

  /// Creates the settings for text with a fallback face that depends on the size of the font.
  init(sized other: borrowing TextSetting, _ engine: TextEngine) {
    (font, scale, lines) = (other.font, other.scale, other.lines)
    (lineBreaks, hyphenates) = (other.lineBreaks, other.hyphenates)
    context = engine.contexts.sizedContext(other.font, other.context.settings)
  }
}

/// A request to measure text without a cached result: the key of the text, its settings and the
/// available size.
///
/// It is created once, after a lookup in place, and then borrowed, because a copy would count
/// references to all of its contents.
struct MeasureQuestion: ~Copyable {
  /// The text, its direction and the number of its context.
  let key: TextKey
  /// The font with its scale and lines, the language, features and line breaks.
  let setting: TextSetting
  /// The width, the line limit and the break mode.
  let request: LabelRequest
  /// The catalog's number of changes before the first request.
  let generation: Int

  init(
    _ text: String, _ direction: WritingDirection, _ setting: borrowing TextSetting, _ request: LabelRequest,
    generation: Int
  ) {
    key = TextKey(text, context: setting.context.number, direction: direction)
    self.setting = copy setting
    self.request = request
    self.generation = generation
  }

  var text: String { key.text }
  var direction: WritingDirection { key.direction }
  var context: ShapingContext { setting.context }
  var scale: PointScale { setting.scale }
}
