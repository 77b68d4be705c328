/// A value whose members write themselves, one after the other, without a container for each
/// object.
///
/// Most values in reports are rows: containers would take most of the time to write the JSON of a
/// typeface. `Encodable` still produces the same JSON with other encoders; `JSONRowTests` compare
/// the two.
package protocol JSONRow: Encodable {
  /// Adds the members in the order of their keys, without absent ones.
  func write(to row: inout JSONRowWriter) throws
}

/// One or more rows passed to an encoder: Strut's lets them write themselves, and others encode
/// them.
package struct JSONRows: Encodable {
  private let rows: any Encodable
  private let write: (inout JSONRowWriter) throws -> Void

  package init(_ row: some JSONRow) {
    rows = row
    write = { try $0.append(row) }
  }

  package init(_ list: [some JSONRow]) {
    rows = list
    write = { try $0.append(list) }
  }

  package func encode(to encoder: any Encoder) throws { try rows.encode(to: encoder) }

  /// Appends the value, indented for a depth.
  package func append(to bytes: inout [UInt8], style: JSONStyle, depth: Int) throws {
    try JSONRowWriter.append(to: &bytes, style: style, depth: depth, write)
  }
}

extension KeyedEncodingContainer {
  /// Called by the synthesized `encode(to:)` for a property that is a row.
  package mutating func encode(_ row: some JSONRow, forKey key: Key) throws { try encode(JSONRows(row), forKey: key) }

  /// Called by the synthesized `encode(to:)` for a property that is an array of rows.
  package mutating func encode(_ rows: [some JSONRow], forKey key: Key) throws {
    try encode(JSONRows(rows), forKey: key)
  }
}
