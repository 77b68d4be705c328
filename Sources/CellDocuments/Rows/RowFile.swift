import Foundation
package import StringCatalogs
import Threads

/// A file of rows: JSON Lines or CSV. Its records are located when it is opened, and read on
/// demand.
///
/// It stores the bytes of the file and four more for each record, but no views or text. It can be
/// used on any thread.
package final class RowFile: Sendable {
  /// The format of the records.
  package enum Format: String, CaseIterable, Hashable, Sendable {
    /// A JSON object on each line; empty lines are ignored.
    case jsonLines = "jsonl"
    /// CSV (RFC 4180). The first record contains the names of the fields.
    case csv

    /// Returns the format for a file's extension; nil for other extensions.
    static func named(by path: String) -> Format? {
      switch DocumentPath.parts(of: path).suffix {
      case "jsonl", "ndjson": .jsonLines
      case "csv": .csv
      default: nil
      }
    }
  }

  /// The path of the file, as given, which errors include.
  package let path: String
  /// The format of the records.
  package let format: Format
  /// The names of the fields in a CSV file; empty for JSON Lines.
  package let fields: [String]
  private let bytes: [UInt8]
  /// The offset of each record, and the end of the last.
  private let starts: [UInt32]
  /// The line counts, computed on first use.
  private let lines = Locked<LineCounts?>(nil)

  /// The number of records.
  package var count: Int { starts.count - 1 }

  /// Creates a file of rows from its bytes.
  ///
  /// Throws an error if a CSV file has no field names, if a name is duplicated or if a quotation
  /// mark is not closed.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(bytes: [UInt8], format: Format, path: String) throws(CellDocumentError) {
    self.bytes = bytes
    self.format = format
    self.path = path
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let beginning = bytes.starts(with: mark) ? mark.count : 0
    guard bytes.count <= DocumentLimits.rowBytes else {
      throw CellDocumentError(
        code: .tooLarge, file: path, position: nil,
        message: "the file is larger than the limit of \(DocumentLimits.rowBytes) bytes")
    }
    try Self.checkEncoding(of: bytes, format, path: path)
    guard format == .csv else {
      starts = RowIndex.lines(of: bytes, from: beginning)
      fields = []
      return
    }
    let index = RowIndex.records(of: bytes, from: beginning)
    if let open = index.openQuote {
      throw CellDocumentError(
        code: .syntax, file: path, position: SourcePosition(after: bytes[..<open]),
        message:
          "this quotation mark is never closed; close it, or write it twice in a quoted field"
      )
    }
    guard index.starts.count > 1 else {
      throw CellDocumentError(
        code: .syntax, file: path, position: .start,
        message: "the file is empty; write the names of the fields on the first line")
    }
    let first = bytes[Int(index.starts[0])..<Int(index.starts[1])]
    fields = try Self.names(RowIndex.firstRecord(of: first, isQuoted: true), path: path)
    starts = Array(index.starts.dropFirst())
  }

  /// Rejects two other formats that spreadsheets write: UTF-16, and lines that end with only a
  /// carriage return, which would be one long record.
  private static func checkEncoding(of bytes: [UInt8], _ format: Format, path: String) throws(CellDocumentError) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw CellDocumentError(
        code: .notUTF8, file: path, position: .start, message: "the file is UTF-16; save it as UTF-8")
    }
    guard let end = RowIndex.loneReturn(in: bytes, isQuoted: format == .csv) else { return }
    throw CellDocumentError(
      code: .syntax, file: path, position: SourcePosition(after: bytes[..<end]),
      message: "a carriage return has no line feed after it; save the file with Unix or Windows line endings"
        + (format == .csv ? ", or put the field in quotation marks" : ""))
  }

  private static func names(_ record: ArraySlice<UInt8>, path: String) throws(CellDocumentError) -> [String] {
    if let problem = CSVRecord.problem(in: record) {
      throw CellDocumentError(code: problem.code, file: path, position: problem.position, message: problem.message)
    }
    let names: [String]
    do {
      names = try CSVRecord.fields(record)
    } catch {
      throw CellDocumentError(
        code: .syntax, file: path, position: SourcePosition(line: 1, column: 1), message: error.message)
    }
    var seen: Set<String> = []
    for name in names where !seen.insert(name).inserted {
      throw CellDocumentError(
        code: .duplicate, file: path, position: SourcePosition(line: 1, column: 1),
        message: "the field \(Wording.quoted(name)) appears twice; rename one")
    }
    return names
  }

  /// Returns the expected names that no record of a JSON Lines file has, each with a similar name
  /// that records have. A member may be missing in all records; it is considered a mistake only if
  /// there is a similar name.
  ///
  /// - Complexity: O(*n*) in the size of the first thousand records, or of all records if a name
  ///   seems to be a mistake.
  package func misspelled(_ wanted: [String]) -> [(name: String, suggestion: String)] {
    let sample = 1000
    var missing = Set(wanted)
    var names: Set<String> = []
    for index in 0..<min(count, sample) where !missing.isEmpty {
      let found = JSONRecord(Array(record(at: index))).names ?? []
      names.formUnion(found)
      missing.subtract(found)
    }
    let others = names.subtracting(wanted).sorted()
    var suspected = wanted.filter(missing.contains).map { ($0, Wording.suggestion(for: $0, among: others)) }
      .filter { !$0.1.isEmpty }
    for index in min(count, sample)..<count where !suspected.isEmpty {
      let found = JSONRecord(Array(record(at: index))).names ?? []
      suspected.removeAll { found.contains($0.0) }
    }
    return suspected.map { (name: $0.0, suggestion: $0.1) }
  }

  /// Returns the bytes of a record, without the empty lines after it.
  func record(at index: Int) -> ArraySlice<UInt8> {
    let bytes = bytes[Int(starts[index])..<Int(starts[index + 1])]
    return RowIndex.firstRecord(of: bytes, isQuoted: format == .csv)
  }

  /// Returns the line in which a record begins, from 1.
  ///
  /// - Complexity: O(*n*) in the size of the file for the first call, then O(1).
  func line(of index: Int) -> Int {
    let offset = Int(starts[index])
    return lines.withLock { known in
      let counts = known ?? LineCounts(bytes)
      known = counts
      return counts.line(of: offset, in: bytes)
    }
  }
}

/// The number of line endings before regular offsets in a file.
private struct LineCounts: Sendable {
  private var counts: [UInt32] = []
  private static let distance = 4096

  init(_ bytes: [UInt8]) {
    var count: UInt32 = 0
    for start in stride(from: 0, through: bytes.count, by: Self.distance) {
      counts.append(count)
      count += Self.ends(in: bytes[start..<min(start + Self.distance, bytes.count)])
    }
  }

  /// Returns the line of a byte, from 1.
  func line(of offset: Int, in bytes: [UInt8]) -> Int {
    let block = offset / Self.distance
    return 1 + Int(counts[block] + Self.ends(in: bytes[(block * Self.distance)..<offset]))
  }

  private static func ends(in bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  }
}

extension RowFile {
  /// Reads a file with the extension `.jsonl`, `.ndjson` or `.csv`.
  ///
  /// Throws an error if the file cannot be read, and those of ``init(bytes:format:path:)``.
  package convenience init(path: String) throws(CellDocumentError) {
    guard let format = Format.named(by: path) else {
      throw CellDocumentError(
        code: .notSupported, file: path, position: nil, message: "rows must be in a .jsonl, .ndjson or .csv file")
    }
    if let problem = DocumentPath.problem(at: path) {
      throw CellDocumentError(code: .unreadableFile, file: path, position: nil, message: "the file \(problem)")
    }
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? handle.close() }
      try self.init(
        bytes: Array(try handle.read(upToCount: DocumentLimits.rowBytes + 1) ?? Data()), format: format, path: path)
    } catch let error as CellDocumentError {
      throw error
    } catch {
      throw CellDocumentError(
        code: .unreadableFile, file: path, position: nil, message: "the file cannot be read; check its permissions")
    }
  }
}
