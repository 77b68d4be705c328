internal import FontMetrics
internal import FuzzSupport
internal import TextLayout

/// Laws for plain text that require more than one layout; an input chooses one of them.
struct LabelLaws {
  let trial: TextTrial
  let shaped: ShapedText

  func hold(_ law: Int) {
    // Opening the iterators of an engine takes as long as ten trials.
    if law == 0 { return sameFromFreshEngine() }
    switch law % 11 {
    case 1: sameFromCache()
    case 2: measuredWidthHoldsItsLines()
    case 3: widerColumnHasNoMoreLines()
    case 4: paragraphsAreAlike()
    case 5: twiceTheSizeIsTwiceTheWidth()
    case 6: stretchesCoverTheText()
    case 7: wordsCoverTheText()
    case 8: earlierLinesIgnoreTheLimit()
    case 9: sizesAgree()
    case 10: whatFitsFits()
    default: hyphensAreInside()
    }
  }

  // MARK: The same answer

  /// An engine with a cache and an engine without one give the same results.
  private func sameFromCache() {
    let again = trial.lines(of: trial.shape(with: trial.surroundings.engine))
    let lines = trial.lines(of: trial.shape(with: trial.surroundings.forgetfulEngine))
    lines.requireAlike(trial.lines(of: shaped), "without a cache and with one")
    lines.requireAlike(again, "without a cache and from one")
  }

  private func sameFromFreshEngine() {
    let fresh = trial.shape(with: trial.surroundings.makeEngine(cacheByteLimit: 1 << 16))
    trial.lines(of: fresh).requireAlike(trial.lines(of: shaped), "with a fresh engine and an old one")
    FuzzRun.require(fresh.missing == shaped.missing && fresh.faces == shaped.faces, "a fresh engine has other faces")
  }

  /// Text with one style and default settings has the lines of a label.
  private func paragraphsAreAlike() {
    var attributes = TextAttributes(font: trial.font)
    attributes.language = trial.language
    var style = ParagraphStyle()
    style.baseWritingDirection = trial.direction
    let styled = AttributedText(trial.text, attributes: attributes, paragraphStyle: style)
    let layout = trial.surroundings.engine.shape(styled, lineBreaks: trial.lineBreaks)
      .layOut(width: trial.width, lineLimit: trial.lineLimit, breakMode: trial.breakMode)
    layout.lines.map(\.line).requireAlike(trial.lines(of: shaped), "as paragraphs and as a label")
  }

  // MARK: Widths

  private func measuredWidthHoldsItsLines() {
    guard trial.isGreedy else { return }
    let first = measure(trial.width)
    let second = measure(first.size.width)
    FuzzRun.require(
      first.lines.map(\.utf16Range) == second.lines.map(\.utf16Range),
      """
      \(trial.width) measures \(first.size.width), which has other lines: \(first.lines.map(\.utf16Range)), \
      \(second.lines.map(\.utf16Range))
      """)
    FuzzRun.require(first.size == second.size, "\(first.size.width) measures \(second.size.width) in its turn")
  }

  private func measure(_ width: Double) -> FittedText {
    shaped.sizeThatFits(width: width, breakMode: trial.breakMode, displayScale: trial.displayScale)
  }

  private func widerColumnHasNoMoreLines() {
    guard trial.isGreedy, !trial.hasSoftHyphens, !trial.hasMarksAlone else { return }
    var count = Int.max
    for factor in [1, 1.01, 1.3, 4] {
      let wider = shaped.lines(width: trial.width * factor, breakMode: trial.breakMode).count
      FuzzRun.require(wider <= count, "\(wider) lines at \(factor) times \(trial.width), \(count) before")
      count = wider
    }
  }

  private func twiceTheSizeIsTwiceTheWidth() {
    // Tab stops do not scale.
    guard trial.font.withSize(100).face == trial.font.withSize(3).face, !trial.text.utf8.contains(0x09) else { return }
    let twice = trial.surroundings.engine.shape(
      trial.text, font: trial.font.withSize(2 * trial.font.pointSize), language: trial.language,
      direction: trial.direction, lineBreaks: trial.lineBreaks)
    // Fallback faces may also depend on the size.
    guard shaped.faces == twice.faces else { return }
    let (one, two) = (shaped.unroundedIntrinsicSize(), twice.unroundedIntrinsicSize())
    FuzzRun.require(
      abs(two.width - 2 * one.width) <= 1e-9 * max(1, two.width) && two.height == 2 * one.height,
      "\(one) at one size, \(two) at twice that")
  }

  private func sizesAgree() {
    let intrinsic = shaped.intrinsicSize(
      lineLimit: trial.lineLimit, breakMode: trial.breakMode, displayScale: trial.displayScale)
    let measured = trial.surroundings.engine.measure(
      trial.text, font: trial.font, language: trial.language, direction: trial.direction, lineLimit: trial.lineLimit,
      breakMode: trial.breakMode, lineBreaks: trial.lineBreaks, displayScale: trial.displayScale)
    FuzzRun.require(measured.size == intrinsic, "measured by words \(measured), as a whole \(intrinsic)")
    let one = shaped.sizeThatFits(
      width: trial.width, lineLimit: 1, breakMode: trial.breakMode, displayScale: trial.displayScale)
    if trial.lineLimit == 1 { FuzzRun.require(one.size == intrinsic, "one line: \(one.size), not \(intrinsic)") }
    let rect = shaped.textRect(
      inWidth: trial.width, height: 50, lineLimit: trial.lineLimit, breakMode: trial.breakMode,
      displayScale: trial.displayScale)
    FuzzRun.requireFinite(rect.x, rect.y, rect.width, rect.height, named: "the text's rectangle")
    FuzzRun.require(rect.width <= trial.width && rect.height <= 50, "the text's rectangle is larger than its bounds")
    for line in trial.lines(of: shaped).prefix(8) {
      if let ink = line.inkBounds { FuzzRun.requireFinite(ink.x, ink.y, ink.width, ink.height, named: "ink") }
    }
  }

  // MARK: Parts

  private func earlierLinesIgnoreTheLimit() {
    guard trial.isGreedy, trial.lineLimit > 1 else { return }
    let all = shaped.lines(width: trial.width, breakMode: trial.breakMode)
    let some = trial.lines(of: shaped)
    guard !some.isEmpty else { return }
    some.dropLast().requireAlike(all.prefix(some.count - 1), "with a limit and without")
    FuzzRun.require(
      (all.count > trial.lineLimit) == (some.last?.isTruncated ?? false), "\(all.count) lines of \(trial.lineLimit)")
  }

  private func stretchesCoverTheText() {
    let units = Array(trial.text.utf16)
    var end = 0
    for stretch in shaped.stretches {
      FuzzRun.require(stretch.utf16Range.lowerBound >= end, "stretches overlap at \(end)")
      end = stretch.utf16Range.upperBound
      FuzzRun.require(end <= units.count, "a stretch ends at \(end) of \(units.count)")
      FuzzRun.require(
        String(decoding: units[stretch.utf16Range], as: UTF16.self) == stretch.text, "a stretch has another text")
    }
    let missing = Set(shaped.stretches.flatMap(\.missing))
    FuzzRun.require(missing == Set(shaped.missing), "stretches miss \(missing), the text \(shaped.missing)")
  }

  private func wordsCoverTheText() {
    var end = 0
    for segment in trial.surroundings.engine.words(in: trial.text, language: trial.language).segments {
      FuzzRun.require(segment.range.lowerBound == end && !segment.range.isEmpty, "words leave a gap at \(end)")
      end = segment.range.upperBound
    }
    FuzzRun.require(end == trial.text.utf16.count, "words end at \(end)")
  }

  private func hyphensAreInside() {
    let points = Surroundings.hyphenator.points(in: trial.text, language: trial.language)
    FuzzRun.require(zip(points, points.dropFirst()).allSatisfy { $0 < $1 }, "hyphens are not in order")
    FuzzRun.require(
      points.allSatisfy { $0 > 0 && $0 <= trial.text.utf16.count }, "a hyphen outside of the text: \(points)")
  }

  /// Text that was scaled to fit does fit. It is shaped up to forty times, so short text is enough.
  private func whatFitsFits() {
    guard trial.text.utf8.count < 24 else { return }
    let fit = shaped.scaleToFit(
      width: trial.width, lineLimit: trial.lineLimit, minimumScaleFactor: 0.3,
      allowsTightening: trial.text.utf8.count % 2 == 0)
    FuzzRun.require((0.3 - 1e-9...1).contains(fit.scale) && fit.kern <= 0, "scaled by \(fit)")
    guard fit.fits, fit.kern == 0, trial.lineLimit > 0 else { return }
    let font = fit.scale == 1 ? trial.font : trial.font.withSize(trial.font.pointSize * fit.scale)
    let scaled = trial.surroundings.engine.shape(
      trial.text, font: font, language: trial.language, direction: trial.direction, lineBreaks: trial.lineBreaks)
    let count = scaled.lines(width: trial.width, breakMode: .byWordWrapping).count
    FuzzRun.require(count <= trial.lineLimit, "what fits has \(count) lines of \(trial.lineLimit)")
  }
}
