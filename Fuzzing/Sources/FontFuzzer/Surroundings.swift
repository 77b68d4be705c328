internal import FontMetrics
internal import FuzzSupport
internal import LayoutCore
internal import TextLayout

/// The sound fonts and the engine around a mutated font.
enum Surroundings {
  /// Only bundled fonts, so that findings are the same on every machine.
  static let catalog = bundled()

  /// Does not cache, so that inputs do not keep the faces of other inputs alive.
  static let engine = TextEngine(catalog: catalog, cacheByteLimit: 0)

  static let traits = TraitCollection(
    displayScale: 1, typesetting: Typesetting(fonts: catalog, text: engine), log: .silent)

  /// A sound font.
  static let font: Font = {
    guard let font = try? catalog.systemFont(size: 17) else {
      // Without its fonts, a fuzzer can try nothing, and a crash is the only way to report this to
      // libFuzzer.
      fatalError("there is no system font")
    }
    return font
  }()

  static func warmUp() {
    for word in FontExercise.words { FuzzRun.use(engine.shape(word, font: font).intrinsicSize(displayScale: 1)) }
  }

  private static func bundled() -> FontCatalog {
    do throws(FontError) {
      return try FontCatalog.bundled(sources: .own)
    } catch {
      // Without its fonts, a fuzzer can try nothing, and a crash is the only way to report this to
      // libFuzzer.
      fatalError(error.message)
    }
  }
}
