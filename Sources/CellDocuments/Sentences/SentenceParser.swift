import LayoutCore
import StringCatalogs

/// Parses a sentence by recursive descent. Each rule of the grammar has a method.
///
/// - Complexity: O(*n*) in the length of the sentence.
struct SentenceParser {
  /// The word for system spacing, which cannot be the name of a view or guide.
  static let systemSpacing = "systemSpacing"

  private var lexer: SentenceLexer
  private var token: SentenceToken

  private init(_ sentence: String) {
    lexer = SentenceLexer(sentence)
    token = lexer.next()
  }

  /// Parses a sentence; throws an error at the first wrong word.
  static func parse(_ sentence: String) throws(SentenceError) -> SentenceSyntax {
    var parser = SentenceParser(sentence)
    return try parser.sentence()
  }

  private mutating func sentence() throws(SentenceError) -> SentenceSyntax {
    let first = try place()
    let relation = try relation()
    let secondOffset = token.offset
    let second = try target()
    let priority = try priority()
    guard token.kind == .end else { throw unexpected("the end of the constraint") }
    return SentenceSyntax(
      first: first, relation: relation, second: second, secondOffset: secondOffset, priority: priority)
  }

  /// Parses `ITEM.ATTRIBUTE`.
  private mutating func place() throws(SentenceError) -> SentenceSyntax.Place {
    guard token.kind == .word else { throw unexpected("a view or guide") }
    let item = advance()
    guard token.text == "." else { throw unexpected("\".\" and an attribute after \(Wording.quoted(item.text))") }
    advance()
    guard token.kind == .word else { throw unexpected("an attribute after \(Wording.quoted(item.text + "."))") }
    return SentenceSyntax.Place(item: item, attribute: advance())
  }

  /// Parses `==`, `<=` or `>=`.
  private mutating func relation() throws(SentenceError) -> LayoutRelation {
    guard token.kind == .relation, let relation = LayoutRelation.allCases.first(where: { $0.symbol == token.text })
    else { throw unexpected("==, <= or >=") }
    advance()
    return relation
  }

  /// Parses a number, or `[NUMBER *]` with an attribute or system spacing.
  private mutating func target() throws(SentenceError) -> SentenceSyntax.Target {
    guard token.kind != .word else { return try scaled(by: 1) }
    let number = try number(or: "a number, a view or a guide")
    guard token.text == "*" else {
      guard token.kind != .symbol || token.text == "@" else { throw unexpected("\"*\" or the end after a number") }
      return .number(number)
    }
    advance()
    return try scaled(by: number)
  }

  private mutating func scaled(by multiplier: Double) throws(SentenceError) -> SentenceSyntax.Target {
    guard token.text != Self.systemSpacing else { return try systemSpacing(times: multiplier) }
    let place = try place()
    return .place(place, multiplier: multiplier, constant: try constant())
  }

  /// Parses `systemSpacing (below|after) ITEM.ATTRIBUTE`.
  private mutating func systemSpacing(times multiplier: Double) throws(SentenceError) -> SentenceSyntax.Target {
    advance()
    guard token.kind == .word else { throw unexpected("\"below\" or \"after\"") }
    let direction = advance()
    if token.text == "." {
      throw SentenceError(
        offset: direction.offset,
        message: "expected \"below\" or \"after\" between \"systemSpacing\" and \(Wording.quoted(direction.text))")
    }
    let place = try place()
    guard token.text != "+", token.text != "-" else {
      throw SentenceError(
        offset: token.offset, message: "system spacing takes no constant; multiply it, or use a number instead")
    }
    return .systemSpacing(multiplier: multiplier, direction: direction, of: place)
  }

  /// Parses `[(+|-) NUMBER]`.
  private mutating func constant() throws(SentenceError) -> Double {
    guard token.text == "+" || token.text == "-" else { return 0 }
    let sign = advance()
    let number = try number(or: "a number after \"\(sign.text)\"")
    return sign.text == "-" ? 0 - number : number
  }

  /// Parses `[@ PRIORITY]`.
  private mutating func priority() throws(SentenceError) -> LayoutPriority {
    guard token.text == "@" else { return .required }
    advance()
    let start = token
    if token.kind == .word {
      guard let priority = PriorityName(rawValue: token.text)?.priority else {
        throw SentenceError(
          offset: token.offset,
          message: "unknown priority \(Wording.quoted(token.text))"
            + Wording.suggestion(for: token.text, among: PriorityName.allNames, listing: "named priorities"),
          code: .unknownName)
      }
      advance()
      return priority
    }
    let number = try number(or: "a priority after \"@\"")
    guard let priority = PriorityName.priority(number) else {
      throw SentenceError(offset: start.offset, message: "a priority must be greater than 0 and at most 1000")
    }
    return priority
  }

  /// Parses a number, optionally with a sign.
  private mutating func number(or expectation: String) throws(SentenceError) -> Double {
    let start = token
    let isNegative = token.text == "-"
    if isNegative || token.text == "+" { advance() }
    guard case .number(let magnitude) = token.kind else { throw unexpected(expectation) }
    guard magnitude <= DocumentLimits.magnitude else {
      throw SentenceError(offset: start.offset, message: "the number \(Wording.quoted(token.text)) is too large")
    }
    advance()
    return isNegative ? 0 - magnitude : magnitude
  }

  @discardableResult
  private mutating func advance() -> SentenceToken {
    let current = token
    token = lexer.next()
    return current
  }

  private func unexpected(_ expectation: String) -> SentenceError {
    let found: String
    switch (token.kind, token.text) {
    case (.end, _): found = "the constraint ends"
    case (.unknown, "="): found = "found \"=\"; write \"==\""
    case (.unknown, "<"), (.unknown, "≤"): found = "found \"\(token.text)\"; write \"<=\""
    case (.unknown, ">"), (.unknown, "≥"): found = "found \"\(token.text)\"; write \">=\""
    default: found = "found \(Wording.quoted(token.text))"
    }
    return SentenceError(offset: token.offset, message: "expected \(expectation), but \(found)")
  }
}
