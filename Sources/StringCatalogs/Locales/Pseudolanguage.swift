public import LayoutCore

/// A language that nobody speaks, made out of the source texts so that layouts can be tried before there are translations.
///
/// Five are those of Xcode's scheme editor, two Android's. Wherever a locale is asked for, its tag may be given; Xcode's have no
/// tags of their own, so Strut gives them private ones.
public enum Pseudolanguage: String, CaseIterable, Hashable, Sendable {
  /// Xcode's Double-Length Pseudolanguage: every text twice, `Hello Hello`.
  case doubleLength = "en-x-double"
  /// Xcode's Right-to-Left Pseudolanguage: the layout from right to left, texts as they are.
  case rightToLeft = "en-x-rtl"
  /// Xcode's Right-to-Left Pseudolanguage With Right-to-Left Strings: texts from right to left too, by U+202E.
  case rightToLeftStrings = "en-x-rtltext"
  /// Xcode's Accented Pseudolanguage: letters with marks above and below, which make lines as tall as they get.
  case accented = "en-x-accent"
  /// Xcode's Bounded String Pseudolanguage: `[# Hello #]`, so that a cut shows.
  case boundedString = "en-x-bounded"
  /// Android's accented English: `[Ĥéļļö one two]`, longer by half or, from four words on, twice as long.
  case androidAccented = "en-XA"
  /// Android's fake Arabic: every word from right to left by U+202E, and the layout too.
  case androidBidi = "ar-XB"

  /// The pseudolanguage of a tag; nil for a language. Xcode's may have any language before the `x`: `de-x-double`.
  public init?(tag: String) {
    let tag = tag.lowercased()
    let found = Self.allCases.first { pseudolanguage in
      let own = pseudolanguage.rawValue.lowercased()
      return own == tag || (own.hasPrefix("en-x-") && tag.hasSuffix(own.dropFirst(2)))
    }
    guard let found else { return nil }
    self = found
  }

  /// The language tag that names it.
  public var tag: String { rawValue }

  /// Which way the layout runs.
  public var direction: LayoutDirection {
    switch self {
    case .rightToLeft, .rightToLeftStrings, .androidBidi: .rightToLeft
    case .doubleLength, .accented, .boundedString, .androidAccented: .leftToRight
    }
  }

  /// A text in the pseudolanguage. Placeholders stay as they are; Android's mark them.
  ///
  /// - Complexity: O(*n*) in the pattern.
  package func transform(_ pattern: MessagePattern) -> MessagePattern {
    if pattern.isEmpty { return pattern }
    switch self {
    case .rightToLeft: return pattern
    case .doubleLength: return pattern.wrapped(before: "", after: " ", then: pattern)
    case .rightToLeftStrings: return pattern.wrapped(before: "\u{202E}", after: "\u{202C}")
    case .boundedString: return pattern.wrapped(before: "[# ", after: " #]")
    case .accented: return pattern.mapping(literals: PseudoLetters.accented)
    case .androidAccented: return androidAccented(pattern)
    case .androidBidi:
      return pattern.mapping(
        placeholders: { [.literal(Self.opening), .placeholder($0), .literal(Self.closing)] }, literals: Self.turned)
    }
  }

  /// A text without placeholders in the pseudolanguage.
  ///
  /// - Complexity: O(*n*) in the text.
  package func transform(_ text: String) -> String {
    transform(MessagePattern(literal: text)).pieces.map { if case .literal(let text) = $0 { text } else { "" } }
      .joined()
  }

  /// Pattern by pattern, where a text is nothing but a choice, so that each is lengthened by its own length.
  private func androidAccented(_ pattern: MessagePattern) -> MessagePattern {
    if pattern.pieces.count == 1, case .choice(var choice) = pattern.pieces[0] {
      for index in choice.branches.indices {
        choice.branches[index].pattern = transform(choice.branches[index].pattern)
      }
      var lengthened = MessagePattern([.choice(choice)])
      lengthened.names = pattern.names
      return lengthened
    }
    let text = pattern.pieces.map { if case .literal(let text) = $0 { text } else { "" } }.joined()
    let marked = pattern.mapping(
      placeholders: { [.literal("\u{BB}"), .placeholder($0), .literal("\u{AB}")] }, literals: PseudoLetters.android)
    return marked.wrapped(before: "[", after: PseudoLetters.expansion(of: text) + "]")
  }

  /// Each word from right to left.
  private static func turned(_ text: String) -> String {
    var result = ""
    var word = ""
    func end() {
      if !word.isEmpty { result += opening + word + closing }
      word = ""
    }
    for character in text {
      if character.isWhitespace {
        end()
        result.append(character)
      } else {
        word.append(character)
      }
    }
    end()
    return result
  }

  private static let opening = "\u{200F}\u{202E}"
  private static let closing = "\u{202C}\u{200F}"
}

extension MessagePattern {
  /// The pattern with text around it, and another behind.
  fileprivate func wrapped(before: String, after: String, then next: MessagePattern = MessagePattern())
    -> MessagePattern
  {
    var result = MessagePattern(literal: before)
    result.append(self)
    result.append(.literal(after))
    result.append(next)
    return result
  }
}
