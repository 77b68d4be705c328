internal import CICU

extension TextAnalysis {
  /// Returns the levels of a line's units after rule L1 of UAX #9.
  ///
  /// - Parameter endsInHyphen: True if a hyphen follows that is not in the text.
  /// - Complexity: O(length of the line).
  package func lineLevels(_ range: Range<Int>, endsInHyphen: Bool = false) -> [UInt8] {
    bidi.lineLevels(range, of: units, endsInHyphen: endsInHyphen)
  }
}

extension BidiLevels {
  /// The levels of a line's units after rule L1 of UAX #9: white space at the line's end, and
  /// before a separator, returns to the level of its paragraph. A hyphen that is not in the text is
  /// not a line's end: the soft hyphen that it represents stays with its word.
  ///
  /// - Complexity: O(length of the line).
  package func lineLevels(_ range: Range<Int>, of units: [UInt16], endsInHyphen: Bool = false) -> [UInt8] {
    var levels = Array(self.levels[range])
    var isTrailing = !endsInHyphen
    for index in levels.indices.reversed() {
      let offset = range.lowerBound + index
      if Self.isSeparator(units[offset]) {
        levels[index] = paragraphLevels[offset]
        isTrailing = true
      } else if isTrailing && Self.isLineWhitespace(units[offset]) {
        levels[index] = paragraphLevels[offset]
      } else {
        if isTrailing { Self.keepJoiners(after: index, of: range, in: units, &levels) }
        isTrailing = false
      }
    }
    return levels
  }

  /// Joiners after the last character belong to its cluster, not to white space.
  private static func keepJoiners(after last: Int, of line: Range<Int>, in units: [UInt16], _ levels: inout [UInt8]) {
    let next = line.lowerBound + last + 1
    guard let scalar = ScalarSequence.last(of: units, in: line.lowerBound..<next)?.scalar,
      strut_ends_cluster(scalar.value) == 0
    else { return }
    for place in next..<line.upperBound {
      guard (0x200C...0x200D).contains(units[place]) else { return }
      levels[place - line.lowerBound] = levels[last]
    }
  }

  /// Bidirectional classes B and S.
  private static func isSeparator(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x09, 0x0A, 0x0B, 0x0D, 0x1C...0x1F, 0x85, 0x2029: true
    default: false
    }
  }

  /// Bidirectional class WS, the isolate and embedding controls, and BN, which follow their
  /// neighbors.
  private static func isLineWhitespace(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0C, 0x20, 0x1680, 0x2000...0x200A, 0x2028, 0x205F, 0x3000: true
    case 0x202A...0x202E: true
    case 0x00...0x08, 0x0E...0x1B, 0x7F...0x84, 0x86...0x9F, 0xAD, 0x180E, 0x200B...0x200D, 0x2060...0x206F: true
    case 0xFEFF: true
    default: false
    }
  }
}
