import Queries

/// Lines put together into batches, each with its number from 1; blank ones are left out.
struct RecordBatches {
  /// A line of a batch.
  struct NumberedLine: Sendable, Equatable {
    let number: Int
    let line: LineReader.Line
  }

  private let read: () throws -> LineReader.Line?
  private var number = 0
  /// What ended the reading, told after what was read before it.
  private var failure: (any Error)?

  /// Enough lines to be worth a task, few enough to be spread over the cores.
  private static let mostLines = 256
  /// What a text comes to takes many times its bytes: of long lines few are at work at once, so that memory does not grow with them.
  private static let mostBytes = 256 << 10

  /// - Parameter read: The next line, `nil` after the last.
  init(_ read: @escaping () throws -> LineReader.Line?) { self.read = read }

  /// The next batch, `nil` after the last.
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
  /// In bytes.
  fileprivate var count: Int { if case .whole(let bytes) = self { bytes.count } else { 0 } }

  fileprivate var isBlank: Bool {
    if case .whole(let bytes) = self { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 } } else { false }
  }
}

extension MeasureRecord {
  /// A line of the input, or in its place that it is too long.
  init(_ numbered: RecordBatches.NumberedLine, _ settings: MeasureSettings) {
    switch numbered.line {
    case .whole(let line): self.init(line: line, number: numbered.number, settings: settings, takesFiles: true)
    case .tooLong:
      self.init(
        number: numbered.number,
        failure: RequestFailure(
          status: .findings, code: "line-too-long",
          message: "line \(numbered.number) is longer than \(LineReader.longestLine) bytes; split its text."))
    }
  }
}
