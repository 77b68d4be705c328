internal import FontMetrics
internal import FuzzSupport
internal import TextLayout

/// What inputs share: bundled fonts, so that findings come out the same on any machine, and engines.
///
/// What takes long to open is kept, for a process tries thousands of texts a second: fonts at their sizes above all, since a varied face
/// that nobody holds is opened anew. It is opened anew every so many inputs all the same: HarfBuzz lists, for each file, how each script
/// is shaped in each language with each set of features, never forgets one, and looks through the list for each run. After 30,000 inputs
/// that was a tenth of all time, and growing.
final class Surroundings {
  static let hyphenator = made { () throws(HyphenationError) in try Hyphenator.bundled() }
  /// libFuzzer calls from one thread.
  nonisolated(unsafe) private static var current = Surroundings()
  nonisolated(unsafe) private static var age = 0
  /// Costs a hundredth of the time it saves.
  private static let lifetime = 20_000

  let catalog: FontCatalog
  let fonts: [Font]
  let engine: TextEngine
  let forgetfulEngine: TextEngine
  let attributes: [TextAttributes]

  /// The engine's cache is small, so that texts are forgotten as well as remembered.
  private init() {
    let catalog = Self.made { () throws(FontError) in try FontCatalog.bundled(sources: .own) }
    self.catalog = catalog
    engine = Self.makeEngine(catalog, cacheByteLimit: 1 << 20)
    forgetfulEngine = Self.makeEngine(catalog, cacheByteLimit: 0)
    fonts = Self.makeFonts(catalog)
    attributes = StyleChoices.makeAttributes(fonts)
  }

  /// What the next input is tried with.
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

  /// Opens all that inputs need, patterns too.
  static func open() {
    for language in languages { FuzzRun.use(hyphenator.availability(for: language)) }
    unsafe current.warmUp()
  }

  /// A harness without its fonts can try nothing, and libFuzzer has no other way to be told.
  private static func made<Value, Failure: Error>(_ make: () throws(Failure) -> Value) -> Value {
    do throws(Failure) { return try make() } catch { fatalError("\(error)") }
  }
}
