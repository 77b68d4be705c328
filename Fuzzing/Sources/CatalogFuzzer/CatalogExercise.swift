internal import FuzzSupport
internal import StringCatalogs

/// Reads a file of strings, looks up its keys in a few locales, and requests every string for them.
///
/// An input consists of the path of the file, which determines the format and perhaps the locale, a
/// line break, and the file. Problems are reported with the file, a place in it and a cure. Reading
/// a file again gives the same result.
struct CatalogExercise {
  private let path: String
  private let bytes: [UInt8]

  init(_ input: [UInt8]) {
    let line = input.prefix(Self.longestPath).prefix { $0 != UInt8(ascii: "\n") }
    bytes = Array(input.dropFirst(line.count + 1))
    let written = String(decoding: line, as: UTF8.self)
    let isKnown = Self.suffixes.contains { written.lowercased().hasSuffix(".\($0)") }
    // A mutated suffix is mapped to another format, so that no input is rejected at once.
    path = isKnown ? written : "de.lproj/a.\(Self.suffixes[input.count % Self.suffixes.count])"
  }

  private static let longestPath = 200
  /// A hundred, and one that reports that there are more.
  private static let mostProblems = 101
  private static let suffixes = [
    "xcstrings", "strings", "stringsdict", "xliff", "xlf", "xml", "po", "pot", "arb", "json",
  ]

  func run() {
    let first = read()
    let second = read()
    FuzzRun.require(first.problems == second.problems, "read twice, \(first.problems) and \(second.problems)")
    FuzzRun.require(first.catalog.keys == second.catalog.keys, "read twice, other keys")
    checkProblems(first.problems)
    checkLocales(first.catalog)
    for key in first.catalog.keys.prefix(20) { look(up: key, in: first.catalog) }
  }

  private func read() -> (catalog: StringCatalog, problems: [CellDocumentError]) {
    var reader = StringCatalogReader()
    reader.add(bytes: bytes, path: path)
    return (reader.catalog(), reader.problems)
  }

  private func checkProblems(_ problems: [CellDocumentError]) {
    let lines = 1 + bytes.count
    FuzzRun.require(problems.count <= Self.mostProblems, "\(problems.count) problems are told")
    for problem in problems {
      FuzzRun.require(!problem.message.isEmpty && problem.file == path, "a problem says \(problem)")
      guard let position = problem.position else { continue }
      FuzzRun.require((1...lines).contains(position.line) && position.column >= 1, "a problem is at \(position)")
    }
  }

  private func checkLocales(_ catalog: StringCatalog) {
    for locale in catalog.locales {
      FuzzRun.require(TextLocale(wellFormed: locale)?.tag == locale, "the catalog has the locale \(locale)")
      FuzzRun.require(catalog.fallbacks(of: locale).first == locale, "\(locale) does not stand for itself")
      FuzzRun.use(TextLocale(locale).direction)
    }
  }

  private func look(up key: StringKey, in catalog: StringCatalog) {
    for locale in catalog.locales.prefix(4) + Self.locales {
      guard let lookup = catalog.lookUp(key, in: TextLocale(locale)) else {
        FuzzRun.require(false, "\(key) is a key and has no text")
        return
      }
      do throws(CellDocumentErrors) {
        let options = VariantOptions(devices: [.iPhone, .iPad], limit: 20)
        let variants = try lookup.variants(options)
        FuzzRun.require(variants.count <= options.limit, "\(key) stands for \(variants.count) texts")
        FuzzRun.require(Set(variants.map(\.text)).count == variants.count, "\(key) has a text twice")
      } catch {
        FuzzRun.require(!error.first.message.isEmpty, "an error says nothing")
      }
    }
  }

  /// A language with every plural form, and pseudolanguages.
  private static let locales = ["ar", "en-XA", "ar-XB", "en-x-double", "en-x-accent"]

  static func warmUp() {
    CatalogExercise(Array("de.lproj/a.strings\n\"a\" = \"%1$@ %d\";\n".utf8)).run()
  }
}
