/// The stretching of a line to its column: an equal addition to each of its gaps.
struct Justification: Hashable, Sendable {
  /// The grapheme clusters that a gap follows, by their first UTF-16 unit, in order.
  let gaps: [Int]
  /// The addition to each gap, in points.
  let extra: Double

  /// Returns the addition to a part of the line, in points.
  ///
  /// - Complexity: O(log gaps).
  func extra(in range: Range<Int>) -> Double {
    let first = gaps.firstPlace { $0 >= range.lowerBound }
    let end = gaps.firstPlace { $0 >= range.upperBound }
    return Double(end - first) * extra
  }
}

extension TextLine {
  /// Returns the line stretched to its column; unchanged if it has no gap or no remaining space.
  ///
  /// Spaces and no-break spaces are gaps, and so are the places between two Chinese or Japanese
  /// characters. All gaps get the same addition. Nothing before a tab is stretched. (Strut's rule.)
  ///
  /// - Complexity: O(length of the line).
  func justified() -> TextLine {
    guard column.width.isFinite, let whole = visibleRanges.first, visibleRanges.count == 1 else { return self }
    let units = source.content.analysis.units
    let seen = source.content.analysis.withoutTrailingSpaces(whole)
    let start = source.content.hasTabs ? seen.last { units[$0] == 0x09 }.map { $0 + 1 } : nil
    let gaps = self.gaps(in: (start ?? seen.lowerBound)..<seen.upperBound)
    let room = column.width - naturalWidth([seen])
    guard !gaps.isEmpty, room > 0 else { return self }
    var line = self
    line.justification = Justification(gaps: gaps, extra: room / Double(gaps.count))
    line.width = column.width
    return line
  }

  private func gaps(in range: Range<Int>) -> [Int] {
    let analysis = source.content.analysis
    var gaps: [Int] = []
    var previous: (start: Int, isIdeographic: Bool)?
    for element in ScalarSequence(analysis.units, in: range)
    where analysis.flags[element.offset].contains(.graphemeStart) {
      let isIdeographic = element.scalar.isIdeographic
      if let previous, previous.isIdeographic && isIdeographic { gaps.append(previous.start) }
      let isSpace = element.scalar == " " || element.scalar == "\u{A0}"
      if isSpace && element.offset > range.lowerBound { gaps.append(element.offset) }
      previous = (element.offset, isIdeographic)
    }
    return gaps
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether text of such characters is set in squares without
  /// spaces: Han, kana, bopomofo and their punctuation.
  fileprivate var isIdeographic: Bool {
    switch value {
    case 0x2E80...0x2FFF, 0x3001...0x312F, 0x3190...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60,
      0x1B000...0x1B16F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
