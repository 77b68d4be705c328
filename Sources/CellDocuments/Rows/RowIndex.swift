/// Finds where the records of a file begin.
enum RowIndex {
  private static let newline = UInt8(ascii: "\n")
  private static let quote = UInt8(ascii: "\"")

  /// Where each line that is not empty begins, and the end of the last.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func lines(of bytes: [UInt8], from first: Int) -> [UInt32] {
    var starts: [UInt32] = []
    var start = first
    for index in first..<bytes.count where bytes[index] == newline {
      if !isBlank(bytes[start..<index]) { starts.append(UInt32(start)) }
      start = index + 1
    }
    if !isBlank(bytes[min(start, bytes.count)...]) { starts.append(UInt32(start)) }
    starts.append(UInt32(bytes.count))
    return starts
  }

  /// Where each record of a CSV file begins, and the end of the last: line breaks within quotation marks end none. Empty lines
  /// count for nothing. Also the place of a quotation mark that is never closed.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func records(of bytes: [UInt8], from first: Int) -> (starts: [UInt32], openQuote: Int?) {
    var starts: [UInt32] = []
    var (start, openQuote) = (first, Int?.none)
    for index in first..<bytes.count {
      if bytes[index] == quote {
        openQuote = openQuote == nil ? index : nil
      } else if bytes[index] == newline, openQuote == nil {
        if !isBlank(bytes[start..<index]) { starts.append(UInt32(start)) }
        start = index + 1
      }
    }
    if !isBlank(bytes[min(start, bytes.count)...]) { starts.append(UInt32(start)) }
    starts.append(UInt32(bytes.count))
    return (starts, openQuote)
  }

  /// Where a carriage return stands that no line feed follows, and which is not within quotation marks; in JSON, where it may stand between
  /// values, between two objects.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func loneReturn(in bytes: [UInt8], isQuoted: Bool) -> Int? {
    var isOpen = false
    for (index, byte) in bytes.enumerated() {
      if isQuoted, byte == quote { isOpen.toggle() }
      guard byte == UInt8(ascii: "\r"), !isOpen, index + 1 < bytes.count, bytes[index + 1] != newline else { continue }
      if isQuoted || (index > 0 && bytes[index - 1] == UInt8(ascii: "}") && bytes[index + 1] == UInt8(ascii: "{")) {
        return index
      }
    }
    return nil
  }

  /// What stands before the first line break, or the first that is not within quotation marks.
  static func firstRecord(of bytes: ArraySlice<UInt8>, isQuoted: Bool) -> ArraySlice<UInt8> {
    var isOpen = false
    let end = bytes.firstIndex { byte in
      if isQuoted, byte == quote { isOpen.toggle() }
      return byte == newline && !isOpen
    }
    return bytes[..<(end ?? bytes.endIndex)]
  }

  /// Whether nothing but blanks and the first half of a line's end is there.
  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") || $0 == newline }
  }
}
