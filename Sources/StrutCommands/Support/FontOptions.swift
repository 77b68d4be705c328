import ArgumentParser
import Foundation
import Queries
import Strut

/// The font options that every command has.
struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The font to use as the system font: a path or a name (default: $STRUT_SYSTEM_FONT, or Inter with SF's metrics).",
      valueName: "font"))
  var systemFont: String?

  @Option(
    help: ArgumentHelp(
      "A font file or a folder of fonts to register. Can be repeated. Files in a folder that are not fonts are reported and skipped.",
      valueName: "path"))
  var fonts: [String] = []

  @Option(
    help: ArgumentHelp(
      "Where to look up font names: bundled, registered, installed or all, separated by commas. Fonts given by path are always opened.",
      valueName: "list"))
  var sources: String?

  @Flag(help: "Use installed fonts for missing glyphs; results then depend on the machine.")
  var systemFonts = false

  @Flag(
    help:
      "Exit with status 4 if a font was substituted or lacks the requested style, a glyph is missing, or part of an Interface Builder file is ignored in the layout."
  )
  var strict = false

  /// Returns the fonts that these options select.
  func catalog() throws -> FontCatalog {
    let catalog = try FontCatalog.bundled(
      sources: try nameSources(), fallbackSources: systemFonts ? .all : .own)
    for path in fonts { try register(path, in: catalog) }
    return try namedSystemFont.map { try catalog.withSystemFont($0) } ?? catalog
  }

  /// Returns the fonts that these options select, or `nil` if they are not needed because all names
  /// are paths. `$STRUT_SYSTEM_FONT` does not select fonts here, because searching for it takes as
  /// long as opening a font.
  func catalog(for names: [String]) throws -> FontCatalog? {
    let isAskedFor = systemFont != nil || !fonts.isEmpty || sources != nil
    return isAskedFor || !names.allSatisfy(FontCatalog.looksLikePath) ? try catalog() : nil
  }

  private var namedSystemFont: String? {
    systemFont ?? ProcessInfo.processInfo.environment["STRUT_SYSTEM_FONT"].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func nameSources() throws -> FontSources {
    guard let sources else { return .all }
    let known: [(name: String, source: FontSources)] = [
      ("bundled", .bundled), ("registered", .registered), ("installed", .installed), ("all", .all),
    ]
    return try sources.split(separator: ",", omittingEmptySubsequences: false).reduce(.files) { result, name in
      guard let source = known.first(where: { $0.name == name })?.source else {
        throw UnknownNameError(kind: "source of fonts", name: String(name), members: known.map(\.name))
      }
      return result.union(source)
    }
  }

  /// Registers a font of an app. If it cannot be opened, that is reported on stderr, and its text
  /// is measured in another font.
  func register(_ path: String, of catalog: FontCatalog) {
    do throws(FontError) {
      tellFailures(of: try catalog.register(path: path))
    } catch {
      Console.error("skipped: \(error.message)")
    }
  }

  private func register(_ path: String, in catalog: FontCatalog) throws {
    guard FilePath.isFolder(path) else {
      tellFailures(of: try catalog.register(path: path))
      return
    }
    let result = try catalog.register(directory: path)
    result.registrations.forEach(tellFailures)
    for failure in result.failures { Console.error("skipped: \(failure.error.message)") }
    if result.registrations.isEmpty { Console.error("no font was found in the folder \"\(path)\".") }
  }

  private func tellFailures(of registration: FontRegistration) {
    for failure in registration.failures { Console.error("skipped: \(failure.error.message)") }
  }

  /// Ends the command with status 4 if `--strict` is given and there are findings.
  func enforce(_ findings: [String]) throws {
    guard strict, !findings.isEmpty else { return }
    var kept = KeptSentences()
    kept.add(findings)
    for finding in kept.all { Console.error(finding) }
    throw ExitCode(ExitStatus.strict.rawValue)
  }
}
