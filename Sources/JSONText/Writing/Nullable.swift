/// An optional value that is written as `null` if it is nil; a plain optional would be omitted with
/// its key.
@propertyWrapper
package struct Nullable<Value> {
  package var wrappedValue: Value?

  package init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}

// Not a requirement on every value: each such requirement is looked up at run time among all
// conformances of the program.
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
  /// Called by the synthesized `encode(to:)` for such a property: a report has dozens, and none
  /// needs its own encoder.
  package mutating func encode<Value: Encodable>(_ value: Nullable<Value>, forKey key: Key) throws {
    if let value = value.wrappedValue {
      try encode(value, forKey: key)
    } else {
      try encodeNil(forKey: key)
    }
  }
}

extension Nullable: Sendable where Value: Sendable {}
