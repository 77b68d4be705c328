/// A place in a file: a line and a column, both counted from 1.
///
/// Columns count Unicode scalars, as in YAML; a tab counts as one.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int

  /// Creates a place in a file.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of the first character of a file.
  public static let start = SourcePosition(line: 1, column: 1)
}

extension SourcePosition {
  /// Creates the place after some bytes of UTF-8 from the beginning of a file. Lines end with line
  /// feeds.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package init(after bytes: some Sequence<UInt8>) {
    var (line, column) = (1, 1)
    for byte in bytes {
      if byte == UInt8(ascii: "\n") { (line, column) = (line + 1, 1) } else if byte & 0xC0 != 0x80 { column += 1 }
    }
    self.init(line: line, column: column)
  }
}

extension SourcePosition: Comparable {
  /// Returns true if the left place comes first in the file.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The line and the column, such as `12:5`.
  public var description: String { "\(line):\(column)" }
}
