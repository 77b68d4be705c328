import Foundation
import Reporting

/// The lines of a file or of stdin, read as they are asked for.
struct LineReader {
  private let handle: FileHandle
  private let name: String
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  private static let chunk = 1 << 16
  /// A line beyond this is no record, and would fill the memory.
  static let longestLine = 64 << 20

  /// - Parameter path: A file, or "-" for stdin.
  init(path: String) throws {
    name = path
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

  /// The next line without its end, or `nil` after the last.
  mutating func next() throws -> [UInt8]? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { position = end + 1 }
        return Self.trimmed(buffer[position..<end])
      }
      searched = buffer.count
      guard searched - position <= Self.longestLine else {
        throw RequestFailure(
          status: .input, code: "line-too-long",
          message: "a line of \"\(name)\" is longer than \(Self.longestLine) bytes.")
      }
      if isAtEnd {
        defer { position = buffer.count }
        return position < buffer.count ? Self.trimmed(buffer[position...]) : nil
      }
      searched -= position
      try fill()
    }
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

  private static func trimmed(_ line: ArraySlice<UInt8>) -> [UInt8] {
    Array(line.last == 0x0D ? line.dropLast() : line)
  }
}
