import CStrutHeader
import JSONText
import Queries
import Strut
import Testing

@testable import CStrut

/// C measures the same numbers as the command, to the last bit.
@Suite("Measuring for C")
struct MeasuringTests {
  private static let texts = [
    "", "Headline", "Grüße aus Köln 👩‍👩‍👧 und weiter", "שלום עולם hello", "日本語の文章です。", "a\nb\n", "trailing   ",
  ]

  private let context: Context

  init() throws { context = Context(catalog: try FontCatalog.bundled(), cacheByteLimit: 1 << 20) }

  private func request(_ set: (inout strut_measure_options) -> Void) throws -> MeasureRequest {
    var options = unsafe strut_measure_options.initial
    unsafe set(&options)
    return try unsafe MeasureRequest(options, in: context)
  }

  @Test(
    "Words that are not shaped again come to the same", arguments: [Double.infinity, 0, 60, 343], [0, 1, 2] as [UInt32])
  func sameEitherWay(width: Double, limit: UInt32) throws {
    let request = try unsafe request { options in
      unsafe options.width = width
      unsafe options.line_limit = limit
    }
    for text in Self.texts {
      let quick = try request.measure(text, withLines: false).0
      let (whole, lines) = try request.measure(text, withLines: true)
      #expect(quick.fits_width == whole.fits_width, "\(text)")
      #expect(quick.fits_height == whole.fits_height, "\(text)")
      #expect(quick.intrinsic_width == whole.intrinsic_width, "\(text)")
      #expect(quick.unrounded_width == whole.unrounded_width, "\(text)")
      #expect(quick.first_baseline == whole.first_baseline, "\(text)")
      #expect(quick.last_baseline == whole.last_baseline, "\(text)")
      #expect(quick.line_count == whole.line_count, "\(text)")
      #expect(quick.is_truncated == whole.is_truncated, "\(text)")
      #expect(quick.is_missing_characters == whole.is_missing_characters, "\(text)")
      #expect(lines.count == Int(whole.line_count))
    }
  }

  @Test("A line's bytes are those of its UTF-16 units")
  func places() throws {
    let request = try unsafe request { unsafe $0.width = 60 }
    for text in Self.texts {
      for record in try request.measure(text, withLines: true).1 {
        let units = Array(text.utf16)[record.line.range[0]..<record.line.range[1]]
        #expect(Array(text.utf8)[record.byteRange] == Array(String(decoding: units, as: UTF16.self).utf8)[...])
      }
    }
  }

  @Test("Text with paragraph options has the size that the command reports")
  func paragraphs() throws {
    let request = try unsafe request { options in
      unsafe options.width = 100
      unsafe options.tracking = 0.5
      unsafe options.line_spacing = 3
      unsafe options.height = 300
      unsafe options.alignment = UInt32(STRUT_ALIGN_RIGHT)
    }
    var settings = MeasureSettings()
    (settings.width, settings.height) = (100, 300)
    (settings.paragraph.tracking, settings.paragraph.lineSpacing) = (0.5, 3)
    settings.paragraph.alignment = .right
    let text = "Grüße aus Köln und weiter"
    let told = MeasureResult(
      text, font: try context.bodyFont(), settings, id: .null, by: context.engine, names: nil)
    let values = try request.measure(text, withLines: false).0
    #expect(values.fits_height == told.measurement.size.height)
    #expect(values.last_baseline == told.measurement.lastBaseline)
    #expect(values.rect_x == told.textRect?.x)
    #expect(values.rect_height == told.textRect?.height)
  }

  @Test("Cells and strings share one engine with one cache limit")
  func oneEngine() throws {
    #expect(context.typesetting.text === context.engine)
    #expect(context.engine.hyphenator === (try Hyphenator.shared.get()))
    let small = Context(catalog: context.catalog, cacheByteLimit: 1 << 16)
    let document = """
      schema: 1
      cell: { width: 375 }
      views:
        text: { label: { text: "%", textStyle: body, lines: 0 } }
      constraints:
        - text.leading == margins.leading
        - text.trailing == margins.trailing
        - text.top == margins.top
        - text.bottom == margins.bottom
      """
    for number in 0..<200 {
      let text = document.replacing("%", with: "A text that is number \(number) of many")
      let cell = Cell(.document(try CellDocument(text: text)))
      _ = try unsafe cell.layOut(.initial, in: small)
      let (other, settings) = ("Another text, number \(number) of many", MeasureSettings())
      _ = MeasureResult(other, font: try small.bodyFont(), settings, id: .null, by: small.engine, names: nil)
    }
    #expect(small.engine.counters.cachedBytes <= 1 << 16)
    #expect(small.engine.counters.evictions > 0)
  }

  @Test("Text is hyphenated on request")
  func hyphens() throws {
    let word = "Donaudampfschifffahrtsgesellschaft"
    func lines(_ factor: Double) throws -> [String] {
      var settings = unsafe strut_measure_options.initial
      unsafe settings.width = 120
      unsafe settings.hyphenation = factor
      return try unsafe "de".withCString { language in
        unsafe settings.language = language
        return try unsafe MeasureRequest(settings, in: context).measure(word, withLines: true).1.map(\.line.text)
      }
    }
    #expect(try lines(1).first?.hasSuffix("\u{2010}") == true)
    #expect(try lines(0).first?.hasSuffix("\u{2010}") == false)
  }

  private static let numberNames = [
    "width", "height", "display_scale", "tracking", "line_height_multiple", "minimum_line_height",
    "maximum_line_height",
    "line_spacing", "hyphenation",
  ]
  private static let choiceNames = ["break_mode", "direction", "alignment"]

  @Test("The struct has every option of the table except those of fonts")
  func options() {
    let names = Self.numberNames + Self.choiceNames + ["line_limit", "line_break_strategy", "language"]
    #expect(names.sorted() == MeasureOption.all.compactMap(\.nameInC).sorted())
  }

  /// The settings of options in which one number is another.
  private func settings(_ name: String, _ number: Double) throws -> MeasureSettings {
    var options = unsafe strut_measure_options.initial
    switch name {
    case "width": unsafe options.width = number
    case "height": unsafe options.height = number
    case "display_scale": unsafe options.display_scale = number
    case "tracking": unsafe options.tracking = number
    case "line_height_multiple": unsafe options.line_height_multiple = number
    case "minimum_line_height": unsafe options.minimum_line_height = number
    case "maximum_line_height": unsafe options.maximum_line_height = number
    case "line_spacing": unsafe options.line_spacing = number
    case "hyphenation": unsafe options.hyphenation = number
    case "break_mode": unsafe options.break_mode = UInt32(number)
    case "direction": unsafe options.direction = UInt32(number)
    case "alignment": unsafe options.alignment = UInt32(number)
    case "line_break_strategy": unsafe options.line_break_strategy = UInt32(number)
    default: Issue.record("the struct has no \(name)")
    }
    return try unsafe MeasureRequest(options, in: context).settings
  }

  @Test("Numbers in C have the limits and the meaning of the table", arguments: numberNames)
  func numbers(name: String) throws {
    let option = try #require(MeasureOption.all.first { $0.nameInC == name })
    let ends = try #require(Self.ends(of: option.schema), "\(option.schema)")
    for number in [ends.lowerBound, (ends.lowerBound + ends.upperBound) / 2, ends.upperBound] {
      var expected = MeasureSettings()
      try option.set(&expected, .number(number))
      #expect(try settings(name, number) == expected)
    }
    for number in [ends.lowerBound.nextDown, ends.upperBound.nextUp, -.infinity] {
      let failure = #expect(throws: Failure.self) { try settings(name, number) }
      #expect(failure?.message.hasPrefix(name) == true)
    }
  }

  private static func ends(of schema: JSONValue) -> ClosedRange<Double>? {
    guard case .object(let members) = schema else { return nil }
    if case .array(let some)? = members["oneOf"] { return some.compactMap(ends).first }
    guard let least = members["minimum"]?.asNumber, let greatest = members["maximum"]?.asNumber else { return nil }
    return least...greatest
  }

  @Test("Choices in C are those of the table", arguments: choiceNames)
  func choices(name: String) throws {
    let option = try #require(MeasureOption.all.first { $0.nameInC == name })
    let count = option.choices.count
    let byName = try option.choices.map { choice in
      var settings = MeasureSettings()
      try option.set(&settings, .string(choice))
      return settings
    }
    let byNumber = try (0..<count).map { try settings(name, Double($0)) }
    #expect(Set(byNumber) == Set(byName))
    #expect(byNumber.first == MeasureSettings())
    #expect(throws: Failure.self) { try settings(name, Double(count)) }
  }

  private func expect(
    _ name: String, _ constant: some BinaryInteger, is choice: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let option = try #require(MeasureOption.all.first { $0.nameInC == name }, sourceLocation: sourceLocation)
    var expected = MeasureSettings()
    try option.set(&expected, .string(choice))
    let found = try settings(name, Double(constant))
    #expect(found == expected, "\(choice)", sourceLocation: sourceLocation)
  }

  @Test("Each constant in C is the choice of its name")
  func constants() throws {
    try expect("break_mode", STRUT_BREAK_TRUNCATING_TAIL, is: "byTruncatingTail")
    try expect("break_mode", STRUT_BREAK_TRUNCATING_HEAD, is: "byTruncatingHead")
    try expect("break_mode", STRUT_BREAK_TRUNCATING_MIDDLE, is: "byTruncatingMiddle")
    try expect("break_mode", STRUT_BREAK_WORD_WRAPPING, is: "byWordWrapping")
    try expect("break_mode", STRUT_BREAK_CHAR_WRAPPING, is: "byCharWrapping")
    try expect("break_mode", STRUT_BREAK_CLIPPING, is: "byClipping")
    try expect("direction", STRUT_DIRECTION_NATURAL, is: "natural")
    try expect("direction", STRUT_DIRECTION_LEFT_TO_RIGHT, is: "leftToRight")
    try expect("direction", STRUT_DIRECTION_RIGHT_TO_LEFT, is: "rightToLeft")
    try expect("alignment", STRUT_ALIGN_NATURAL, is: "natural")
    try expect("alignment", STRUT_ALIGN_LEFT, is: "left")
    try expect("alignment", STRUT_ALIGN_CENTER, is: "center")
    try expect("alignment", STRUT_ALIGN_RIGHT, is: "right")
    try expect("alignment", STRUT_ALIGN_JUSTIFIED, is: "justified")
    try expect("line_break_strategy", 0, is: "none")
    try expect("line_break_strategy", STRUT_LINE_BREAK_PUSH_OUT, is: "pushOut")
    try expect("line_break_strategy", STRUT_LINE_BREAK_HANGUL_WORD_PRIORITY, is: "hangulWordPriority")
    try expect(
      "line_break_strategy", STRUT_LINE_BREAK_PUSH_OUT | STRUT_LINE_BREAK_HANGUL_WORD_PRIORITY,
      is: "pushOut,hangulWordPriority")
    try expect("line_break_strategy", STRUT_LINE_BREAK_STANDARD, is: "standard")
  }
}
