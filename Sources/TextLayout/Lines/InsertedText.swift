/// Text that a line displays but that is not in its text, in one of the text's styles: an ellipsis
/// or a hyphen.
struct InsertedText {
  let content: ShapedContent
  let style: RunStyle
  /// The distance to add after each cluster that has a width, in points.
  let spacing: Double
  /// The width including these additions, in points.
  let width: Double

  var text: String { String(decoding: content.analysis.units, as: UTF16.self) }
}

extension ShapedText {
  /// The ellipsis in the style of a span: U+2026, or three full stops if no face has it.
  func ellipsis(span: Int) -> InsertedText {
    let style = style(span: span)
    let content = engine.ellipsis(font: style.font, settings: style.settings, direction: direction)
    return inserted(content, style, spacing: style.spacing)
  }

  /// The hyphen in the style of a span: U+2010, or the hyphen-minus if the style's face lacks it
  /// (CSS Text 3, 6.1).
  func hyphen(span: Int) -> InsertedText {
    let style = style(span: span)
    let content = engine.hyphen(font: style.font, settings: style.settings)
    return inserted(content, style, spacing: style.spacing)
  }

  /// Returns the style of a span of the text.
  func style(span: Int) -> RunStyle { styles?.spans[span] ?? plainStyle }

  /// The style of plain text.
  private var plainStyle: RunStyle {
    RunStyle(font: font, settings: content.settings, spacing: 0, baselineOffset: 0, attachment: nil)
  }

  private func inserted(_ content: ShapedContent, _ style: RunStyle, spacing: Double) -> InsertedText {
    let measurer = LineMeasurer(content, style.font.scale, shaper: engine.shaper)
    let extra = spacing == 0 ? 0 : spacing * Double(content.glyphs.wideClusterCount)
    return InsertedText(
      content: content, style: style, spacing: spacing,
      width: measurer.width(0..<content.analysis.units.count) + extra)
  }
}
