internal import FontMetrics
public import LayoutCore
internal import TextLayout

/// The surroundings in which fuzzed cells are laid out.
public enum FuzzedTraits {
  /// The default text size from left to right, and the largest from right to left.
  public static let all = [
    TraitCollection(contentSizeCategory: .large, typesetting: typesetting, log: .silent),
    TraitCollection(
      contentSizeCategory: .accessibilityExtraExtraExtraLarge, displayScale: 2, layoutDirection: .rightToLeft,
      language: "ar", typesetting: typesetting, log: .silent),
  ]

  /// Bundled fonts alone, so that findings come out the same on any machine.
  private static let typesetting = makeTypesetting()

  private static func makeTypesetting() -> Typesetting {
    do throws(FontError) {
      let catalog = try FontCatalog.bundled(sources: .own)
      return Typesetting(fonts: catalog, text: TextEngine(catalog: catalog, cacheByteLimit: 4 << 20))
    } catch {
      // A harness without its fonts can try nothing, and libFuzzer has no other way to be told.
      fatalError(error.message)
    }
  }
}
