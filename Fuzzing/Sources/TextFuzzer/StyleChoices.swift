internal import FontMetrics
internal import FuzzSupport
internal import TextLayout

/// The attributes and paragraph styles of an input: a few spans anywhere in the text, and a style
/// for each paragraph.
struct StyleChoices {
  private struct Span {
    var start: Int
    var length: Int
    var attributes: TextAttributes
  }

  private let base: TextAttributes
  private let spans: [Span]
  private let paragraphStyles: [ParagraphStyle]
  let height: Double?
  let takesModeOfParagraphs: Bool
  let options: ParagraphOptions

  init(_ reader: inout InputReader, _ surroundings: Surroundings) {
    base = reader.choice(of: surroundings.attributes)
    spans = (0..<reader.byte() % 6).map { _ in
      Span(start: reader.byte(), length: 1 + reader.byte() % 32, attributes: reader.choice(of: surroundings.attributes))
    }
    paragraphStyles = [reader.choice(of: Self.styles), reader.choice(of: Self.styles)]
    height = reader.choice(of: [nil, nil, nil, 0, 30, 100, 1000])
    let flags = reader.byte()
    takesModeOfParagraphs = flags & 1 != 0
    var options = ParagraphOptions()
    options.startsLineAfterFinalNewline = flags & 2 != 0
    options.leading = LineLeading.allCases[(flags >> 4) % 3]
    options.fallbackLines = flags & 8 != 0 ? .growing : .requestedFonts
    self.options = options
  }

  func text(_ string: String) -> AttributedText {
    var text = AttributedText(string, attributes: base)
    let count = max(1, string.utf16.count)
    for span in spans {
      // Also inside surrogate pairs and clusters, and beyond the text.
      let start = span.start < 250 ? span.start % count : span.start
      text = text.setting(span.attributes, in: start..<start + span.length)
    }
    var index = 0
    return text.changingParagraphs { _ in
      index += 1
      return paragraphStyles[index % paragraphStyles.count]
    }
  }

  // MARK: Tables

  /// Returns attributes that are equal in every process.
  static func makeAttributes(_ fonts: [Font]) -> [TextAttributes] {
    var generator = SeededGenerator(seed: 17)
    return (0..<250).map { _ in makeAttributes(fonts, using: &generator) }
  }

  private static let styles: [ParagraphStyle] = {
    var generator = SeededGenerator(seed: 29)
    return [ParagraphStyle()] + (0..<255).map { _ in makeStyle(using: &generator) }
  }()

  private static func makeAttributes(_ fonts: [Font], using generator: inout SeededGenerator) -> TextAttributes {
    var attributes = TextAttributes(font: fonts[generator.below(fonts.count)])
    attributes.language = Surroundings.languages[generator.below(Surroundings.languages.count)]
    if generator.oneIn(4) { attributes.tracking = number([0, 1, -1, 3.3, -40, 1e300], using: &generator) }
    if generator.oneIn(4) { attributes.kern = number([0, 0.5, -2, 20, .nan, -.infinity], using: &generator) }
    if generator.oneIn(4) { attributes.baselineOffset = number([3, -7.5, 1e9, .infinity], using: &generator) }
    if generator.oneIn(3) {
      let extent = number([0, 12, 100, 1e6, .nan], using: &generator)
      attributes.attachment = TextAttachment(
        width: extent, ascender: 20, descender: number([0, -4, 30], using: &generator))
    }
    return attributes
  }

  private static func makeStyle(using generator: inout SeededGenerator) -> ParagraphStyle {
    var style = ParagraphStyle()
    let all = TextAlignment.allCases
    style.alignment = all[generator.below(all.count)]
    style.lineBreakMode = LineBreakMode.allCases[generator.below(LineBreakMode.allCases.count)]
    style.baseWritingDirection = WritingDirection.allCases[generator.below(WritingDirection.allCases.count)]
    let lengths: [WritableKeyPath<ParagraphStyle, Double>] = [
      \.firstLineHeadIndent, \.headIndent, \.tailIndent, \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore,
      \.lineHeightMultiple, \.minimumLineHeight, \.maximumLineHeight, \.defaultTabInterval,
    ]
    for length in lengths where generator.oneIn(3) {
      style[keyPath: length] = number([0, 0.7, 1.5, 9, 20, 50, -10, 400, 1e12, .nan, .infinity], using: &generator)
    }
    if generator.oneIn(2) {
      style.tabStops = (0..<generator.below(4)).map { _ in
        TabStop(
          number([0, 10, 33.3, 50, 120, -5, 1e9, .nan], using: &generator),
          alignment: TabStop.Alignment.allCases[generator.below(4)], decimalSeparator: generator.oneIn(2) ? "." : ",")
      }
    }
    return style
  }

  private static func number(_ choices: [Double], using generator: inout SeededGenerator) -> Double {
    choices[generator.below(choices.count)]
  }
}

extension TextAttributes {
  /// True if spacing makes text narrower.
  var movesBack: Bool { (tracking ?? kern ?? 0) < 0 }
}
