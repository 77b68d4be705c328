/// A JSON value while it is written: a scalar, or an object or array with the bytes of its members.
///
/// All mutable state is in one struct: each of thousands of accesses to a variable of a class is
/// checked at run time.
package final class JSONValueEncoder: Encoder {
  package var codingPath: [any CodingKey] { [] }
  package var userInfo: [CodingUserInfoKey: Any] { [:] }

  private var content: JSONContent

  package init(style: JSONStyle, depth: Int) { content = JSONContent(style: style, depth: depth) }

  package func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    content.begin(.object)
    return KeyedEncodingContainer(JSONObjectContainer<Key>(encoder: self))
  }

  package func unkeyedContainer() -> any UnkeyedEncodingContainer {
    content.begin(.array)
    return JSONArrayContainer(encoder: self)
  }

  package func singleValueContainer() -> any SingleValueEncodingContainer { JSONScalarContainer(encoder: self) }

  // MARK: Members

  package var count: Int { content.members.count }

  package func add<Value: Encodable>(_ value: Value, key: String = "") throws {
    if try content.addScalar(value, key: key) { return }
    let child = makeChild()
    try value.encode(to: child)
    content.add(child.content, key: key)
  }

  package func add(_ text: String, key: String) { content.add(text, key: key) }

  package func add(_ number: Double, key: String) throws { try content.add(number, key: key) }

  package func add(_ number: Int, key: String) { content.add(number, key: key) }

  package func addNull(key: String = "") { content.addNull(key: key) }

  /// Adds a member that its owner fills later.
  package func addOpen(key: String = "") -> JSONValueEncoder {
    let child = makeChild()
    content.add(open: child, key: key)
    return child
  }

  /// Sets the entire value.
  package func set<Value: Encodable>(_ value: Value) throws {
    if try !content.setScalar(value) { try value.encode(to: self) }
  }

  package func setNull() { content.setNull() }

  private func makeChild() -> JSONValueEncoder {
    JSONValueEncoder(style: content.style, depth: content.depth + 1)
  }

  /// Appends the finished value; if nothing was written, an empty object.
  package func finish(into result: inout [UInt8]) { content.finish(into: &result) }
}
