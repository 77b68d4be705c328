#if Service
/// Splits a stream of bytes into lines, regardless of how the bytes arrive. A line that exceeds the
/// limit is discarded as it arrives, and reported.
struct RecordLines {
  private let limit: Int
  private var rest: [UInt8] = []
  /// True while input up to the next line ending belongs to a line that is too long.
  private var isDropping = false

  /// A line, or a marker for a line that exceeded the limit.
  enum Line: Equatable {
    case whole([UInt8])
    case tooLong

    /// True for a blank line, which the command skips.
    var isBlank: Bool {
      if case .whole(let bytes) = self { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 } } else { false }
    }
  }

  /// - Parameter limit: The maximum length of a line, in bytes.
  init(limit: Int) { self.limit = limit }

  /// Returns the lines that end in new input.
  mutating func add(_ bytes: some Sequence<UInt8>) -> [Line] {
    var lines: [Line] = []
    for part in Array(bytes).split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      // Each part except the first begins after a line ending.
      if part.offset > 0 { lines.append(end()) }
      grow(part.element)
    }
    return lines
  }

  /// Returns the last line of the stream, or nil if the stream ended with a line ending.
  mutating func last() -> Line? { rest.isEmpty && !isDropping ? nil : end() }

  private mutating func grow(_ bytes: ArraySlice<UInt8>) {
    guard !isDropping else { return }
    guard rest.count + bytes.count <= limit else {
      rest = []
      return isDropping = true
    }
    rest += bytes
  }

  private mutating func end() -> Line {
    defer { (rest, isDropping) = ([], false) }
    if isDropping { return .tooLong }
    if rest.last == 0x0D { rest.removeLast() }
    return .whole(rest)
  }
}
#endif
