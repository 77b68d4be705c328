internal import Strut
internal import Threads

/// What a program in C measures with: fonts, and an engine that remembers what it shaped.
final class Context: Handled {
  static let word = "a context"

  let catalog: FontCatalog
  /// What cells are laid out with.
  let typesetting: Typesetting
  /// One for texts and cells, so that what either shaped the other need not, and one limit holds for both.
  let engine: TextEngine
  /// What a text is measured in where no font is named: body at L.
  private let usualFont = Locked<Font?>(nil)

  init(catalog: FontCatalog, cacheByteLimit: Int) {
    self.catalog = catalog
    // Without patterns a program measures as before; who asks for hyphens is told (`MeasureRequest`).
    engine = TextEngine(
      catalog: catalog, cacheByteLimit: cacheByteLimit, hyphenator: try? Hyphenator.shared.get())
    typesetting = Typesetting(fonts: catalog, text: engine)
  }

  /// Body at L.
  func bodyFont() throws(FontError) -> Font {
    if let known = usualFont.withLock({ $0 }) { return known }
    let font = try catalog.preferredFont(for: .body, category: .large)
    usualFont.withLock { $0 = font }
    return font
  }
}
