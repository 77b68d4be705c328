public import FontMetrics
public import Foundation
public import TextLayout

/// A view that shows a text of one line or more. UIKit's `UILabel`.
///
/// It hugs its text at 250 and resists being cut at 750, as any view. A label of several lines gets its width first and
/// its height second: layout solves, breaks the lines at the width it found, and solves again.
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
  /// The font of a label that was given none, once it was looked up.
  private var knownUsualFont: Font?
  /// What was measured last of the text as it is: the only measure of most texts, for which nothing else is made and taken apart.
  final var recent: KnownMeasure?
  /// What was measured before it.
  final var earlier: [KnownMeasure] = []
  /// Where its first and last lines stand in labels of some sizes.
  final var recentBaselines: [KnownBaselines] = []
  /// What the public properties have, which are set there.
  private final var settings = LabelSettings()

  /// Makes an empty label at a place.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Is there so that code written for iOS compiles; the label is as if made by `init()`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text, or nil; that of ``attributedText``, where there is one. A label without text takes no room.
  ///
  /// A text that is set takes the place of an attributed one.
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

  /// The text with attributes under UIKit's keys, or nil; for a plain text that text in the label's font.
  ///
  /// It takes the place of ``text``. What it says itself counts alone, whatever the label says (Facts.md#labels). A stretch without a
  /// font is in the label's; a paragraph without a style has the label's alignment, break mode and strategy (Strut's rule). Values
  /// of a wrong type are left out, and told in the log of the traits.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.text.map { NSAttributedString(string: $0, attributes: [AttributeName.font: font]) } }
    set {
      plain.text = nil
      attributed = newValue.map { NSAttributedString(attributedString: $0) }
      styleChanged()
    }
  }

  /// The font; the system font of 17 points at first, which is heavier with bold text.
  ///
  /// When ``adjustsFontForContentSizeCategory`` is set, a preferred or scaled font is kept at the size it has at the label's
  /// category, and a system font at the weight it has with the label's legibility weight. Reading
  /// it stops when the bundled fonts are missing and no other font was set.
  open var font: Font {
    get { storedFont ?? usualFont }
    set {
      storedFont = newValue.shown(in: traitCollection, follows: adjustsFontForContentSizeCategory)
      styleChanged()
    }
  }

  /// The largest number of lines; 0 is no limit; 1 at first.
  public var numberOfLines: Int {
    get { settings.numberOfLines }
    set {
      guard newValue != settings.numberOfLines else { return }
      settings.numberOfLines = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// How lines are broken and what is left out; `byTruncatingTail` at first.
  public var lineBreakMode: LineBreakMode {
    get { settings.lineBreakMode }
    set {
      guard newValue != settings.lineBreakMode else { return }
      settings.lineBreakMode = newValue
      styleChanged()
    }
  }

  /// What is done beyond breaking where a line is full; `standard` at first, as in UIKit since iOS 14: a paragraph's last line is not
  /// left with one word. What was measured on iOS 10 is without any (Facts.md#labels).
  public var lineBreakStrategy: LineBreakStrategy {
    get { settings.lineBreakStrategy }
    set {
      guard newValue != settings.lineBreakStrategy else { return }
      settings.lineBreakStrategy = newValue
      styleChanged()
    }
  }

  /// How lines lie between the label's sides; it changes no frame.
  public var textAlignment = TextAlignment.natural { didSet { if textAlignment != oldValue { styleChanged() } } }

  /// Whether the text is shown smaller where it would not fit; false at first. No size changes with it (measured: Facts.md#labels
  /// rule 7): see ``textFit(in:)``.
  public var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The smallest part of its size that the text is shown at; 0, the default, allows no smaller one, as in UIKit.
  public var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the text is shown tighter before it is shown smaller or cut; false at first. No size changes with it.
  public var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The width, in points, at which the label breaks its lines to find the size it would like; 0, the default, takes the
  /// width that layout finds.
  public var preferredMaxLayoutWidth: CGFloat {
    get { settings.preferredMaxLayoutWidth }
    set {
      guard newValue != settings.preferredMaxLayoutWidth else { return }
      settings.preferredMaxLayoutWidth = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether the font follows changes of the content size category and of bold text; false at first.
  ///
  /// The fonts of an ``attributedText`` follow by the same rules.
  public var adjustsFontForContentSizeCategory = false {
    didSet {
      adjustFont()
      styleChanged()
    }
  }

  /// The size of the font that a label has when none was set.
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

  /// Measures the label's text, where that is plain and nobody else measures.
  final func measurePlain(_ text: String, in room: MeasuredRoom) -> TextMeasure? {
    guard attributed == nil, findPlainMeasurer() else { return nil }
    let (mode, scale) = (settings.lineBreakMode, state.traits.displayScale)
    let extent = plain.measurer?.measure(
      text, width: room.width, lineLimit: room.lineLimit, breakMode: mode, displayScale: scale)
    return extent.map { TextMeasure($0) }
  }

  /// The same of a label's text that no subclass has a say in.
  private func measurePlain(in room: MeasuredRoom) -> TextMeasure? {
    guard findPlainMeasurer() else { return nil }
    let (mode, scale) = (settings.lineBreakMode, state.traits.displayScale)
    return plain.measure(in: room, mode, displayScale: scale).map { TextMeasure($0) }
  }

  /// Sees to it that there is what measures plain texts in the label's ways. Answers whether there is.
  private func findPlainMeasurer() -> Bool {
    if plain.measurer?.isCurrent == true {
      // A subclass may have another font whenever it is asked.
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

  /// The ``attributedText`` in TextLayout's words, its fonts adjusted to the traits; nil for a plain text.
  ///
  /// One that is set becomes the attributed text.
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

  /// The ``attributedText`` as it was shaped. Nil for a plain text, and without text.
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

  /// Says that the text has another size; what was measured of it is forgotten.
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

  /// The size the text would like, in points, rounded up to the pixel.
  ///
  /// One line long, whatever ``numberOfLines`` says, unless there is a ``preferredMaxLayoutWidth`` (measured: Facts.md#labels rule 2).
  open override var intrinsicContentSize: CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let limit = preferredMaxLayoutWidth > 0 ? Double(preferredMaxLayoutWidth) : state.wrapWidth
    return measure(width: numberOfLines == 1 ? nil : limit).size
  }

  /// The same, of a plain text in a label that is no subclass's, in which nobody has a say.
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

  /// The size of the text when lines are broken at the width of `size`, in points, rounded up to the pixel; a width of 0 is
  /// no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return measure(width: numberOfLines != 1 && size.width > 0 ? Double(size.width) : nil).size
  }

  /// Where the text lies in bounds whose width breaks the lines: no larger than they are, at their top when it fits and centered
  /// when it is too high (rule 8).
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard let text, !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let rect = textRect(in: bounds.size, lineLimit: numberOfLines)
    return CGRect(x: bounds.minX + rect.x, y: bounds.minY + rect.y, width: rect.width, height: rect.height)
  }

  /// The font at the label's baselines, from which system spacing comes: that of the text's first character.
  open override var baselineFont: Font? { styledText?.spans.first?.attributes.font ?? font }

  /// So in Interface Builder's canvas (C: first baselines on iOS 13, last ones on iOS 17).
  override var keepsNaturalBaselines: Bool { true }

  /// The distance from the top down to the first baseline (Facts.md#baselines).
  open override func firstBaselineOffset(in size: CGSize) -> CGFloat { CGFloat(baselines(in: size).first) }

  /// The distance from the bottom up to the last baseline (Facts.md#baselines).
  open override func lastBaselineOffset(in size: CGSize) -> CGFloat { size.height - CGFloat(baselines(in: size).last) }

  /// Whether nothing that the size follows from is a subclass's own: text, font, content size, fitting and alignment rectangle.
  ///
  /// True of labels of this class. A subclass that overrides none of these may answer true, and is measured without detours.
  open var isMeasuredAsLabel: Bool { type(of: self) == Label.self }

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
