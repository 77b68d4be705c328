internal import FontMetrics

/// The words of text that was shaped in one font, for comparing fonts.
package struct WordsInOneFont {
  /// The words of each hard line, in UTF-16 units.
  package let hardLines: [[Range<Int>]]
  private let content: ShapedContent
  private let measurer: LineMeasurer
  /// For each unit, the number of preceding characters that the font lacks.
  private let lackingBefore: [Int]

  package init(_ text: ShapedText) {
    content = text.content
    measurer = text.measurer
    lackingBefore = Self.lackingCounts(text)
    let analysis = text.content.analysis
    let opportunities = text.content.opportunities
    hardLines = analysis.hardLines.map { line in
      var words: [Range<Int>] = []
      var start = line.content.lowerBound
      while start < line.content.upperBound {
        var end = start + 1
        while end < line.content.upperBound && !opportunities[end].contains(.breakBefore) { end += 1 }
        let word = analysis.withoutTrailingSpaces(start..<end)
        if !word.isEmpty { words.append(word) }
        start = end
      }
      return words
    }
  }

  private static func lackingCounts(_ text: ShapedText) -> [Int] {
    let content = text.content
    let missing = Set(content.missing)
    var isLacking = [Bool](repeating: false, count: content.analysis.units.count)
    for run in content.runs {
      if let face = run.face, face != text.font.face {
        for unit in run.range { isLacking[unit] = true }
      } else if !missing.isEmpty {
        for element in ScalarSequence(content.analysis.units, in: run.range) where missing.contains(element.scalar) {
          isLacking[element.offset] = true
        }
      }
    }
    var count = 0
    return [0]
      + isLacking.map { lacks in
        count += lacks ? 1 : 0
        return count
      }
  }

  /// Returns `true` if the font has every character of a word.
  package func covers(_ word: Range<Int>) -> Bool { lackingBefore[word.upperBound] == lackingBefore[word.lowerBound] }
  /// Returns the width of a part of the text on a separate line, in points.
  package func width(_ range: Range<Int>) -> Double { measurer.width(range) }
  /// Returns the width of several parts, each on its own line.
  package func width(_ ranges: [Range<Int>]) -> Double { ranges.reduce(0) { $0 + measurer.width($1) } }
  /// A part of the text.
  package func text(_ range: Range<Int>) -> String { String(decoding: content.analysis.units[range], as: UTF16.self) }
}
