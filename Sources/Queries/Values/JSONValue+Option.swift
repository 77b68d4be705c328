package import JSONText

/// Values of options, from JSON or from the command line.
extension JSONValue {
  /// The value as it is written on the command line.
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

  /// The value in a message. Strings are quoted, so that an empty one is visible.
  package var quoted: String {
    if case .string(let value) = self { return "\"\(value)\"" }
    return text
  }

  /// The value as a number, or the number that its text contains.
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
