import Foundation
import LayoutCore
import Testing
import UIKitNames

/// Strings in the folders of an app, which Foundation on Linux does not read.
@MainActor @Suite("Strings of an app")
struct AppStringsTests {
  private static let plurals = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>items</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@count@ in the list</string>
    <key>count</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>ld</string>
    <key>one</key><string>One item</string>
    <key>other</key><string>%ld items</string>
    </dict></dict></dict></plist>
    """
  private static let files = [
    "en.lproj/Localizable.strings": #""greeting" = "Hello"; "share" = "50% off"; "name" = "%@, 100%%";"#,
    "de.lproj/Localizable.strings": #""greeting" = "Guten Tag";"#,
    "en.lproj/Other.strings": #""greeting" = "Howdy";"#,
    "en.lproj/Localizable.stringsdict": plurals,
    "de.lproj/Localizable.stringsdict": plurals.replacing("One item", with: "Ein Eintrag").replacing(
      "%ld items", with: "%ld Einträge"),
  ]

  private static func string(_ body: () -> String, language: String? = nil) throws -> String {
    try AppFiles.with(texts: files) {
      TraitCollection(language: language, log: .silent).performAsCurrent(body)
    }
  }

  @Test("A key is looked up in the tables of the app, in the language of the traits")
  func keys() throws {
    #expect(try Self.string { NSLocalizedString("greeting", comment: "") } == "Hello")
    #expect(try Self.string({ NSLocalizedString("greeting", comment: "") }, language: "de") == "Guten Tag")
    #expect(try Self.string { NSLocalizedString("greeting", tableName: "Other", comment: "") } == "Howdy")
    #expect(try Self.string { NSLocalizedString("greeting", bundle: .main, comment: "") } == "Hello")
    #expect(try Self.string { NSLocalizedString("unknown", comment: "") } == "unknown")
    #expect(try Self.string { NSLocalizedString("unknown", value: "Text", comment: "") } == "Text")
    #expect(try Self.string { NSLocalizedString("share", comment: "") } == "50% off")
  }

  @Test(
    "A number chooses the plural form, in the language of the traits",
    arguments: [
      (1, "One item in the list", "Ein Eintrag in the list"), (3, "3 items in the list", "3 Einträge in the list"),
    ])
  func plurals(count: Int, english: String, german: String) throws {
    let text = { String.localizedStringWithFormat(NSLocalizedString("items", comment: ""), count) }
    #expect(try Self.string(text) == english)
    #expect(try Self.string(text, language: "de") == german)
    #expect(try Self.string { String(format: NSLocalizedString("items", comment: ""), count) } == english)
  }

  @Test("Formats without plural forms are Foundation's")
  func formats() throws {
    #expect(try Self.string { String(format: NSLocalizedString("name", comment: ""), "Ada") } == "Ada, 100%")
    #expect(String(format: "%.2f", 1.5) == "1.50")
    #expect(String(format: "%d of %d", 1, 2) == "1 of 2")
  }
}
