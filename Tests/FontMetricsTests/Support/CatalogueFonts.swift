import FontMetrics
import Foundation
import Testing

/// The fonts that `Scripts/generators/build_catalogue_fonts.py` makes, and catalogues to register them with.
enum CatalogueFonts {
  static func path(_ name: String) throws -> String {
    try #require(Bundle.module.url(forResource: "Resources/Catalogue/" + name, withExtension: nil)).path
  }

  static func folder() throws -> String { try URL(filePath: path("StrutAxes.ttf")).deletingLastPathComponent().path }

  /// A catalogue of its own, with some of the fonts registered.
  static func catalogue(
    _ names: String..., sources: FontSources = .own, fallbackSources: FontSources = .own
  ) throws -> FontCatalogue {
    let fonts = try FontCatalogue.bundled(sources: sources, fallbackSources: fallbackSources)
    for name in names { try fonts.register(path: path(name)) }
    return fonts
  }
}
