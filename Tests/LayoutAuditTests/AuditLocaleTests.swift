import TestSupport
import Testing

@testable import LayoutAudit

@Suite("Languages of audits")
struct AuditLocaleTests {
  @Test(
    "Arabic, Kurdish and Thai have taller lines; the option gives them to all languages", .fact("style-22"),
    arguments: [
      ("ar", true), ("ar-EG", true), ("th_TH", true), ("ckb", true), ("ku", true), ("de", false), ("arn", false),
      ("ar-XB", false), (nil, false),
    ] as [(String?, Bool)])
  func tallLines(tag: String?, isTall: Bool) {
    var audit = Audit([])
    let locale = AuditLocale(identifier: tag)
    #expect(audit.traits(in: locale, at: .large).hasTallLines == isTall)
    audit.traits.hasTallLines = true
    #expect(audit.traits(in: locale, at: .large).hasTallLines)
  }
}
