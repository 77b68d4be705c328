internal import FuzzSupport
internal import TextLayout

/// Text with several styles, laid out as paragraphs.
struct ParagraphTrial {
  let trial: TextTrial
  let styles: StyleChoices
  let text: AttributedText
  let shaped: ShapedParagraphs

  init(_ trial: TextTrial, _ styles: StyleChoices) {
    self.trial = trial
    self.styles = styles
    text = styles.text(trial.text)
    shaped = trial.surroundings.engine.shape(text, lineBreaks: trial.lineBreaks)
  }

  func layOut(_ shaped: ShapedParagraphs) -> ParagraphLayout {
    shaped.layOut(
      width: trial.width, height: styles.height, lineLimit: trial.lineLimit,
      breakMode: styles.takesModeOfParagraphs ? nil : trial.breakMode, options: styles.options)
  }

  func run() {
    FuzzRun.use((shaped.missing, shaped.faces))
    let layout = layOut(shaped)
    let checks = LineChecks(
      unitCount: trial.text.utf16.count, width: trial.width, lineLimit: trial.lineLimit,
      canBeNegative: text.movesBack)
    checks.check(layout.lines.map(\.line), glyphs: trial.turn.looksAtGlyphs)
    FuzzRun.requireFinite(layout.size.width, layout.size.height, named: "the layout's size")
    FuzzRun.require(
      layout.size.width <= trial.width, "a layout is \(layout.size.width) wide, of \(trial.width) offered")
    for line in layout.lines {
      FuzzRun.requireFinite(line.frame.x, line.frame.y, line.frame.width, line.frame.height, named: "a line's frame")
      FuzzRun.requireFinite(line.baseline, line.ascender, line.descender, named: "a line's baseline")
      FuzzRun.require(text.paragraphs.indices.contains(line.paragraphIndex), "a line of no paragraph")
    }
    checkHeight(layout)
    if trial.turn.holdsLaw { ParagraphLaws(trial: self, layout: layout).hold(trial.law) }
  }

  /// Lines go down, and all lines after the first fit the height.
  private func checkHeight(_ layout: ParagraphLayout) {
    for (line, next) in zip(layout.lines, layout.lines.dropFirst()) {
      FuzzRun.require(next.frame.y >= line.frame.y, "a line at \(next.frame.y) follows one at \(line.frame.y)")
    }
    guard let height = styles.height, layout.lines.count > 1 else { return }
    FuzzRun.require(
      layout.size.height <= height + 1e-4, "\(layout.lines.count) lines are \(layout.size.height) high, of \(height)")
  }
}

extension AttributedText {
  /// True if spacing makes any part of the text narrower.
  var movesBack: Bool { spans.contains { ($0.attributes.tracking ?? $0.attributes.kern ?? 0) < 0 } }
}
