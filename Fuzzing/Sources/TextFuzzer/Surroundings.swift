internal import FontMetrics
internal import FuzzSupport
internal import TextLayout

/// The shared resources of inputs: bundled fonts, so that findings are the same on every machine,
/// and engines.
///
/// Slow resources are kept, because a process tries thousands of inputs a second: above all fonts
/// at their sizes, because a variation face without a reference is opened again. But they are
/// opened again after a number of inputs: HarfBuzz lists, for each file, how each script is shaped
/// in each language with each set of features, never removes an entry, and searches the list for
/// each run. After 30,000 inputs, this took a tenth of the time, and more and more.
final class Surroundings {
  static let hyphenator = made { () throws(HyphenationError) in try Hyphenator.bundled() }
  /// libFuzzer calls from one thread.
  nonisolated(unsafe) private static var current = Surroundings()
  nonisolated(unsafe) private static var age = 0
  /// This costs a hundredth of the time that it saves.
  private static let lifetime = 20_000

  let catalog: FontCatalog
  let fonts: [Font]
  let engine: TextEngine
  let forgetfulEngine: TextEngine
  let attributes: [TextAttributes]

  /// The cache of the engine is small, so that entries are also removed.
  private init() {
    let catalog = Self.made { () throws(FontError) in try FontCatalog.bundled(sources: .own) }
    self.catalog = catalog
    engine = Self.makeEngine(catalog, cacheByteLimit: 1 << 20)
    forgetfulEngine = Self.makeEngine(catalog, cacheByteLimit: 0)
    fonts = Self.makeFonts(catalog)
    attributes = StyleChoices.makeAttributes(fonts)
  }

  /// The resources for the next input.
  static func forNextInput() -> Surroundings {
    unsafe age += 1
    if unsafe age % lifetime == 0 {
      unsafe current = Surroundings()
      unsafe current.warmUp()
    }
    return unsafe current
  }

  func makeEngine(cacheByteLimit: Int) -> TextEngine { Self.makeEngine(catalog, cacheByteLimit: cacheByteLimit) }

  private static func makeEngine(_ catalog: FontCatalog, cacheByteLimit: Int) -> TextEngine {
    TextEngine(catalog: catalog, cacheByteLimit: cacheByteLimit, hyphenator: hyphenator)
  }

  static let languages: [String?] = [
    nil, "ja", "zh-Hant", "ko", "de", "hu", "und-Cyrl-419-x-private",
  ]

  private static func makeFonts(_ catalog: FontCatalog) -> [Font] {
    let names = [
      "system", "system-bold", "Palatino", "JetBrains Mono", "Strut Test", "Noto Sans Arabic", "Noto Sans Devanagari",
      "Noto Sans Thai", "Noto Sans Hebrew", "Noto Sans CJK JP", "Noto Color Emoji",
    ]
    let fonts = names.map { name in made { () throws(FontError) in try catalog.font(named: name, size: 17) } }
    let plain = fonts.flatMap { font in [17, 0, 1, 11.5, 53, 1000].map(font.withSize) }
    return plain + fonts.prefix(6).flatMap { font in features.map(font.withFeatures) }
  }

  private static let features = [
    [FontFeature(tag: "liga", value: 0), FontFeature(tag: "kern", value: 0)],
    [FontFeature(tag: "tnum", value: 2), FontFeature(tag: "vert", value: -1), FontFeature(tag: "x", value: .max)],
  ]

  /// Opens faces and iterators.
  private func warmUp() {
    for font in fonts {
      FuzzRun.use(engine.shape("Aع日ก👍", font: font, language: "ja").lines(width: 10))
    }
  }

  /// Opens all resources of inputs, including patterns.
  static func open() {
    for language in languages { FuzzRun.use(hyphenator.availability(for: language)) }
    unsafe current.warmUp()
  }

  /// Without its fonts, a fuzzer can try nothing, and a crash is the only way to report this to
  /// libFuzzer.
  private static func made<Value, Failure: Error>(_ make: () throws(Failure) -> Value) -> Value {
    do throws(Failure) { return try make() } catch { fatalError("\(error)") }
  }
}
