internal import Queries

/// A line of a text, before it is laid out for C.
struct LineRecord: Sendable {
  var line: MeasureResult.Line
  /// Where the line's stretch is in the text, in bytes.
  var byteRange: Range<Int>

  /// The lines of a text, with their places in bytes.
  ///
  /// - Complexity: O(n) in the text: the lines come in its order.
  static func records(of result: MeasureResult, in text: String) -> [LineRecord] {
    var place = (utf16: 0, index: text.utf16.startIndex)
    func byte(_ offset: Int) -> Int {
      if offset < place.utf16 { place = (0, text.utf16.startIndex) }
      place.index =
        text.utf16.index(place.index, offsetBy: offset - place.utf16, limitedBy: text.utf16.endIndex)
        ?? text.utf16.endIndex
      place.utf16 = offset
      return text.utf8.distance(from: text.utf8.startIndex, to: place.index)
    }
    return result.lines.map { line in
      let start = byte(line.range[0])
      return LineRecord(line: line, byteRange: start..<max(start, byte(line.range[1])))
    }
  }
}
