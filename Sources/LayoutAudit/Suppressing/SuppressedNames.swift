extension Finding {
  /// What suppressions may call its element: the path, its end that reports have, or the object id.
  var elementNames: [String] { [fault.element, name(ofPath: fault.element), objects?.element].compactMap(\.self) }

  /// What suppressions may call its subject: the name, or the file and the file with an object id.
  var subjectNames: [String] {
    guard let objects else { return [subject] }
    return [subject, objects.subject, place?.file].compactMap(\.self)
  }
}

extension AuditReport {
  /// What suppressions may call its subjects.
  var subjectNames: [String] { subjects + identities.values + Set(identities.values.map(Self.file(of:))) }

  /// The file of a cell in it: what stands before the last slash.
  private static func file(of identity: String) -> String {
    identity.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }
}
