/// Reads placeholders in the syntax of `printf`: `%@`, `%1$lld`, `%.2f`, Java's `%1$s` and `%,d`,
/// Python's `%(name)s`, and `%%`.
///
/// Where the tools differ, Strut's rule applies: a space is not a flag, so `50% off` is text.
/// Everything that is not a placeholder is text.
struct PrintfSyntax {
  /// A set of conversions.
  enum Dialect: Hashable, Sendable {
    /// The conversions of Foundation and C: `%@`, `%s`, `%lld`, and the variables of
    /// `.stringsdict`, `%#@name@`.
    case foundation
    /// The conversions of Java: `%s`, `%d`, `%n`, `%,d`, `%tB`.
    case java
    /// The conversions of Python, including `%(name)s`.
    case python
  }

  let dialect: Dialect

  /// Reads the placeholders of a string. A variable `%#@name@` is a placeholder with the argument
  /// `1#@name@`, where the number is that of its argument; the reader replaces it.
  ///
  /// Placeholders without a position are counted from 1, including variables and the widths of
  /// `%*d`.
  /// - Complexity: O(*n*) in the text.
  func pattern(_ text: String) -> MessagePattern {
    var pattern = MessagePattern()
    var rest = Substring(text).unicodeScalars
    var count = 0
    while let percent = rest.firstIndex(of: "%") {
      pattern.append(.literal(String(rest[..<percent])))
      rest = rest[percent...]
      var scanner = Scanner(rest: rest.dropFirst())
      guard let conversion = scanner.conversion(dialect) else {
        pattern.append(.literal("%"))
        rest = rest.dropFirst()
        continue
      }
      let source = String(rest[..<scanner.rest.startIndex])
      rest = scanner.rest
      switch conversion {
      case .literal(let text): pattern.append(.literal(text))
      case .argument(let name, let kind):
        let precision = scanner.precision?.argument(after: count)
        count += scanner.starCount
        if name == nil { count += 1 }
        pattern.append(
          .placeholder(Placeholder(source: source, argument: name ?? "\(count)", kind: kind, precision: precision)))
      case .variable(let name, let position):
        if position == nil { count += 1 }
        let argument = "\(position ?? "\(count)")#@\(name)@"
        pattern.append(.placeholder(Placeholder(source: source, argument: argument, kind: .integer)))
      }
    }
    pattern.append(.literal(String(rest)))
    return pattern
  }

  /// Returns the kind of argument of a conversion, such as `lld` or `@`; text if it is not a
  /// conversion.
  static func kind(ofSpecifier specifier: String) -> Placeholder.Kind {
    var scanner = Scanner(rest: Substring(specifier).unicodeScalars)
    if case .argument(_, let kind)? = scanner.conversion(.foundation) { return kind }
    return .text
  }

  private enum Conversion {
    case literal(String)
    case argument(String?, Placeholder.Kind)
    case variable(String, position: String?)
  }

  /// The argument of a star.
  private enum Star {
    case named(String)
    case next(Int)

    /// Returns the number of the argument after `count` arguments of earlier conversions.
    func argument(after count: Int) -> String {
      switch self {
      case .named(let name): name
      case .next(let offset): "\(count + offset)"
      }
    }
  }

  private struct Scanner {
    var rest: Substring.UnicodeScalarView
    /// The number of arguments for a width or a number of decimals, before the argument itself.
    var starCount = 0
    /// The argument with the number of decimals or characters.
    var precision: Star?

    /// Reads the text after a percent sign; nil if it is not a conversion.
    mutating func conversion(_ dialect: Dialect) -> Conversion? {
      if rest.first == "%" {
        rest.removeFirst()
        return .literal("%")
      }
      var name = dialect == .python ? parenthesized() : nil
      if name == nil { name = position() }
      let isVariable = rest.first == "#" && rest.dropFirst().first == "@"
      if isVariable, dialect == .foundation { return variable(position: name) }
      _ = take { "-+#0,(".unicodeScalars.contains($0) || $0 == "'" }
      if star(dialect) == nil { _ = take(\.isDigit) }
      var digits: Int?
      if rest.first == "." {
        rest.removeFirst()
        precision = star(dialect)
        digits = precision != nil ? Self.usualDigits : Int(take(\.isDigit)) ?? 0
      }
      if dialect != .java { _ = take { "hlqLzjt".unicodeScalars.contains($0) } }
      guard let letter = rest.popFirst() else { return nil }
      return Self.kind(letter, dialect, digits: min(digits ?? 6, 20), &rest).map { .argument(name, $0) }
        ?? (letter == "n" && dialect == .java ? .literal("\n") : nil)
    }

    /// The number of decimals of a number whose precision is an argument.
    private static let usualDigits = 2

    /// Reads `*` or `*2$`: an argument with the width or the number of decimals. Java has none.
    private mutating func star(_ dialect: Dialect) -> Star? {
      guard dialect != .java, rest.first == "*" else { return nil }
      rest.removeFirst()
      if let position = position() { return .named(position) }
      starCount += 1
      return .next(starCount)
    }

    private static func kind(
      _ letter: Unicode.Scalar, _ dialect: Dialect, digits: Int, _ rest: inout Substring.UnicodeScalarView
    ) -> Placeholder.Kind? {
      switch letter {
      case "@": dialect == .foundation ? .text : nil
      case "s", "S": .text
      case "c", "C": .character
      case "d", "D", "i", "u", "U": .integer
      case "x", "X", "o", "O": .integer
      case "f", "F", "e", "E", "g", "G": .decimal(fractionDigits: digits)
      case "p", "r": dialect == .java ? nil : .text
      case "t", "T":
        // Java's dates: one more letter selects the part of the date.
        dialect == .java && rest.popFirst() != nil ? .date(.long) : nil
      default: nil
      }
    }

    private mutating func variable(position: String?) -> Conversion? {
      let name = rest.dropFirst(2).prefix(DocumentLimits.nameLength + 1).prefix { $0 != "@" && $0 != "\n" }
      guard !name.isEmpty, rest.dropFirst(2 + name.count).first == "@" else { return nil }
      rest = rest.dropFirst(3 + name.count)
      return .variable(String(name), position: position)
    }

    /// Reads `1$`; consumes nothing if there is none.
    private mutating func position() -> String? {
      let digits = rest.prefix(while: \.isDigit)
      guard (1...4).contains(digits.count), rest.dropFirst(digits.count).first == "$" else { return nil }
      rest = rest.dropFirst(digits.count + 1)
      return String(digits)
    }

    /// Reads `(name)`; text that is too long for a name is left as text.
    private mutating func parenthesized() -> String? {
      guard rest.first == "(", let end = rest.prefix(DocumentLimits.nameLength + 2).firstIndex(of: ")") else {
        return nil
      }
      let name = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      return String(name)
    }

    private mutating func take(_ isWanted: (Unicode.Scalar) -> Bool) -> String {
      let taken = rest.prefix(while: isWanted)
      rest = rest[taken.endIndex...]
      return String(taken)
    }
  }
}

extension Unicode.Scalar {
  /// True for the digits 0 to 9.
  var isDigit: Bool { ("0"..."9").contains(self) }
}
