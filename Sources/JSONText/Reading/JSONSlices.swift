/// Splits the outermost array or object of a JSON document into parts, without parsing them.
///
/// A body of ten thousand records can then be read record by record, each with its own error and
/// without one large tree. The separators are checked here (RFC 8259, sections 4 and 5); the parts
/// are checked when they are read.
package struct JSONSlices {
  private let bytes: [UInt8]
  private var index = 0

  /// The kind of a document, with its parts.
  package enum Parts: Equatable {
    /// The values of an array.
    case array([Range<Int>])
    /// The members of an object. If a key is duplicated, the last member is used.
    case object([String: Range<Int>])
    /// Another value, or invalid JSON.
    case other
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns true if a document has more values than a limit: each takes many times its bytes once
  /// it is parsed.
  ///
  /// - Complexity: O(*n*) in the number of bytes; O(1) if they are fewer than the limit, as in
  ///   nearly every record.
  package static func hasMoreValues(than limit: Int, in bytes: [UInt8]) -> Bool {
    // Every value has at least one byte.
    bytes.count >= limit && valueCount(of: bytes) > limit
  }

  private static func valueCount(of bytes: [UInt8]) -> Int {
    var slices = JSONSlices(bytes)
    var count = 1
    while let byte = slices.current {
      switch byte {
      case UInt8(ascii: "\""): _ = slices.skipString()
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"):
        count += 1
        slices.index += 1
      default: slices.index += 1
      }
    }
    return count
  }

  /// Returns the parts of a document, as byte ranges.
  ///
  /// - Parameter limit: The maximum number of values in an array; reading stops after it.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func parts(of bytes: [UInt8], limit: Int = .max) -> Parts {
    var slices = JSONSlices(bytes)
    slices.skipBlanks()
    let parts: Parts?
    switch slices.current {
    case UInt8(ascii: "["): parts = slices.array(limit).map(Parts.array)
    case UInt8(ascii: "{"): parts = slices.object().map(Parts.object)
    default: parts = nil
    }
    slices.skipBlanks()
    guard let parts, slices.current == nil || slices.hasOverflowed else { return .other }
    return parts
  }

  /// True if an array has more values than the limit; then one more than the limit is returned.
  private var hasOverflowed = false

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipBlanks() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func takes(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard current == byte else { return false }
    index += 1
    return true
  }

  private mutating func array(_ limit: Int) -> [Range<Int>]? {
    guard takes(UInt8(ascii: "[")) else { return nil }
    var values: [Range<Int>] = []
    if takes(UInt8(ascii: "]")) { return values }
    repeat {
      guard let value = value() else { return nil }
      values.append(value)
      if values.count > limit {
        hasOverflowed = true
        return values
      }
    } while takes(UInt8(ascii: ","))
    return takes(UInt8(ascii: "]")) ? values : nil
  }

  private mutating func object() -> [String: Range<Int>]? {
    guard takes(UInt8(ascii: "{")) else { return nil }
    var members: [String: Range<Int>] = [:]
    if takes(UInt8(ascii: "}")) { return members }
    repeat {
      skipBlanks()
      let start = index
      guard current == UInt8(ascii: "\""), skipString() else { return nil }
      // Relevant keys contain no escapes; others are not needed.
      let key = String(decoding: bytes[start + 1..<index - 1], as: UTF8.self)
      guard takes(UInt8(ascii: ":")), let value = value() else { return nil }
      members[key] = value
    } while takes(UInt8(ascii: ","))
    return takes(UInt8(ascii: "}")) ? members : nil
  }

  /// Returns the range of a value: a string, matching brackets with their content, or a word
  /// without blanks.
  private mutating func value() -> Range<Int>? {
    skipBlanks()
    let start = index
    var depth = 0
    repeat {
      guard let byte = current else { return depth == 0 && index > start ? start..<index : nil }
      switch byte {
      case UInt8(ascii: "\""):
        guard skipString() else { return nil }
        if depth == 0 { return start..<index }
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        guard depth > 0 || index == start else { return nil }
        depth += 1
        index += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return index > start ? start..<index : nil }
        depth -= 1
        index += 1
        if depth == 0 { return start..<index }
      case UInt8(ascii: ","), 0x20, 0x09, 0x0A, 0x0D:
        if depth == 0 { return index > start ? start..<index : nil }
        index += 1
      default: index += 1
      }
    } while true
  }

  private mutating func skipString() -> Bool {
    index += 1
    while let byte = current {
      index += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") { return true }
    }
    return false
  }
}
