import Strut

extension AuditSubjects {
  /// Keeps only the cells, static tables and static rows of Interface Builder files with a name or
  /// an object ID.
  ///
  /// - Throws: ``RequestFailure`` if there is none.
  package mutating func keep(named name: String) throws(RequestFailure) {
    let kept = all.enumerated().compactMap { index, subject in Self.part(of: subject, named: name).map { (index, $0) } }
    guard kept.isEmpty else { return keep(kept) }
    let names = Set(all.flatMap(Self.calls)).sorted()
    let cure = UnknownNameError.suggestion(for: name, among: names).map { "Did you mean \"\($0)\"?" }
    throw .usage(
      "the audited files have no cell, static table or static row \"\(name)\". "
        + (cure ?? "Use a name or an object ID of a .xib or .storyboard file; strut nib lists the names."))
  }

  /// Returns a subject if it has a name, or its row with an object ID; nil for another subject.
  ///
  /// Names that several subjects share are followed by the object ID in parentheses, and names for
  /// the iPad by `(iPad)`.
  private static func part(of subject: any AuditSubject, named name: String) -> (any AuditSubject)? {
    let calls = calls(subject)
    guard !calls.isEmpty else { return nil }
    let shown = subject.name.split(separator: "/").last.map(String.init)
    if calls.contains(name) || shown == name { return subject }
    return (subject as? NibTableSubject)?.row(withID: name)
  }

  /// The names and the object ID of a cell or table in an Interface Builder file; empty for other
  /// subjects.
  private static func calls(_ subject: any AuditSubject) -> [String] {
    (subject as? any NibSubject)?.calls ?? (subject as? ClassSubject).map { [$0.className] } ?? []
  }
}
