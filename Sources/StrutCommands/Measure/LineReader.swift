import Foundation
import Queries

/// The lines of a file or of stdin, read on demand.
struct LineReader {
  private let handle: FileHandle
  private let name: String
  private let limit: Int
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtBeginning = true
  private var isAtEnd = false

  /// At the start of the input it marks the text as UTF-8, and is not part of the first line.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let chunk = 1 << 16
  /// A longer line is not a record, and would fill the memory.
  static let longestLine = 64 << 20

  /// A line without its line ending, or a marker for a line that exceeds the limit.
  enum Line: Equatable {
    case whole([UInt8])
    case tooLong
  }

  /// - Parameters:
  ///   - path: A file, or "-" for stdin.
  ///   - limit: The maximum number of bytes in a line.
  init(path: String, limit: Int = longestLine) throws {
    name = path
    self.limit = limit
    if path == "-" {
      handle = .standardInput
    } else {
      guard let opened = FileHandle(forReadingAtPath: path) else {
        throw RequestFailure(
          status: .input, code: "input-unreadable",
          message: "cannot read \"\(path)\"; check the path and its permissions.")
      }
      handle = opened
    }
  }

  /// Returns the next line, or `nil` after the last one.
  mutating func next() throws -> Line? {
    let line = try nextAsItIs()
    defer { isAtBeginning = false }
    guard isAtBeginning, case .whole(let bytes)? = line, bytes.starts(with: Self.byteOrderMark) else { return line }
    return .whole(Array(bytes.dropFirst(Self.byteOrderMark.count)))
  }

  private mutating func nextAsItIs() throws -> Line? {
    var searched = position
    var isTooLong = false
    while true {
      let end = buffer[searched...].firstIndex(of: 0x0A)
      if end != nil || isAtEnd { return take(upTo: end ?? buffer.count, isTooLong, hasEnd: end != nil) }
      if buffer.count - position > limit {
        // The rest of the line is discarded as it is read.
        isTooLong = true
        position = buffer.count
      }
      searched = buffer.count - position
      try fill()
    }
  }

  /// - Parameter hasEnd: True if a line ending follows, rather than the end of the input.
  private mutating func take(upTo end: Int, _ isTooLong: Bool, hasEnd: Bool) -> Line? {
    let line = buffer[position..<end]
    position = hasEnd ? end + 1 : end
    if isTooLong || line.count > limit { return .tooLong }
    if line.isEmpty, !hasEnd { return nil }
    return .whole(Array(line.last == 0x0D ? line.dropLast() : line))
  }

  private mutating func fill() throws {
    buffer.removeFirst(position)
    position = 0
    do {
      let data = try handle.read(upToCount: Self.chunk) ?? Data()
      isAtEnd = data.isEmpty
      buffer += data
    } catch {
      throw RequestFailure(
        status: .input, code: "input-unreadable", message: "cannot read \"\(name)\": \(error.reason).")
    }
  }
}
