public import FontMetrics
public import TextLayout

/// The surroundings a view is laid out in: text size and weight, display, direction, language, fonts.
///
/// UIKit's `UITraitCollection`, with what Strut needs besides. Views get theirs from their superview; the outermost one from
/// ``current`` at the time it is made, or from ``View/setTraits(_:)``.
///
/// ```swift
/// let traits = TraitCollection(contentSizeCategory: .accessibilityLarge, layoutDirection: .rightToLeft)
/// let cell = traits.performAsCurrent { NewsCell(style: .default, reuseIdentifier: nil) }
/// ```
public struct TraitCollection: Sendable {
  /// The text size the user has chosen; `ContentSizeCategory.unspecified` becomes L.
  public var contentSizeCategory: ContentSizeCategory {
    didSet { contentSizeCategory = contentSizeCategory.resolved }
  }
  /// Whether the user has asked for bold text.
  public var legibilityWeight: LegibilityWeight
  /// Pixels in a point: 1, 2 or 3 on Apple's displays, and any other number above 0.
  public var displayScale: Double
  /// The way the interface runs.
  public var layoutDirection: LayoutDirection
  /// The language of texts, as a BCP 47 tag, when it is known.
  public var language: String?
  /// Whether text styles have the higher lines that iOS gives them since 17 where a language of the device needs it: Arabic, Thai and Kurdish
  /// are reported, and there are more. False at first; releases before iOS 17 do not heed it. Plain fonts stay as they are.
  ///
  /// It follows from the device's list of languages and not from ``language``, the one that texts are in; in UIKit from the trait
  /// `typesettingLanguage`.
  public var hasTallLines = false
  /// UIKit's numbers for cells, tables, margins and controls; those of iOS 17 at first.
  public var layoutMetrics = LayoutMetrics()
  /// Where messages about constraints that conflict go.
  public var log: LayoutLog
  private(set) var ownTypesetting: Typesetting?
  /// The few traits that UIKit's initializer of one trait was given; nil when all of them count. Not compared.
  package internal(set) var specified: TraitOverrides?

  /// The traits that code without any of its own reads: UIKit's spellings, and views when they are made.
  @TaskLocal public static var current = TraitCollection()

  /// Makes traits; without `typesetting` they use the bundled fonts, opened when first needed.
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

  /// The current traits, but for the few that are specified.
  package init(specifying overrides: TraitOverrides) {
    self = overrides.applied(to: .current)
    specified = overrides
  }

  /// Where fonts and measurements come from. Stops when nothing was given and the bundled fonts are missing; ask
  /// ``Typesetting/bundled()`` first where that must be an error.
  public var typesetting: Typesetting {
    get { ownTypesetting ?? .bundledOrStop }
    set { ownTypesetting = newValue }
  }

  /// The fonts that can be asked for.
  public var fonts: FontCatalog { typesetting.fonts }
  /// What shapes and breaks text.
  public var text: TextEngine { typesetting.text }

  /// Runs code in which ``current`` is this.
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
  /// Whether layout comes out alike: everything but the log is the same.
  public static func == (a: TraitCollection, b: TraitCollection) -> Bool {
    a.contentSizeCategory == b.contentSizeCategory && a.legibilityWeight == b.legibilityWeight
      && a.displayScale == b.displayScale && a.layoutDirection == b.layoutDirection && a.language == b.language
      && a.ownTypesetting === b.ownTypesetting && a.layoutMetrics == b.layoutMetrics
      && a.hasTallLines == b.hasTallLines
  }
}
