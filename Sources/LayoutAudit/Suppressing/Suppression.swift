import FontMetrics
public import StringCatalogs

/// Findings that are known and wanted, with the reason, and the day on which somebody has to look again.
public struct Suppression: Hashable, Sendable {
  /// The rule; nil for all of them.
  public var rule: AuditRule?
  /// The path of the element or its end, in which `*` stands for any letters: `message`, `bubble/*`; or its object id.
  public var element: String
  /// The subject or the end of its path, with `*` as in ``element``; of a cell in an Interface Builder file also the file, or the file
  /// with the cell's object id. Nil for all of them.
  public var subject: String?
  /// The language as findings name it, `pt-BR`; nil for all of them.
  public var locale: String?
  /// Why the findings are as they should be.
  public var reason: String
  /// The last day on which it holds, `2027-01-31`; nil for ever.
  public var expires: String?
  /// Where it stands in its file; nil for one made in code.
  public var position: SourcePosition?

  /// Leaves out findings of an element. A `locale` is put into its usual form: `pt_BR` is `pt-BR`.
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

  /// Whether it is about a finding.
  public func covers(_ finding: Finding) -> Bool {
    (rule == nil || rule == finding.rule) && (locale == nil || locale == finding.locale)
      && finding.elementNames.contains { Self.matches($0, element) }
      && (subject.map { pattern in finding.subjectNames.contains { Self.matches($0, pattern) } } ?? true)
  }

  /// Whether a report has looked, at all text sizes, at something that it could cover.
  func concerns(_ report: AuditReport, _ rules: AuditRules) -> Bool {
    report.categories.count == ContentSizeCategory.allCases.count
      && (rule.map(rules.applies) ?? true) && (locale.map { report.locales.contains($0) } ?? true)
      && (subject.map { pattern in report.subjectNames.contains { Self.matches($0, pattern) } } ?? true)
      && (Self.matches("", element) || report.elements.contains { Self.matches($0, element) })
  }

  /// Whether its last day is before another, both written `2027-01-31`.
  func isOver(on day: String) -> Bool { expires.map { $0 < day } ?? false }

  /// Whether a path, or a part of it from a slash to its end, is what the pattern says.
  static func matches(_ path: String, _ pattern: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.indices.contains { start in
      Wildcard(pattern).matches(parts[start...].joined(separator: "/"))
    }
  }
}
