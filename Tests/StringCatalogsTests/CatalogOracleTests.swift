import Foundation
import StringCatalogs
import Testing

/// Catalogs of this project and of your own, compared with the results of other programs:
/// `Scripts/oracles/record_catalog_oracle.py`.
@Suite("Catalogs beside polib, GNUstep, aapt and ICU")
struct CatalogOracleTests {
  private struct File: Decodable {
    var format: String
    var path: String
    var locale: String
    var entries: [Entry]
  }

  private struct Entry: Decodable {
    var key: String
    var context: String?
    var arguments: [String: String]?
    var texts: [String]
  }

  private static let own = ProcessInfo.processInfo.environment["STRUT_CATALOG_ORACLE"]

  private static func files(_ text: String) throws -> [File] {
    try text.split(separator: "\n").map { try JSONDecoder().decode(File.self, from: Data($0.utf8)) }
  }

  /// The known differences, with their reasons.
  private enum Exception: String, CaseIterable {
    case smallU = "GNUstep takes \\u for an escape; only \\U is one"
    case digits = "the releases of ICU have other digits for the language"
    case octal = "GNUstep takes octal escapes for Latin-1; Apple's are of NeXTSTEP's charset"
    case keyAlone = "a key without a text stands for itself, as on Apple's platforms; GNUstep has nothing"
    case noLanguage = "the folder is named by no language tag, which is told"
  }

  @Test("Keys and texts of this project's catalogs are those that others read")
  func recorded() throws {
    let resource = try #require(Bundle.module.url(forResource: "Resources/catalog-oracle", withExtension: "jsonl"))
    let files = try Self.files(try String(contentsOf: resource, encoding: .utf8))
    #expect(Set(files.map(\.format)) == ["gettext", "strings", "android", "arb"])
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let compared = try Self.compare(files, in: root)
    #expect(compared.count == files.map(\.entries.count).reduce(0, +))
    #expect(compared.different.isEmpty)
  }

  @Test("Keys and texts of catalogs of your own are those that others read", .enabled(if: own != nil))
  func texts() throws {
    let path = try #require(Self.own)
    let files = try Self.files(try String(contentsOfFile: path, encoding: .utf8))
    let compared = try Self.compare(files, in: URL(filePath: "/"))
    for difference in compared.different { print(difference) }
    print("\(files.count) files, \(compared.count) texts, \(compared.different.count) other ones")
    for (exception, count) in compared.exceptions.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      print("\(count): \(exception.rawValue)")
    }
    #expect(compared.count > 0)
    #expect(compared.different.isEmpty)
  }

  private static func compare(
    _ files: [File], in root: URL
  ) throws -> (count: Int, different: [String], exceptions: [Exception: Int]) {
    var (count, different, exceptions): (Int, [String], [Exception: Int]) = (0, [], [:])
    for file in files {
      // The source is kept apart from all languages that files may be in.
      var reader = StringCatalogReader(sourceLocale: "und")
      reader.add(path: file.path.hasPrefix("/") ? file.path : root.appending(path: file.path).path)
      let catalog = reader.catalog(sourceLocale: "und")
      let isRefused = catalog.keys.isEmpty && reader.problems.contains { $0.message.contains("no language tag") }
      let known = Dictionary(grouping: catalog.keys) { [$0.name, $0.context] }
      for entry in file.entries {
        count += 1
        let found = known[[entry.key, entry.context]]?.first.flatMap { Self.texts(entry, $0, file, catalog) } ?? []
        let wanted = entry.texts.map(Self.withoutPercents)
        if found == wanted || (found.isEmpty && wanted.allSatisfy(\.isEmpty)) { continue }
        if let exception = isRefused ? .noLanguage : exception(found, wanted, entry.key, file) {
          exceptions[exception, default: 0] += 1
        } else {
          different.append("\(file.path): \(entry.key): \(found) and not \(wanted)")
        }
      }
      let names = Set(file.entries.map { [$0.key, $0.context] })
      let strangers = file.format == "android" ? [] : known.keys.filter { !names.contains($0) }
      different += strangers.map { "\(file.path): \($0) is a key here alone" }
    }
    return (count, different, exceptions)
  }

  private static func exception(_ found: [String], _ wanted: [String], _ key: String, _ file: File) -> Exception? {
    switch file.format {
    case "strings" where wanted == [""] && found == [key]: return .keyAlone
    case "strings" where found == wanted.map(withOctalEscapes): return .octal
    case "strings":
      let escapes = wanted.map { text in
        text.utf16.map { $0 < 0x80 ? String(UnicodeScalar(UInt8($0))) : "u" + Self.hexadecimal($0) }.joined()
      }
      return found.map { $0.lowercased() } == escapes.map { $0.lowercased() } ? .smallU : nil
    case "arb": return found.map(withLatinDigits) == wanted.map(withLatinDigits) ? .digits : nil
    default: return nil
    }
  }

  /// Returns Latin-1 text in which octal escapes replace its bytes.
  private static func withOctalEscapes(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      (0x80...0xFF).contains(scalar.value) ? "\\" + String(scalar.value, radix: 8) : String(Character(scalar))
    }
    return reading(["de.lproj/L.strings": "a = \"\(escaped.joined())\";"]).catalog.texts("a", "de").first ?? ""
  }

  private static func hexadecimal(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// The text with Latin digits, a comma for Arabic's separator, and no marks of direction.
  private static func withLatinDigits(_ text: String) -> String {
    String(
      text.unicodeScalars.map { scalar -> String in
        if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
          return "\(Int(value))"
        }
        return ["\u{66C}": ",", "\u{61C}": "", "\u{200E}": ""][scalar] ?? String(Character(scalar))
      }.joined())
  }

  private static func texts(_ entry: Entry, _ key: StringKey, _ file: File, _ catalog: StringCatalog) -> [String]? {
    let locale = TextLocale(file.locale.isEmpty ? "und" : file.locale)
    if let arguments = entry.arguments {
      return try? catalog.lookUp(key, in: locale)?.variants(VariantOptions(arguments: arguments)).map(\.text)
    }
    let values = catalog[key]?.values
    // A .po file or a folder may have another language than in its name.
    let other = file.format == "android" ? nil : values?.first { $0.key != "und" }?.value
    let named = file.locale.isEmpty && file.format == "gettext" ? nil : values?[locale.tag]
    let sources = (named ?? other)?.pattern.sources.map(Self.withoutPercents)
    // aapt has its own order of plural forms.
    return file.format == "android" ? sources?.sorted() : sources
  }

  /// `%%` is a percent sign in strings with placeholders, and two percent signs in others.
  private static func withoutPercents(_ text: String) -> String { text.replacing(#/%+/#, with: "%") }
}
