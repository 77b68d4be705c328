/// Writes a document as JSON with sorted keys, with the same bytes as Foundation's `JSONEncoder`
/// and several times as fast (Decisions/0003).
package enum JSONWriter {
  /// Returns the bytes of a document, without a line break at the end.
  ///
  /// - Parameters:
  ///   - isPretty: True to write members on separate lines; false for one line.
  ///   - depth: The nesting of the document in another. Lines after the first are indented by as
  ///     many levels.
  package static func bytes(of document: some Encodable, isPretty: Bool, depth: Int = 0) throws -> [UInt8] {
    try bytes(of: document, style: JSONStyle(isPretty: isPretty), depth: depth)
  }

  /// Returns the bytes of a document, without a line break at the end.
  package static func bytes(of document: some Encodable, style: JSONStyle, depth: Int = 0) throws -> [UInt8] {
    let encoder = JSONValueEncoder(style: style, depth: depth)
    try document.encode(to: encoder)
    var bytes: [UInt8] = []
    encoder.finish(into: &bytes)
    return bytes
  }

  /// Appends a line break and indentation.
  package static func appendLine(_ depth: Int, to bytes: inout [UInt8]) {
    // No array of spaces to copy from: all cores would update its reference count, a thousand times
    // for each typeface.
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth {
      bytes.append(UInt8(ascii: " "))
      bytes.append(UInt8(ascii: " "))
    }
  }

  /// Appends the separator between a key and its value.
  package static func appendColon(_ isPretty: Bool, to bytes: inout [UInt8]) {
    if isPretty { bytes.append(UInt8(ascii: " ")) }
    bytes.append(UInt8(ascii: ":"))
    if isPretty { bytes.append(UInt8(ascii: " ")) }
  }

  /// Appends a string in quotation marks. Only characters that must be escaped are; `/` is not.
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if mustEscape(text) {
      for byte in text.utf8 { appendEscaped(byte, to: &bytes) }
    } else {
      bytes += text.utf8
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func mustEscape(_ text: String) -> Bool {
    let units = text.utf8.span
    for index in units.indices where units[index] < 0x20 || units[index] == 0x22 || units[index] == 0x5C { return true }
    return false
  }

  private static func appendEscaped(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    case 0x08: bytes += "\\b".utf8
    case 0x09: bytes += "\\t".utf8
    case 0x0A: bytes += "\\n".utf8
    case 0x0C: bytes += "\\f".utf8
    case 0x0D: bytes += "\\r".utf8
    case 0..<0x20: bytes += "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
    default: bytes.append(byte)
    }
  }

  /// Appends a scalar of a JSON type; returns false for other values.
  ///
  /// The types are compared first because a failed cast makes the runtime search all conformances.
  package static func appendScalar<Value: Encodable>(
    _ value: Value, to bytes: inout [UInt8], _ style: JSONStyle
  ) throws -> Bool {
    if Value.self == String.self, let text = value as? String {
      append(text, to: &bytes)
    } else if Value.self == Double.self, let number = value as? Double {
      try append(number, to: &bytes, style)
    } else if Value.self == Int.self, let number = value as? Int {
      append(number, to: &bytes)
    } else if Value.self == Bool.self, let isTrue = value as? Bool {
      bytes += (isTrue ? "true" : "false").utf8
    } else if isOtherInteger(Value.self), let number = value as? any BinaryInteger {
      bytes += "\(number)".utf8
    } else if Value.self == Float.self, let number = value as? Float {
      try append(Double(number), to: &bytes, style)
    } else if Value.self == JSONDigits.self, let digits = value as? JSONDigits {
      bytes += digits.text.utf8
    } else {
      return false
    }
    return true
  }

  /// Returns true for the less common integer types. There is no set of types, because all cores
  /// would update its reference count.
  private static func isOtherInteger<Value>(_ type: Value.Type) -> Bool {
    type == Int8.self || type == Int16.self || type == Int32.self || type == Int64.self || type == UInt.self
      || type == UInt8.self || type == UInt16.self || type == UInt32.self || type == UInt64.self
  }

  package static func append(_ number: Int, to bytes: inout [UInt8]) {
    guard (0..<10).contains(number) else { return bytes += number.description.utf8 }
    bytes.append(UInt8(ascii: "0") + UInt8(number))
  }

  /// Appends the shortest digits that are parsed as the same number; an integer has no decimals.
  package static func append(_ number: Double, to bytes: inout [UInt8], _ style: JSONStyle) throws {
    guard number.isFinite else {
      if style.hasWordsForNumbers { return append(word(for: number), to: &bytes) }
      throw EncodingError.invalidValue(number, .init(codingPath: [], debugDescription: "\(number) is not finite"))
    }
    if let whole = Int(exactly: number), abs(whole) < 1 << 53, whole != 0 {
      append(whole, to: &bytes)
    } else {
      let digits = number.description
      bytes += digits.hasSuffix(".0") ? digits.utf8.dropLast(2) : digits.utf8[...]
    }
  }

  private static func word(for number: Double) -> String {
    if number.isNaN { return "nan" }
    return number < 0 ? "-infinity" : "infinity"
  }
}
