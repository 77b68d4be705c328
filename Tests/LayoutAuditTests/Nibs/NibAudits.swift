import FontMetrics
import InterfaceBuilder

@testable import LayoutAudit

/// Audits of files written by hand, with the text in the files.
enum NibAudits {
  static func document(_ text: String, file: String = "App/Cells.xib") throws -> NibDocument {
    try NibDocument(bytes: Array(text.utf8), file: file)
  }

  static func subjects(
    _ text: String, file: String = "App/Cells.xib", options: NibTextOptions = NibTextOptions(placeholder: .asWritten)
  ) throws -> [any AuditSubject] {
    let document = try document(text, file: file)
    return document.auditSubjects(strings: NibStrings(document), options: options)
  }

  static func report(
    _ text: String, file: String = "App/Cells.xib", categories: [ContentSizeCategory] = [.large],
    rules: AuditRules = AuditRules(), options: NibTextOptions = NibTextOptions(placeholder: .asWritten)
  ) async throws -> AuditReport {
    var audit = Audit(try subjects(text, file: file, options: options))
    (audit.categories, audit.widths, audit.rules) = (categories, [320], rules)
    return try await audit.run()
  }
}
