import Foundation

/// What makes a finding the same one in another run: all but where it appears and how much is missing.
package struct FindingIdentity: Hashable, Sendable, Codable {
  /// The code of the rule.
  package var rule: String
  /// What was audited: a file as it is named from the root, however it was named in the run.
  package var subject: String
  /// The path of the element; the object id in Interface Builder's files.
  package var element: String
  /// The path or the object id of the other element, where there are two.
  package var other: String?
  /// The edge that the element reaches beyond, or the constraint that is broken; nil for other faults.
  package var detail: String?
  /// The language.
  package var locale: String?
  /// The key of the text; for a part of a table without one the text itself, so that rows may move.
  package var text: String?

  /// The identity of a finding.
  /// - Parameter root: The folder that files are named from; the working directory at first.
  package init(_ finding: Finding, root: String = FileManager.default.currentDirectoryPath) {
    rule = finding.rule.rawValue
    let objects = finding.objects
    subject = Self.name(ofSubject: objects?.subject ?? finding.subject, root: root)
    element = objects?.element ?? finding.fault.element
    other = objects == nil ? finding.fault.other : objects?.other
    detail = finding.fault.constraint ?? (other == nil ? finding.fault.edge?.rawValue : nil)
    locale = finding.locale
    text = finding.fault.key ?? (finding.part == nil || objects != nil ? nil : finding.fault.text)
  }

  /// What identities call a subject.
  static func name(ofSubject subject: String, root: String) -> String { ReportPath(subject, root: root).path }
}
