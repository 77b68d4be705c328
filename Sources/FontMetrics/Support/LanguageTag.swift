/// Words that name languages.
package enum LanguageTag {
  /// The language tag that a name of a locale stands for; nil for what can be none. A name without an encoding or a modifier is a tag as it
  /// is; `sr@latin` stands for `sr-Latn`, `de_DE.UTF-8` for `de-DE`.
  package static func tag(of name: String) -> String? {
    guard name.utf8.count <= longestName else { return nil }
    let tag = expanded(name)
    return isWellFormed(tag) ? tag : nil
  }

  /// The longest name of a locale that is looked at, in bytes: a tag with an encoding and a modifier.
  private static let longestName = 128

  /// A name of a locale without an encoding, and with a modifier as a script or a variant; what has neither stays as it is.
  package static func expanded(_ name: String) -> String {
    guard let end = name.firstIndex(where: { $0 == "." || $0 == "@" }) else { return name }
    var parts = name[..<end].split { $0 == "-" || $0 == "_" }.map(String.init)
    let modifier = name.firstIndex(of: "@").map { name[name.index(after: $0)...].lowercased() } ?? ""
    guard !parts.isEmpty else { return name }
    if let script = scripts[modifier] {
      parts.insert(script, at: 1)
    } else if (5...8).contains(modifier.utf8.count) {
      parts.append(modifier)
    }
    return parts.joined(separator: "-")
  }

  /// glibc's modifiers that are scripts.
  private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab"]

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
