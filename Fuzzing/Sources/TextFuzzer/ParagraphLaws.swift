internal import FuzzSupport
internal import TextLayout

/// Laws for text with several styles that require more than one layout or a walk over it; an input
/// chooses one of them.
struct ParagraphLaws {
  let trial: ParagraphTrial
  let layout: ParagraphLayout

  private var unitCount: Int { trial.trial.text.utf16.count }
  /// The positions and points of this input.
  private var generator: SeededGenerator { SeededGenerator(seed: Array(trial.trial.text.utf8)) }

  func hold(_ law: Int) {
    switch law % 6 {
    case 0: sameFromAnotherEngine()
    case 1: caretsAreHit()
    case 2: selectionsFillLines()
    case 3: widths()
    case 4: inkAndAttachments()
    default: pointsHitTheText()
    }
  }

  private func sameFromAnotherEngine() {
    let other = trial.layOut(
      trial.trial.surroundings.forgetfulEngine.shape(trial.text, lineBreaks: trial.trial.lineBreaks))
    FuzzRun.require(other.size == layout.size, "another engine lays out \(other.size), not \(layout.size)")
    FuzzRun.require(other.lines.map(\.frame) == layout.lines.map(\.frame), "another engine has other frames")
    other.lines.map(\.line).requireAlike(layout.lines.map(\.line), "with another engine")
  }

  /// A measured width fits its lines, and a wider column has at most as many lines, unless words
  /// are hyphenated. This applies to paragraphs that fill the column and letters that do not move
  /// back.
  private func widths() {
    guard trial.trial.isGreedy, !trial.trial.text.utf8.contains(0x09), !trial.text.movesBack else { return }
    let plain = trial.text.changingParagraphs { paragraph in
      var style = ParagraphStyle()
      style.baseWritingDirection = paragraph.style.baseWritingDirection
      return style
    }
    let shaped = trial.trial.surroundings.engine.shape(plain, lineBreaks: trial.trial.lineBreaks)
    let first = shaped.layOut(width: trial.trial.width)
    let again = shaped.layOut(width: first.size.width)
    FuzzRun.require(
      first.lines.map(\.line.utf16Range) == again.lines.map(\.line.utf16Range),
      """
      \(trial.trial.width) measures \(first.size.width), which has other lines: \(first.lines.map(\.line.utf16Range)), \
      \(again.lines.map(\.line.utf16Range))
      """)
    guard !trial.trial.hasSoftHyphens else { return }
    let wider = shaped.layOut(width: trial.trial.width * 1.2).lines.count
    FuzzRun.require(wider <= first.lines.count, "\(wider) lines in a wider column, \(first.lines.count) before")
  }

  // MARK: Editing

  /// Hit testing at a caret gives the same caret.
  private func caretsAreHit() {
    var generator = generator
    for _ in 0..<6 {
      let affinity = generator.oneIn(2) ? TextAffinity.upstream : .downstream
      let position = TextPosition(generator.below(unitCount + 3) - 1, affinity: affinity)
      let caret = layout.caret(at: position)
      FuzzRun.require((caret == nil) == layout.lines.isEmpty, "no caret in \(layout.lines.count) lines")
      guard let caret else { return }
      FuzzRun.requireFinite(caret.frame.x, caret.frame.y, caret.frame.height, named: "a caret")
      FuzzRun.require(layout.lines.indices.contains(caret.lineIndex), "a caret on no line")
      if let split = caret.splitFrame { FuzzRun.requireFinite(split.x, split.y, named: "a split caret") }
      FuzzRun.use(layout.lineIndex(of: position))
    }
  }

  /// The selections of two parts of text are together the selection of the whole, with a cluster at
  /// the boundary twice, if letters do not move back.
  private func selectionsFillLines() {
    guard !trial.text.movesBack else { return }
    var generator = generator
    let cut = generator.below(unitCount + 1)
    let whole = width(of: 0..<unitCount)
    let parts = [width(of: 0..<cut), width(of: cut..<unitCount)]
    let slack = 1e-6 * max(1, whole)
    FuzzRun.require(parts[0] + parts[1] >= whole - slack, "\(parts) are less than \(whole)")
    FuzzRun.require(parts.allSatisfy { $0 <= whole + slack }, "\(parts) of \(whole)")
  }

  private func width(of range: Range<Int>) -> Double {
    layout.selectionRectangles(for: range).reduce(0) { sum, box in
      FuzzRun.requireFinite(box.x, box.y, box.width, box.height, named: "a selection's box")
      FuzzRun.require(box.width >= 0 && box.height >= 0, "a selection has a box of \(box)")
      return sum + box.width
    }
  }

  private func pointsHitTheText() {
    var generator = generator
    let places = [-1e9, -1, 0, 3.7, 50, 101, 1e4, 1e300, .infinity]
    for _ in 0..<6 {
      let (x, y) = (places[generator.below(places.count)], places[generator.below(places.count)])
      let hit = layout.position(x: x, y: y)
      FuzzRun.require((hit == nil) == layout.lines.isEmpty, "nothing hit in \(layout.lines.count) lines")
      FuzzRun.require(
        hit.map { (0...unitCount).contains($0.utf16Offset) } ?? true,
        "a hit outside of the text: \(String(describing: hit))")
      if let hit { FuzzRun.require(layout.caret(at: hit) != nil, "what was hit has no caret") }
    }
  }

  private func inkAndAttachments() {
    let overflow = layout.inkOverflow
    FuzzRun.requireFinite(overflow.top, overflow.left, overflow.bottom, overflow.right, named: "overflowing ink")
    for line in layout.lines {
      for placed in line.attachments {
        FuzzRun.requireFinite(
          placed.frame.x, placed.frame.y, placed.frame.width, placed.frame.height, named: "an attachment's frame")
        FuzzRun.require(placed.utf16Range.upperBound <= unitCount, "an attachment outside of the text")
      }
    }
  }
}
