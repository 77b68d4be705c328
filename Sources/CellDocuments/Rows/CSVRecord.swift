import StringCatalogs

/// Reads the fields of one CSV record, as RFC 4180 has them: separated by commas, spaces part of them, and in quotation marks what
/// holds commas, line breaks or (doubled) quotation marks.
///
/// It works on bytes, so that a mark that combines with the comma before it is a letter of the next field.
enum CSVRecord {
  /// What is wrong with a record.
  struct Failure: Error {
    let message: String
  }

  /// What keeps bytes from being a record's text: other encodings than UTF-8, and characters that control something; nil for text.
  /// Places are counted from the beginning of the record.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func problem(
    in record: ArraySlice<UInt8>
  ) -> (code: CellDocumentError.Code, position: SourcePosition, message: String)? {
    if let control = record.firstIndex(where: { ($0 < 0x20 && ![0x09, 0x0A, 0x0D].contains($0)) || $0 == 0x7F }) {
      let name = String(0x100 | Int(record[control]), radix: 16, uppercase: true).dropFirst()
      return (.syntax, SourcePosition(after: record[..<control]), "the character U+00\(name) is not allowed; remove it")
    }
    return SourceText.DecodingFailure(inRecord: record).map { (.notUTF8, $0.position, $0.message) }
  }

  /// The fields of a record with its line's end, or without.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func fields(_ record: ArraySlice<UInt8>) throws(Failure) -> [String] {
    var reader = Reader(rest: trimmed(record))
    var fields: [String] = []
    while true {
      fields.append(try reader.field(number: fields.count + 1))
      guard reader.rest.popFirst() != nil else { return fields }
    }
  }

  private static func trimmed(_ record: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var record = record
    while let last = record.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") { record.removeLast() }
    return record
  }

  private struct Reader {
    var rest: ArraySlice<UInt8>

    private static let quote = UInt8(ascii: "\"")
    private static let comma = UInt8(ascii: ",")

    /// Reads up to the next comma, which it leaves.
    mutating func field(number: Int) throws(Failure) -> String {
      guard rest.first == Self.quote else {
        let end = rest.firstIndex(of: Self.comma) ?? rest.endIndex
        let field = rest[..<end]
        guard !field.contains(Self.quote) else {
          throw Failure(
            message: "unexpected quotation mark in field \(number); put the whole field in quotation marks")
        }
        rest = rest[end...]
        return String(decoding: field, as: UTF8.self)
      }
      return try quoted(number: number)
    }

    private mutating func quoted(number: Int) throws(Failure) -> String {
      var field: [UInt8] = []
      rest.removeFirst()
      while let end = rest.firstIndex(of: Self.quote) {
        field += rest[..<end]
        rest = rest[(end + 1)...]
        guard rest.first == Self.quote else {
          guard rest.isEmpty || rest.first == Self.comma else {
            throw Failure(message: "unexpected text after the closing quotation mark of field \(number)")
          }
          return String(decoding: field, as: UTF8.self)
        }
        field.append(Self.quote)
        rest.removeFirst()
      }
      throw Failure(message: "field \(number) has no closing quotation mark")
    }
  }
}
