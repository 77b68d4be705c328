/// Reads placeholders as `printf` has them: `%@`, `%1$lld`, `%.2f`, Java's `%1$s` and `%,d`, Python's `%(name)s`, and `%%`.
///
/// Strut's rule where the tools differ: a space is no flag, so `50% off` is text. What is no placeholder is text.
struct PrintfSyntax {
  /// Whose conversions count.
  enum Dialect: Hashable, Sendable {
    /// Foundation's and C's: `%@`, `%s`, `%lld`, and variables of `.stringsdict`: `%#@name@`.
    case foundation
    /// Java's: `%s`, `%d`, `%n`, `%,d`, `%tB`.
    case java
    /// Python's: also `%(name)s`.
    case python
  }

  let dialect: Dialect

  /// What a text is made of. A variable `%#@name@` is a placeholder whose argument is `1#@name@`, the number being that of the argument that
  /// it goes by; the reader replaces it.
  ///
  /// Placeholders without a position count from 1, variables and the widths of `%*d` among them.
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

  /// The kind of argument that a conversion alone stands for, such as `lld` or `@`; a word where it is none.
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

  /// An argument that a star stands for.
  private enum Star {
    case named(String)
    case next(Int)

    /// The argument's number after so many that were taken before the conversion.
    func argument(after count: Int) -> String {
      switch self {
      case .named(let name): name
      case .next(let offset): "\(count + offset)"
      }
    }
  }

  private struct Scanner {
    var rest: Substring.UnicodeScalarView
    /// How many arguments before its own it takes for a width or a number of decimals.
    var starCount = 0
    /// The one that says how many decimals or characters are shown.
    var precision: Star?

    /// What stands behind a percent sign; nil where it is no conversion.
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

    /// How many decimals a number is shown with whose argument says how many.
    private static let usualDigits = 2

    /// `*`, or `*2$`: an argument stands for the width or for the number of decimals. Java has none.
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
        // Java's dates: one more letter says what of the date is shown.
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

    /// `1$`, which leaves the text alone where there is none.
    private mutating func position() -> String? {
      let digits = rest.prefix(while: \.isDigit)
      guard (1...4).contains(digits.count), rest.dropFirst(digits.count).first == "$" else { return nil }
      rest = rest.dropFirst(digits.count + 1)
      return String(digits)
    }

    /// `(name)`; a longer one than names are is text.
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
  /// Whether it is 0 to 9.
  var isDigit: Bool { ("0"..."9").contains(self) }
}
