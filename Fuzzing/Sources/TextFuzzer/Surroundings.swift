internal import FontMetrics
internal import FuzzSupport
internal import TextLayout

/// What all inputs share: bundled fonts, so that findings come out the same on any machine, and engines.
///
/// Everything that takes long to open is kept, for a process tries thousands of texts a second: fonts at their sizes above all, since
/// a varied face that nobody holds is opened anew.
enum Surroundings {
  static let catalogue = made { () throws(FontError) in try FontCatalogue.bundled(sources: .own) }
  static let hyphenator = made { () throws(HyphenationError) in try Hyphenator.bundled() }

  /// Its cache is small, so that texts are forgotten as well as remembered.
  static let engine = makeEngine(cacheByteLimit: 1 << 20)
  static let forgetfulEngine = makeEngine(cacheByteLimit: 0)

  static func makeEngine(cacheByteLimit: Int) -> TextEngine {
    TextEngine(catalogue: catalogue, cacheByteLimit: cacheByteLimit, hyphenator: hyphenator)
  }

  static let languages: [String?] = [
    nil, "ja", "zh-Hant", "ko", "de", "hu", "und-Cyrl-419-x-private",
  ]

  static let fonts: [Font] = {
    let names = [
      "system", "system-bold", "Palatino", "JetBrains Mono", "Strut Test", "Noto Sans Arabic", "Noto Sans Devanagari",
      "Noto Sans Thai", "Noto Sans Hebrew", "Noto Sans CJK JP", "Noto Color Emoji",
    ]
    let fonts = names.map { name in made { () throws(FontError) in try catalogue.font(named: name, size: 17) } }
    let plain = fonts.flatMap { font in [17, 0, 1, 11.5, 53, 1000].map(font.withSize) }
    return plain + fonts.prefix(6).flatMap { font in features.map(font.withFeatures) }
  }()

  private static let features = [
    [FontFeature(tag: "liga", value: 0), FontFeature(tag: "kern", value: 0)],
    [FontFeature(tag: "tnum", value: 2), FontFeature(tag: "vert", value: -1), FontFeature(tag: "x", value: .max)],
  ]

  /// Opens faces, iterators and patterns.
  static func warmUp() {
    for language in languages { FuzzRun.use(hyphenator.availability(for: language)) }
    for font in fonts {
      FuzzRun.use(engine.shape("Aع日ก👍", font: font, language: "ja").lines(width: 10))
    }
  }

  /// A harness without its fonts can try nothing, and libFuzzer has no other way to be told.
  private static func made<Value, Failure: Error>(_ make: () throws(Failure) -> Value) -> Value {
    do throws(Failure) { return try make() } catch { fatalError("\(error)") }
  }
}
