internal import CICU

/// The words of text, and the segments between them (UAX #29).
///
/// ```swift
/// let words = engine.words(in: "Zum Beispiel: 3,5 km")
/// words.words.map(\.range)              // [0..<3, 4..<12, 14..<17, 18..<20]
/// words.segment(at: 6)?.range           // 4..<12, what a double click selects
/// ```
/// The rules are ICU's, which differ from UAX #29 in one point: a colon joins letters only in
/// Finnish and Swedish. Thai, Lao, Khmer, Burmese, Chinese and Japanese are segmented with ICU's
/// dictionaries.
public struct TextWords: Hashable, Sendable {
  /// A word, or a segment between words: a space, a punctuation mark or a symbol.
  public struct Segment: Hashable, Sendable {
    /// The range in UTF-16 units.
    public let range: Range<Int>
    /// The kind of the segment.
    public let kind: Kind
    /// A Boolean value that indicates whether the segment is a word: letters or a number.
    public var isWord: Bool { kind != .separator }
  }

  /// The kind of a segment, by ICU's rules.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// White space, punctuation, symbols and emoji.
    case separator
    /// A number.
    case number
    /// Letters of an alphabet or a syllabary, including Hangul.
    case letters
    /// Hiragana or katakana.
    case kana
    /// Ideographs, or a Chinese or Japanese word from a dictionary.
    case ideographs
  }

  /// All segments, in order; together they cover the text.
  public let segments: [Segment]

  /// The segments that are words.
  public var words: [Segment] { segments.filter(\.isWord) }

  /// Returns the segment that contains a UTF-16 unit, or `nil` outside the text.
  ///
  /// - Complexity: O(log segments).
  public func segment(at unit: Int) -> Segment? {
    let place = segments.firstPlace { $0.range.upperBound > unit }
    return place < segments.count && segments[place].range.contains(unit) ? segments[place] : nil
  }

  /// - Complexity: O(n).
  init(_ units: [UInt16], language: String?, iterators: BreakIteratorPool) {
    let kinds = iterators.wordKinds(in: units, locale: Boundaries.locale(language)) ?? Self.whole(units.count)
    var segments: [Segment] = []
    var start = 0
    for (place, number) in kinds.enumerated() where number != 0 {
      segments.append(Segment(range: start..<place, kind: Kind(number)))
      start = place
    }
    self.segments = segments
  }

  /// Returns all of the text as one word, if ICU fails.
  private static func whole(_ count: Int) -> [UInt8] {
    var kinds = [UInt8](repeating: 0, count: count + 1)
    if count > 0 { kinds[count] = UInt8(STRUT_WORD_LETTER) }
    return kinds
  }
}

extension TextWords.Kind {
  fileprivate init(_ number: UInt8) {
    switch Int32(number) {
    case STRUT_WORD_NUMBER: self = .number
    case STRUT_WORD_LETTER: self = .letters
    case STRUT_WORD_KANA: self = .kana
    case STRUT_WORD_IDEOGRAPHIC: self = .ideographs
    default: self = .separator
    }
  }
}
