import Foundation
import Synchronization

/// A file of rows: JSON Lines or CSV. Its records are found when it is opened, and read when they are asked for.
///
/// It keeps the file's bytes and four more for each record, and no view or text. It may be read from any thread.
public final class RowFile: Sendable {
  /// How records are written.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    /// An object in JSON on each line; empty lines count for nothing.
    case jsonLines = "jsonl"
    /// RFC 4180, its first record the names of the fields.
    case csv

    /// The format that a file's name says; nil for another.
    static func named(by path: String) -> Format? {
      switch DocumentPath.parts(of: path).suffix {
      case "jsonl", "ndjson": .jsonLines
      case "csv": .csv
      default: nil
      }
    }
  }

  /// The file, as it was named; errors carry it.
  public let path: String
  /// How its records are written.
  public let format: Format
  /// The names of a CSV file's fields; empty for JSON Lines.
  public let fields: [String]
  private let bytes: [UInt8]
  /// Where each record begins, and where the last one ends.
  private let starts: [UInt32]
  /// Counted when a line is first asked for.
  private let lines = Mutex<LineCounts?>(nil)

  /// How many records there are.
  public var count: Int { starts.count - 1 }

  /// Takes the bytes of a file.
  ///
  /// Throws when a CSV file has no names of fields, when a name stands there twice, or when a quotation mark is never closed.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(bytes: [UInt8], format: Format, path: String) throws(CellDocumentError) {
    self.bytes = bytes
    self.format = format
    self.path = path
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let first = bytes.starts(with: mark) ? mark.count : 0
    guard bytes.count <= DocumentLimits.rowBytes else {
      throw CellDocumentError(
        code: .tooLarge, file: path, position: nil,
        message: "the file has more than \(DocumentLimits.rowBytes) bytes, which are the most")
    }
    try Self.checkEncoding(of: bytes, path: path)
    guard format == .csv else {
      starts = RowIndex.lines(of: bytes, from: first)
      fields = []
      return
    }
    let index = RowIndex.records(of: bytes, from: first)
    if let open = index.openQuote {
      throw CellDocumentError(
        code: .syntax, file: path, position: Self.position(of: open, in: bytes),
        message: "a quotation mark is opened here and never closed")
    }
    guard index.starts.count > 1 else {
      throw CellDocumentError(
        code: .syntax, file: path, position: .start, message: "the file is empty; its first line names the fields")
    }
    let end = Int(index.starts[1])
    fields = try Self.names(bytes[Int(index.starts[0])..<end], path: path)
    starts = Array(index.starts.dropFirst())
  }

  /// Refuses what a spreadsheet may write besides UTF-8 with the usual ends of lines, which would be one long record of nonsense.
  private static func checkEncoding(of bytes: [UInt8], path: String) throws(CellDocumentError) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw CellDocumentError(
        code: .notUTF8, file: path, position: .start, message: "the file is UTF-16; save it as UTF-8")
    }
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\r")), !bytes.contains(UInt8(ascii: "\n")),
      bytes[end...].contains(where: { $0 > UInt8(ascii: " ") })
    else { return }
    throw CellDocumentError(
      code: .syntax, file: path, position: position(of: end, in: bytes),
      message: "the lines end with carriage returns alone; save the file with line feeds, as Unix or Windows has them")
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
        message: "the field \(Wording.quoted(name)) stands twice")
    }
    return names
  }

  /// Whether no record of a file in JSON Lines has a member of this name.
  ///
  /// - Complexity: O(*n*) in the bytes before the first that has one.
  func lacks(_ field: String) -> Bool {
    if (0..<count).isEmpty || hasPlain(field) { return false }
    // What is written with escapes is found by reading.
    guard bytes.contains(UInt8(ascii: "\\")) else { return true }
    return !(0..<count).contains { index in
      (try? JSONParser.tree(Array(record(at: index))))?.members?.contains { $0.key == field } == true
    }
  }

  /// Whether a key stands somewhere as it is, in quotation marks and before a colon.
  private func hasPlain(_ field: String) -> Bool {
    let quoted = Array("\"\(field)\"".utf8)
    var rest = bytes[...]
    while let range = rest.firstRange(of: quoted) {
      rest = rest[range.upperBound...]
      if rest.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: ":") { return true }
    }
    return false
  }

  /// The bytes of a record, without the empty lines after it.
  func record(at index: Int) -> ArraySlice<UInt8> {
    let bytes = bytes[Int(starts[index])..<Int(starts[index + 1])]
    return RowIndex.firstRecord(of: bytes, isQuoted: format == .csv)
  }

  /// The line that a record begins in, from 1.
  ///
  /// - Complexity: O(*n*) in the bytes of the file the first time, then O(1).
  func line(of index: Int) -> Int {
    let offset = Int(starts[index])
    return lines.withLock { known in
      let counts = known ?? LineCounts(bytes)
      known = counts
      return counts.line(of: offset, in: bytes)
    }
  }

  private static func position(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
    var (line, start) = (1, 0)
    for index in 0..<min(offset, bytes.count) where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      start = index + 1
    }
    let column = String(decoding: bytes[start..<min(offset, bytes.count)], as: UTF8.self).unicodeScalars.count + 1
    return SourcePosition(line: line, column: column)
  }
}

/// How many lines end before every so many bytes of a file.
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

  /// The line of a byte, from 1.
  func line(of offset: Int, in bytes: [UInt8]) -> Int {
    let block = offset / Self.distance
    return 1 + Int(counts[block] + Self.ends(in: bytes[(block * Self.distance)..<offset]))
  }

  private static func ends(in bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  }
}

extension RowFile {
  /// Reads a file whose name ends in `.jsonl`, `.ndjson` or `.csv`.
  ///
  /// Throws when it cannot be read, and as ``init(bytes:format:path:)``.
  public convenience init(path: String) throws(CellDocumentError) {
    guard let format = Format.named(by: path) else {
      throw CellDocumentError(
        code: .notSupported, file: path, position: nil, message: "rows come from .jsonl, .ndjson or .csv files")
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
