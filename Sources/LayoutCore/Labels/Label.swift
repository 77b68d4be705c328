public import FontMetrics
public import Foundation
public import TextLayout

/// A view that displays one or more lines of text. UIKit's `UILabel`.
///
/// Its content hugging priority is 250 and its compression resistance is 750, as for any view.
/// Layout finds the width of a label with several lines first: it solves, breaks the lines at the
/// resulting width, and solves again.
///
/// ```swift
/// let label = Label()
/// label.text = "aaa bbb"                  // in the label's font and ways
/// label.attributedText = attributed       // in place of it; what the string itself says wins
/// ```
open class Label: View, ContentSizeCategoryAdjusting {
  private var storedFont: Font?
  private final var plain = PlainLabelText()
  private var attributed: NSAttributedString?
  private var knownStyledText: AttributedText?
  private var knownParagraphs: ShapedParagraphs?
  /// The default font, once it was looked up.
  private var knownUsualFont: Font?
  /// The latest measurement of the text. For most text it is the only one.
  final var recent: KnownMeasure?
  /// The measurements before the latest one.
  final var earlier: [KnownMeasure] = []
  /// The first and last baselines for some sizes.
  final var recentBaselines: [KnownBaselines] = []
  /// The values of the public properties.
  private final var settings = LabelSettings()

  /// Creates an empty label with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a label as `init()` does, so that code written for iOS compiles.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text, or nil; for an ``attributedText``, its string. A label without text has no size.
  ///
  /// Setting the text replaces an attributed text.
  open var text: String? {
    get { attributed?.string ?? plain.text }
    set {
      if attributed == nil, plain.isSame(as: newValue) { return }
      plain.text = newValue
      guard attributed != nil else { return invalidateIntrinsicContentSize() }
      attributed = nil
      styleChanged()
    }
  }

  /// The text with attributes under UIKit's keys, or nil. For plain text, that text in the label's
  /// font.
  ///
  /// Setting it replaces ``text``. Its attributes take precedence over the label's properties
  /// (Facts.md#labels). A run without a font uses the label's font. A paragraph without a style
  /// uses the label's alignment, break mode and strategy (Strut's rule). Values of the wrong type
  /// are ignored and logged to the traits.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.text.map { NSAttributedString(string: $0, attributes: [AttributeName.font: font]) } }
    set {
      plain.text = nil
      attributed = newValue.map { NSAttributedString(attributedString: $0) }
      styleChanged()
    }
  }

  /// A Boolean value that indicates whether the text has attributes.
  package final var isAttributed: Bool { attributed != nil }

  /// The font; by default the 17-point system font, which is heavier with Bold Text.
  ///
  /// If ``adjustsFontForContentSizeCategory`` is true, a preferred or scaled font has its size at
  /// the label's category, and a system font has its weight for the label's legibility weight.
  /// Reading the property stops the program if the bundled fonts are missing and no other font was
  /// set.
  open var font: Font {
    get { storedFont ?? usualFont }
    set {
      storedFont = newValue.shown(in: traitCollection, follows: adjustsFontForContentSizeCategory)
      styleChanged()
    }
  }

  /// Uses the default font again.
  package func resetFont() {
    guard storedFont != nil else { return }
    storedFont = nil
    styleChanged()
  }

  /// The maximum number of lines; 0 means no maximum; 1 by default.
  public var numberOfLines: Int {
    get { settings.numberOfLines }
    set {
      guard newValue != settings.numberOfLines else { return }
      settings.numberOfLines = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The rule for breaking lines and truncating text; `byTruncatingTail` by default.
  public var lineBreakMode: LineBreakMode {
    get { settings.lineBreakMode }
    set {
      guard newValue != settings.lineBreakMode else { return }
      settings.lineBreakMode = newValue
      styleChanged()
    }
  }

  /// Rules for line breaking beyond filling each line; `standard` by default, as in UIKit since iOS
  /// 14: the last line of a paragraph does not consist of a single word. Measurements on iOS 10
  /// have no strategy (Facts.md#labels).
  public var lineBreakStrategy: LineBreakStrategy {
    get { settings.lineBreakStrategy }
    set {
      guard newValue != settings.lineBreakStrategy else { return }
      settings.lineBreakStrategy = newValue
      styleChanged()
    }
  }

  /// The alignment of the lines in the label. It does not affect the size.
  public var textAlignment = TextAlignment.natural { didSet { if textAlignment != oldValue { styleChanged() } } }

  /// A Boolean value that indicates whether text that does not fit is scaled down; false by
  /// default. It does not affect the label's size (measured: Facts.md#labels rule 7). See
  /// ``textFit(in:)``.
  public var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The smallest scale of the text; 0, the default, allows no scaling, as in UIKit.
  public var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// A Boolean value that indicates whether text is tightened before it is scaled or truncated;
  /// false by default. It does not affect the label's size.
  public var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The width, in points, at which the label breaks its lines to compute its intrinsic size; 0,
  /// the default, uses the width from layout.
  public var preferredMaxLayoutWidth: CGFloat {
    get { settings.preferredMaxLayoutWidth }
    set {
      guard newValue != settings.preferredMaxLayoutWidth else { return }
      settings.preferredMaxLayoutWidth = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// A Boolean value that indicates whether the font follows the content size category and Bold
  /// Text; false by default.
  ///
  /// The fonts of an ``attributedText`` follow the same rules.
  public var adjustsFontForContentSizeCategory = false {
    didSet {
      adjustFont()
      styleChanged()
    }
  }

  /// The size of the default font, in points.
  var usualPointSize = 17.0 {
    didSet {
      guard usualPointSize != oldValue else { return }
      knownUsualFont = nil
      styleChanged()
    }
  }

  private var usualFont: Font {
    if let knownUsualFont { return knownUsualFont }
    let font = systemFont(ofSize: usualPointSize)
    knownUsualFont = font
    return font
  }

  /// Measures plain text with the default measurer, or returns nil if another measurer is set.
  final func measurePlain(_ text: String, in room: MeasuredRoom) -> TextMeasure? {
    guard attributed == nil, findPlainMeasurer() else { return nil }
    let (mode, scale) = (settings.lineBreakMode, state.traits.displayScale)
    let extent = plain.measurer?.measure(
      text, width: room.width, lineLimit: room.lineLimit, breakMode: mode, displayScale: scale)
    return extent.map { TextMeasure($0) }
  }

  /// Measures the label's plain text if no subclass affects it.
  private func measurePlain(in room: MeasuredRoom) -> TextMeasure? {
    guard findPlainMeasurer() else { return nil }
    let (mode, scale) = (settings.lineBreakMode, state.traits.displayScale)
    return plain.measure(in: room, mode, displayScale: scale).map { TextMeasure($0) }
  }

  /// Prepares the measurer of plain text. Returns `false` if there is none.
  private func findPlainMeasurer() -> Bool {
    if plain.measurer?.isCurrent == true {
      // A subclass may return another font on each access.
      if isMeasuredAsLabel { return true }
      if plain.measurer?.isIn(font) == true { return true }
    }
    guard let engine = state.traits.ownTypesetting?.engineMeasurer else { return false }
    plain.measurer = engine.plain(font, language: state.traits.language, lineBreaks)
    return true
  }

  private func adjustFont() {
    guard let font = storedFont else { return }
    storedFont = font.shown(in: traitCollection, follows: adjustsFontForContentSizeCategory)
    forgetStyledText()
    invalidateIntrinsicContentSize()
  }

  @_spi(Subclasses) open override func traitsChanged(from previous: TraitCollection) {
    let traits = traitCollection
    knownUsualFont = nil
    forgetStyle()
    if !traits.hasSameFonts(as: previous) { adjustFont() }
  }

  // MARK: Attributed text

  /// The ``attributedText`` in TextLayout's types, with fonts adjusted to the traits; nil for plain
  /// text.
  ///
  /// Setting it sets the attributed text.
  public var styledText: AttributedText? {
    get {
      guard let attributed else { return nil }
      if let knownStyledText { return knownStyledText }
      let text = AttributedText(
        attributed, attributes: plainAttributes, paragraphStyle: plainStyle, log: traitCollection.log)
      knownStyledText = adjusted(text)
      return knownStyledText
    }
    set { attributedText = newValue.map { NSAttributedString($0) } }
  }

  private func adjusted(_ text: AttributedText) -> AttributedText {
    let (traits, follows) = (traitCollection, adjustsFontForContentSizeCategory)
    guard follows || traits.layoutMetrics.era != .standard else { return text }
    return text.changing(0..<text.text.utf16.count) { attributes in
      var attributes = attributes
      attributes.font = attributes.font.shown(in: traits, follows: follows)
      return attributes
    }
  }

  /// The shaped ``attributedText``. Nil for plain text, and without text.
  package var shapedParagraphs: ShapedParagraphs? {
    guard let styledText, !styledText.text.isEmpty else { return nil }
    if let knownParagraphs { return knownParagraphs }
    knownParagraphs = traitCollection.text.shape(styledText)
    return knownParagraphs
  }

  private func styleChanged() {
    forgetStyledText()
    invalidateIntrinsicContentSize()
  }

  /// Invalidates the size of the text and removes the cached measurements.
  open override func invalidateIntrinsicContentSize() {
    forgetMeasures()
    super.invalidateIntrinsicContentSize()
  }

  private func forgetStyle() {
    forgetMeasures()
    forgetStyledText()
  }

  private func forgetStyledText() {
    plain.measurer = nil
    if knownStyledText != nil { knownStyledText = nil }
    if knownParagraphs != nil { knownParagraphs = nil }
  }

  // MARK: Size

  /// The size of the text, in points, rounded up to the pixel.
  ///
  /// It is the size of one line, regardless of ``numberOfLines``, unless
  /// ``preferredMaxLayoutWidth`` is set (measured: Facts.md#labels rule 2).
  open override var intrinsicContentSize: CGSize {
    let limit = preferredMaxLayoutWidth > 0 ? Double(preferredMaxLayoutWidth) : state.wrapWidth
    return size(wrappedAt: numberOfLines == 1 ? nil : limit)
  }

  private func size(wrappedAt width: Double?) -> CGSize {
    if let facade = askedForText { return size(askedOf: facade, width: width) }
    guard let text, !text.isEmpty else { return .zero }
    return measure(width: width).size
  }

  /// The size of plain text in a label that is not of a subclass.
  override func contentSize(wrappedAt width: Double?) -> CGSize? {
    guard isMeasuredAsLabel, attributed == nil else { return intrinsicSize(wrappedAt: width) }
    if plain.isEmpty { return .zero }
    let settings = settings
    let limit = settings.preferredMaxLayoutWidth > 0 ? Double(settings.preferredMaxLayoutWidth) : width
    let room = MeasuredRoom(
      width: settings.numberOfLines == 1 ? nil : limit, height: nil, lineLimit: settings.numberOfLines)
    if let known = knownMeasure(in: room) { return known.size }
    return note(measurePlain(in: room) ?? newMeasure(of: text ?? "", in: room), in: room).size
  }

  /// Returns the size of the text with lines broken at the width of `size`, in points, rounded up
  /// to the pixel. A width of 0 means no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(wrappedAt: numberOfLines != 1 && size.width > 0 ? Double(size.width) : nil)
  }

  /// Returns the rectangle of the text in bounds whose width breaks the lines. It is not larger
  /// than the bounds, at their top if the text fits, and vertically centered if it is too tall
  /// (rule 8).
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard let text, !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    if bounds.height >= Self.unlimitedLength / 2 {
      return unlimitedTextRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    }
    let rect = textRect(in: bounds.size, lineLimit: numberOfLines)
    return CGRect(x: bounds.minX + rect.x, y: bounds.minY + rect.y, width: rect.width, height: rect.height)
  }

  /// The font at the label's baselines, which determines system spacing: that of the first
  /// character.
  open override var baselineFont: Font? { styledText?.spans.first?.attributes.font ?? font }

  /// Baselines stay at their natural positions, as in Interface Builder's canvas (C: first
  /// baselines on iOS 13, last ones on iOS 17).
  override var keepsNaturalBaselines: Bool { true }

  /// The distance from the top down to the first baseline (Facts.md#baselines).
  open override func firstBaselineOffset(in size: CGSize) -> CGFloat { CGFloat(baselines(in: size).first) }

  /// The distance from the bottom up to the last baseline (Facts.md#baselines).
  open override func lastBaselineOffset(in size: CGSize) -> CGFloat { size.height - CGFloat(baselines(in: size).last) }

  /// A Boolean value that indicates whether the size depends only on `Label`: text, font, intrinsic
  /// size, fitting size and alignment rectangle.
  ///
  /// True for labels of this class. A subclass that overrides none of these may return true to be
  /// measured faster.
  open var isMeasuredAsLabel: Bool { type(of: self) == Label.self && hasPlainFacade }

  override var isAlignedByFrame: Bool { isMeasuredAsLabel }

  override var isLabelOfSeveralLines: Bool { numberOfLines != 1 }
  @_spi(Subclasses) open override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override var takesTouches: Bool { false }

  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == Label.self ? "UILabel" : super.consoleTypeName
  }

  override var consoleText: String {
    guard let text else { return "" }
    return text.count > 24 ? "'\(text.prefix(24))...'" : "'\(text)'"
  }
}
