/// The content of a JSON value while it is written.
///
/// Members are stored as they are added and sorted at the end. A nested container remains a
/// separate value until then, so that containers can be filled in any order.
package struct JSONContent {
  package let style: JSONStyle
  package let depth: Int
  package private(set) var members: [Member] = []

  private var shape = Shape.scalar
  /// The bytes of a scalar, or of the finished members, one after the other.
  private var bytes: [UInt8] = []

  package enum Shape { case scalar, array, object }

  package struct Member {
    /// The key; empty in an array.
    package var key: String
    /// The range of the member in `bytes`.
    package var range: Range<Int>
    /// The encoder that the owner may still fill, instead of bytes.
    var open: JSONValueEncoder?
  }

  package init(style: JSONStyle, depth: Int) {
    self.style = style
    self.depth = depth
  }

  package mutating func begin(_ shape: Shape) {
    self.shape = shape
    members.reserveCapacity(16)
    bytes.reserveCapacity(256)
  }

  /// Adds a member of a type that needs no encoder; returns false for other types.
  package mutating func addScalar<Value: Encodable>(_ value: Value, key: String) throws -> Bool {
    let start = bytes.count
    guard try JSONWriter.appendScalar(value, to: &bytes, style) || appendRows(value, depth + 1) else {
      return false
    }
    members.append(Member(key: key, range: start..<bytes.count))
    return true
  }

  /// Appends rows or arrays of strings, which are common in reports, without a container for each
  /// member.
  private mutating func appendRows<Value: Encodable>(_ value: Value, _ depth: Int) throws -> Bool {
    if Value.self == JSONRows.self, let rows = value as? JSONRows {
      try rows.append(to: &bytes, style: style, depth: depth)
    } else if Value.self == [String].self, let texts = value as? [String] {
      JSONRowWriter.append(to: &bytes, style: style, depth: depth) { $0.append(texts) }
    } else {
      return false
    }
    return true
  }

  package mutating func add(_ text: String, key: String) {
    let start = bytes.count
    JSONWriter.append(text, to: &bytes)
    members.append(Member(key: key, range: start..<bytes.count))
  }

  package mutating func add(_ number: Double, key: String) throws {
    let start = bytes.count
    try JSONWriter.append(number, to: &bytes, style)
    members.append(Member(key: key, range: start..<bytes.count))
  }

  package mutating func add(_ number: Int, key: String) {
    let start = bytes.count
    JSONWriter.append(number, to: &bytes)
    members.append(Member(key: key, range: start..<bytes.count))
  }

  package mutating func addNull(key: String) {
    let start = bytes.count
    bytes += "null".utf8
    members.append(Member(key: key, range: start..<bytes.count))
  }

  mutating func add(open: JSONValueEncoder, key: String) {
    members.append(Member(key: key, range: bytes.count..<bytes.count, open: open))
  }

  /// Adds a finished member.
  package mutating func add(_ content: consuming JSONContent, key: String) {
    let start = bytes.count
    content.finish(into: &bytes)
    members.append(Member(key: key, range: start..<bytes.count))
  }

  package mutating func setScalar<Value: Encodable>(_ value: Value) throws -> Bool {
    try JSONWriter.appendScalar(value, to: &bytes, style) || appendRows(value, depth)
  }

  package mutating func setNull() { bytes += "null".utf8 }

  /// Appends the finished value; if nothing was written, an empty object.
  package mutating func finish(into result: inout [UInt8]) {
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
    if style.isPretty, members.isEmpty { result.append(UInt8(ascii: "\n")) }
    for (index, member) in members.enumerated() {
      if index > 0 { result.append(UInt8(ascii: ",")) }
      if style.isPretty { JSONWriter.appendLine(depth + 1, to: &result) }
      if shape == .object {
        JSONWriter.append(member.key, to: &result)
        JSONWriter.appendColon(style.isPretty, to: &result)
      }
      if let open = member.open { open.finish(into: &result) } else { result += bytes[member.range] }
    }
    if style.isPretty { JSONWriter.appendLine(depth, to: &result) }
    result.append(UInt8(ascii: closing))
  }
}
