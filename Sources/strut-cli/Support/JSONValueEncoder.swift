/// One JSON value while it is written: a scalar, or an object or array with the bytes of its members.
///
/// Members are kept as they come and sorted at the end. A nested container that is handed out stays a value of its own until
/// then, so that the order in which they are filled does not matter.
final class JSONValueEncoder: Encoder {
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  private let isPretty: Bool
  private let depth: Int
  private var shape = Shape.scalar
  /// A scalar's bytes, or those of the members that are done, one behind the other.
  private var bytes: [UInt8] = []
  private var members: [Member] = []

  private enum Shape { case scalar, array, object }

  private struct Member {
    /// Empty in an array.
    var key: String
    var content: Content
    enum Content {
      case done(Range<Int>)
      case open(JSONValueEncoder)
    }
  }

  init(isPretty: Bool, depth: Int) {
    self.isPretty = isPretty
    self.depth = depth
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    shape = .object
    members.reserveCapacity(16)
    return KeyedEncodingContainer(JSONObjectContainer<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    shape = .array
    return JSONArrayContainer(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { JSONScalarContainer(encoder: self) }

  // MARK: What the containers do

  var count: Int { members.count }

  func add<Value: Encodable>(_ value: Value, key: String = "") throws {
    let start = bytes.count
    if try !JSONText.appendScalar(value, to: &bytes) {
      let child = JSONValueEncoder(isPretty: isPretty, depth: depth + 1)
      try value.encode(to: child)
      child.finish(into: &bytes)
    }
    members.append(Member(key: key, content: .done(start..<bytes.count)))
  }

  func addNull(key: String = "") {
    let start = bytes.count
    bytes += "null".utf8
    members.append(Member(key: key, content: .done(start..<bytes.count)))
  }

  /// A member that its owner fills later.
  func addOpen(key: String = "") -> JSONValueEncoder {
    let child = JSONValueEncoder(isPretty: isPretty, depth: depth + 1)
    members.append(Member(key: key, content: .open(child)))
    return child
  }

  /// The whole value is this one.
  func set<Value: Encodable>(_ value: Value) throws {
    if try !JSONText.appendScalar(value, to: &bytes) { try value.encode(to: self) }
  }

  func setNull() { bytes += "null".utf8 }

  // MARK: The end

  /// Appends the finished value; a value that nothing was written of is an empty object.
  func finish(into result: inout [UInt8]) {
    switch shape {
    case .scalar: result += bytes.isEmpty ? Array("{}".utf8) : bytes
    case .array: finish(between: "[", "]", into: &result)
    case .object:
      members.sort { $0.key < $1.key }
      finish(between: "{", "}", into: &result)
    }
  }

  private func finish(between opening: Unicode.Scalar, _ closing: Unicode.Scalar, into result: inout [UInt8]) {
    result.append(UInt8(ascii: opening))
    if isPretty, members.isEmpty { result.append(UInt8(ascii: "\n")) }
    for (index, member) in members.enumerated() {
      if index > 0 { result.append(UInt8(ascii: ",")) }
      if isPretty { JSONText.appendLine(depth + 1, to: &result) }
      if shape == .object {
        JSONText.append(member.key, to: &result)
        JSONText.appendColon(isPretty, to: &result)
      }
      switch member.content {
      case .done(let range): result += bytes[range]
      case .open(let child): child.finish(into: &result)
      }
    }
    if isPretty { JSONText.appendLine(depth, to: &result) }
    result.append(UInt8(ascii: closing))
  }
}
