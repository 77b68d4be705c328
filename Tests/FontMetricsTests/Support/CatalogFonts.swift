import FontMetrics
import Foundation
import Testing

/// The fonts that `Scripts/generators/build_catalog_fonts.py` makes, and catalogs to register them
/// with.
enum CatalogFonts {
  static func path(_ name: String) throws -> String {
    try #require(Bundle.module.url(forResource: "Resources/Catalog/" + name, withExtension: nil)).path
  }

  static func folder() throws -> String { try URL(filePath: path("StrutAxes.ttf")).deletingLastPathComponent().path }

  /// A catalog of its own, with some of the fonts registered.
  static func catalog(
    _ names: String..., sources: FontSources = .own, fallbackSources: FontSources = .own
  ) throws -> FontCatalog {
    let fonts = try FontCatalog.bundled(sources: sources, fallbackSources: fallbackSources)
    for name in names { try fonts.register(path: path(name)) }
    return fonts
  }
}
