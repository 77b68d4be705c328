import CellDocuments
import FontMetrics

/// What findings have in common that are one: the same fault of the same element and text in the same language.
struct FindingKey: Hashable {
  var subject: Int
  var locale: Int
  var part: Int?
  var rule: AuditRule
  var element: String
  var other: String?
}

/// Faults as they come in, put together to findings.
///
/// The outcome does not depend on the order in which faults come or collectors are merged.
struct FindingCollector {
  /// All layouts that show one fault.
  fileprivate struct Entry {
    var worst: Fault
    var worstSituation: Situation
    var first: Situation
    var categories: Set<ContentSizeCategory>
    var widths: Set<Double>
    var count: Int
  }

  private var entries: [FindingKey: Entry] = [:]

  /// Whether nothing was found.
  var isEmpty: Bool { entries.isEmpty }

  /// Takes a fault in.
  mutating func add(_ fault: Fault, in situation: Situation, subject: Int, locale: Int, part: Int?) {
    let key = FindingKey(
      subject: subject, locale: locale, part: part, rule: fault.rule, element: fault.element, other: fault.other)
    let entry = Entry(
      worst: fault, worstSituation: situation, first: situation, categories: [situation.category],
      widths: [situation.width], count: 1)
    merge(entry, key)
  }

  /// Takes in all that another one has.
  mutating func merge(_ other: FindingCollector) {
    for (key, entry) in other.entries { merge(entry, key) }
  }

  private mutating func merge(_ entry: Entry, _ key: FindingKey) {
    guard var known = entries[key] else { return entries[key] = entry }
    if entry.isWorse(than: known) { (known.worst, known.worstSituation) = (entry.worst, entry.worstSituation) }
    known.first = min(known.first, entry.first)
    known.categories.formUnion(entry.categories)
    known.widths.formUnion(entry.widths)
    known.count += entry.count
    entries[key] = known
  }

  /// What was found, by subject, part, element, rule and language.
  ///
  /// - Parameter make: Makes a finding out of the fault where it is worst; where it appears is filled in.
  /// - Complexity: O(*n* log *n*).
  func sortedFindings(_ make: (FindingKey, Fault) -> Finding) -> [Finding] {
    entries.sorted { $0.key.precedes($1.key) }.map { key, entry in
      var finding = make(key, entry.worst)
      finding.worst = entry.worstSituation
      finding.first = entry.first
      finding.categories = entry.categories.sorted()
      finding.widths = entry.widths.sorted()
      finding.count = entry.count
      return finding
    }
  }
}

extension FindingCollector.Entry {
  /// Whether more points are missing; of two alike the one at smaller text, then in the narrower cell, then by its sides.
  fileprivate func isWorse(than other: Self) -> Bool {
    let (mine, theirs) = (worst.missing ?? 0, other.worst.missing ?? 0)
    if mine != theirs { return mine > theirs }
    if worstSituation != other.worstSituation { return worstSituation < other.worstSituation }
    return (worst.side?.rawValue ?? "") < (other.worst.side?.rawValue ?? "")
  }
}

extension FindingKey {
  /// Whether it comes first in a report: by subject, part, element, rule and language.
  fileprivate func precedes(_ other: FindingKey) -> Bool {
    if subject != other.subject { return subject < other.subject }
    if part != other.part { return (part ?? -1) < (other.part ?? -1) }
    let (mine, theirs) = (
      (element, rule.rawValue, self.other ?? ""), (other.element, other.rule.rawValue, other.other ?? "")
    )
    return mine != theirs ? mine < theirs : locale < other.locale
  }
}
