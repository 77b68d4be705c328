/// How a text is broken into lines, apart from the width: CSS's strictness and words, UIKit's strategy, hyphenation.
///
/// A ``ParagraphStyle`` may have a strategy and a hyphenation factor of its own, which then count for its paragraph.
/// The defaults are today's plain lines: words wrap as UAX #14 says, nothing is pushed out, nothing is hyphenated.
public struct LineBreakOptions: Hashable, Sendable {
  /// How strictly Chinese and Japanese punctuation and kana are kept from a line's start: CSS's `line-break`.
  public var strictness: LineBreakStrictness
  /// What counts as a word that is not broken: CSS's `word-break`.
  public var wordBreak: WordBreak
  /// UIKit's `NSParagraphStyle.LineBreakStrategy`.
  public var strategy: LineBreakStrategy
  /// When a word at a line's end is hyphenated: if without it the line would be narrower than this part of the width,
  /// as UIKit's `hyphenationFactor`. 0 is never; 1 whenever it helps. From 0 to 1.
  public var hyphenationFactor: Double {
    didSet { hyphenationFactor = Self.limited(hyphenationFactor) }
  }

  /// Options of these values.
  ///
  /// - Parameters:
  ///   - strictness: CSS's `line-break`.
  ///   - wordBreak: CSS's `word-break`.
  ///   - strategy: UIKit's line break strategy; a paragraph style's default is none, a label's `standard`.
  ///   - hyphenationFactor: From 0 to 1; what is outside becomes the nearest of them, and what is no number 0.
  public init(
    strictness: LineBreakStrictness = .automatic, wordBreak: WordBreak = .normal, strategy: LineBreakStrategy = [],
    hyphenationFactor: Double = 0
  ) {
    self.strictness = strictness
    self.wordBreak = wordBreak
    self.strategy = strategy
    self.hyphenationFactor = Self.limited(hyphenationFactor)
  }

  /// A factor from 0 to 1; what is no number is 0.
  static func limited(_ factor: Double) -> Double { factor > 0 ? min(factor, 1) : 0 }
}

/// How strictly Chinese and Japanese lines are broken: CSS Text 3, `line-break`.
///
/// The rules are ICU's, for every language; what depends on the writing system in CSS depends on the language being
/// Japanese or Chinese.
public enum LineBreakStrictness: String, CaseIterable, Hashable, Sendable {
  /// `normal` for Japanese and Chinese, `strict` for the rest: ICU's own choice but for Japanese and Chinese, for which it
  /// is Strut's rule.
  case automatic
  /// The fewest restrictions, as for short lines in newspapers.
  case loose
  /// The common ones: small kana and the prolonged sound mark may start a line.
  case normal
  /// The most.
  case strict
  /// A line may end after every grapheme cluster, whatever it is.
  case anywhere
}

/// Between which letters a line may end: CSS Text 3, `word-break`.
public enum WordBreak: String, CaseIterable, Hashable, Sendable {
  /// As is customary: between most Chinese, Japanese and Korean characters, and elsewhere between words.
  case normal
  /// Between any two letters or digits, as if all were ideographs. ICU 72 has no rules for it, so these are Strut's after
  /// CSS's definition.
  case breakAll
  /// Never between letters or digits, Chinese, Japanese and Korean ones included, but where a dictionary has found words.
  /// ICU 72 has no rules for it, so these are Strut's after CSS's definition.
  case keepAll
  /// Between phrases. For Japanese by ICU's dictionary, which has no phrases of any other language; for Korean between
  /// words, as ``LineBreakStrategy/hangulWordPriority`` (Strut's rule); for others as ``normal``.
  case phrase
}

/// What UIKit does beyond breaking where a line is full: `NSParagraphStyle.LineBreakStrategy`.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  /// The bits, UIKit's.
  public let rawValue: UInt

  /// A strategy of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The last line of a paragraph is not left with one word.
  public static let pushOut = Self(rawValue: 1)
  /// Lines do not end between hangul characters of a word, unless the word is wider than a line.
  public static let hangulWordPriority = Self(rawValue: 2)
  /// What labels use: both of the above. In UIKit all bits are set, so that later ones are in it too.
  public static let standard = Self(rawValue: 0xFFFF)
}

/// The part of the options that decides where a text may be broken, whatever the width: what analysis depends on.
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

  /// The same options with another strategy.
  func with(_ strategy: LineBreakStrategy) -> LineBreakOptions {
    var options = self
    options.strategy = strategy
    return options
  }
}
