internal import Strut

/// What a program in C measures with: fonts, and an engine that remembers what it shaped.
final class Context: Handled {
  static let word = "a context"

  let catalogue: FontCatalogue
  /// What cells are laid out with.
  let typesetting: Typesetting
  private let plainEngine: TextEngine
  private let cacheByteLimit: Int
  /// Made with the first text that wants hyphens: most programs have none, and would read the list of patterns for nothing.
  private let hyphenatingEngine = Locked<TextEngine?>(nil)
  /// What a text is measured in where no font is named: body at L.
  private let usualFont = Locked<Font?>(nil)

  init(catalogue: FontCatalogue, cacheByteLimit: Int) {
    self.catalogue = catalogue
    self.cacheByteLimit = cacheByteLimit
    plainEngine = TextEngine(catalogue: catalogue, cacheByteLimit: cacheByteLimit)
    typesetting = Typesetting(fonts: catalogue)
  }

  /// The engine for texts that are hyphenated, or those that are not.
  func engine(hyphenates: Bool) throws -> TextEngine {
    guard hyphenates else { return plainEngine }
    if let known = hyphenatingEngine.withLock({ $0 }) { return known }
    let made = TextEngine(
      catalogue: catalogue, cacheByteLimit: cacheByteLimit, hyphenator: try Hyphenator.bundled())
    // Of two threads that make one, the first one's is kept.
    return hyphenatingEngine.withLock { kept in
      if kept == nil { kept = made }
      return kept ?? made
    }
  }

  /// Body at L.
  func bodyFont() throws(FontError) -> Font {
    if let known = usualFont.withLock({ $0 }) { return known }
    let font = try catalogue.preferredFont(for: .body, category: .large)
    usualFont.withLock { $0 = font }
    return font
  }
}
