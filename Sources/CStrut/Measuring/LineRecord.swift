internal import Queries

/// A line of text, before its conversion for C.
struct LineRecord: Sendable {
  var line: MeasureResult.Line
  /// The range of the source string that the line represents, in bytes.
  var byteRange: Range<Int>

  /// Returns the lines of a measured string, with their ranges in bytes.
  ///
  /// - Complexity: O(n) in the length of the string, because the lines are in its order.
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
