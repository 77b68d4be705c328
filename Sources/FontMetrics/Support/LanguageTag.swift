/// Whether a word can be a language tag.
package enum LanguageTag {
  /// Letters and digits in groups of one to eight, the first of two or three letters or more, as BCP 47 has them; underscores
  /// as in names of locales are taken for hyphens. Whether the language exists is not asked.
  package static func isWellFormed(_ tag: String) -> Bool {
    let groups = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = groups.first, first.count >= 2, tag.utf8.count <= 64 else { return false }
    return groups.allSatisfy { group in
      (1...8).contains(group.utf8.count) && group.utf8.allSatisfy { Character(UnicodeScalar($0)).isASCIILetterOrDigit }
    }
  }
}

extension Character {
  fileprivate var isASCIILetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
