internal import FontMetrics

/// What a plain text is measured in, and what an engine knows of it.
struct TextSetting: Sendable {
  let font: Font
  let scale: PointScale
  let lines: LabelLines
  let lineBreaks: LineBreakOptions
  let context: ShapingContext
  /// `TextEngine.hyphenates`.
  let hyphenates: Bool

  init(_ font: Font, language: String?, _ lineBreaks: LineBreakOptions, _ engine: TextEngine) {
    (self.font, self.lineBreaks) = (font, lineBreaks)
    (scale, lines) = (font.scale, LabelLines(font))
    context = engine.contexts.context(font, language: language, lineBreaks.rules)
    hyphenates = engine.hyphenates(lineBreaks)
  }

  /// The same for texts in which a face stands in that follows the size of the font.
  init(sized other: borrowing TextSetting, _ engine: TextEngine) {
    (font, scale, lines) = (other.font, other.scale, other.lines)
    (lineBreaks, hyphenates) = (other.lineBreaks, other.hyphenates)
    context = engine.contexts.sizedContext(other.font, other.context.settings)
  }
}

/// A question about a text that has no cached answer: the text by its name, what it is measured in, and the room that it has.
///
/// It is made once, when no answer was found in place, and borrowed from then on: a copy would count references to all that it has.
struct MeasureQuestion: ~Copyable {
  /// The text, its direction and the number of its context.
  let key: TextKey
  /// The font with its scale and lines, the language, features and line breaks.
  let setting: TextSetting
  /// The width, the line limit and the break mode.
  let request: LabelRequest
  /// The catalog's count of changes before anything was asked of it.
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
