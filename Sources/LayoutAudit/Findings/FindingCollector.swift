import CellDocuments
import FontMetrics
import LayoutCore

/// The key of a finding: the same fault of the same element and text in the same language.
struct FindingKey: Hashable {
  var subject: Int
  var locale: Int
  var part: Int?
  var rule: AuditRule
  var element: String
  var other: String?
  /// An element that extends beyond two edges has two faults.
  var edge: Fault.Side?
  /// An element with two broken constraints also has two faults.
  var constraint: String?
}

extension FindingKey {
  /// The key under which a fault is collected.
  init(_ fault: Fault, subject: Int, locale: Int, part: Int?) {
    self.init(
      subject: subject, locale: locale, part: part, rule: fault.rule, element: fault.element, other: fault.other,
      edge: fault.other == nil ? fault.edge : nil, constraint: fault.constraint)
  }
}

/// The layout directions in which something was found.
struct FoundDirections: OptionSet, Hashable {
  let rawValue: UInt8

  static let leftToRight = FoundDirections(rawValue: 1)
  static let rightToLeft = FoundDirections(rawValue: 2)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ direction: LayoutDirection) { self = direction == .rightToLeft ? .rightToLeft : .leftToRight }
}

/// Collects faults and combines them into findings.
///
/// The result does not depend on the order of layouts or of merged collectors.
struct FindingCollector {
  /// All layouts with one fault.
  struct Entry {
    var worst: Fault
    var worstSituation: Situation
    var first: Situation
    var categories: Set<ContentSizeCategory>
    var widths: Set<Double>
    var directions: FoundDirections
    /// The elements of the ties that may cause the fault.
    var ties: Set<String>
    /// The last layout: a layout that has the fault twice counts once.
    var latest: Layout
    var count: Int
  }

  /// A layout of a part in a language.
  struct Layout: Equatable {
    var situation: Situation
    var direction: FoundDirections
  }

  /// The faults found, by key.
  var entries: [FindingKey: Entry] = [:]

  /// True if there are no findings.
  var isEmpty: Bool { entries.isEmpty }

  /// Adds a fault. The faults of one layout must be added one after another.
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

  /// Adds the faults of another collector, for other layouts.
  mutating func merge(_ other: FindingCollector) {
    for (key, entry) in other.entries { merge(entry, key) }
  }

  /// Removes the faults of a rule for parts.
  mutating func remove(where isLeftOut: (FindingKey) -> Bool) {
    entries = entries.filter { !isLeftOut($0.key) }
  }

  /// Adds the layouts with the fault of a key.
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

  /// Returns the findings, by subject, part, element, rule and language.
  ///
  /// - Parameter make: Makes a finding from the fault in its worst layout; the occurrences are
  ///   filled in afterward.
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
  /// Returns true if more points are missing; for equal numbers, the fault at the smaller text
  /// size, then in the narrower cell, then by its text, comes first.
  fileprivate func isWorse(than other: Self) -> Bool {
    let (mine, theirs) = (worst.missing ?? 0, other.worst.missing ?? 0)
    if mine != theirs { return mine > theirs }
    if worstSituation != other.worstSituation { return worstSituation < other.worstSituation }
    return words.lexicographicallyPrecedes(other.words)
  }

  /// Two faults with one key are equal if they have the same text and the same missing points.
  private var words: [String] { [worst.side?.rawValue ?? "", worst.detail ?? "", worst.text ?? ""] }
}

extension FindingKey {
  /// Returns true if it comes first in a report: by subject, part, element, rule and language.
  fileprivate func precedes(_ other: FindingKey) -> Bool {
    if subject != other.subject { return subject < other.subject }
    if part != other.part { return (part ?? -1) < (other.part ?? -1) }
    if words != other.words { return words.lexicographicallyPrecedes(other.words) }
    return locale < other.locale
  }

  private var words: [String] { [element, rule.rawValue, other ?? "", edge?.rawValue ?? "", constraint ?? ""] }
}
