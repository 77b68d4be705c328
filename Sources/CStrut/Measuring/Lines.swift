internal import CStrutHeader

/// The lines of all strings of a call, in two arrays for C.
@safe
final class Lines: Handled, @unchecked Sendable {
  // Unchecked, because it contains pointers. Their memory is written by the initializer and never
  // after.
  static let word = "lines"

  let lines: UnsafeMutableBufferPointer<strut_line>
  /// The index of the first line of each string, and the number of lines at the end.
  let firstLine: UnsafeMutableBufferPointer<Int>
  /// The text of all lines, with a NUL after each.
  private let texts: OwnedText

  init(_ records: [[LineRecord]]) {
    let all = records.joined()
    var bytes: [UInt8] = []
    var starts: [Int] = []
    for record in all {
      starts.append(bytes.count)
      bytes += record.line.text.utf8
      bytes.append(0)
    }
    texts = OwnedText(bytes)
    unsafe lines = .allocate(capacity: starts.count)
    for (index, record) in all.enumerated() {
      let text = unsafe texts.bytes + starts[index]
      unsafe lines.initializeElement(at: index, to: strut_line(record, text))
    }
    unsafe firstLine = .allocate(capacity: records.count + 1)
    var first = 0
    for index in records.indices {
      unsafe firstLine.initializeElement(at: index, to: first)
      first += records[index].count
    }
    unsafe firstLine.initializeElement(at: records.count, to: first)
  }

  deinit {
    unsafe lines.deallocate()
    unsafe firstLine.deallocate()
  }
}

extension strut_line {
  fileprivate init(_ record: LineRecord, _ text: UnsafePointer<CChar>) {
    let line = record.line
    unsafe self.init(
      text: text, text_length: line.text.utf8.count, start: record.byteRange.lowerBound,
      end: record.byteRange.upperBound, utf16_start: line.range[0], utf16_end: line.range[1], width: line.width,
      baseline: line.baseline, ascender: line.ascender, descender: line.descender)
  }
}
