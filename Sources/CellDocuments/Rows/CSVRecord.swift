import StringCatalogs

/// Reads the fields of a CSV record (RFC 4180). Fields are separated by commas and include spaces;
/// fields with commas, line breaks or (doubled) quotation marks are quoted.
///
/// Fields are separated by bytes, so that a combining mark after a comma belongs to the next field.
enum CSVRecord {
  /// An error in a record.
  struct Failure: Error {
    let message: String
  }

  /// Returns the reason that bytes are not the text of a record: an encoding other than UTF-8, or
  /// control characters; nil if they are. Positions are relative to the beginning of the record.
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

  /// Returns the fields of a record, with or without its line ending.
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

    /// Reads up to the next comma, which is not consumed.
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
