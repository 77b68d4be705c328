public import Foundation

/// What makes a finding the same one in another run: all but where it appears and how much is missing.
public struct FindingIdentity: Hashable, Sendable, Codable {
  /// The code of the rule.
  public var rule: String
  /// What was audited: a file as it is named from the root, however it was named in the run.
  public var subject: String
  /// The path of the element.
  public var element: String
  /// The path of the other element, where there are two.
  public var other: String?
  /// The edge that the element reaches beyond, or the constraint that is broken; nil for other faults.
  public var detail: String?
  /// The language.
  public var locale: String?
  /// The key of the text; for a part of a table without one the text itself, so that rows may move.
  public var text: String?

  /// The identity of a finding.
  /// - Parameter root: The folder that files are named from; the working directory at first.
  public init(_ finding: Finding, root: String = FileManager.default.currentDirectoryPath) {
    rule = finding.rule.rawValue
    subject = Self.name(ofSubject: finding.subject, root: root)
    element = finding.fault.element
    other = finding.fault.other
    detail = finding.fault.constraint ?? (other == nil ? finding.fault.edge?.rawValue : nil)
    locale = finding.locale
    text = finding.fault.key ?? (finding.part == nil ? nil : finding.fault.text)
  }

  /// What identities call a subject.
  static func name(ofSubject subject: String, root: String) -> String { ReportPath(subject, root: root).path }
}
