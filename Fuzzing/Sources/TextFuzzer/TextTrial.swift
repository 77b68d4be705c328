internal import FontMetrics
internal import FuzzSupport
internal import TextLayout

/// Text with all of its choices: one font, width, limit and mode for an input, so that trying it is
/// fast.
///
/// The last bytes are choices, so that changes of the text do not move them; the bytes before them
/// are the text.
struct TextTrial {
  let text: String
  let font: Font
  let language: String?
  let direction: WritingDirection
  let lineBreaks: LineBreakOptions
  let width: Double
  let lineLimit: Int
  let breakMode: LineBreakMode
  let displayScale: Double
  /// The law that the input checks if it has one.
  let law: Int
  let turn: Turn
  let surroundings: Surroundings

  /// Tries an input: as plain text, or as text with attributes.
  static func run(_ bytes: [UInt8]) {
    var reader = InputReader(bytes)
    let isAttributed = reader.byte() % 2 == 1
    let surroundings = Surroundings.forNextInput()
    let styles = isAttributed ? StyleChoices(&reader, surroundings) : nil
    let trial = TextTrial(&reader, Turn(bytes), surroundings)
    FuzzRun.explain("\(trial)\n\(styles.map { $0.text(trial.text).description } ?? "")")
    if let styles { ParagraphTrial(trial, styles).run() } else { trial.runAsLabel() }
  }

  private init(_ reader: inout InputReader, _ turn: Turn, _ surroundings: Surroundings) {
    self.turn = turn
    self.surroundings = surroundings
    law = reader.byte() / 8
    font = reader.choice(of: surroundings.fonts)
    language = reader.choice(of: Surroundings.languages)
    direction = reader.choice(of: WritingDirection.allCases)
    width = reader.choice(of: Self.widths) + Double(reader.byte()) / 8
    lineLimit = reader.choice(of: [0, 1, 2, 3, 7, .max, -1])
    breakMode = reader.choice(of: LineBreakMode.allCases)
    displayScale = reader.choice(of: [3, 2, 1, 0.5, 2.625])
    lineBreaks = LineBreakOptions(
      strictness: reader.choice(of: LineBreakStrictness.allCases), wordBreak: reader.choice(of: WordBreak.allCases),
      strategy: reader.choice(of: [[], [], .pushOut, .hangulWordPriority, .standard]),
      hyphenationFactor: reader.choice(of: [0, 0, 0.5, 0.9, 1]))
    text = TextAlphabet.text(&reader, turn)
  }

  private static let widths = [0, 1, 10, 40.3, 70, 100, 200, 320, 1e6, 1e9, .infinity]

  /// True if lines break greedily and without other options, as the laws about widths require.
  var isGreedy: Bool { lineBreaks.hyphenationFactor == 0 && !lineBreaks.strategy.contains(.pushOut) }

  /// True if a line may end with a hyphen nevertheless. A hyphen that fits in a wider column can
  /// give the rest of its word one more line: letters narrower than the hyphen were there, and the
  /// letters after them fit in neither column.
  var hasSoftHyphens: Bool { text.utf16.contains(0xAD) }

  /// True if a mark is where a line may begin, and not on a letter: there it has a dotted circle,
  /// which is wider than the mark elsewhere.
  var hasMarksAlone: Bool {
    var before: Unicode.GeneralCategory?
    for scalar in text.unicodeScalars {
      let category = scalar.properties.generalCategory
      if Self.marks.contains(category), before.map(Self.blanks.contains) ?? true { return true }
      before = category
    }
    return false
  }

  private static let marks: Set<Unicode.GeneralCategory> = [.nonspacingMark, .spacingMark, .enclosingMark]
  private static let blanks: Set<Unicode.GeneralCategory> = [
    .format, .control, .spaceSeparator, .lineSeparator, .paragraphSeparator,
  ]

  func shape(with engine: TextEngine) -> ShapedText {
    engine.shape(text, font: font, language: language, direction: direction, lineBreaks: lineBreaks)
  }

  func lines(of shaped: ShapedText) -> TextLines {
    shaped.lines(width: width, lineLimit: lineLimit, breakMode: breakMode)
  }

  private func runAsLabel() {
    let shaped = shape(with: surroundings.engine)
    let fits = shaped.sizeThatFits(
      width: width, lineLimit: lineLimit, breakMode: breakMode, displayScale: displayScale)
    FuzzRun.requireFinite(fits.size.width, fits.size.height, named: "the size that fits")
    if lineLimit != 1 {
      FuzzRun.require(fits.size.width <= width, "the size that fits is \(fits.size.width) wide, of \(width) offered")
    }
    let checks = LineChecks(unitCount: text.utf16.count, width: width, lineLimit: lineLimit)
    checks.check(fits.lines, glyphs: turn.looksAtGlyphs)
    if !fits.lines.isEmpty {
      FuzzRun.requireFinite(
        LabelGeometry.firstBaseline(
          font: font, height: fits.size.height, lineCount: fits.lines.count, displayScale: displayScale),
        LabelGeometry.lastBaseline(
          font: font, height: fits.size.height, lineCount: fits.lines.count, displayScale: displayScale),
        named: "a baseline")
    }
    if turn.measuresByWords { checkMeasure(fits, isMissing: !shaped.missing.isEmpty) }
    if turn.holdsLaw { LabelLaws(trial: self, shaped: shaped).hold(law) }
  }

  /// Text that is measured word by word, from words of earlier text, has the same size as the whole
  /// text, to the last bit.
  private func checkMeasure(_ fits: FittedText, isMissing: Bool) {
    let measured = surroundings.engine.measure(
      text, font: font, language: language, direction: direction, width: width, lineLimit: lineLimit,
      breakMode: breakMode,
      lineBreaks: lineBreaks, displayScale: displayScale)
    FuzzRun.require(
      measured.size == fits.size && measured.unroundedSize == fits.unroundedSize,
      "measured by words \(measured), as a whole \(fits.size), \(fits.unroundedSize)")
    FuzzRun.require(
      measured.lineCount == fits.lines.count && measured.isTruncated == fits.lines.isTruncated,
      "measured by words \(measured), as a whole \(fits.lines.count) lines")
    FuzzRun.require(measured.isMissingCharacters == isMissing, "measured by words: \(measured)")
  }
}
