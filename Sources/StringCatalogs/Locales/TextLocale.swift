import FontMetrics
import Foundation
public import LayoutCore

/// A language that text is shown in, optionally with a script and a region, or a pseudolanguage.
///
/// All data about languages is from CLDR, through Foundation; Strut has no list of its own.
public struct TextLocale: Hashable, Sendable {
  /// The language tag (BCP 47): `pt-BR`, `zh-Hant`.
  public let tag: String

  /// Creates a locale by its tag. Underscores count as hyphens (`pt_BR`), gettext's modifiers as
  /// scripts (`sr@latin`), and former codes as current ones (`iw`, `tl`, `sh`). An invalid tag
  /// creates the unknown language, `und`.
  public init(_ tag: String) { self = Self(wellFormed: tag) ?? Self(canonical: "und") }

  /// Creates a locale by its tag, like ``init(_:)``; nil if the tag is invalid: if it has letters
  /// other than A to Z, a part of more than eight characters or more than 64 characters in total.
  public init?(wellFormed tag: String) {
    guard tag.utf8.count <= LanguageTag.longestName else { return nil }
    let canonical = Self.canonical(LanguageTag.expanded(tag))
    guard LanguageTag.isWellFormed(canonical) else { return nil }
    self.init(canonical: canonical)
  }

  private init(canonical tag: String) { self.tag = tag }

  /// The pseudolanguage; nil for a language.
  public var pseudolanguage: Pseudolanguage? { Pseudolanguage(tag: tag) }

  /// The direction of text and layouts: that of the script in the tag, or of the language's usual
  /// script.
  public var direction: LayoutDirection {
    if let pseudolanguage { return pseudolanguage.direction }
    // Foundation's direction ignores the script: "az-Arab" would be left to right.
    let usual = Locale.Language(identifier: Locale.Language(identifier: "und-\(script)").maximalIdentifier)
    return usual.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The script in the tag, or the language's usual script; `Latn` if unknown.
  package var script: String {
    Locale.Language(identifier: Locale.Language(identifier: tag).maximalIdentifier).script?.identifier ?? "Latn"
  }

  /// The language for shaping and line breaking. It is English for a pseudolanguage, which is made
  /// of English letters. It determines the forms of Han characters (`FontLanguage.hanForms`).
  public var shapingLanguage: String { pseudolanguage == nil ? tag : "en" }

  /// Returns the tag in canonical form: the language in lowercase, the script capitalized and the
  /// region in uppercase.
  private static func canonical(_ tag: String) -> String {
    var parts = tag.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let language = parts.first?.lowercased() else { return tag }
    parts[0] = formerCodes[language] ?? language
    // Serbo-Croatian is written in Latin letters unless its tag has another script.
    if language == "sh", !parts.dropFirst().contains(where: { $0.utf8.count == 4 }) {
      parts.insert("Latn", at: 1)
    }
    var isPrivate = false
    for index in parts.indices.dropFirst() {
      if parts[index].count == 1 { isPrivate = true }
      parts[index] = isPrivate ? parts[index].lowercased() : subtag(parts[index])
    }
    return parts.joined(separator: "-")
  }

  /// Former codes of languages, with the current ones (ISO 639-1, CLDR).
  private static let formerCodes = [
    "iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "tl": "fil", "sh": "sr",
  ]

  private static func subtag(_ part: String) -> String {
    switch part.utf8.count {
    case 2: part.uppercased()
    case 4 where part.first?.isLetter == true: part.prefix(1).uppercased() + part.dropFirst().lowercased()
    default: part.lowercased()
    }
  }
}

extension TextLocale: CustomStringConvertible {
  /// The tag.
  public var description: String { tag }
}

extension TextLocale {
  /// Returns true if text in another language can be shown for this one, or is in it.
  package func isServed(by tag: String) -> Bool { !LocaleIndex([tag]).fallbacks(of: self).isEmpty }
}

/// The locales of a catalog by meaning, so that `zh-TW` finds `zh-Hant`.
struct LocaleIndex: Sendable {
  private let tags: Set<String>
  private let byMeaning: [String: String]
  /// The fallbacks of the catalog's own locales, which are requested most.
  private var known: [String: [String]] = [:]

  init(_ tags: [String]) {
    self.tags = Set(tags)
    byMeaning = Dictionary(tags.map { (Self.meaning(of: $0), $0) }) { min($0, $1) }
    for tag in tags { known[tag] = found(for: tag) }
  }

  /// Returns the language, script and region of a tag, with likely values for omitted ones, and its
  /// variants.
  static func meaning(of tag: String) -> String {
    let variants = tag.split(separator: "-").dropFirst().filter { $0.utf8.count > 4 }
    let meaning = Locale.Language(identifier: tag).maximalIdentifier
    return ([meaning] + variants.map(String.init)).joined(separator: "-")
  }

  static func areEqual(_ first: String, _ second: String) -> Bool { meaning(of: first) == meaning(of: second) }

  /// See ``StringCatalog/fallbacks(of:)``.
  func fallbacks(of locale: TextLocale) -> [String] { known[locale.tag] ?? found(for: locale.tag) }

  private func found(for tag: String) -> [String] {
    var found: [String] = []
    func add(_ tag: String) {
      let known = tags.contains(tag) ? tag : byMeaning[Self.meaning(of: tag)]
      if let known, !found.contains(known) { found.append(known) }
    }
    for tag in Self.chain(tag) { add(tag) }
    return found
  }

  /// Returns the fallbacks of a tag: the tag, the tag without its variants, its parents in CLDR,
  /// then its language in its script.
  private static func chain(_ tag: String) -> [String] {
    let plain = tag.split(separator: "-").enumerated().filter { $0.offset == 0 || $0.element.utf8.count <= 4 }
      .map(\.element).joined(separator: "-")
    let maximal = Locale.Language(identifier: plain)
    var chain = [tag, plain]
    var parent = maximal.parent
    // CLDR's chains have at most four links.
    for _ in 0..<8 {
      guard let next = parent, next.maximalIdentifier != "root" else { break }
      chain.append(next.minimalIdentifier)
      parent = next.parent
    }
    if let code = maximal.languageCode?.identifier {
      chain.append(maximal.script.map { "\(code)-\($0.identifier)" } ?? code)
    }
    return chain
  }
}
