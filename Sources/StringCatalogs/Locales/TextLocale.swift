import FontMetrics
import Foundation
public import LayoutCore

/// A language, perhaps with a script and a region, that texts are shown in, or a pseudolanguage.
///
/// Everything about languages is CLDR's, as Foundation has it; nothing is a list of ours.
public struct TextLocale: Hashable, Sendable {
  /// The language tag (BCP 47): `pt-BR`, `zh-Hant`.
  public let tag: String

  /// A locale by its tag; underscores count as hyphens (`pt_BR`), gettext's modifiers as scripts (`sr@latin`), and old codes as
  /// today's (`iw`, `tl`, `sh`). What is no tag at all stands for a language that is not known, `und`.
  public init(_ tag: String) { self = Self(wellFormed: tag) ?? Self(canonical: "und") }

  /// A locale by its tag, as ``init(_:)`` takes it; nil for what is no tag: other letters than those from A to Z, a part of more than
  /// eight, more than 64 in all.
  public init?(wellFormed tag: String) {
    guard tag.utf8.count <= LanguageTag.longestName else { return nil }
    let canonical = Self.canonical(LanguageTag.expanded(tag))
    guard LanguageTag.isWellFormed(canonical) else { return nil }
    self.init(canonical: canonical)
  }

  private init(canonical tag: String) { self.tag = tag }

  /// Which pseudolanguage it is; nil for a language.
  public var pseudolanguage: Pseudolanguage? { Pseudolanguage(tag: tag) }

  /// Which way texts and layouts run: that of the script that the language is usually written in, or of the one in the tag.
  public var direction: LayoutDirection {
    if let pseudolanguage { return pseudolanguage.direction }
    // Foundation knows the direction of languages, not of a language in another script: "az-Arab" would be left to right.
    let usual = Locale.Language(identifier: Locale.Language(identifier: "und-\(script)").maximalIdentifier)
    return usual.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The script of the tag, or the one that the language is usually written in; `Latn` where none is known.
  package var script: String {
    Locale.Language(identifier: Locale.Language(identifier: tag).maximalIdentifier).script?.identifier ?? "Latn"
  }

  /// The language to shape and break text by. A pseudolanguage's is English, whose letters it is made of; it decides which forms Han
  /// characters have (`FontLanguage.hanForms`).
  public var shapingLanguage: String { pseudolanguage == nil ? tag : "en" }

  /// The tag in its usual form: language small, script with a capital, region in capitals.
  private static func canonical(_ tag: String) -> String {
    var parts = tag.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let language = parts.first?.lowercased() else { return tag }
    parts[0] = formerCodes[language] ?? language
    // Serbo-Croatian is written in Latin letters unless its tag says otherwise.
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

  /// Codes that languages had, with today's (ISO 639-1, CLDR).
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
  /// Whether texts in a language stand in for those in this one, or are in it.
  package func isServed(by tag: String) -> Bool { !LocaleIndex([tag]).fallbacks(of: self).isEmpty }
}

/// The locales of a catalog by what they mean, so that `zh-TW` finds `zh-Hant`.
struct LocaleIndex: Sendable {
  private let tags: Set<String>
  private let byMeaning: [String: String]
  /// What stands in for each of the catalog's own locales: those are asked for most.
  private var known: [String: [String]] = [:]

  init(_ tags: [String]) {
    self.tags = Set(tags)
    byMeaning = Dictionary(tags.map { (Self.meaning(of: $0), $0) }) { min($0, $1) }
    for tag in tags { known[tag] = found(for: tag) }
  }

  /// Language, script and region, those that a tag leaves out being the likely ones; variants as they are.
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

  /// The tag, without its variants, its parents in CLDR, then its language in its script.
  private static func chain(_ tag: String) -> [String] {
    let plain = tag.split(separator: "-").enumerated().filter { $0.offset == 0 || $0.element.utf8.count <= 4 }
      .map(\.element).joined(separator: "-")
    let maximal = Locale.Language(identifier: plain)
    var chain = [tag, plain]
    var parent = maximal.parent
    // CLDR's chains have four links at most.
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
