#if Service
/// Takes a stream of bytes apart into lines, however the bytes come. A line beyond the limit is dropped as it comes, and told.
struct RecordLines {
  private let limit: Int
  private var rest: [UInt8] = []
  /// Whether what comes up to the next line's end belongs to a line that is too long.
  private var isDropping = false

  /// A line, or that there was one beyond the limit.
  enum Line: Equatable {
    case whole([UInt8])
    case tooLong

    /// Whether there is nothing on it: the command leaves such lines out.
    var isBlank: Bool {
      if case .whole(let bytes) = self { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 } } else { false }
    }
  }

  /// - Parameter limit: In bytes.
  init(limit: Int) { self.limit = limit }

  /// The lines that end in what comes now.
  mutating func add(_ bytes: some Sequence<UInt8>) -> [Line] {
    var lines: [Line] = []
    for part in Array(bytes).split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      // Each part but the first begins after a line's end.
      if part.offset > 0 { lines.append(end()) }
      grow(part.element)
    }
    return lines
  }

  /// The line that the stream ended in; nil where it ended with a line's end.
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
