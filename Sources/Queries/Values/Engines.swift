import Strut

/// The versions that numbers depend on. Every document with such numbers contains them.
package struct Engines: Encodable, Sendable {
  package var strut: String
  package var freetype: String
  package var harfbuzz: String
  package var icu: String

  package static let current = Engines(
    strut: StrutVersion.current, freetype: FontEngineVersions.freeType, harfbuzz: FontEngineVersions.harfBuzz,
    icu: TextEngineVersions.icu)

  /// The output of `--version`.
  package var line: String { "strut \(strut) (FreeType \(freetype), HarfBuzz \(harfbuzz), ICU \(icu))" }
}
