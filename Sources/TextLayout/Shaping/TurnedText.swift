/// The contents of a left-to-right run in a right-to-left script.
///
/// HarfBuzz shapes such a run in the direction of its script, starting with the last character,
/// unless it has numbers or regional indicators but no letters (`hb_ensure_native_direction`).
/// Therefore the result of a word depends on adjacent words.
struct TurnedText {
  private(set) var hasNumbers = false
  private(set) var hasLetters = false

  /// - Complexity: O(n).
  init(_ scalars: ScalarSequence) {
    for element in scalars {
      switch element.scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: hasLetters = true
      case .decimalNumber: hasNumbers = true
      default: hasNumbers = hasNumbers || (0x1F1E6...0x1F1FF).contains(element.scalar.value)
      }
    }
  }

  /// A Boolean value that indicates whether HarfBuzz shapes it in reading order.
  var isForwards: Bool { hasNumbers && !hasLetters }
}
