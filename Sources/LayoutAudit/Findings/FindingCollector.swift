import CellDocuments
import FontMetrics
import LayoutCore

/// What findings have in common that are one: the same fault of the same element and text in the same language.
struct FindingKey: Hashable {
  var subject: Int
  var locale: Int
  var part: Int?
  var rule: AuditRule
  var element: String
  var other: String?
  /// An element that reaches out at two edges has two faults.
  var edge: Fault.Side?
  /// And so has one at which two constraints are broken.
  var constraint: String?
}

extension FindingKey {
  /// What a fault is put under.
  init(_ fault: Fault, subject: Int, locale: Int, part: Int?) {
    self.init(
      subject: subject, locale: locale, part: part, rule: fault.rule, element: fault.element, other: fault.other,
      edge: fault.other == nil ? fault.edge : nil, constraint: fault.constraint)
  }
}

/// The ways the interface ran where something was found.
struct FoundDirections: OptionSet, Hashable {
  let rawValue: UInt8

  static let leftToRight = FoundDirections(rawValue: 1)
  static let rightToLeft = FoundDirections(rawValue: 2)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ direction: LayoutDirection) { self = direction == .rightToLeft ? .rightToLeft : .leftToRight }
}

/// Faults as they come in, put together to findings.
///
/// The outcome does not depend on the order in which layouts come or collectors are merged.
struct FindingCollector {
  /// All layouts that show one fault.
  struct Entry {
    var worst: Fault
    var worstSituation: Situation
    var first: Situation
    var categories: Set<ContentSizeCategory>
    var widths: Set<Double>
    var directions: FoundDirections
    /// The elements of the ties that it follows from anywhere.
    var ties: Set<String>
    /// The layout that came last: one that shows the fault twice counts once.
    var latest: Layout
    var count: Int
  }

  /// One layout of a part in a language.
  struct Layout: Equatable {
    var situation: Situation
    var direction: FoundDirections
  }

  /// What was found.
  var entries: [FindingKey: Entry] = [:]

  /// Whether nothing was found.
  var isEmpty: Bool { entries.isEmpty }

  /// Takes a fault in. The faults of one layout come one after another.
  mutating func add(
    _ fault: Fault, in situation: Situation, direction: LayoutDirection = .leftToRight, subject: Int, locale: Int,
    part: Int?
  ) {
    let found = FoundDirections(direction)
    let entry = Entry(
      worst: fault, worstSituation: situation, first: situation, categories: [situation.category],
      widths: [situation.width], directions: found, ties: fault.tie,
      latest: Layout(situation: situation, direction: found), count: 1)
    let key = FindingKey(fault, subject: subject, locale: locale, part: part)
    let isAgain = entries[key]?.latest == entry.latest
    merge(entry, key)
    if isAgain { entries[key]?.count -= 1 }
  }

  /// Takes in all that another one has of other layouts.
  mutating func merge(_ other: FindingCollector) {
    for (key, entry) in other.entries { merge(entry, key) }
  }

  /// Leaves out what a rule says of parts.
  mutating func remove(where isLeftOut: (FindingKey) -> Bool) {
    entries = entries.filter { !isLeftOut($0.key) }
  }

  /// Takes in what shows the fault of a key.
  mutating func merge(_ entry: Entry, _ key: FindingKey) {
    guard var known = entries[key] else { return entries[key] = entry }
    if entry.isWorse(than: known) { (known.worst, known.worstSituation) = (entry.worst, entry.worstSituation) }
    known.first = min(known.first, entry.first)
    known.categories.formUnion(entry.categories)
    known.widths.formUnion(entry.widths)
    known.directions.formUnion(entry.directions)
    known.ties.formUnion(entry.ties)
    known.latest = entry.latest
    known.count += entry.count
    entries[key] = known
  }

  /// What was found, by subject, part, element, rule and language.
  ///
  /// - Parameter make: Makes a finding out of the fault where it is worst; where it appears is filled in.
  /// - Complexity: O(*n* log *n*).
  func sortedFindings(_ make: (FindingKey, Fault, FoundDirections) -> Finding) -> [Finding] {
    entries.sorted { $0.key.precedes($1.key) }.map { key, entry in
      var finding = make(key, entry.worst, entry.directions)
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
  /// Whether more points are missing; of two alike the one at smaller text, then in the narrower cell, then by what it says.
  fileprivate func isWorse(than other: Self) -> Bool {
    let (mine, theirs) = (worst.missing ?? 0, other.worst.missing ?? 0)
    if mine != theirs { return mine > theirs }
    if worstSituation != other.worstSituation { return worstSituation < other.worstSituation }
    return words.lexicographicallyPrecedes(other.words)
  }

  /// Two faults under one key that say the same, and lack the same, are alike.
  private var words: [String] { [worst.side?.rawValue ?? "", worst.detail ?? "", worst.text ?? ""] }
}

extension FindingKey {
  /// Whether it comes first in a report: by subject, part, element, rule and language.
  fileprivate func precedes(_ other: FindingKey) -> Bool {
    if subject != other.subject { return subject < other.subject }
    if part != other.part { return (part ?? -1) < (other.part ?? -1) }
    if words != other.words { return words.lexicographicallyPrecedes(other.words) }
    return locale < other.locale
  }

  private var words: [String] { [element, rule.rawValue, other ?? "", edge?.rawValue ?? "", constraint ?? ""] }
}
