/// A value whose members write themselves, one behind the other, without a container for each object.
///
/// What reports are full of is such: of the time that a face's JSON takes, containers are most. `Encodable` goes on saying the same,
/// for other encoders; `JSONRowTests` hold the two against each other.
package protocol JSONRow: Encodable {
  /// Adds the members in the order of their keys, those that are absent left out.
  func write(to row: inout JSONRowWriter) throws
}

/// One or more rows on their way through an encoder: ours has them write themselves, any other encodes them.
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

  /// Appends the value, as it stands at a depth.
  package func append(to bytes: inout [UInt8], style: JSONStyle, depth: Int) throws {
    try JSONRowWriter.append(to: &bytes, style: style, depth: depth, write)
  }
}

extension KeyedEncodingContainer {
  /// What the compiler's own `encode(to:)` calls for a property that is a row.
  package mutating func encode(_ row: some JSONRow, forKey key: Key) throws { try encode(JSONRows(row), forKey: key) }

  /// What the compiler's own `encode(to:)` calls for a property that is a list of rows.
  package mutating func encode(_ rows: [some JSONRow], forKey key: Key) throws {
    try encode(JSONRows(rows), forKey: key)
  }
}
