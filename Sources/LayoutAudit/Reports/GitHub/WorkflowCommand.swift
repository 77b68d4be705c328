/// A command line for a GitHub runner: `::name property=value,…::message`.
struct WorkflowCommand {
  var name: String
  var properties: [(name: String, value: String)]
  var message: String

  var text: String {
    let list = properties.map { "\($0.name)=\(Self.escapedProperty($0.value))" }.joined(separator: ",")
    return "::\(name)\(list.isEmpty ? "" : " \(list)")::\(Self.escaped(message))"
  }

  /// Characters that end a line, and the escape character (`escapeData` in GitHub's toolkit,
  /// packages/core/src/command.ts).
  static func escaped(_ text: String) -> String { escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A"]) }

  /// A property ends at a comma and their list at a colon, so these are escaped as well
  /// (`escapeProperty` there).
  static func escapedProperty(_ text: String) -> String {
    escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  /// By scalars, because a carriage return and a line feed are one character.
  private static func escape(_ text: String, _ table: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if let escape = table[scalar] { result += escape } else { result.unicodeScalars.append(scalar) }
    }
  }
}
