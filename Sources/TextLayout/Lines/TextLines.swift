/// A text in lines of a width: the lines, from the top. An empty text has none.
public struct TextLines: RandomAccessCollection, Sendable {
  private let lines: [TextLine]

  init(_ lines: [TextLine]) { self.lines = lines }

  /// The index of the top line: 0.
  public var startIndex: Int { 0 }
  /// How many lines there are.
  public var endIndex: Int { lines.count }
  /// A line, counted from the top.
  public subscript(index: Int) -> TextLine { lines[index] }

  /// Whether some of the text is in none of them.
  public var isTruncated: Bool { lines.last?.isTruncated ?? false }

  /// The width of the widest line, in points, unrounded; 0 without lines.
  public var width: Double { lines.reduce(0) { Swift.max($0, $1.width) } }
}
