import CellDocuments
import Foundation
import LayoutAudit
import LayoutCore
import StringCatalogs
import Testing

/// The example app in `Examples/Audit`, which is there twice: with seeded faults, and repaired.
enum AuditExample {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Examples/Audit").path
  static let tables = ["account", "activity", "languages"]

  /// True if everything is audited, which takes minutes; otherwise only some languages and text
  /// sizes are.
  static var isWhole: Bool { ProcessInfo.processInfo.environment["STRUT_AUDIT_EXAMPLE"] != nil }
  static let someLocales = ["en", "de", "el", "ar", "th", "ja"]

  static func strings() throws -> StringCatalog {
    let reading = StringCatalog.read(["\(folder)/Strings"])
    #expect(reading.problems == [])
    return reading.catalog
  }

  /// An audit of one of the two apps.
  static func audit(_ app: String) throws -> Audit {
    let strings = try strings()
    let tables: [any AuditSubject] = try tables.map {
      TableSubject(try TableDocument(path: "\(folder)/\(app)/\($0).yaml"), strings: strings)
    }
    let cell = CellSubject(try CellDocument(path: "\(folder)/\(app)/artist-cell.yaml"), strings: strings)
    var audit = Audit(tables + [cell])
    audit.locales = locales(isWhole ? strings.locales : someLocales)
    if !isWhole {
      audit.categories = [.extraSmall, .large, .accessibilityExtraLarge, .accessibilityExtraExtraExtraLarge]
    }
    return audit
  }

  static func locales(_ tags: [String]) -> [AuditLocale] {
    tags.map { tag in
      let locale = TextLocale(tag)
      return AuditLocale(identifier: tag, language: locale.shapingLanguage, direction: locale.direction)
    }
  }
}
