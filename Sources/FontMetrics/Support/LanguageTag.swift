/// Words that name languages.
package enum LanguageTag {
  /// Returns the language tag for the name of a locale; nil if there can be none. A name without an
  /// encoding or a modifier is unchanged; `sr@latin` becomes `sr-Latn`, and `de_DE.UTF-8` becomes
  /// `de-DE`.
  package static func tag(of name: String) -> String? {
    guard name.utf8.count <= longestName else { return nil }
    let tag = expanded(name)
    return isWellFormed(tag) ? tag : nil
  }

  /// The maximum length of a locale's name, in bytes: a tag with an encoding and a modifier. ICU,
  /// to which Foundation passes every tag, supports no longer names.
  package static let longestName = 128

  /// Returns a name of a locale, in glibc's format, without its encoding, and with its modifier as
  /// a script or a variant. Any other word is unchanged.
  package static func expanded(_ name: String) -> String {
    guard let end = name.firstIndex(where: { $0 == "." || $0 == "@" }) else { return name }
    var parts = name[..<end].split { $0 == "-" || $0 == "_" }.map(String.init)
    let ending = name[end...].lowercased().split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard !parts.isEmpty, let encoding = ending.first, encoding.isEmpty || isEncoding(encoding.dropFirst()) else {
      return name
    }
    guard ending.count == 2 else { return parts.joined(separator: "-") }
    let modifier = String(ending[1])
    if let script = scripts[modifier] ?? scriptCode(modifier) {
      parts.insert(script, at: 1)
    } else if let variant = variants[modifier] {
      parts.append(variant)
    } else if (5...8).contains(modifier.utf8.count), isPlain(modifier) {
      parts.append(modifier)
    } else if modifier != "euro" {
      return name
    }
    return parts.joined(separator: "-")
  }

  /// True for the name of an encoding, such as `utf-8`, `iso8859-1` or `eucjp`: a word with a
  /// digit, or one of `encodingsWithoutDigits`.
  private static func isEncoding(_ word: Substring) -> Bool {
    (2...16).contains(word.utf8.count) && isPlain(word.filter { $0 != "-" })
      && (word.contains(where: \.isNumber) || encodingsWithoutDigits.contains(word.filter { $0 != "-" }))
  }

  private static let encodingsWithoutDigits: Set = ["eucjp", "euckr", "euctw", "euccn", "sjis", "ujis", "gbk"]

  private static func isPlain(_ word: some StringProtocol) -> Bool {
    word.allSatisfy(\.isASCIILetterOrDigit)
  }

  /// glibc's modifiers that are scripts.
  private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab"]

  /// Modifiers of gettext's catalogs that are shorter than a variant may be.
  private static let variants = ["ije": "ijekavsk"]

  /// Returns the code of a script, as in `sr@Latn` or `en@shaw`: four letters that are not a
  /// currency.
  private static func scriptCode(_ modifier: String) -> String? {
    guard modifier.utf8.count == 4, modifier != "euro", modifier.utf8.allSatisfy({ (97...122).contains($0) }) else {
      return nil
    }
    return modifier.prefix(1).uppercased() + modifier.dropFirst()
  }

  /// Letters and digits in groups of one to eight, the first of two or three letters or more, as
  /// BCP 47 has them; underscores as in names of locales are taken for hyphens. Whether the
  /// language exists is not asked.
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
