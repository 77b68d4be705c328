package import JSONText

/// An option of measuring, with all that its doors need of it: the command line, a record's keys, the service's parameters and its
/// description are made of the table ``all``, and tests hold the C library and Python against it.
package struct MeasureOption: Sendable {
  /// The key in a record, and the name of the service's parameter.
  package let key: String
  /// What it does, in a sentence.
  package let help: String
  /// What stands for the value in the command's help; nil for the option's own name.
  package let valueName: String?
  /// The name in C and in Python; nil for what is asked of a font there, which is an object of its own.
  package let nameInC: String?
  /// What it does, where the service has another answer: a font is never a file there.
  private let helpInService: String?
  /// What UIKit or CSS calls it.
  let namesElsewhere: [String]
  /// The names that values are made of; none where they are something else, or where there are other values too.
  package let choices: [String]
  /// Its values as OpenAPI describes them, in a record.
  package let schema: JSONValue
  /// Its values as OpenAPI describes them, as a parameter.
  let parameterSchema: JSONValue
  /// Whether a value may begin with a minus sign.
  package let mayBeginWithMinus: Bool
  private let read: @Sendable (inout MeasureSettings, String, JSONValue) throws(RequestFailure) -> Void

  /// A row of the table.
  ///
  /// - Parameters:
  ///   - path: Where in the settings the value goes.
  ///   - reading: How it is read.
  init<Value>(
    _ key: String, _ path: any WritableKeyPath<MeasureSettings, Value> & Sendable, _ reading: OptionReading<Value>,
    _ help: String, inService: String? = nil, valueName: String? = nil, nameInC: String? = nil,
    namesElsewhere: [String] = []
  ) {
    self.init(key, reading, help, inService, valueName, nameInC, namesElsewhere) {
      settings, key, value throws(RequestFailure) in
      settings[keyPath: path] = try reading.read(key, value)
    }
  }

  /// A row of what there is no value of at first.
  init<Value>(
    _ key: String, _ path: any WritableKeyPath<MeasureSettings, Value?> & Sendable, _ reading: OptionReading<Value>,
    _ help: String, inService: String? = nil, valueName: String? = nil, nameInC: String? = nil,
    namesElsewhere: [String] = []
  ) {
    self.init(key, reading, help, inService, valueName, nameInC, namesElsewhere) {
      settings, key, value throws(RequestFailure) in
      settings[keyPath: path] = try reading.read(key, value)
    }
  }

  private init<Value>(
    _ key: String, _ reading: OptionReading<Value>, _ help: String, _ helpInService: String?, _ valueName: String?,
    _ nameInC: String?, _ namesElsewhere: [String],
    _ read: @escaping @Sendable (inout MeasureSettings, String, JSONValue) throws(RequestFailure) -> Void
  ) {
    (self.key, self.help, self.helpInService) = (key, help, helpInService)
    (self.valueName, self.nameInC, self.namesElsewhere) = (valueName, nameInC, namesElsewhere)
    (schema, parameterSchema, choices) = (reading.schema, reading.parameterSchema, reading.choices)
    mayBeginWithMinus = reading.mayBeginWithMinus
    self.read = read
  }

  /// Takes a value in, or says what is wrong with it.
  package func set(_ settings: inout MeasureSettings, _ value: JSONValue) throws(RequestFailure) {
    try read(&settings, key, value)
  }

  /// The description in the command's help, followed by the choices where a value is one of at most six.
  package var summary: String {
    guard case .object(let members) = schema, members["enum"] != nil, 1...6 ~= choices.count else { return help }
    return "\(help) One of \(choices.joined(separator: ", "))."
  }

  /// What OpenAPI has of it as a member of a record.
  package var describedMember: JSONValue { described(schema) }

  /// What OpenAPI has of it as a parameter.
  package var describedParameter: JSONValue {
    .object(["name": .string(key), "in": .string("query"), "schema": described(parameterSchema)])
  }

  private func described(_ schema: JSONValue) -> JSONValue {
    guard case .object(var members) = schema else { return schema }
    members["description"] = .string(helpInService ?? help)
    return .object(members)
  }

  /// The option with a key; nil where there is none.
  package static func named(_ key: String) -> MeasureOption? { byKey[key] }

  private static let byKey = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })
}
