internal import FontMetrics
public import LayoutCore
internal import TextLayout

/// The traits with which fuzzed cells are laid out.
public enum FuzzedTraits {
  /// The default text size in left-to-right layout, and the largest text size in right-to-left
  /// layout.
  public static let all = [
    TraitCollection(contentSizeCategory: .large, typesetting: typesetting, log: .silent),
    TraitCollection(
      contentSizeCategory: .accessibilityExtraExtraExtraLarge, displayScale: 2, layoutDirection: .rightToLeft,
      language: "ar", typesetting: typesetting, log: .silent),
  ]

  /// Only bundled fonts, so that findings are the same on every machine.
  private static let typesetting = makeTypesetting()

  private static func makeTypesetting() -> Typesetting {
    do throws(FontError) {
      let catalog = try FontCatalog.bundled(sources: .own)
      return Typesetting(fonts: catalog, text: TextEngine(catalog: catalog, cacheByteLimit: 4 << 20))
    } catch {
      // Without its fonts, a fuzzer can try nothing, and a crash is the only way to report this to
      // libFuzzer.
      fatalError(error.message)
    }
  }
}
