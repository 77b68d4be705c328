import ArgumentParser
import Foundation
import Queries
import Strut

/// Options about fonts that every command has.
struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The font to use for `system`, by path or name. Default: $STRUT_SYSTEM_FONT, or Inter with SF's metrics.",
      valueName: "font"))
  var systemFont: String?

  @Option(
    help: ArgumentHelp(
      "A font file, or a folder of fonts, to register before the command runs. Can be repeated. Files in a folder that are not fonts are reported and skipped.",
      valueName: "path"))
  var fonts: [String] = []

  @Option(
    help: ArgumentHelp(
      "Where names of fonts are looked up: bundled, registered, installed or all, joined by commas. A path is opened whatever they are.",
      valueName: "list"))
  var sources: String?

  @Flag(help: "Let installed fonts stand in where a glyph is missing; results then depend on the machine.")
  var systemFonts = false

  @Flag(
    help:
      "End with status 4, whatever else was found, when a font was substituted or lacks the style asked for, a glyph is missing, or layout leaves out something that an Interface Builder file says."
  )
  var strict = false

  /// The fonts these options ask for.
  func catalog() throws -> FontCatalog {
    let catalog = try FontCatalog.bundled(
      sources: try nameSources(), fallbackSources: systemFonts ? .all : .own)
    for path in fonts { try register(path, in: catalog) }
    return try namedSystemFont.map { try catalog.withSystemFont($0) } ?? catalog
  }

  /// The fonts these options ask for, or `nil` where nobody does: all of the names are paths. `$STRUT_SYSTEM_FONT` asks for none,
  /// and to look for it takes as long as to open a font.
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

  /// Registers a font that an app names. One that cannot be opened is told on stderr, and its texts are measured in another.
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
    if result.registrations.isEmpty { Console.error("no font was registered from the folder \"\(path)\".") }
  }

  private func tellFailures(of registration: FontRegistration) {
    for failure in registration.failures { Console.error("skipped: \(failure.error.message)") }
  }

  /// Ends with status 4 when strict and there is something to be strict about.
  func enforce(_ findings: [String]) throws {
    guard strict, !findings.isEmpty else { return }
    var kept = KeptSentences()
    kept.add(findings)
    for finding in kept.all { Console.error(finding) }
    throw ExitCode(ExitStatus.strict.rawValue)
  }
}
