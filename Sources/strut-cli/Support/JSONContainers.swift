// The standard library's three ways to fill a value. Each generic `encode` answers for the requirements of every scalar type; those
// that reports are full of have one of their own, which need not find out at run time what it has.

struct JSONObjectContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: JSONValueEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try encoder.add(value, key: key.stringValue)
  }

  mutating func encode(_ value: String, forKey key: Key) throws { encoder.add(value, key: key.stringValue) }

  mutating func encode(_ value: Double, forKey key: Key) throws { try encoder.add(value, key: key.stringValue) }

  mutating func encode(_ value: Int, forKey key: Key) throws { encoder.add(value, key: key.stringValue) }

  mutating func encodeNil(forKey key: Key) { encoder.addNull(key: key.stringValue) }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder.addOpen(key: key.stringValue).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.addOpen(key: key.stringValue).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { encoder.addOpen(key: "super") }

  mutating func superEncoder(forKey key: Key) -> any Encoder { encoder.addOpen(key: key.stringValue) }
}

struct JSONArrayContainer: UnkeyedEncodingContainer {
  let encoder: JSONValueEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { encoder.count }

  mutating func encode<Value: Encodable>(_ value: Value) throws { try encoder.add(value) }

  mutating func encodeNil() { encoder.addNull() }

  mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    encoder.addOpen().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder.addOpen().unkeyedContainer() }

  mutating func superEncoder() -> any Encoder { encoder.addOpen() }
}

struct JSONScalarContainer: SingleValueEncodingContainer {
  let encoder: JSONValueEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  mutating func encode<Value: Encodable>(_ value: Value) throws { try encoder.set(value) }

  mutating func encodeNil() { encoder.setNull() }
}
