import JSONText
import Strut

/// The way to read the values of an option, and their OpenAPI description.
struct OptionReading<Value>: Sendable {
  /// The values in a record.
  var schema: JSONValue
  /// The values in a parameter, which are text.
  var parameterSchema: JSONValue
  /// The names of the values; empty if values are not names.
  var choices: [String] = []
  /// True if a value may begin with a minus sign.
  var mayBeginWithMinus = false
  let read: @Sendable (_ key: String, _ value: JSONValue) throws(RequestFailure) -> Value

  init(
    _ schema: JSONValue, parameter: JSONValue? = nil, mayBeginWithMinus: Bool = false,
    _ read: @escaping @Sendable (_ key: String, _ value: JSONValue) throws(RequestFailure) -> Value
  ) {
    (self.schema, parameterSchema, self.mayBeginWithMinus) = (schema, parameter ?? schema, mayBeginWithMinus)
    self.read = read
  }
}

// MARK: Numbers

extension OptionReading<Double> {
  /// A length from 0 to a million points.
  static var points: OptionReading { points(upTo: Values.greatest) }
  /// An available width or height.
  static var offer: OptionReading { points(upTo: Values.greatestOffer) }

  private static func points(upTo greatest: Double) -> OptionReading {
    OptionReading(.number(0, greatest), mayBeginWithMinus: true) { key, value throws(RequestFailure) in
      guard let number = value.asNumber, (0...greatest).contains(number) else {
        throw .badValue("\(key) must be a number of points from 0 to \(Int(greatest)), not \(value.quoted).")
      }
      return number.magnitude  // -0 is 0
    }
  }

  /// A number from the minimum to a million.
  static func number(from least: Double) -> OptionReading {
    OptionReading(.number(least, Values.greatest), mayBeginWithMinus: true) { key, value throws(RequestFailure) in
      guard let number = value.asNumber, (least...Values.greatest).contains(number) else {
        throw .badValue("\(key) must be a number from \(Int(least)) to \(Int(Values.greatest)), not \(value.quoted).")
      }
      return number + 0  // -0 is 0
    }
  }

  /// A display scale.
  static var scale: OptionReading {
    OptionReading(.number(Values.scales.lowerBound, Values.scales.upperBound)) { key, value throws(RequestFailure) in
      guard let number = value.asNumber, Values.scales.contains(number) else {
        throw .badValue("\(key) must be a number of pixels per point from 0.01 to 100, not \(value.quoted).")
      }
      return number
    }
  }

  /// A number from 0 to 1; false is 0 and true 1.
  static var factor: OptionReading {
    let schema = JSONValue.object(["oneOf": .array([.number(0, 1), .object(["type": .string("boolean")])])])
    return OptionReading(schema, mayBeginWithMinus: true) { key, value throws(RequestFailure) in
      switch value {
      case .bool(let isOn): return isOn ? 1 : 0
      case .string("false"): return 0
      case .string("true"): return 1
      default: break
      }
      guard let number = value.asNumber, (0...1).contains(number) else {
        throw .badValue("\(key) must be a factor from 0 (none) to 1, not \(value.quoted).")
      }
      return number
    }
  }
}

extension OptionReading<Int> {
  /// A whole number; 0 is no limit.
  static var count: OptionReading {
    let greatest = Int(Values.greatest)
    let schema = JSONValue.object([
      "type": .string("integer"), "minimum": .integer(0), "maximum": .integer(greatest),
    ])
    return OptionReading(schema, mayBeginWithMinus: true) { key, value throws(RequestFailure) in
      guard let number = value.asNumber, let count = Int(exactly: number), (0...greatest).contains(count) else {
        throw .badValue("\(key) must be a whole number from 0 (no limit) to \(greatest), not \(value.quoted).")
      }
      return count
    }
  }
}

// MARK: Words

extension OptionReading<String> {
  /// A name of a font.
  static var name: OptionReading {
    let schema = JSONValue.object([
      "type": .string("string"), "examples": .array([.string("Palatino"), .string("system")]),
    ])
    return OptionReading(schema, text)
  }

  /// A language tag (BCP 47) or the name of a locale.
  static var language: OptionReading {
    let schema = JSONValue.object([
      "type": .string("string"), "pattern": .string("^[A-Za-z]{2,8}([-_.@][A-Za-z0-9]{1,10}){0,7}$"),
      "examples": .array([.string("de"), .string("zh-Hant")]),
    ])
    return OptionReading(schema) { key, value throws(RequestFailure) in
      let tag = try text(key, value)
      guard let language = LanguageTag.tag(of: tag) else {
        throw .badValue("\(key) must be a language tag such as de, ar or zh-Hant, not \(value.quoted).")
      }
      return language
    }
  }

  private static func text(_ key: String, _ value: JSONValue) throws(RequestFailure) -> String {
    guard case .string(let text) = value else { throw .badValue("\(key) must be a string, not \(value.text).") }
    return text
  }
}

extension OptionReading where Value: Sendable {
  /// One of several names, in any case.
  static func choice(_ choices: [(name: String, value: Value)]) -> OptionReading {
    let names = choices.map(\.name)
    var reading = OptionReading(.oneOf(names)) { key, value throws(RequestFailure) in
      let wanted = value.text.lowercased()
      if let choice = choices.first(where: { $0.name.lowercased() == wanted }) { return choice.value }
      throw .badValue("unknown \(key) \(value.quoted); use one of \(names.joined(separator: ", ")).")
    }
    reading.choices = names
    return reading
  }

  /// A name of a library type that accepts more spellings than it lists.
  private static func named(
    _ names: [String], _ find: @escaping @Sendable (String) throws(UnknownNameError) -> Value
  ) -> OptionReading {
    OptionReading(.oneOf(names)) { key, value throws(RequestFailure) in
      switch value {
      case .string, .integer, .number: break
      default: throw .badValue("\(key) must be a name, not \(value.text).")
      }
      do throws(UnknownNameError) { return try find(value.text) } catch { throw .badValue(error.description) }
    }
  }
}

extension OptionReading<TextStyle> {
  static var textStyle: OptionReading {
    named(TextStyle.allCases.filter { $0.uiKitRawValue != nil }.map(\.name)) { text throws(UnknownNameError) in
      try TextStyle.named(text)
    }
  }
}

extension OptionReading<ContentSizeCategory> {
  static var category: OptionReading {
    named(ContentSizeCategory.allCases.map(\.shortName)) { text throws(UnknownNameError) in
      try ContentSizeCategory.named(text)
    }
  }
}

extension OptionReading<FontWeight> {
  static var weight: OptionReading {
    var reading = named(FontWeight.standard.compactMap(\.name)) { text throws(UnknownNameError) in
      try FontWeight.named(text)
    }
    // A number on the scale of CSS is also a weight.
    let number = JSONValue.object(["type": .string("integer"), "minimum": .integer(1), "maximum": .integer(1000)])
    reading.schema = .object(["anyOf": .array([number, reading.schema])])
    reading.parameterSchema = reading.schema
    return reading
  }
}

extension OptionReading<Era> {
  static var era: OptionReading {
    named(Era.allCases.map(\.rawValue)) { text throws(UnknownNameError) in try Era.named(text) }
  }
}

extension OptionReading<LineBreakStrategy> {
  private static var strategies: [(name: String, strategy: LineBreakStrategy)] {
    [("none", []), ("standard", .standard), ("pushOut", .pushOut), ("hangulWordPriority", .hangulWordPriority)]
  }

  /// `none`, `standard`, or names separated by commas, in any case.
  static var strategy: OptionReading {
    let names = strategies.map(\.name).joined(separator: "|")
    let schema = JSONValue.object([
      "type": .string("string"), "pattern": .string("^(\(names))(,(\(names)))*$"),
      "examples": .array(strategies.map { .string($0.name) } + [.string("pushOut,hangulWordPriority")]),
    ])
    var reading = OptionReading(schema) { key, value throws(RequestFailure) in
      var strategy: LineBreakStrategy = []
      for name in value.text.lowercased().split(separator: ",", omittingEmptySubsequences: false) {
        guard let known = strategies.first(where: { $0.name.lowercased() == name }) else {
          let names = strategies.map(\.name).joined(separator: ", ")
          throw .badValue("unknown \(key) \(value.quoted); use \(names), or several separated by commas.")
        }
        strategy.formUnion(known.strategy)
      }
      return strategy
    }
    reading.choices = strategies.map(\.name)
    return reading
  }
}

// MARK: Settings of a font

extension OptionReading<[FontFeature]> {
  static var features: OptionReading {
    let parameter = JSONValue.object([
      "type": .string("string"),
      "pattern": .string("^([a-z]{4}(=[0-9]{1,4})?(,[a-z]{4}(=[0-9]{1,4})?){0,5})?$"),
      "examples": .array([.string("tnum=1")]),
    ])
    let value = JSONValue.object(["type": .string("integer"), "minimum": .integer(0), "maximum": .integer(65535)])
    return OptionReading(
      .tags(value, example: .object(["tnum": .integer(1)])), parameter: parameter, mayBeginWithMinus: true
    ) { _, value throws(RequestFailure) in try FontSettingText.features(value) }
  }
}

extension OptionReading<[String: Double]> {
  static var variations: OptionReading {
    let parameter = JSONValue.object([
      "type": .string("string"), "pattern": .string("^([a-z]{4}=[0-9]{1,4})?$"),
    ])
    return OptionReading(
      .tags(.number(-10000, 10000), example: .object(["wght": .integer(700)])), parameter: parameter
    ) { _, value throws(RequestFailure) in try FontSettingText.variations(value) }
  }
}

// MARK: Schemas

extension JSONValue {
  fileprivate static func number(_ least: Double, _ greatest: Double) -> JSONValue {
    .object(["type": .string("number"), "minimum": .number(least), "maximum": .number(greatest)])
  }

  fileprivate static func oneOf(_ names: [String]) -> JSONValue {
    .object(["enum": .array(names.map(JSONValue.string))])
  }

  /// An object with values for tags of four letters.
  fileprivate static func tags(_ value: JSONValue, example: JSONValue) -> JSONValue {
    .object([
      "type": .string("object"), "additionalProperties": value,
      "propertyNames": .object(["pattern": .string("^[a-z]{4}$")]), "examples": .array([example]),
    ])
  }
}
