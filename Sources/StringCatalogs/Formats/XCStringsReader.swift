import JSONText
import TextLayout

/// Reads Xcode's string catalogs, `.xcstrings`: JSON with every language of a table.
///
/// `strings` → key → `localizations` → locale → a `stringUnit`, or nested `variations` by `plural`,
/// `device` or `width`, with `substitutions` that replace `%#@name@` in the text.
struct XCStringsReader {
  let source: CatalogSource
  private let file: TextFile
  private let root: JSONTree
  private let table: String
  private let sourceLocale: String

  /// Parses the file; nil if it is not valid JSON, which is logged.
  init?(_ source: CatalogSource) {
    guard let (root, file) = source.json() else { return nil }
    (self.source, self.root, self.file) = (source, root, file)
    table = source.place.base
    let language = root["sourceLanguage"]
    let named = language?.string.flatMap { source.locale($0, at: language.map { file.position(of: $0.offset) }) }
    sourceLocale = named ?? "en"
  }

  /// Adds every string that can be read.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  func read() {
    guard let members = root.members, let strings = root["strings"]?.members else {
      return report(root, "expected an object \"strings\"; the file may not be a string catalog")
    }
    if members.contains(where: { $0.key == "sourceLanguage" }) {
      source.assembly.addSource(sourceLocale)
    } else {
      report(root, "\"sourceLanguage\" is missing; English is used")
    }
    source.reportDuplicates(in: strings, file) { StringKey($0, table: table) }
    for member in strings {
      source.concerning(StringKey(member.key, table: table), in: nil) { read(member) }
    }
  }

  private func read(_ member: JSONTree.Member) {
    let key = StringKey(member.key, table: table)
    guard let entries = member.value.members else { return report(member.value, "a string must be an object") }
    source.comment(member.value.string("comment"), on: key)
    source.update(key) { string in
      string.extractionState = member.value.string("extractionState")
      if case .word("false")? = member.value["shouldTranslate"]?.value { string.isTranslatable = false }
    }
    let localizations = entries.first { $0.key == "localizations" }?.value.members ?? []
    source.reportDuplicates(in: localizations, file)
    for localization in localizations {
      source.concerning(nil, in: source.assembly.canonical(localization.key)) { add(localization, to: key) }
    }
    // The text of a key without text in the source language is the key.
    if !localizations.contains(where: { source.assembly.canonical($0.key) == sourceLocale }) {
      source.add(
        PrintfSyntax(dialect: .foundation).pattern(member.key), for: key, in: sourceLocale,
        at: file.position(of: member.offset))
    }
  }

  private func add(_ localization: JSONTree.Member, to key: StringKey) {
    var state = TranslationState.translated
    guard let locale = source.locale(localization.key, at: file.position(of: localization.offset)) else { return }
    reportSet(localization, of: key)
    guard var pattern = pattern(of: localization.value, in: key, locale, state: &state) else { return }
    if let substitutions = localization.value["substitutions"]?.members {
      var choices: [String: PatternVariable] = [:]
      for substitution in substitutions {
        choices[substitution.key] = self.substitution(substitution, in: key, locale, state: &state)
      }
      let resolver = source.resolver(of: key.name, pattern, choices)
      pattern = resolver.resolve(pattern)
      report(resolver.problems, at: localization, in: key)
    }
    source.add(pattern, for: key, in: locale, state: state, at: file.position(of: localization.offset))
  }

  /// Reports a set of phrases, which people speak and apps do not show.
  private func reportSet(_ localization: JSONTree.Member, of key: StringKey) {
    guard let set = localization.value["stringSet"] else { return }
    source.log.report(
      .notSupported, at: file.position(of: set.offset),
      "\(Wording.quoted(key.name)) is a set of phrases (\"stringSet\"), which are spoken; it has no text to lay out")
  }

  private func report(_ problems: [String], at member: JSONTree.Member, in key: StringKey) {
    for problem in problems {
      source.log.report(
        .invalidValue, at: file.position(of: member.offset),
        "\(Wording.quoted(key.name)) in \(Wording.quoted(member.key)): \(problem)")
    }
  }

  /// Returns the pattern of a `stringUnit` or of `variations`; nil if neither can be read, which is
  /// logged.
  private func pattern(
    of node: JSONTree, in key: StringKey, _ locale: String, state: inout TranslationState
  ) -> MessagePattern? {
    if let unit = node["stringUnit"] {
      guard let text = unit.string("value") else {
        report(unit, "a \"stringUnit\" of \(Wording.quoted(key.name)) has no \"value\" with text")
        return nil
      }
      state = max(state, Self.state(unit.string("state")))
      return AppleText.pattern(text, of: key, in: nil, at: file.position(of: unit.offset), source)
    }
    guard let variations = node["variations"]?.members, let variation = variations.first else {
      if node["stringSet"] != nil || node["substitutions"] != nil { return nil }
      report(node, "\(Wording.quoted(key.name)) has neither \"stringUnit\" nor \"variations\" here")
      return nil
    }
    for other in variations.dropFirst() {
      report(
        other.value,
        "\(Wording.quoted(key.name)) varies by both \(variation.key) and \(other.key); the forms by \(variation.key) are used"
      )
    }
    return choice(variation, in: key, locale, state: &state)
  }

  private func choice(
    _ variation: JSONTree.Member, in key: StringKey, _ locale: String, state: inout TranslationState
  ) -> MessagePattern? {
    let branches = branches(variation, in: key, locale, state: &state)
    guard !branches.isEmpty else {
      report(variation.value, "the variations of \(Wording.quoted(key.name)) are empty; add \"other\"")
      return nil
    }
    switch variation.key {
    case "plural":
      for member in variation.value.members ?? [] where PluralCategory(rawValue: member.key) == nil {
        reportName(member, "plural category", PluralNames.all)
      }
      return MessagePattern([.choice(MessageChoice(pluralForms: branches, kind: .cardinalWithZero))])
    case "device":
      for member in variation.value.members ?? [] where DeviceFamily(rawValue: member.key) == nil {
        reportName(member, "device", DeviceFamily.allCases.map(\.rawValue))
      }
      return MessagePattern([.choice(MessageChoice(.device, branches: branches))])
    case "width": return MessagePattern([.choice(MessageChoice(.width, branches: WidthRules.sorted(branches)))])
    default:
      reportName(variation, "variation", ["plural", "device", "width"])
      return nil
    }
  }

  /// Returns the existing forms. Forms that are not translated are omitted and reported, unless
  /// none is translated.
  private func branches(
    _ variation: JSONTree.Member, in key: StringKey, _ locale: String, state: inout TranslationState
  ) -> [MessageChoice.Branch] {
    var forms = TranslatedForms(isSource: locale == sourceLocale)
    for member in variation.value.members ?? [] {
      var own = TranslationState.translated
      guard let pattern = pattern(of: member.value, in: key, locale, state: &own) else { continue }
      forms.add(member.key, pattern, own, at: file.position(of: member.offset))
    }
    state = max(state, forms.state)
    for form in forms.missing {
      source.log.report(.missingKey, at: form.position, TranslatedForms.problem(form.name, of: key))
    }
    return forms.branches
  }

  /// `{ argNum: 1, formatSpecifier: lld, variations: { plural: … } }`; `%arg` in its text is the
  /// number.
  private func substitution(
    _ member: JSONTree.Member, in key: StringKey, _ locale: String, state: inout TranslationState
  ) -> PatternVariable? {
    let kind = PrintfSyntax.kind(ofSpecifier: member.value.string("formatSpecifier") ?? "lld")
    guard let pattern = pattern(of: member.value, in: key, locale, state: &state) else { return nil }
    let number: String? =
      if case .word(let number)? = member.value["argNum"]?.value, Int(number) != nil { number } else { nil }
    return PatternVariable(pattern: pattern, kind: kind, position: number)
  }

  private static func state(_ name: String?) -> TranslationState {
    switch name {
    case "needs_review", "stale": .needsReview
    case "new": .untranslated
    default: .translated
    }
  }

  private func reportName(_ member: JSONTree.Member, _ kind: String, _ names: [String]) {
    source.log.report(
      .unknownName, at: file.position(of: member.offset),
      "unknown \(kind) \(Wording.quoted(member.key))"
        + Wording.suggestion(for: member.key, among: names, listing: kind + "s"))
  }

  private func report(_ node: JSONTree, _ message: String) {
    source.log.report(.invalidValue, at: file.position(of: node.offset), message)
  }
}

extension TranslationState: Comparable {
  /// Returns true if the left state is more complete: translated, then needs review, then not
  /// translated.
  public static func < (left: TranslationState, right: TranslationState) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .translated: 0
    case .needsReview: 1
    case .untranslated: 2
    }
  }
}

/// `NSStringVariableWidthRuleType`: text by available width, in a unit that the app defines.
enum WidthRules {
  /// Returns the branches from the smallest width to the largest.
  static func sorted(_ branches: [MessageChoice.Branch]) -> [MessageChoice.Branch] {
    branches.sorted {
      (Double(decimal: $0.name) ?? .infinity, $0.name) < (Double(decimal: $1.name) ?? .infinity, $1.name)
    }
  }
}
