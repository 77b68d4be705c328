import Strut

/// The versions that numbers depend on. Every document that has such numbers names them.
struct Engines: Encodable, Sendable {
  var strut: String
  var freetype: String
  var harfbuzz: String
  var icu: String

  static let current = Engines(
    strut: StrutVersion.current, freetype: FontEngineVersions.freeType, harfbuzz: FontEngineVersions.harfBuzz,
    icu: TextEngineVersions.icu)

  /// What `--version` prints.
  var line: String { "strut \(strut) (FreeType \(freetype), HarfBuzz \(harfbuzz), ICU \(icu))" }
}
