/// The lines of text at a width, from the top; empty for empty text.
public struct TextLines: RandomAccessCollection, Sendable {
  private let lines: [TextLine]

  init(_ lines: [TextLine]) { self.lines = lines }

  /// The index of the first line, 0.
  public var startIndex: Int { 0 }
  /// The number of lines.
  public var endIndex: Int { lines.count }
  /// Returns a line, counted from the top.
  public subscript(index: Int) -> TextLine { lines[index] }

  /// A Boolean value that indicates whether some of the text is in none of the lines.
  public var isTruncated: Bool { lines.last?.isTruncated ?? false }

  /// The width of the widest line, in points, not rounded; 0 without lines.
  public var width: Double { lines.reduce(0) { Swift.max($0, $1.width) } }
}
