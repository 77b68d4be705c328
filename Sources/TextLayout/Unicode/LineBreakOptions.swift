/// The options for line breaks: CSS's strictness and word breaks, UIKit's strategy, and
/// hyphenation.
///
/// A ``ParagraphStyle`` may have its own strategy and hyphenation factor, which take precedence for
/// its paragraph. By default, words wrap according to UAX #14, without a strategy and without
/// hyphenation.
public struct LineBreakOptions: Hashable, Sendable {
  /// The strictness of the rules for Chinese and Japanese punctuation and kana at the start of a
  /// line: CSS's `line-break`.
  public var strictness: LineBreakStrictness
  /// The rule for breaks within words: CSS's `word-break`.
  public var wordBreak: WordBreak
  /// UIKit's `NSParagraphStyle.LineBreakStrategy`.
  public var strategy: LineBreakStrategy
  /// The threshold for hyphenation, from 0 to 1, like UIKit's `hyphenationFactor`: a word at the
  /// end of a line is hyphenated if the line without it would be narrower than this fraction of the
  /// width. 0 means never, and 1 means whenever it helps.
  public var hyphenationFactor: Double {
    didSet { hyphenationFactor = Self.limited(hyphenationFactor) }
  }

  /// Creates options.
  ///
  /// - Parameters:
  ///   - strictness: CSS's `line-break`.
  ///   - wordBreak: CSS's `word-break`.
  ///   - strategy: UIKit's line break strategy; none by default in a paragraph style, `standard` in
  ///     a label.
  ///   - hyphenationFactor: From 0 to 1; other values are clamped, and NaN becomes 0.
  public init(
    strictness: LineBreakStrictness = .automatic, wordBreak: WordBreak = .normal, strategy: LineBreakStrategy = [],
    hyphenationFactor: Double = 0
  ) {
    self.strictness = strictness
    self.wordBreak = wordBreak
    self.strategy = strategy
    self.hyphenationFactor = Self.limited(hyphenationFactor)
  }

  /// A factor from 0 to 1; NaN becomes 0.
  static func limited(_ factor: Double) -> Double { factor > 0 ? min(factor, 1) : 0 }
}

/// The strictness of Chinese and Japanese line breaks: CSS Text 3, `line-break`.
///
/// The rules are ICU's, for every language. Rules that depend on the writing system in CSS depend
/// here on the language being Japanese or Chinese.
public enum LineBreakStrictness: String, CaseIterable, Hashable, Sendable {
  /// `normal` for Japanese and Chinese, and `strict` for other languages: ICU's own choice, except
  /// for Japanese and Chinese, for which it is Strut's rule.
  case automatic
  /// The fewest restrictions, as for short lines in newspapers.
  case loose
  /// The common restrictions: small kana and the prolonged sound mark may start a line.
  case normal
  /// The most restrictions.
  case strict
  /// A line may end after every grapheme cluster.
  case anywhere
}

/// The letters between which a line may end: CSS Text 3, `word-break`.
public enum WordBreak: String, CaseIterable, Hashable, Sendable {
  /// The customary breaks: between most Chinese, Japanese and Korean characters, and between words
  /// elsewhere.
  case normal
  /// Breaks between any two letters or digits, as if all were ideographs. ICU 72 has no rules for
  /// it, so these are Strut's, following CSS's definition.
  case breakAll
  /// No breaks between letters or digits, including Chinese, Japanese and Korean ones, except where
  /// a dictionary found words. ICU 72 has no rules for it, so these are Strut's, following CSS's
  /// definition.
  case keepAll
  /// Breaks between phrases. For Japanese with ICU's dictionary, which has no phrases of any other
  /// language; for Korean between words, as ``LineBreakStrategy/hangulWordPriority`` (Strut's
  /// rule); for other languages as ``normal``.
  case phrase
}

/// UIKit's rules for line breaking beyond filling each line: `NSParagraphStyle.LineBreakStrategy`.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  /// UIKit's raw value.
  public let rawValue: UInt

  /// Creates a strategy from UIKit's raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The last line of a paragraph does not consist of a single word.
  public static let pushOut = Self(rawValue: 1)
  /// Lines do not end between Hangul characters of a word, unless the word is wider than a line.
  public static let hangulWordPriority = Self(rawValue: 2)
  /// The strategy of labels: both of the above. In UIKit all bits are set, which includes future
  /// ones.
  public static let standard = Self(rawValue: 0xFFFF)
}

/// The options that determine the possible breaks of text, regardless of the width, on which its
/// analysis depends.
struct LineBreakRules: Hashable, Sendable {
  var strictness = LineBreakStrictness.automatic
  var wordBreak = WordBreak.normal
  var keepsHangulWords = false
}

extension LineBreakOptions {
  var rules: LineBreakRules {
    LineBreakRules(
      strictness: strictness, wordBreak: wordBreak, keepsHangulWords: strategy.contains(.hangulWordPriority))
  }

  /// Returns the options with another strategy.
  func with(_ strategy: LineBreakStrategy) -> LineBreakOptions {
    var options = self
    options.strategy = strategy
    return options
  }
}
