import CellDocuments
import FontMetrics
import Foundation
public import StringCatalogs
import Yams

extension AuditRules {
  /// Reads a rule file in YAML or JSON.
  ///
  /// ```yaml
  /// schema: 1
  /// rules:
  ///   orphaned-word: off
  ///   broken-word: error
  ///   small-target: { severity: note, smallest: 32 }
  /// suppressions:
  ///   - rule: truncated-text
  ///     element: message
  ///     reason: The list shows the beginning of a message.
  ///     expires: "2027-01-31"
  /// ```
  /// Throws an error with all mistakes of the file, in order.
  public init(path: String) throws(CellDocumentErrors) {
    self = try SettingsFile.read(path: path) { RuleFileReader(log: $1).rules($0) }
  }

  /// Reads the text of a rule file. See ``init(path:)``.
  public init(text: String, file: String = "rules.yaml") throws(CellDocumentErrors) {
    self = try SettingsFile.read(bytes: Array(text.utf8), file: file) { RuleFileReader(log: $1).rules($0) }
  }
}

/// Reads the parts of a rule file.
private struct RuleFileReader {
  let log: ProblemLog

  func rules(_ mapping: MappingReader) -> AuditRules {
    mapping.checkKeys(of: "the document", known: ["schema", "tolerance", "rules", "suppressions"])
    var rules = AuditRules()
    if let tolerance = mapping.length("tolerance") { rules.tolerance = tolerance }
    for entry in mapping["rules"].flatMap({ MappingReader($0.value, "rules", log: log)?.entries }) ?? [] {
      read(entry, into: &rules)
    }
    let nodes = mapping["suppressions"].flatMap { mapping.read.list($0.value, "suppressions") } ?? []
    rules.suppressions = nodes.compactMap(suppression)
    return rules
  }

  private static let names = AuditRule.allCases.map(\.rawValue)
  private static let severities = AuditSeverity.allCases.map(\.rawValue)

  private func read(_ entry: MappingReader.Entry, into rules: inout AuditRules) {
    guard let rule = AuditRule(rawValue: entry.key) else {
      return log.report(
        .unknownName, at: entry.position,
        "unknown rule \(Wording.quoted(entry.key))"
          + Wording.suggestion(for: entry.key, among: Self.names, listing: "rules"))
    }
    if case .scalar(let scalar) = entry.value { return read(scalar.string, entry, rule, into: &rules) }
    guard let mapping = MappingReader(entry.value, entry.key, log: log) else { return }
    let numbers = rule.numbers
    mapping.checkKeys(of: "rule \(Wording.quoted(entry.key))", known: ["severity"] + numbers.map(\.name))
    if let word = mapping["severity"] { read(word.value.scalar?.string ?? "", word, rule, into: &rules) }
    for number in numbers {
      switch number.set {
      case .points(let set): if let value = mapping.length(number.name) { set(&rules, value) }
      case .count(let set): if let value = mapping.count(number.name) { set(&rules, value) }
      case .factor(let set): if let value = mapping.factor(number.name) { set(&rules, value) }
      }
    }
  }

  /// Reads `off`, or the severity of the rule.
  private func read(_ word: String, _ entry: MappingReader.Entry, _ rule: AuditRule, into rules: inout AuditRules) {
    if word == "off" {
      rules.disabled.insert(rule)
    } else if let severity = AuditSeverity(rawValue: word) {
      rules.severities[rule] = severity
    } else {
      log.report(
        .invalidValue, at: entry.value.position,
        "rule \(Wording.quoted(rule.rawValue)) is \(Wording.quoted(word)); expected off, note, warning or error")
    }
  }

  private func suppression(_ node: Node) -> Suppression? {
    guard let mapping = MappingReader(node, "a suppression", log: log) else { return nil }
    mapping.checkKeys(
      of: "a suppression", known: ["rule", "element", "subject", "locale", "reason", "expires"])
    for key in ["element", "reason"] where mapping[key] == nil {
      log.report(
        .missingKey, at: node.position,
        "the suppression has no key \(Wording.quoted(key)); add the element that it applies to and the reason")
    }
    // All keys are read first, so that all mistakes are reported at once.
    let rule = mapping.choice("rule", kind: "rule", names: Self.names, member: AuditRule.init)
    let (element, reason, subject) = (mapping.text("element"), mapping.text("reason"), mapping.text("subject"))
    let (locale, expires) = (locale(mapping), day(mapping))
    guard let element, let reason else { return nil }
    return Suppression(
      rule: rule, element: element, subject: subject, locale: locale, reason: reason, expires: expires,
      position: node.position)
  }

  private func locale(_ mapping: MappingReader) -> String? {
    guard let entry = mapping["locale"], let tag = mapping.text("locale") else { return nil }
    if let locale = TextLocale(wellFormed: tag) { return locale.tag }
    log.report(
      .invalidValue, at: entry.value.position,
      "\"locale\" is \(Wording.quoted(tag)); expected a language tag such as de, ar or zh-Hant")
    return nil
  }

  /// A date in a form whose order is that of text.
  private func day(_ mapping: MappingReader) -> String? {
    guard let entry = mapping["expires"], let text = mapping.text("expires") else { return nil }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isWritten =
      parts.map(\.count) == [4, 2, 2]
      && parts.allSatisfy { $0.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } }
    let numbers = parts.compactMap { Int($0) }
    if isWritten, numbers.count == 3, Self.isDay(numbers[0], numbers[1], numbers[2]) { return text }
    let mistake = isWritten ? "; that day does not exist" : "; expected a day such as 2027-01-31"
    log.report(
      .invalidValue, at: entry.value.position, "\"expires\" is \(Wording.quoted(text))\(mistake)")
    return nil
  }

  private static func isDay(_ year: Int, _ month: Int, _ day: Int) -> Bool {
    DateComponents(calendar: Calendar(identifier: .gregorian), year: year, month: month, day: day).isValidDate
  }
}

extension AuditRule {
  /// A number of a rule, and its setter.
  fileprivate enum Setter {
    case points((inout AuditRules, Double) -> Void)
    case count((inout AuditRules, Int) -> Void)
    case factor((inout AuditRules, Double) -> Void)
  }

  /// The numbers of the rule in a rule file.
  fileprivate var numbers: [(name: String, set: Setter)] {
    switch self {
    case .inkOutside: [("tolerance", .points { $0.inkTolerance = $1 })]
    case .smallTarget: [("smallest", .points { $0.smallestTarget = $1 })]
    case .textTooLarge: [("largest", .points { $0.largestText = $1 })]
    case .orphanedWord: [("words", .count { $0.shortestParagraph = $1 })]
    case .longTranslation:
      [("times", .factor { $0.longestTranslation = $1 }), ("shortest", .count { $0.shortestSource = $1 })]
    default: []
    }
  }
}
