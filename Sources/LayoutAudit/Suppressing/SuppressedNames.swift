extension Finding {
  /// The names of its element for suppressions: the path, its end as in reports, and the object ID.
  var elementNames: [String] { [fault.element, name(ofPath: fault.element), objects?.element].compactMap(\.self) }

  /// The names of its subject for suppressions: the name, the file, and the file with each other
  /// name and the object ID.
  var subjectNames: [String] {
    guard let objects else { return [subject] }
    return [subject, objects.subject, place?.file].compactMap(\.self) + objects.subjectNames
  }
}

extension AuditReport {
  /// The names of its subjects for suppressions.
  var subjectNames: [String] {
    subjects + identities.values + Set(identities.values.map(Self.file(of:))) + otherNames
  }

  /// The file of a cell: the text before the last slash.
  private static func file(of identity: String) -> String {
    identity.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }
}
