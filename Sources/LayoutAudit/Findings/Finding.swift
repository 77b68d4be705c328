public import FontMetrics
public import LayoutCore

/// A fault with everything that an audit knows of it: where it appears, from which text size on, and where it is worst.
///
/// One finding stands for the same fault of the same element, text and language at all sizes and widths.
public struct Finding: Hashable, Sendable {
  /// How much it matters.
  public var severity: AuditSeverity
  /// What was audited: the file of a cell or table, or the name of a cell in code.
  public var subject: String
  /// Where the element is described; nil for a cell in code.
  public var place: ElementPlace?
  /// The row, header or footer of the table; nil for a cell that stands for itself.
  public var part: AuditPart?
  /// The language; nil where no strings were given.
  public var locale: String?
  /// The fault where it is worst: where most points are missing.
  public var fault: Fault
  /// Where it is worst.
  public var worst: Situation
  /// Where it appears first: at the smallest text, in the narrowest cell.
  public var first: Situation
  /// The text sizes that have it, from the smallest.
  public var categories: [ContentSizeCategory]
  /// The widths that have it, from the narrowest.
  public var widths: [Double]
  /// In how many layouts it was seen.
  public var count: Int
  /// The way the interface runs where it was seen, of a cell that was looked at both ways; nil where both ways have it, or there was one.
  public var direction: LayoutDirection?
  /// The objects that it is about, of a cell in an Interface Builder file; nil for other subjects.
  public var objects: FindingObjects?

  /// A finding; one that was seen nowhere yet has no categories and widths.
  init(
    severity: AuditSeverity, subject: String, place: ElementPlace? = nil, part: AuditPart? = nil, locale: String? = nil,
    fault: Fault, worst: Situation = Situation(category: .large, width: 0), first: Situation? = nil,
    categories: [ContentSizeCategory] = [], widths: [Double] = [], count: Int = 0
  ) {
    self.severity = severity
    self.subject = subject
    self.place = place
    self.part = part
    self.locale = locale
    self.fault = fault
    self.worst = worst
    self.first = first ?? worst
    (self.categories, self.widths, self.count) = (categories, widths, count)
  }

  /// What is wrong.
  public var rule: AuditRule { fault.rule }
}
