import FontMetrics
public import StringCatalogs

/// Findings that are intended, with the reason, and the date after which they must be checked
/// again.
public struct Suppression: Hashable, Sendable {
  /// The rule; nil for all rules.
  public var rule: AuditRule?
  /// The path of the element or its end, in which `*` matches any letters: `message`, `bubble/*`;
  /// or its object ID.
  public var element: String
  /// The subject or the end of its path, with `*` as in ``element``; for a cell in an Interface
  /// Builder file also the file, or the file with the cell's object ID. Nil for all subjects.
  public var subject: String?
  /// The language as in findings, `pt-BR`; nil for all languages.
  public var locale: String?
  /// The reason why the findings are intended.
  public var reason: String
  /// The last day on which it applies, `2027-01-31`; nil for no limit.
  public var expires: String?
  /// The position in its file; nil for a suppression made in code.
  public var position: SourcePosition?

  /// Creates a suppression. A `locale` is converted to its usual form: `pt_BR` is `pt-BR`.
  public init(
    rule: AuditRule? = nil, element: String, subject: String? = nil, locale: String? = nil, reason: String,
    expires: String? = nil, position: SourcePosition? = nil
  ) {
    self.rule = rule
    self.element = element
    self.subject = subject
    self.locale = locale.map { TextLocale($0).tag }
    self.reason = reason
    self.expires = expires
    self.position = position
  }

  /// Returns true if it applies to a finding.
  public func covers(_ finding: Finding) -> Bool {
    (rule == nil || rule == finding.rule) && (locale == nil || locale == finding.locale)
      && finding.elementNames.contains { Self.matches($0, element) }
      && (subject.map { pattern in finding.subjectNames.contains { Self.matches($0, pattern) } } ?? true)
  }

  /// Returns true if a report covers, at all text sizes, a subject to which it could apply.
  func concerns(_ report: AuditReport, _ rules: AuditRules) -> Bool {
    report.categories.count == ContentSizeCategory.allCases.count
      && (rule.map(rules.applies) ?? true) && (locale.map { report.locales.contains($0) } ?? true)
      && (subject.map { pattern in report.subjectNames.contains { Self.matches($0, pattern) } } ?? true)
      && (Self.matches("", element) || report.elements.contains { Self.matches($0, element) })
  }

  /// Returns true if its last day is before another, both written like `2027-01-31`.
  func isOver(on day: String) -> Bool { expires.map { $0 < day } ?? false }

  /// Returns true if a path, or its end after a slash, matches the pattern.
  static func matches(_ path: String, _ pattern: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.indices.contains { start in
      Wildcard(pattern).matches(parts[start...].joined(separator: "/"))
    }
  }
}
