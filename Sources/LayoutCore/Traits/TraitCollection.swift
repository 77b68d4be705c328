public import FontMetrics
public import TextLayout

/// The environment of a view: text size and weight, display scale, direction, language and fonts.
///
/// UIKit's `UITraitCollection`, with additional traits that Strut needs. A view takes its traits
/// from its superview. The outermost view takes them from ``current`` when it is created, or from
/// ``View/setTraits(_:)``.
///
/// ```swift
/// let traits = TraitCollection(contentSizeCategory: .accessibilityLarge, layoutDirection: .rightToLeft)
/// let cell = traits.performAsCurrent { NewsCell(style: .default, reuseIdentifier: nil) }
/// ```
public struct TraitCollection: Sendable {
  /// The user's preferred text size; `ContentSizeCategory.unspecified` becomes L.
  public var contentSizeCategory: ContentSizeCategory {
    didSet { contentSizeCategory = contentSizeCategory.resolved }
  }
  /// An indication of whether Bold Text is on.
  public var legibilityWeight: LegibilityWeight
  /// The display scale, in pixels per point: 1, 2 or 3 on Apple's displays, or any other positive
  /// number.
  public var displayScale: Double
  /// The layout direction.
  public var layoutDirection: LayoutDirection
  /// The language of the text, as a BCP 47 tag, if known.
  public var language: String?
  /// A Boolean value that indicates whether text styles have the taller lines that iOS uses since
  /// 17 if a language of the device requires them, such as Arabic, Thai and Kurdish. False by
  /// default; ignored before iOS 17. It does not affect fonts without a text style.
  ///
  /// It depends on the device's list of languages, not on ``language``, the language of the text.
  /// In UIKit it follows from the trait `typesettingLanguage`.
  public var hasTallLines = false
  /// The appearance, the size classes and the kind of device.
  var interface = InterfaceTraits()
  /// UIKit's metrics of cells, tables, margins and controls; those of iOS 17 by default.
  public var layoutMetrics = LayoutMetrics()
  /// The log for messages about conflicting constraints.
  public var log: LayoutLog
  private(set) var ownTypesetting: Typesetting?
  /// The traits that UIKit's initializers of single traits specify, or nil if all of them are
  /// specified. Not compared.
  package internal(set) var specified: TraitOverrides?

  /// The traits for code without traits of its own: UIKit's spellings, and views when they are
  /// created.
  @TaskLocal public static var current = TraitCollection()

  /// Creates traits. Without `typesetting` they use the bundled fonts, which are opened on first
  /// use.
  public init(
    contentSizeCategory: ContentSizeCategory = .large, legibilityWeight: LegibilityWeight = .unspecified,
    displayScale: Double = 3, layoutDirection: LayoutDirection = .leftToRight, language: String? = nil,
    typesetting: Typesetting? = nil,
    log: LayoutLog = .standardError
  ) {
    self.contentSizeCategory = contentSizeCategory.resolved
    self.legibilityWeight = legibilityWeight
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.language = language
    self.log = log
    ownTypesetting = typesetting
  }

  /// Creates the current traits with a few specified ones.
  package init(specifying overrides: TraitOverrides) {
    self = overrides.applied(to: .current)
    specified = overrides
  }

  /// The source of fonts and measurements. Stops the program if none was set and the bundled fonts
  /// are missing; call ``Typesetting/bundled()`` first to handle that as an error.
  public var typesetting: Typesetting {
    get { ownTypesetting ?? .bundledOrStop }
    set { ownTypesetting = newValue }
  }

  /// The available fonts.
  public var fonts: FontCatalog { typesetting.fonts }
  /// The text engine.
  public var text: TextEngine { typesetting.text }

  /// Runs a closure with ``current`` set to these traits.
  public func performAsCurrent<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome: Swift.Result<Result, Failure> = Self.$current.withValue(self) {
      do throws(Failure) {
        return .success(try body())
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }
}

extension TraitCollection: Equatable {
  /// Returns `true` if the layout is the same, that is, everything except the log is equal.
  public static func == (a: TraitCollection, b: TraitCollection) -> Bool {
    a.contentSizeCategory == b.contentSizeCategory && a.legibilityWeight == b.legibilityWeight
      && a.displayScale == b.displayScale && a.layoutDirection == b.layoutDirection && a.language == b.language
      && a.ownTypesetting === b.ownTypesetting && a.layoutMetrics == b.layoutMetrics
      && a.hasTallLines == b.hasTallLines && a.interface == b.interface
  }
}
