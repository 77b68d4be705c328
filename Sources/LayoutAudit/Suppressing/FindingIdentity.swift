import Foundation

/// The identity of a finding in several runs: all properties except its occurrences and missing
/// points.
package struct FindingIdentity: Hashable, Sendable, Codable {
  /// The code of the rule.
  package var rule: String
  /// The subject: a file relative to the root, regardless of its path in the run.
  package var subject: String
  /// The path of the element; its object ID in Interface Builder files.
  package var element: String
  /// The path or the object ID of the other element, if there are two.
  package var other: String?
  /// The edge that the element extends beyond, or the broken constraint; nil for other faults.
  package var detail: String?
  /// The language.
  package var locale: String?
  /// The key of the string; for a part of a table without a key, the string itself, so that rows
  /// may move.
  package var text: String?

  /// Creates the identity of a finding.
  /// - Parameter root: The folder to which file names are relative; by default the working
  ///   directory.
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

  /// Creates the identity of a note about an Interface Builder file.
  /// - Parameter subject: The name of its subject in baselines.
  init(_ note: AuditNote, subject: String, root: String) {
    rule = note.code.rawValue
    self.subject = Self.name(ofSubject: subject, root: root)
    element = note.objectID ?? ""
    text = note.objectID == nil ? note.message : nil
  }

  /// Returns the name of a subject in identities.
  static func name(ofSubject subject: String, root: String) -> String { ReportPath(subject, root: root).path }
}
