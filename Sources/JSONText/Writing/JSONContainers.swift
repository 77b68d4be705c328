// The standard library's three kinds of containers. The generic `encode` satisfies the requirements
// for all scalar types. The types that are most common in reports have their own methods, which do
// not determine the type at run time.

package struct JSONObjectContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  package let encoder: JSONValueEncoder
  package var codingPath: [any CodingKey] { encoder.codingPath }

  package mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try encoder.add(value, key: key.stringValue)
  }

  package mutating func encode(_ value: String, forKey key: Key) throws { encoder.add(value, key: key.stringValue) }

  package mutating func encode(_ value: Double, forKey key: Key) throws { try encoder.add(value, key: key.stringValue) }

  package mutating func encode(_ value: Int, forKey key: Key) throws { encoder.add(value, key: key.stringValue) }

  package mutating func encodeNil(forKey key: Key) { encoder.addNull(key: key.stringValue) }

  package mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder.addOpen(key: key.stringValue).container(keyedBy: type)
  }

  package mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.addOpen(key: key.stringValue).unkeyedContainer()
  }

  package mutating func superEncoder() -> any Encoder { encoder.addOpen(key: "super") }

  package mutating func superEncoder(forKey key: Key) -> any Encoder { encoder.addOpen(key: key.stringValue) }
}

package struct JSONArrayContainer: UnkeyedEncodingContainer {
  package let encoder: JSONValueEncoder
  package var codingPath: [any CodingKey] { encoder.codingPath }
  package var count: Int { encoder.count }

  package mutating func encode<Value: Encodable>(_ value: Value) throws { try encoder.add(value) }

  package mutating func encodeNil() { encoder.addNull() }

  package mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested>
  {
    encoder.addOpen().container(keyedBy: type)
  }

  package mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    encoder.addOpen().unkeyedContainer()
  }

  package mutating func superEncoder() -> any Encoder { encoder.addOpen() }
}

package struct JSONScalarContainer: SingleValueEncodingContainer {
  package let encoder: JSONValueEncoder
  package var codingPath: [any CodingKey] { encoder.codingPath }

  package mutating func encode<Value: Encodable>(_ value: Value) throws { try encoder.set(value) }

  package mutating func encodeNil() { encoder.setNull() }
}
