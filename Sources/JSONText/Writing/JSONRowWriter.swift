/// The bytes of rows, to which their members are appended.
package struct JSONRowWriter {
  package private(set) var bytes: [UInt8]
  private let style: JSONStyle
  private var depth: Int
  /// True if the current object or array has no member yet.
  private var isEmpty = true

  private init(bytes: [UInt8], style: JSONStyle, depth: Int) {
    self.bytes = bytes
    self.style = style
    self.depth = depth
  }

  /// Appends the output of `write`, indented for a depth. The bytes are moved and not copied.
  package static func append(
    to bytes: inout [UInt8], style: JSONStyle, depth: Int, _ write: (inout JSONRowWriter) throws -> Void
  ) rethrows {
    var writer = JSONRowWriter(bytes: bytes, style: style, depth: depth)
    bytes = []
    defer { bytes = writer.bytes }
    try write(&writer)
  }

  // MARK: Values

  package mutating func append(_ texts: [String]) {
    let outer = open("[")
    for text in texts {
      beginMember()
      JSONWriter.append(text, to: &bytes)
    }
    close("]", outer)
  }

  private mutating func append(_ numbers: [Int]) {
    let outer = open("[")
    for number in numbers {
      beginMember()
      JSONWriter.append(number, to: &bytes)
    }
    close("]", outer)
  }

  package mutating func append(_ row: some JSONRow) throws {
    let outer = open("{")
    try row.write(to: &self)
    close("}", outer)
  }

  package mutating func append(_ rows: [some JSONRow]) throws {
    let outer = open("[")
    for row in rows {
      beginMember()
      try append(row)
    }
    close("]", outer)
  }

  // MARK: Members

  package mutating func add(_ key: String, _ text: String) {
    begin(key)
    JSONWriter.append(text, to: &bytes)
  }

  package mutating func add(_ key: String, _ number: Double) throws {
    begin(key)
    try JSONWriter.append(number, to: &bytes, style)
  }

  package mutating func add(_ key: String, _ number: Int) {
    begin(key)
    JSONWriter.append(number, to: &bytes)
  }

  package mutating func add(_ key: String, _ isTrue: Bool) {
    begin(key)
    bytes += (isTrue ? "true" : "false").utf8
  }

  package mutating func add(_ key: String, _ row: some JSONRow) throws {
    begin(key)
    try append(row)
  }

  package mutating func add(_ key: String, _ rows: [some JSONRow]) throws {
    begin(key)
    try append(rows)
  }

  package mutating func add(_ key: String, _ texts: [String]) {
    begin(key)
    append(texts)
  }

  package mutating func add(_ key: String, _ numbers: [Int]) {
    begin(key)
    append(numbers)
  }

  package mutating func add(_ key: String, _ texts: [String: String]) {
    begin(key)
    let outer = open("{")
    for (key, text) in texts.sorted(by: { $0.key < $1.key }) { add(key, text) }
    close("}", outer)
  }

  package mutating func addNull(_ key: String) {
    begin(key)
    bytes += "null".utf8
  }

  // A missing member is written as `null`.

  package mutating func add(orNull text: String?, _ key: String) {
    if let text { add(key, text) } else { addNull(key) }
  }

  package mutating func add(orNull number: Double?, _ key: String) throws {
    if let number { try add(key, number) } else { addNull(key) }
  }

  package mutating func add(orNull number: Int?, _ key: String) {
    if let number { add(key, number) } else { addNull(key) }
  }

  package mutating func add(orNull row: (some JSONRow)?, _ key: String) throws {
    if let row { try add(key, row) } else { addNull(key) }
  }

  /// Appends a member that is not a row.
  package mutating func encode(_ value: some Encodable, _ key: String) throws {
    begin(key)
    let encoder = JSONValueEncoder(style: style, depth: depth)
    try encoder.set(value)
    encoder.finish(into: &bytes)
  }

  // MARK: Separators

  /// Opens an object or array; returns true if the enclosing value is empty so far, for `close`.
  private mutating func open(_ bracket: Unicode.Scalar) -> Bool {
    bytes.append(UInt8(ascii: bracket))
    let outer = isEmpty
    isEmpty = true
    depth += 1
    return outer
  }

  private mutating func close(_ bracket: Unicode.Scalar, _ outer: Bool) {
    depth -= 1
    if style.isPretty {
      if isEmpty { bytes.append(UInt8(ascii: "\n")) }
      JSONWriter.appendLine(depth, to: &bytes)
    }
    bytes.append(UInt8(ascii: bracket))
    isEmpty = outer
  }

  private mutating func beginMember() {
    if !isEmpty { bytes.append(UInt8(ascii: ",")) }
    isEmpty = false
    if style.isPretty { JSONWriter.appendLine(depth, to: &bytes) }
  }

  private mutating func begin(_ key: String) {
    beginMember()
    JSONWriter.append(key, to: &bytes)
    JSONWriter.appendColon(style.isPretty, to: &bytes)
  }
}
