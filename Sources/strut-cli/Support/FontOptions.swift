import ArgumentParser
import Foundation
import Strut

/// Options about fonts that every command has.
struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The face that `system` shall be, by path or name; else $STRUT_SYSTEM_FONT; else Inter with SF's vertical metrics.",
      valueName: "font"))
  var systemFont: String?

  @Flag(help: "End with status 4 when a font was substituted or a glyph is missing.")
  var strict = false

  /// The fonts these options ask for.
  func catalogue() throws -> FontCatalogue { try FontCatalogue.bundled(systemFont: namedSystemFont) }

  /// The fonts these options ask for, or `nil` where nobody does: all of the names are paths.
  func catalogue(for names: [String]) throws -> FontCatalogue? {
    namedSystemFont == nil && names.allSatisfy(FontCatalogue.looksLikePath) ? nil : try catalogue()
  }

  private var namedSystemFont: String? {
    systemFont ?? ProcessInfo.processInfo.environment["STRUT_SYSTEM_FONT"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Ends with status 4 when strict and there is something to be strict about.
  func enforce(_ findings: [String]) throws {
    guard strict, !findings.isEmpty else { return }
    for finding in findings { Console.error(finding) }
    throw ExitCode(ExitStatus.strict.rawValue)
  }
}
