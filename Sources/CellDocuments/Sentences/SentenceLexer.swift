/// A piece of a sentence, with where it begins.
struct SentenceToken: Equatable {
  enum Kind: Equatable {
    case word
    case number(Double)
    case relation
    /// `.`, `*`, `+`, `-` or `@`.
    case symbol
    /// A character that begins nothing.
    case unknown
    case end
  }

  let kind: Kind
  /// The characters of the piece; empty at the end.
  let text: String
  /// How many Unicode scalars of the sentence come before it.
  let offset: Int
}

/// Cuts a sentence into words, numbers and signs.
struct SentenceLexer {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ sentence: String) { scalars = Array(sentence.unicodeScalars) }

  /// The next piece; at the end, an empty one, as often as asked.
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

  /// Digits, perhaps a fraction, perhaps an exponent; no sign.
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

/// What a view or guide may be called: a letter or `_`, then letters, digits and `_`.
enum Identifier {
  /// Whether a name may begin with this character.
  static func canBegin(with scalar: Unicode.Scalar) -> Bool { scalar == "_" || scalar.properties.isXIDStart }

  /// Whether a name may go on with this character.
  static func canContinue(with scalar: Unicode.Scalar) -> Bool { scalar.properties.isXIDContinue }

  /// Whether the word can be a name.
  ///
  /// - Complexity: O(*n*) in the word's length.
  static func isValid(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first, canBegin(with: first) else { return false }
    return word.unicodeScalars.allSatisfy(canContinue(with:))
  }
}
