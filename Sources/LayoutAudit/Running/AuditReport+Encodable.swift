/// The form in `strut audit --json`, except for the versions that numbers depend on.
extension AuditReport: Encodable {
  private enum CodingKeys: CodingKey {
    case layouts, subjects, locales, categories, widths, findings, known, suppressed, notes, problems
    case fileNotes
  }

  /// Encodes the findings, the numbers of other findings in a baseline and in suppressions, and the
  /// audited subjects. Text without translation has no language; problems are sentences.
  /// `fileNotes` exists if an Interface Builder file was audited.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(layoutCount, forKey: .layouts)
    try container.encode(subjects, forKey: .subjects)
    try container.encode(locales.compactMap(\.self), forKey: .locales)
    try container.encode(categories.map(\.shortName), forKey: .categories)
    try container.encode(widths, forKey: .widths)
    try container.encode(findings, forKey: .findings)
    try container.encode(known.count, forKey: .known)
    try container.encode(suppressed.count, forKey: .suppressed)
    try container.encode(notes, forKey: .notes)
    try container.encode(problems.map(\.description), forKey: .problems)
    if !fileNotes.isEmpty || !identities.isEmpty { try container.encode(fileNotes, forKey: .fileNotes) }
  }
}
