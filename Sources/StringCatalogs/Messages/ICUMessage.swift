/// Reads ICU's message format in ARB and JSON files: `{name}`, `{when, date, long}`,
/// `{n, plural, one {# file} other {# files}}`, `select` and `selectordinal`, nested.
///
/// Apostrophes have ICU's default meaning: `''` is an apostrophe, and an apostrophe before a brace
/// (in a plural, also before `#`) quotes up to the next one. See
/// [MessageFormat](https://unicode-org.github.io/icu/userguide/format_parse/messages/).
struct ICUMessage {
  /// An error in a message.
  struct Failure: Error, Hashable {
    /// A description of the error: a phrase without a capital letter or a period.
    let message: String
  }

  /// The largest nesting depth of messages.
  static let depth = 16

  private let scalars: [Unicode.Scalar]
  private var index = 0
  /// True to accept other forms in JSON files: `{{name}}` (i18next, Mustache) and `%{name}`
  /// (Rails).
  private let isLenient: Bool

  private init(_ text: String, isLenient: Bool) {
    scalars = Array(text.unicodeScalars)
    self.isLenient = isLenient
  }

  /// Reads a message.
  ///
  /// - Complexity: O(*n*) in the text.
  static func pattern(_ text: String, isLenient: Bool = false) throws(Failure) -> MessagePattern {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "'") })
    else { return MessagePattern(literal: text) }
    var parser = ICUMessage(text, isLenient: isLenient)
    return try parser.message(depth: 0, plural: nil)
  }

  /// Returns true if text that is not a valid message was intended as one: it has an argument with
  /// a type, or with a word that is similar to one.
  ///
  /// - Complexity: O(*n*) in the text.
  static func isMeant(by text: String) -> Bool {
    text.split(separator: "{").dropFirst(text.hasPrefix("{") ? 0 : 1).contains { part in
      let words = part.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false).map {
        String($0).trimmingSpace
      }
      guard words.count > 1, !words[0].isEmpty,
        words[0].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { return false }
      let type = String(words[1].prefix { !$0.isWhitespace && $0 != "}" })
      return types.contains(type) || !type.isEmpty && !Wording.suggestion(for: type, among: types).isEmpty
    }
  }

  // MARK: Messages

  /// Reads up to the brace that ends the message, which is not consumed, or to the end of the text.
  private mutating func message(depth: Int, plural: String?) throws(Failure) -> MessagePattern {
    guard depth < Self.depth else {
      throw Failure(message: "messages are nested more than \(Self.depth) levels deep")
    }
    var pattern = MessagePattern()
    var text = String.UnicodeScalarView()
    while let scalar = current {
      switch scalar {
      case "}" where depth > 0:
        pattern.append(.literal(String(text)))
        return pattern
      case "}": throw Failure(message: "unmatched \"}\"; write '}' for a literal brace")
      case "'": quote(into: &text, inPlural: plural != nil)
      case "#" where plural != nil:
        index += 1
        pattern.append(.literal(String(text)))
        text = String.UnicodeScalarView()
        pattern.append(.placeholder(Placeholder(source: "#", argument: plural ?? "", kind: .number)))
      case "{":
        if isLenient, text.last == "%" { text.removeLast() }
        pattern.append(.literal(String(text)))
        text = String.UnicodeScalarView()
        pattern.append(try argument(depth: depth, plural: plural))
      default:
        text.append(scalar)
        index += 1
      }
    }
    guard depth == 0 else { throw Failure(message: "\"{\" is never closed; add \"}\"") }
    pattern.append(.literal(String(text)))
    return pattern
  }

  private mutating func quote(into text: inout String.UnicodeScalarView, inPlural: Bool) {
    index += 1
    if current == "'" {
      text.append("'")
      index += 1
      return
    }
    guard let next = current, next == "{" || next == "}" || (inPlural && next == "#") else { return text.append("'") }
    while let scalar = current {
      index += 1
      guard scalar == "'" else {
        text.append(scalar)
        continue
      }
      guard current == "'" else { return }
      text.append("'")
      index += 1
    }
  }

  // MARK: Arguments

  private mutating func argument(depth: Int, plural: String?) throws(Failure) -> MessagePattern.Piece {
    let start = index
    index += 1
    if isLenient, current == "{" { return try doubled(from: start) }
    let name = word()
    guard !name.isEmpty else {
      throw Failure(message: "expected the name of an argument after \"{\"; write '{' for a literal brace")
    }
    if take("}") { return placeholder(from: start, name, .text) }
    guard take(",") else { throw Failure(message: "the argument \(Wording.quoted(name)) is not closed; add \"}\"") }
    let type = word()
    switch type {
    case "plural", "selectordinal", "select":
      guard take(",") else { throw Failure(message: "\"\(type)\" of \(Wording.quoted(name)) has no branches") }
      return .choice(try choice(name, type, depth: depth, plural: plural))
    default:
      let style = take(",") ? try styleText() : ""
      guard take("}") else { throw Failure(message: "the argument \(Wording.quoted(name)) is not closed; add \"}\"") }
      guard let kind = Self.kind(type, style) else {
        throw Failure(
          message: "unknown type \(Wording.quoted(type)) of \(Wording.quoted(name))"
            + Wording.suggestion(for: type, among: Self.types, listing: "types"))
      }
      return placeholder(from: start, name, kind)
    }
  }

  /// Reads `{{name}}`, or `{{name, number}}` with a format that is ignored.
  private mutating func doubled(from start: Int) throws(Failure) -> MessagePattern.Piece {
    index += 1
    var name = String.UnicodeScalarView()
    while let scalar = current, scalar != "}" {
      name.append(scalar)
      index += 1
    }
    guard take("}"), take("}") else { throw Failure(message: "\"{{\" is never closed; add \"}}\"") }
    let parts = String(name).split(separator: ",").map { $0.filter { !$0.isWhitespace } }
    return placeholder(from: start, parts.first ?? "", parts.count > 1 && parts[1] == "number" ? .number : .text)
  }

  private func placeholder(from start: Int, _ name: String, _ kind: Placeholder.Kind) -> MessagePattern.Piece {
    let source = String(String.UnicodeScalarView(scalars[start..<index]))
    return .placeholder(Placeholder(source: source, argument: name, kind: kind))
  }

  private static let types = [
    "plural", "select", "selectordinal", "number", "date", "time", "spellout", "ordinal", "duration", "list",
  ]

  private static func kind(_ type: String, _ style: String) -> Placeholder.Kind? {
    let named = Placeholder.Style(rawValue: style) ?? (style.hasPrefix("::") ? .long : .medium)
    switch type {
    case "number":
      if style.contains("percent") { return .percent }
      if style.contains("currency") { return .currency(code: nil) }
      return style == "integer" ? .integer : .number
    case "date": return .date(named)
    case "time": return .time(named)
    case "ordinal", "duration": return .number
    case "spellout", "list": return .text
    default: return nil
    }
  }

  // MARK: Branches

  private mutating func choice(
    _ name: String, _ type: String, depth: Int, plural: String?
  ) throws(Failure) -> MessageChoice {
    var (branches, offset): ([MessageChoice.Branch], Int) = ([], 0)
    var names: Set<String> = []
    while true {
      let branch = word()
      if branch.hasPrefix("offset:") {
        let digits = branch.dropFirst(7)
        offset = Int(digits.isEmpty ? word()[...] : digits) ?? 0
        continue
      }
      if branch.isEmpty { break }
      guard take("{") else { throw Failure(message: "the branch \(Wording.quoted(branch)) has no \"{\"") }
      let isKnown = type == "select" || PluralNames.isValid(branch)
      guard isKnown else {
        throw Failure(
          message: "unknown plural category \(Wording.quoted(branch))"
            + Wording.suggestion(for: branch, among: PluralNames.all, listing: "categories"))
      }
      guard names.insert(branch).inserted else {
        throw Failure(
          message: "the branch \(Wording.quoted(branch)) of \(Wording.quoted(name)) appears twice; remove one")
      }
      let pattern = try message(depth: depth + 1, plural: type == "select" ? plural : name)
      guard take("}") else { throw Failure(message: "the branch \(Wording.quoted(branch)) is not closed; add \"}\"") }
      branches.append(MessageChoice.Branch(name: branch, pattern: pattern))
    }
    guard take("}") else { throw Failure(message: "\"\(type)\" of \(Wording.quoted(name)) is not closed; add \"}\"") }
    guard names.contains("other") else {
      throw Failure(message: "\"\(type)\" of \(Wording.quoted(name)) has no branch \"other\"; add one")
    }
    let selector: MessageChoice.Selector =
      type == "select"
      ? .select(argument: name)
      : .plural(argument: name, kind: type == "plural" ? .cardinal : .ordinal, offset: min(max(offset, 0), 1000))
    return MessageChoice(selector, branches: branches)
  }

  // MARK: Characters

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func skipSpace() {
    while let scalar = current, scalar.properties.isWhitespace { index += 1 }
  }

  /// Reads the characters up to a space, a comma or a brace, and the spaces on both sides.
  private mutating func word() -> String {
    skipSpace()
    var word = String.UnicodeScalarView()
    while let scalar = current, !scalar.properties.isWhitespace, !["{", "}", ","].contains(scalar) {
      word.append(scalar)
      index += 1
    }
    skipSpace()
    return String(word)
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    index += 1
    return true
  }

  /// Reads the text after the second comma, with balanced braces.
  private mutating func styleText() throws(Failure) -> String {
    var (style, open) = (String.UnicodeScalarView(), 0)
    while let scalar = current, scalar != "}" || open > 0 {
      if scalar == "{" { open += 1 }
      if scalar == "}" { open -= 1 }
      style.append(scalar)
      index += 1
    }
    return String(style).trimmingSpace
  }
}

extension String {
  /// The string without white space at both ends.
  var trimmingSpace: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? start
    return String(self[start..<end])
  }
}
