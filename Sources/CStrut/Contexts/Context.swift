internal import Strut
internal import Threads

/// The fonts and the text engine with its cache, behind a handle.
final class Context: Handled {
  static let word = "a context"

  let catalog: FontCatalog
  /// The typesetting that cells are laid out with.
  let typesetting: Typesetting
  /// The engine for both strings and cells, so that they share one cache with one limit.
  let engine: TextEngine
  /// The default font for measuring: the body style at the text size L.
  private let usualFont = Locked<Font?>(nil)

  init(catalog: FontCatalog, cacheByteLimit: Int) {
    self.catalog = catalog
    // Missing patterns are an error only in a request that uses them (`MeasureRequest`).
    engine = TextEngine(
      catalog: catalog, cacheByteLimit: cacheByteLimit, hyphenator: try? Hyphenator.shared.get())
    typesetting = Typesetting(fonts: catalog, text: engine)
  }

  /// Returns the font of the body style at the text size L.
  func bodyFont() throws(FontError) -> Font {
    if let known = usualFont.withLock({ $0 }) { return known }
    let font = try catalog.preferredFont(for: .body, category: .large)
    usualFont.withLock { $0 = font }
    return font
  }
}
