/// A word in the form of the patterns: composed lowercase letters, each with its place in the text.
struct HyphenationLetters {
  private(set) var scalars: [Unicode.Scalar] = []
  /// The start of each letter, in UTF-16 units.
  private(set) var offsets: [Int] = []
  /// The places after soft hyphens.
  private(set) var softHyphens: [Int] = []
  /// A Boolean value that indicates whether it is a word: letters, marks and apostrophes, without
  /// digits.
  private(set) var isWord = true

  /// Divides a stretch of text into words, at characters that are neither a letter, mark, digit,
  /// apostrophe, nor soft hyphen.
  ///
  /// - Complexity: O(n).
  static func words(in units: [UInt16], range: Range<Int>) -> [HyphenationLetters] {
    var words: [HyphenationLetters] = []
    var isInside = false
    for element in ScalarSequence(units, in: range) {
      guard let kind = Kind(element.scalar) else {
        isInside = false
        continue
      }
      if !isInside { words.append(HyphenationLetters()) }
      isInside = true
      words[words.count - 1].append(element, kind)
    }
    return words
  }

  private enum Kind {
    case letter
    case mark
    case digit
    case apostrophe
    case softHyphen

    init?(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x27, 0x2019: self = .apostrophe
      case 0xAD: self = .softHyphen
      default:
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: self = .letter
        case .nonspacingMark, .spacingMark: self = .mark
        case .decimalNumber, .letterNumber, .otherNumber: self = .digit
        default: return nil
        }
      }
    }
  }

  private mutating func append(_ element: ScalarSequence.Element, _ kind: Kind) {
    switch kind {
    case .softHyphen: softHyphens.append(element.offset + 1)
    case .digit: isWord = false
    case .mark:
      if let last = scalars.last, let composite = last.composed(with: element.scalar) {
        scalars[scalars.count - 1] = composite
      } else {
        // A mark that doesn't compose with the preceding letter: no pattern has it.
        isWord = false
      }
    case .letter, .apostrophe:
      let lower = element.scalar.properties.lowercaseMapping.unicodeScalars
      scalars.append(lower.count == 1 ? lower.first ?? element.scalar : element.scalar)
      offsets.append(element.offset)
    }
  }
}
