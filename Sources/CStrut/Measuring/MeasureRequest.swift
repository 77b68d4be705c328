internal import CStrutHeader
internal import Queries
internal import Strut

extension strut_measure_options: @unsafe CStruct {
  static let headerName = "strut_measure_options"
  static var initial: Self {
    var options = unsafe strut_measure_options()
    unsafe options.size = MemoryLayout<Self>.size
    unsafe options.width = .infinity
    unsafe options.height = .nan
    unsafe options.display_scale = 3
    return unsafe options
  }
}

/// The checked options for measuring strings.
struct MeasureRequest: Sendable {
  let font: Font
  let settings: MeasureSettings
  let engine: TextEngine

  init(_ options: strut_measure_options, in context: Context) throws {
    let named = try unsafe Handles.object(orNull: options.font, as: OpenFont.self)
    font = try named?.font ?? context.bodyFont()
    settings = try unsafe MeasureSettings(options)
    engine = context.engine
    // Without hyphenation patterns, hyphens would be missing silently.
    if settings.lineBreaks.hyphenationFactor > 0 { _ = try Hyphenator.shared.get() }
  }
}

extension MeasureSettings {
  /// Creates the settings, except for the font, and checks them by the rules of the command.
  fileprivate init(_ options: strut_measure_options) throws {
    self.init()
    let width = unsafe options.width
    self.width = width == .infinity ? nil : try Numbers.points(width, "width", upTo: Values.greatestOffer)
    let height = unsafe options.height
    self.height = height.isNaN ? nil : try Numbers.points(height, "height", upTo: Values.greatestOffer)
    displayScale = try Numbers.displayScale(unsafe options.display_scale)
    lineLimit = unsafe Int(options.line_limit)
    breakMode = try Self.choice(unsafe options.break_mode, Self.breakModes, "break_mode")
    direction = try Self.choice(unsafe options.direction, Self.directions, "direction")
    paragraph.alignment = try Self.choice(unsafe options.alignment, Self.alignments, "alignment")
    lineBreaks.strategy = try Self.strategy(unsafe options.line_break_strategy)
    let reserved = unsafe options.reserved
    guard reserved == 0 else { throw Failure.argument("reserved: expected 0, got \(reserved).") }
    language = try unsafe CText.language(options.language)
    paragraph.tracking = try Numbers.bounded(unsafe options.tracking, "tracking")
    paragraph.lineHeightMultiple = try Numbers.points(unsafe options.line_height_multiple, "line_height_multiple")
    paragraph.minimumLineHeight = try Numbers.points(unsafe options.minimum_line_height, "minimum_line_height")
    paragraph.maximumLineHeight = try Numbers.points(unsafe options.maximum_line_height, "maximum_line_height")
    paragraph.lineSpacing = try Numbers.points(unsafe options.line_spacing, "line_spacing")
    let hyphenation = unsafe options.hyphenation
    guard (0...1).contains(hyphenation) else {
      throw Failure.argument("hyphenation: expected a factor from 0 (none) to 1, got \(hyphenation).")
    }
    lineBreaks.hyphenationFactor = hyphenation
  }

  /// Returns a strategy made of the header's constants, and rejects other bits, which have no
  /// effect.
  private static func strategy(_ bits: UInt32) throws(Failure) -> LineBreakStrategy {
    let strategy = LineBreakStrategy(rawValue: UInt(bits))
    guard strategy == .standard || strategy.isSubset(of: [.pushOut, .hangulWordPriority]) else {
      throw .argument(
        "line_break_strategy: expected STRUT_LINE_BREAK_STANDARD or a sum of the other constants (0 for none), "
          + "got \(bits).")
    }
    return strategy
  }

  /// The line break modes in the order of the header's constants.
  private static let breakModes: [LineBreakMode] = [
    .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byWordWrapping, .byCharWrapping, .byClipping,
  ]
  static let directions: [WritingDirection] = [.natural, .leftToRight, .rightToLeft]
  private static let alignments: [TextAlignment] = [.natural, .left, .center, .right, .justified]

  static func choice<Choice>(_ number: UInt32, _ choices: [Choice], _ name: String) throws(Failure) -> Choice {
    guard number < choices.count else {
      throw .argument("\(name): expected a number from 0 to \(choices.count - 1), got \(number).")
    }
    return choices[Int(number)]
  }
}

extension CText {
  /// Reads a language tag; returns `nil` for NULL.
  static func language(_ pointer: UnsafePointer<CChar>?, _ name: String = "language") throws(Failure) -> String? {
    guard let tag = try unsafe string(orNull: pointer, name) else { return nil }
    guard let language = LanguageTag.tag(of: tag) else {
      throw .argument("\(name): expected a language tag such as de, ar or zh-Hant, got \"\(tag)\".")
    }
    return language
  }
}
