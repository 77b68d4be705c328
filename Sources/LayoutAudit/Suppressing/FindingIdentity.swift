/// What makes a finding the same one in another run: all but where it appears and how much is missing.
public struct FindingIdentity: Hashable, Sendable, Codable {
  /// The code of the rule.
  public var rule: String
  /// What was audited.
  public var subject: String
  /// The path of the element.
  public var element: String
  /// The path of the other element, where there are two.
  public var other: String?
  /// The language.
  public var locale: String?
  /// The key of the text; for a part of a table without one the text itself, so that rows may move.
  public var text: String?

  /// The identity of a finding.
  public init(_ finding: Finding) {
    rule = finding.rule.rawValue
    subject = finding.subject
    element = finding.fault.element
    other = finding.fault.other
    locale = finding.locale
    text = finding.fault.key ?? (finding.part == nil ? nil : finding.fault.text)
  }
}
