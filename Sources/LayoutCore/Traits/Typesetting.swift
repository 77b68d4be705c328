public import FontMetrics
public import TextLayout

/// The source of fonts and text measurements for layout.
///
/// Fonts and text engine are thread-safe, so that one instance serves any number of view
/// hierarchies at once.
public final class Typesetting: Sendable {
  /// The available fonts.
  public let fonts: FontCatalog
  /// The text engine, whose cache is shared by all layouts that use it.
  public let text: TextEngine
  /// The measurer of labels: `text`, or a test's own.
  public let measurer: any TextMeasuring
  /// The measurer as its concrete type if it is `text`.
  let engineMeasurer: TextEngineMeasurer?

  /// Creates a source of fonts and text. Without `text` it creates an engine that hyphenates with
  /// the bundled patterns where they are available and a paragraph requests it.
  public init(fonts: FontCatalog, text: TextEngine? = nil, measurer: (any TextMeasuring)? = nil) {
    let text = text ?? TextEngine(catalog: fonts, hyphenator: try? Hyphenator.shared.get())
    self.fonts = fonts
    self.text = text
    self.measurer = measurer ?? TextEngineMeasurer(engine: text)
    engineMeasurer = self.measurer as? TextEngineMeasurer
  }

  /// Returns a copy with the same fonts and text engine for another thread. Threads that count
  /// references to one object slow each other down.
  package func again() -> Typesetting {
    Typesetting(fonts: fonts, text: text, measurer: measurer is TextEngineMeasurer ? nil : measurer)
  }

  private static let sharedBundled = Result { () throws(FontError) in Typesetting(fonts: try FontCatalog.bundled()) }

  /// Returns the bundled fonts, which are opened once per process. Throws an error with the
  /// searched locations if they are missing.
  public static func bundled() throws(FontError) -> Typesetting { try sharedBundled.get() }

  /// The bundled fonts, for UIKit's spellings that can't throw; stops the program if they are
  /// missing.
  static var bundledOrStop: Typesetting {
    switch sharedBundled {
    case .success(let typesetting): return typesetting
    case .failure(let error): stopAsUIKit(error.message)
    }
  }
}
