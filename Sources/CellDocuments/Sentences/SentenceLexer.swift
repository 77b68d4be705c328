/// A token of a sentence, with its offset.
struct SentenceToken: Equatable {
  enum Kind: Equatable {
    case word
    case number(Double)
    case relation
    /// `.`, `*`, `+`, `-` or `@`.
    case symbol
    /// A character that begins no token.
    case unknown
    case end
  }

  let kind: Kind
  /// The characters of the token; empty at the end.
  let text: String
  /// The number of Unicode scalars before the token.
  let offset: Int
}

/// Splits a sentence into words, numbers and symbols.
struct SentenceLexer {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ sentence: String) { scalars = Array(sentence.unicodeScalars) }

  /// Returns the next token; at the end, an empty one on every call.
  mutating func next() -> SentenceToken {
    while let scalar = peek(), scalar.properties.isWhitespace { index += 1 }
    let start = index
    guard let scalar = peek() else { return SentenceToken(kind: .end, text: "", offset: start) }
    if Identifier.canBegin(with: scalar) {
      skip(while: Identifier.canContinue(with:))
      return token(.word, from: start)
    }
    if Self.isDigit(scalar) { return number(from: start) }
    index += 1
    switch scalar {
    case ".", "*", "+", "-", "@": return token(.symbol, from: start)
    case "=", "<", ">":
      guard peek() == "=" else { return token(.unknown, from: start) }
      index += 1
      return token(.relation, from: start)
    default: return token(.unknown, from: start)
    }
  }

  /// Reads a number: digits with an optional fraction and exponent, without a sign.
  private mutating func number(from start: Int) -> SentenceToken {
    skip(while: Self.isDigit)
    if peek() == ".", let digit = peek(1), Self.isDigit(digit) {
      index += 1
      skip(while: Self.isDigit)
    }
    if peek() == "e" || peek() == "E" {
      let signs = peek(1) == "+" || peek(1) == "-" ? 2 : 1
      if let digit = peek(signs), Self.isDigit(digit) {
        index += signs
        skip(while: Self.isDigit)
      }
    }
    return token(.number(Double(text(from: start)) ?? .infinity), from: start)
  }

  private func peek(_ ahead: Int = 0) -> Unicode.Scalar? {
    index + ahead < scalars.count ? scalars[index + ahead] : nil
  }

  private mutating func skip(while holds: (Unicode.Scalar) -> Bool) {
    while let scalar = peek(), holds(scalar) { index += 1 }
  }

  private func text(from start: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<index])
    return String(text)
  }

  private func token(_ kind: SentenceToken.Kind, from start: Int) -> SentenceToken {
    SentenceToken(kind: kind, text: text(from: start), offset: start)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}

/// A valid name of a view or guide: a letter or `_`, followed by letters, digits and `_`.
enum Identifier {
  /// Returns true if a name can begin with a character.
  static func canBegin(with scalar: Unicode.Scalar) -> Bool { scalar == "_" || scalar.properties.isXIDStart }

  /// Returns true if a name can contain a character after the first.
  static func canContinue(with scalar: Unicode.Scalar) -> Bool { scalar.properties.isXIDContinue }

  /// Returns true if a word is a valid name.
  ///
  /// - Complexity: O(*n*) in the length of the word.
  static func isValid(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first, canBegin(with: first) else { return false }
    return word.unicodeScalars.allSatisfy(canContinue(with:))
  }
}
