import InterfaceBuilder

extension SARIFLog.Rule {
  /// A code of notes about Interface Builder files, which are no failures unless they count as
  /// findings.
  init(_ code: NibNote.Code, areFindings: Bool) {
    self.init(
      id: code.rawValue, name: code.rawValue.pascalCased, shortDescription: .init(text: code.title + "."),
      fullDescription: .init(text: code.summary), help: .init(text: code.summary),
      defaultConfiguration: .init(enabled: true, level: areFindings ? "warning" : "none"))
  }
}

extension SARIFLog.Result {
  /// Results of unknown facts about Interface Builder files, after the rules of findings.
  static func notes(of report: AuditReport, _ settings: ReportSettings) -> [SARIFLog.Result] {
    let start = AuditRule.allCases.count
    return report.fileNotes.map { note in
      Self(note, index: start + (NibNote.Code.allCases.firstIndex(of: note.code) ?? 0), in: report, settings)
    }
  }

  private init(_ note: AuditNote, index: Int, in report: AuditReport, _ settings: ReportSettings) {
    let isFinding = settings.notesAreFindings && note.isForPeople && !report.knownNotes.contains(note)
    let file = ReportPath(note.file, root: settings.root)
    let subject = FindingIdentity.name(ofSubject: report.identity(ofSubject: note.subject), root: settings.root)
    let identity = [note.code.rawValue, file.path, subject, note.objectID, note.objectID == nil ? note.message : nil]
    self.init(
      ruleId: note.code.rawValue, ruleIndex: index, kind: isFinding ? nil : "informational",
      level: isFinding ? "warning" : "none", message: .init(text: note.message),
      locations: [SARIFLog.Location(note, root: settings.root)], relatedLocations: nil,
      partialFingerprints: [SARIFLog.fingerprintName: Fingerprint.text(identity)],
      properties: SARIFLog.Properties(objectID: note.objectID, unsupported: note.code.isUnsupported))
  }
}

extension SARIFLog.Location {
  fileprivate init(_ note: AuditNote, root: String) {
    physicalLocation = .init(file: note.file, note.position, root: root)
    let whole = note.element.map { "\(note.subject)/\($0)" } ?? note.subject
    logicalLocations = [.init(name: note.element ?? note.subject, fullyQualifiedName: whole)]
  }
}
