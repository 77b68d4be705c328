/// Locates the records of a file.
enum RowIndex {
  private static let newline = UInt8(ascii: "\n")
  private static let quote = UInt8(ascii: "\"")

  /// Returns the offset of each line that is not empty, and the end of the last.
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

  /// Returns the offset of each record in a CSV file and the end of the last, and the offset of an
  /// unclosed quotation mark. Line breaks within quotation marks do not end a record, and empty
  /// lines are ignored.
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

  /// Returns the offset of a carriage return without a line feed, outside quotation marks. In JSON,
  /// where it is allowed between values, only one between two objects counts.
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

  /// Returns the bytes before the first line break, or before the first that is not within
  /// quotation marks.
  static func firstRecord(of bytes: ArraySlice<UInt8>, isQuoted: Bool) -> ArraySlice<UInt8> {
    var isOpen = false
    let end = bytes.firstIndex { byte in
      if isQuoted, byte == quote { isOpen.toggle() }
      return byte == newline && !isOpen
    }
    return bytes[..<(end ?? bytes.endIndex)]
  }

  /// Returns true if a line contains only blanks and possibly a carriage return.
  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") || $0 == newline }
  }
}
