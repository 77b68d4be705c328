import CellDocuments
import FontMetrics

/// What findings have in common that are one: the same fault of the same element and text in the same language.
struct FindingKey: Hashable {
  var subject: Int
  var locale: Int
  var row: Int?
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
  mutating func add(_ fault: Fault, in situation: Situation, subject: Int, locale: Int, row: Int?) {
    let key = FindingKey(
      subject: subject, locale: locale, row: row, rule: fault.rule, element: fault.element, other: fault.other)
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

  /// What was found, in no order.
  func findings(_ make: (FindingKey, Fault) -> Finding) -> [(key: FindingKey, finding: Finding)] {
    entries.map { key, entry in
      var finding = make(key, entry.worst)
      finding.worst = entry.worstSituation
      finding.first = entry.first
      finding.categories = entry.categories.sorted()
      finding.widths = entry.widths.sorted()
      finding.count = entry.count
      return (key, finding)
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
