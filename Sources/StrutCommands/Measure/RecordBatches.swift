import Queries

/// Batches of lines, each line with its number, from 1. Blank lines are skipped.
struct RecordBatches {
  /// A line of a batch.
  struct NumberedLine: Sendable, Equatable {
    let number: Int
    let line: LineReader.Line
  }

  private let read: () throws -> LineReader.Line?
  private var number = 0
  /// The error that ended the reading, which is thrown after the lines before it are delivered.
  private var failure: (any Error)?

  /// Enough lines for a task to pay off, and few enough to be distributed over the cores.
  private static let mostLines = 256
  /// A result takes many times the bytes of its text. Few long lines are measured at once, so that
  /// memory does not grow with their length.
  private static let mostBytes = 256 << 10

  /// - Parameter read: Returns the next line, or `nil` after the last one.
  init(_ read: @escaping () throws -> LineReader.Line?) { self.read = read }

  /// Returns the next batch, or `nil` after the last one.
  mutating func next() throws -> [NumberedLine]? {
    if let failure { throw failure }
    var batch: [NumberedLine] = []
    var bytes = 0
    do {
      while batch.count < Self.mostLines, bytes < Self.mostBytes, let line = try read() {
        number += 1
        if line.isBlank { continue }
        bytes += line.count
        batch.append(NumberedLine(number: number, line: line))
      }
    } catch {
      guard !batch.isEmpty else { throw error }
      failure = error
    }
    return batch.isEmpty ? nil : batch
  }
}

extension LineReader.Line {
  /// The length of the line, in bytes.
  fileprivate var count: Int { if case .whole(let bytes) = self { bytes.count } else { 0 } }

  fileprivate var isBlank: Bool {
    if case .whole(let bytes) = self { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 } } else { false }
  }
}

extension MeasureRecord {
  /// Creates a record from a line of the input, or a failure for a line that is too long.
  init(_ numbered: RecordBatches.NumberedLine, _ settings: MeasureSettings) {
    switch numbered.line {
    case .whole(let line): self.init(line: line, number: numbered.number, settings: settings, takesFiles: true)
    case .tooLong:
      self.init(
        number: numbered.number,
        failure: RequestFailure(
          status: .findings, code: "line-too-long",
          message: "line \(numbered.number) has more than \(LineReader.longestLine) bytes; split its text."))
    }
  }
}
