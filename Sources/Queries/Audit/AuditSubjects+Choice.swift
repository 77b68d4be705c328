import Strut

extension AuditSubjects {
  /// Keeps only the cells and static tables of Interface Builder files with a name or an object ID.
  ///
  /// - Throws: ``RequestFailure`` if there is none.
  package mutating func keep(named name: String) throws(RequestFailure) {
    let kept = all.indices.filter { Self.isNamed(name, all[$0]) }
    guard !kept.isEmpty else {
      let names = Set(all.filter(Self.isOfNib).map { String(Self.end(of: $0.name)) }).sorted()
      let cure = UnknownNameError.suggestion(for: name, among: names).map { "Did you mean \"\($0)\"?" }
      throw .usage(
        "the audited files have no cell or static table \"\(name)\". "
          + (cure ?? "Use a name or an object ID of a .xib or .storyboard file; strut nib --json lists them."))
    }
    keep(kept)
  }

  private static func isOfNib(_ subject: any AuditSubject) -> Bool {
    subject is NibCellSubject || subject is NibTableSubject
  }

  private static func end(of path: String) -> Substring { path.split(separator: "/").last ?? path[...] }

  /// Returns true if a subject has a name or an object ID. Names that several subjects share are
  /// followed by the object ID in parentheses, and names for the iPad by `(iPad)`.
  private static func isNamed(_ name: String, _ subject: any AuditSubject) -> Bool {
    guard isOfNib(subject) else { return false }
    let (shown, id) = (end(of: subject.name), end(of: subject.identity))
    let names = [name, "\(name) (\(id))"].flatMap { [$0, "\($0) (iPad)"] }
    return id == name || names.contains(String(shown))
  }
}
