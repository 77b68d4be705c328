import Foundation
import Queries

/// The lines of a file or of stdin, read as they are asked for.
struct LineReader {
  private let handle: FileHandle
  private let name: String
  private let limit: Int
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtBeginning = true
  private var isAtEnd = false

  /// At the beginning of the input it says that this is UTF-8, and is no part of the first line.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let chunk = 1 << 16
  /// A line beyond this is no record, and would fill the memory.
  static let longestLine = 64 << 20

  /// A line without its end, or that there was one beyond the limit.
  enum Line: Equatable {
    case whole([UInt8])
    case tooLong
  }

  /// - Parameters:
  ///   - path: A file, or "-" for stdin.
  ///   - limit: The most bytes of a line.
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

  /// The next line, or `nil` after the last.
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
        // What comes of it is dropped as it comes.
        isTooLong = true
        position = buffer.count
      }
      searched = buffer.count - position
      try fill()
    }
  }

  /// - Parameter hasEnd: Whether a line's end stands there, and not that of the input.
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
