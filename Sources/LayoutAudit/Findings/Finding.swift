public import FontMetrics
public import LayoutCore

/// A fault with its occurrences in an audit: its text sizes and widths, and its worst layout.
///
/// One finding covers the same fault of the same element, text and language at all sizes and
/// widths.
public struct Finding: Hashable, Sendable {
  /// The severity.
  public var severity: AuditSeverity
  /// The subject: the file of a cell or table, or the name of a cell in code.
  public var subject: String
  /// The position of the element in the document; nil for a cell in code.
  public var place: ElementPlace?
  /// The row, header or footer of the table; nil for a separate cell.
  public var part: AuditPart?
  /// The language; nil without strings.
  public var locale: String?
  /// The fault in the worst layout, with most missing points.
  public var fault: Fault
  /// The worst layout.
  public var worst: Situation
  /// The first layout with the fault: at the smallest text size, in the narrowest cell.
  public var first: Situation
  /// The text sizes with the fault, smallest first.
  public var categories: [ContentSizeCategory]
  /// The widths with the fault, narrowest first.
  public var widths: [Double]
  /// The number of layouts with the fault.
  public var count: Int
  /// The layout direction, for a cell that was checked in both directions; nil if both have the
  /// fault, or only one was checked.
  public var direction: LayoutDirection?
  /// The objects of a finding in an Interface Builder file; nil for other subjects.
  public var objects: FindingObjects?

  /// Creates a finding; without an occurrence, it has no text sizes and widths.
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

  /// The rule.
  public var rule: AuditRule { fault.rule }
}
