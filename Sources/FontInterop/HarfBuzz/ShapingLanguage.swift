internal import CHarfBuzz
internal import Threads

/// HarfBuzz's languages by tag.
///
/// HarfBuzz keeps every distinct tag permanently, and searches all of them for each new tag.
/// Therefore, it gets only well-formed, short tags, and a limited number.
@safe
struct ShapingLanguage: Sendable {
  /// An entry of HarfBuzz's own table, which is never written again and exists as long as the
  /// process.
  nonisolated(unsafe) let raw: hb_language_t

  static let shared = Locked(ShapingLanguages())
}

/// The languages so far.
struct ShapingLanguages {
  private var known: [String: ShapingLanguage] = [:]

  /// The maximum number of tags with more than the two or three letters of a language: more than
  /// are in use, and quickly searched.
  private static let limit = 4096
  private var longCount = 0
  /// The maximum length, that of "zh-hant-hk-x-hbotABCD" and similar tags; the rest of a tag is
  /// ignored.
  private static let longest = 35

  /// Returns the language of a tag; `nil` if it is malformed.
  ///
  /// There are at most 18,252 languages without a script, region or other subtag, and they are
  /// always accepted. If the table is full of longer tags, a new tag counts as its language alone.
  mutating func language(_ tag: String) -> ShapingLanguage? {
    if let language = known[tag] { return language }
    guard let shortened = Self.shortened(tag) else { return nil }
    let whole = shortened.lowercased()
    let name = longCount < Self.limit || known[whole] != nil ? whole : String(whole.prefix { $0 != "-" })
    if let language = known[name] { return language }
    if !Self.isLanguageAlone(name) {
      guard longCount < Self.limit else { return nil }
      longCount += 1
    }
    guard let raw = unsafe hb_language_from_string(name, -1) else { return nil }
    let language = unsafe ShapingLanguage(raw: raw)
    known[name] = language
    return language
  }

  /// Returns true for two or three letters.
  private static func isLanguageAlone(_ name: String) -> Bool {
    (2...3).contains(name.utf8.count) && name.utf8.allSatisfy { (0x61...0x7A).contains($0) }
  }

  /// Returns as many subtags of a tag as fit; `nil` if the first is not a language or a later
  /// subtag is malformed.
  static func shortened(_ tag: String) -> String? {
    guard tag.utf8.count <= 256 else { return nil }
    var result = ""
    for part in tag.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" }) {
      guard (1...8).contains(part.utf8.count), part.utf8.allSatisfy(\.isLetterOrDigit) else { return nil }
      if result.isEmpty {
        guard part.utf8.count > 1 || part == "x" else { return nil }
        result = String(part)
      } else if result.utf8.count + 1 + part.utf8.count <= longest {
        result += "-" + part
      } else {
        return result
      }
    }
    return result
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}
