/// Takes the outermost array or object of a JSON text apart, without reading what is in its parts.
///
/// A body of ten thousand records is then read record by record, each with its own error and none of them held as a tree. What
/// stands between the parts is checked here (RFC 8259, sections 4 and 5), the parts themselves by who reads them.
package struct JSONSlices {
  private let bytes: [UInt8]
  private var index = 0

  /// What a text is.
  package enum Parts: Equatable {
    /// The values of an array.
    case array([Range<Int>])
    /// The members of an object. Of two with one key, the later counts.
    case object([String: Range<Int>])
    /// Something else, or no JSON at all.
    case other
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether a text has more values than a limit: each takes many times its bytes once it is read.
  ///
  /// - Complexity: O(*n*) in the number of bytes; O(1) where they are fewer than the limit, as in nearly every record.
  package static func hasMoreValues(than limit: Int, in bytes: [UInt8]) -> Bool {
    // No value is without a byte of its own.
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

  /// The parts of a text, as ranges of its bytes.
  ///
  /// - Parameter limit: The most values of an array; beyond them the text is not read on.
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

  /// Whether an array had more values than were wanted; then one more than those is there.
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
      // Keys that matter have no escapes in them; others need not be known.
      let key = String(decoding: bytes[start + 1..<index - 1], as: UTF8.self)
      guard takes(UInt8(ascii: ":")), let value = value() else { return nil }
      members[key] = value
    } while takes(UInt8(ascii: ","))
    return takes(UInt8(ascii: "}")) ? members : nil
  }

  /// The range of a value: a string, what stands between brackets that match, or a word without blanks.
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
