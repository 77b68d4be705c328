public import FontMetrics
public import TextLayout

/// Where a layout gets fonts from and what measures its text.
///
/// Fonts and text are safe from any thread, so one of these serves any number of view trees at once.
public final class Typesetting: Sendable {
  /// The fonts that can be asked for.
  public let fonts: FontCatalog
  /// What shapes and breaks text; its cache is shared by everything laid out with it.
  public let text: TextEngine
  /// What tells labels how large their text is: `text`, unless a test brought its own.
  public let measurer: any TextMeasuring
  /// The same where it is `text`, asked without a detour.
  let engineMeasurer: TextEngineMeasurer?

  /// Makes a source of fonts and text; without `text`, of an engine that hyphenates by the bundled patterns, where they are and
  /// a paragraph asks for it.
  public init(fonts: FontCatalog, text: TextEngine? = nil, measurer: (any TextMeasuring)? = nil) {
    let text = text ?? TextEngine(catalog: fonts, hyphenator: try? Hyphenator.shared.get())
    self.fonts = fonts
    self.text = text
    self.measurer = measurer ?? TextEngineMeasurer(engine: text)
    engineMeasurer = self.measurer as? TextEngineMeasurer
  }

  /// The same fonts and the same text engine, for another thread: threads that count references to one object get in each other's way.
  package func again() -> Typesetting {
    Typesetting(fonts: fonts, text: text, measurer: measurer is TextEngineMeasurer ? nil : measurer)
  }

  private static let sharedBundled = Result { () throws(FontError) in Typesetting(fonts: try FontCatalog.bundled()) }

  /// The bundled fonts, opened once in a process. Throws when they are not where they belong, saying where it looked.
  public static func bundled() throws(FontError) -> Typesetting { try sharedBundled.get() }

  /// The bundled fonts, for spellings of UIKit's that cannot throw; stops when they are missing.
  static var bundledOrStop: Typesetting {
    switch sharedBundled {
    case .success(let typesetting): return typesetting
    case .failure(let error): stopAsUIKit(error.message)
    }
  }
}
