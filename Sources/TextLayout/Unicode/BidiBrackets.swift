/// The brackets of a string that may form pairs for the reordering (UAX #9, BD16).
///
/// After 63 open brackets, further brackets are ordinary characters up to the end of their isolate
/// or paragraph. ICU follows any number, and iterates over all open ones at each letter.
struct BidiBrackets {
  /// The maximum number of open brackets.
  static let limit = 63

  /// The open brackets in a paragraph or an isolate, by their closing brackets.
  fileprivate struct Sequence {
    var open: [UInt32] = []
    var isFull = false
  }

  /// The sequence of the paragraph, and those of the open isolates.
  private var sequences = [Sequence()]

  /// Returns the text with unpaired brackets replaced by another sign, or `nil` if there are none.
  ///
  /// - Complexity: O(n).
  static func withoutUnpaired(_ units: [UInt16]) -> [UInt16]? {
    guard units.lazy.filter({ UnitTraits.of($0).contains(.isBracket) }).dropFirst(limit).first != nil else {
      return nil
    }
    var brackets = BidiBrackets()
    var kept: [UInt16]?
    for (index, unit) in units.enumerated() where !brackets.pass(unit) {
      kept = kept ?? units
      kept?[index] = sign
    }
    return kept
  }

  /// A neutral character (ON), like brackets.
  private static let sign = UInt16(UInt8(ascii: "!"))

  /// Continues after a unit. Returns false for a bracket to ignore.
  private mutating func pass(_ unit: UInt16) -> Bool {
    let last = sequences.count - 1
    switch unit {
    case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: sequences = [Sequence()]
    case 0x2066...0x2068: sequences.append(Sequence())
    case 0x2069: if last > 0 { sequences.removeLast() }
    default:
      guard UnitTraits.of(unit).contains(.isBracket), let scalar = Unicode.Scalar(unit) else { break }
      if sequences[last].isFull { return false }
      if scalar.characterProperties.contains(.openingBracket) { return sequences[last].open(scalar) }
      sequences[last].close(scalar)
    }
    return true
  }
}

extension BidiBrackets.Sequence {
  /// Returns `false` if there is no space left.
  fileprivate mutating func open(_ bracket: Unicode.Scalar) -> Bool {
    isFull = open.count == BidiBrackets.limit
    if !isFull { open.append(Self.canonical(bracket.pairedBracket)) }
    return !isFull
  }

  fileprivate mutating func close(_ bracket: Unicode.Scalar) {
    if let place = open.lastIndex(of: Self.canonical(bracket.value)) { open.removeSubrange(place...) }
  }

  /// U+232A is canonically equivalent to U+3009.
  private static func canonical(_ closing: UInt32) -> UInt32 { closing == 0x232A ? 0x3009 : closing }
}
