public import LayoutCore

/// An artificial language, generated from the source text, that tests layouts before translations
/// exist.
///
/// Five are from Xcode's scheme editor and two from Android. Their tags can be used wherever a
/// locale is expected. Xcode's have no tags, so Strut defines private ones.
public enum Pseudolanguage: String, CaseIterable, Hashable, Sendable {
  /// Xcode's Double-Length Pseudolanguage: all text twice, `Hello Hello`.
  case doubleLength = "en-x-double"
  /// Xcode's Right-to-Left Pseudolanguage: right-to-left layout, with unchanged text.
  case rightToLeft = "en-x-rtl"
  /// Xcode's Right-to-Left Pseudolanguage With Right-to-Left Strings: right-to-left layout, and
  /// text reversed with U+202E.
  case rightToLeftStrings = "en-x-rtltext"
  /// Xcode's Accented Pseudolanguage: letters with marks above and below, which make lines as tall
  /// as possible.
  case accented = "en-x-accent"
  /// Xcode's Bounded String Pseudolanguage: `[# Hello #]`, which makes truncation visible.
  case boundedString = "en-x-bounded"
  /// Android's accented English: `[Ĥéļļö one two]`, half as long again or, from four words, twice
  /// as long.
  case androidAccented = "en-XA"
  /// Android's fake Arabic: right-to-left layout, and every word reversed with U+202E.
  case androidBidi = "ar-XB"

  /// Creates the pseudolanguage of a tag; nil for a language. Xcode's pseudolanguages accept any
  /// language before the `x`: `de-x-double`.
  public init?(tag: String) {
    let tag = tag.lowercased()
    let found = Self.allCases.first { pseudolanguage in
      let own = pseudolanguage.rawValue.lowercased()
      return own == tag || (own.hasPrefix("en-x-") && tag.hasSuffix(own.dropFirst(2)))
    }
    guard let found else { return nil }
    self = found
  }

  /// The language tag of the pseudolanguage.
  public var tag: String { rawValue }

  /// The direction of the layout.
  public var direction: LayoutDirection {
    switch self {
    case .rightToLeft, .rightToLeftStrings, .androidBidi: .rightToLeft
    case .doubleLength, .accented, .boundedString, .androidAccented: .leftToRight
    }
  }

  /// Returns text in the pseudolanguage. Placeholders are unchanged, but Android's pseudolanguages
  /// mark them.
  ///
  /// - Complexity: O(*n*) in the size of the pattern.
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

  /// Returns text without placeholders in the pseudolanguage.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func transform(_ text: String) -> String {
    transform(MessagePattern(literal: text)).pieces.map { if case .literal(let text) = $0 { text } else { "" } }
      .joined()
  }

  /// Transforms a pattern that is a single choice branch by branch, so that each is lengthened by
  /// its own length.
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

  /// Returns text with each word from right to left.
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
  /// Returns the pattern with text before and after it, followed by another pattern.
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
