/// Reads placeholders of gettext's other formats: Python's and C#'s `{name}`, Qt's `%1` and `%n`.
enum BraceSyntax {
  /// Reads `{}`, `{0}`, `{name}` and `{name:format}`. Doubled braces are literal braces.
  ///
  /// - Complexity: O(*n*) in the text.
  static func pattern(_ text: String) -> MessagePattern {
    var pattern = MessagePattern()
    var rest = Substring(text).unicodeScalars
    var (count, isOpen) = (0, false)
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      pattern.append(.literal(String(rest[..<brace])))
      let scalar = rest[brace]
      rest = rest[rest.index(after: brace)...]
      if rest.first == scalar {
        rest.removeFirst()
      } else if scalar == "{", !isOpen {
        // If one brace is not closed, neither are the braces after it.
        guard let end = rest.firstIndex(of: "}") else {
          isOpen = true
          pattern.append(.literal("{"))
          continue
        }
        let inner = rest[..<end]
        rest = rest[rest.index(after: end)...]
        let name = inner.prefix { $0 != ":" && $0 != "!" }
        pattern.append(
          .placeholder(
            Placeholder(
              source: "{\(inner)}", argument: name.isEmpty ? "\(count)" : String(name),
              kind: kind(ofFormat: inner[name.endIndex...]))))
        count += name.isEmpty ? 1 : 0
        continue
      }
      pattern.append(.literal(String(scalar)))
    }
    pattern.append(.literal(String(rest)))
    return pattern
  }

  private static func kind(ofFormat format: Substring.UnicodeScalarView) -> Placeholder.Kind {
    switch format.last {
    case "d", "n", "N": .integer
    case "f", "F", "e", "g": .decimal(fractionDigits: 2)
    case "%", "P": .percent
    default: .text
    }
  }

  /// Reads `%1` to `%99`, `%L1`, and `%n` for the number of a plural.
  static func qtPattern(_ text: String) -> MessagePattern {
    var pattern = MessagePattern()
    var rest = Substring(text).unicodeScalars
    while let percent = rest.firstIndex(of: "%") {
      pattern.append(.literal(String(rest[..<percent])))
      rest = rest[rest.index(after: percent)...]
      let isLocalized = rest.first == "L"
      let name = rest.dropFirst(isLocalized ? 1 : 0).prefix(2).prefix(while: \.isDigit)
      if !name.isEmpty || rest.first == "n" {
        rest = rest[(name.isEmpty ? rest.index(after: rest.startIndex) : name.endIndex)...]
        let argument = name.isEmpty ? "n" : String(name)
        pattern.append(
          .placeholder(
            Placeholder(
              source: "%\(argument)", argument: argument, kind: name.isEmpty ? .integer : isLocalized ? .number : .text)
          ))
      } else {
        pattern.append(.literal("%"))
      }
    }
    pattern.append(.literal(String(rest)))
    return pattern
  }
}
