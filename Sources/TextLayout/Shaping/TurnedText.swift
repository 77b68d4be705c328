/// What is in a run from left to right of a script that is written from right to left.
///
/// HarfBuzz shapes such a run in the direction of its script, last character first, unless it has numbers, or letters of flags, and no
/// letters (`hb_ensure_native_direction`). So what a word looks like there depends on the words beside it.
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

  /// Whether HarfBuzz shapes it as it is read.
  var isForwards: Bool { hasNumbers && !hasLetters }
}
