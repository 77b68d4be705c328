package import JSONText

/// Values of options, which come as JSON or as words of a command line.
extension JSONValue {
  /// The value as a person would write it on the command line.
  package var text: String {
    switch self {
    case .string(let value): value
    case .integer(let value): String(value)
    case .unsigned(let value): String(value)
    case .digits(let value): value.text
    case .number(let value): Values.text(value)
    case .null, .bool, .array, .object: (try? JSONWriter.string(of: self, isPretty: false)) ?? "a value"
    }
  }

  /// The value in a message: strings in quotes, so that an empty one can be seen.
  package var quoted: String {
    if case .string(let value) = self { return "\"\(value)\"" }
    return text
  }

  /// The number it is, or that its text is.
  package var asNumber: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .digits(let value): value.number
    case .number(let value): value
    case .string(let text): Values.number(text)
    case .null, .bool, .array, .object: nil
    }
  }
}
