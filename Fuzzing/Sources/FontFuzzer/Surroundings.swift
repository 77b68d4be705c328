internal import FontMetrics
internal import FuzzSupport
internal import LayoutCore
internal import TextLayout

/// The sound fonts and the engine around a mutated one.
enum Surroundings {
  /// Bundled fonts alone, so that findings come out the same on any machine.
  static let catalog = bundled()

  /// Remembers nothing, so that inputs do not keep each other's faces alive.
  static let engine = TextEngine(catalog: catalog, cacheByteLimit: 0)

  static let traits = TraitCollection(
    displayScale: 1, typesetting: Typesetting(fonts: catalog, text: engine), log: .silent)

  /// A sound font.
  static let font: Font = {
    guard let font = try? catalog.systemFont(size: 17) else {
      // A harness without its fonts can try nothing, and libFuzzer has no other way to be told.
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
      // A harness without its fonts can try nothing, and libFuzzer has no other way to be told.
      fatalError(error.message)
    }
  }
}
