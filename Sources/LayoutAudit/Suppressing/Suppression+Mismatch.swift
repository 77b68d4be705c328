import StringCatalogs

extension Suppression {
  /// Returns the reason that a suppression cannot match anything in a report: no subject has its
  /// name, or no element has; nil if both exist, or may exist in files that were not audited.
  ///
  /// - Complexity: O(*n*) in the subjects and views.
  func mismatch(with report: AuditReport) -> String? {
    if let subject, !report.subjectNames.contains(where: { Self.matches($0, subject) }) {
      guard report.coversFolders else { return nil }
      return "no audited file or cell is named \(Wording.quoted(subject))"
        + Wording.suggestion(for: subject, among: Self.ends(of: report.subjectNames))
    }
    guard subject != nil || report.coversFolders, !Self.matches("", element),
      !report.views.contains(where: { Self.matches($0, element) })
    else { return nil }
    return "no audited file has an element \(Wording.quoted(element))"
      + Wording.suggestion(for: element, among: Self.ends(of: Array(report.views)))
  }

  /// Returns the last names of paths, sorted.
  private static func ends(of paths: [String]) -> [String] {
    Set(paths.compactMap { $0.split(separator: "/").last.map(String.init) }).sorted()
  }
}
