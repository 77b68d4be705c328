/// A value that is written as `null` when it is missing; a plain optional's key would be left out.
@propertyWrapper
package struct Nullable<Value> {
  package var wrappedValue: Value?

  package init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}

// Not demanded of every value: each such demand is looked up at run time among all the conformances of the program.
extension Nullable: Encodable where Value: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue {
      try container.encode(wrappedValue)
    } else {
      try container.encodeNil()
    }
  }
}

extension KeyedEncodingContainer {
  /// What the compiler's own `encode(to:)` calls for such a property: a report has dozens, and none needs an encoder of its own.
  package mutating func encode<Value: Encodable>(_ value: Nullable<Value>, forKey key: Key) throws {
    if let value = value.wrappedValue {
      try encode(value, forKey: key)
    } else {
      try encodeNil(forKey: key)
    }
  }
}

extension Nullable: Sendable where Value: Sendable {}
