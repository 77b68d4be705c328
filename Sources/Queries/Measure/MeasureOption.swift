package import JSONText

/// An option for measuring, with everything that the interfaces need. The options of the command,
/// the keys of a record, and the parameters of the service with their description are made from the
/// table ``all``, and tests compare the C library and Python with it.
package struct MeasureOption: Sendable {
  /// The key in a record, and the name of the parameter in the service.
  package let key: String
  /// A sentence that describes the option.
  package let help: String
  /// The placeholder for the value in the help of the command, or nil for the name of the option.
  package let valueName: String?
  /// The name in C and in Python, or nil for an option of the font, which is an object of its own
  /// there.
  package let nameInC: String?
  /// The sentence for the service, if it differs: a font is never a file there.
  private let helpInService: String?
  /// The names in UIKit and CSS.
  let namesElsewhere: [String]
  /// The names of the values; empty if values are not names, or not only names.
  package let choices: [String]
  /// The OpenAPI schema of the values in a record.
  package let schema: JSONValue
  /// The OpenAPI schema of the values in a parameter.
  let parameterSchema: JSONValue
  /// True if a value may begin with a minus sign.
  package let mayBeginWithMinus: Bool
  private let read: @Sendable (inout MeasureSettings, String, JSONValue) throws(RequestFailure) -> Void

  /// Creates a row of the table.
  ///
  /// - Parameters:
  ///   - path: The key path of the setting.
  ///   - reading: The way to read a value.
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

  /// Creates a row for a setting that has no value by default.
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

  /// Sets a value, or throws the reason that it is invalid.
  package func set(_ settings: inout MeasureSettings, _ value: JSONValue) throws(RequestFailure) {
    try read(&settings, key, value)
  }

  /// The sentence in the help of the command, followed by the choices if there are at most six.
  package var summary: String {
    guard case .object(let members) = schema, members["enum"] != nil, 1...6 ~= choices.count else { return help }
    return "\(help) One of \(choices.joined(separator: ", "))."
  }

  /// The OpenAPI description of the option as a member of a record.
  package var describedMember: JSONValue { described(schema) }

  /// The OpenAPI description of the option as a parameter.
  package var describedParameter: JSONValue {
    .object(["name": .string(key), "in": .string("query"), "schema": described(parameterSchema)])
  }

  private func described(_ schema: JSONValue) -> JSONValue {
    guard case .object(var members) = schema else { return schema }
    members["description"] = .string(helpInService ?? help)
    return .object(members)
  }

  /// Returns the option with a key, or nil if there is none.
  package static func named(_ key: String) -> MeasureOption? { byKey[key] }

  private static let byKey = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })
}
