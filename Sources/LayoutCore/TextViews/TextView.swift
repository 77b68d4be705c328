public import FontMetrics
public import Foundation
public import TextLayout

/// A view with text of any number of lines, which scrolls or grows. UIKit's `UITextView`.
///
/// If ``isScrollEnabled`` is false, its height is that of its text and insets, by default 16 points
/// more than the text. With scrolling, the default, it has no intrinsic size.
///
/// ```swift
/// let notes = TextView()
/// notes.isScrollEnabled = false
/// notes.text = "One line"
/// notes.intrinsicContentSize.height       // that of the line and 16
/// ```
open class TextView: ScrollView, ContentSizeCategoryAdjusting {
  /// A label outside the view hierarchy that lays out the text. It wraps words and does not
  /// truncate.
  private lazy var content = makeContent()
  private var plain = ""
  private var attributed: NSAttributedString?
  private var storedFont: Font?

  // UIKit declares both as implicitly unwrapped, so that code compiles with and without unwrapping.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; empty by default and never nil. For an ``attributedText``, its string.
  open var text: String! {
    get { attributed?.string ?? plain }
    set {
      (plain, attributed) = (newValue ?? "", nil)
      change { [plain] in $0.text = plain + (plain.last?.isNewline == true ? Self.lastLine : "") }
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with attributes under UIKit's keys; for plain text, that text in the view's font. A
  /// run without a font uses the view's font.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: plain, attributes: [AttributeName.font: content.font]) }
    set {
      guard let newValue else { return text = nil }
      (plain, attributed) = ("", NSAttributedString(attributedString: newValue))
      change { $0.attributedText = Self.withLastLine(newValue) }
    }
  }

  /// A Boolean value that indicates whether the text has attributes.
  package final var isAttributed: Bool { attributed != nil }

  /// The font in which text without a font is displayed.
  package final var shownFont: Font { content.font }

  /// The content of the empty line after a final newline, without a width.
  private static let lastLine = "\u{200B}"

  private static func withLastLine(_ text: NSAttributedString) -> NSAttributedString {
    guard text.string.last?.isNewline == true else { return text }
    var last: [NSAttributedString.Key: Any] = [:]
    text.forEachStretch { values, _ in last = values }
    let result = NSMutableAttributedString(attributedString: text)
    result.append(NSAttributedString(string: lastLine, attributes: last))
    return result
  }

  /// The font; nil, the default, is the 12-point system font (Strut's rule; UIKit uses Helvetica).
  open var font: Font? {
    get { storedFont.map { _ in content.font } }
    set {
      storedFont = newValue
      change { [self] in $0.font = newValue ?? systemFont(ofSize: Self.usualPointSize) }
    }
  }

  /// The alignment of the lines. It does not affect the size.
  public var textAlignment = TextAlignment.natural {
    didSet { if textAlignment != oldValue { change { [textAlignment] in $0.textAlignment = textAlignment } } }
  }

  /// A Boolean value that indicates whether the font follows the content size category and Bold
  /// Text; false by default.
  public var adjustsFontForContentSizeCategory = false {
    didSet {
      change { [adjusts = adjustsFontForContentSizeCategory] in $0.adjustsFontForContentSizeCategory = adjusts }
    }
  }

  /// A Boolean value that indicates whether the view scrolls text that does not fit; true by
  /// default.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The insets of the text container; 8 at the top and bottom by default (documented).
  open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The padding on both sides of a line within the container; 5 by default (documented).
  public var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The largest number of lines that are laid out; 0, the default, means no maximum.
  public var maximumNumberOfLines: Int {
    get { content.numberOfLines }
    set { change { $0.numberOfLines = max(0, newValue) } }
  }

  /// The rule for breaking lines; `byWordWrapping` by default.
  public var lineBreakMode: LineBreakMode {
    get { content.lineBreakMode }
    set { change { $0.lineBreakMode = newValue } }
  }

  private static let usualPointSize = 12.0

  /// Creates an empty view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    takesFoundContentSize = false
  }

  /// Creates a view as `init()` does, so that code written for iOS compiles.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takesFoundContentSize = false
  }

  private func makeContent() -> Label {
    let label = Label()
    label.setTraits(traitCollection)
    label.usualPointSize = Self.usualPointSize
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.lineBreakStrategy = []
    return label
  }

  private func change(_ body: (Label) -> Void) {
    body(content)
    invalidateIntrinsicContentSize()
  }

  @_spi(Subclasses) open override func traitsChanged(from previous: TraitCollection) {
    super.traitsChanged(from: previous)
    change { [traits = traitCollection] in $0.setTraits(traits) }
  }

  // MARK: Size

  /// The size of the text with padding and insets, at the width of the view: what can be scrolled.
  ///
  /// Setting it has no effect, because the text determines it.
  open override var contentSize: CGSize {
    get { CGSize(width: bounds.width, height: size(wrappedAt: Double(bounds.width)).height) }
    set {}
  }

  override var givenContentSize: CGSize { contentSize }

  /// The size of the text, on lines of their natural width or of the width from layout, with
  /// padding and insets; none while scrolling.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : size(wrappedAt: state.wrapWidth)
  }

  /// Returns the size of the text wrapped at the width of `size`, with padding and insets. A width
  /// of 0 means no limit. The result is not wider than the text requires.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(wrappedAt: size.width > 0 ? Double(size.width) : nil)
  }

  private func size(wrappedAt width: Double?) -> CGSize {
    let text = measure(in: width)
    return CGSize(
      width: text.size.width + sides, height: height(of: text) + textContainerInset.top + textContainerInset.bottom)
  }

  /// Returns the height of the text including the leading of its last line, which a label excludes
  /// (C, for text styles), rounded to the pixel.
  private func height(of text: TextMeasure) -> CGFloat {
    let leading = text.leadingBelow ?? content.measurer.lineStack(of: content.font).leading
    return CGFloat(
      PixelGrid.ceil(Double(text.unroundedSize.height) + leading, scale: traitCollection.displayScale))
  }

  /// The horizontal insets and padding, in points.
  private var sides: CGFloat { textContainerInset.left + textContainerInset.right + 2 * lineFragmentPadding }

  /// Returns the measurement of the text in a view of a given width. Empty text has one line, for
  /// the cursor.
  private func measure(in width: Double?) -> TextMeasure {
    let offered = width.map { max(0, $0 - Double(sides)) }
    guard !text.isEmpty else {
      var measure = content.measure(other: " ", width: nil)
      measure.size.width = 0
      return measure
    }
    return content.measure(width: offered)
  }

  @_spi(Subclasses) open override var wrapsContent: Bool { !isScrollEnabled }

  /// The label that lays out the text, with the frame of the text in the view.
  package var textLabel: Label {
    let (label, frame) = shownText
    label.frame = frame
    return label
  }

  // MARK: Baselines

  /// The font of the first line.
  open override var baselineFont: Font? { content.baselineFont }

  /// The distance from the top down to the first baseline: the font's ascender, rounded up to the
  /// pixel. A label rounds it to the nearest pixel (Facts.md#baselines).
  open override func firstBaselineOffset(in size: CGSize) -> CGFloat { baselines(in: size).first }

  /// The distance from the bottom up to the last baseline, in points.
  open override func lastBaselineOffset(in size: CGSize) -> CGFloat { size.height - baselines(in: size).last }

  private func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    let (measure, scale, font) = (measure(in: Double(size.width)), traitCollection.displayScale, content.font)
    let stack = content.measurer.lineStack(of: font)
    let baselines =
      measure.baselines
      ?? TextBaselines(first: font.ascender, last: font.ascender + stack.drop(to: max(1, measure.lineCount) - 1))
    func placed(_ baseline: Double) -> CGFloat {
      textContainerInset.top + CGFloat(PixelGrid.ceil(baseline, scale: scale))
    }
    return (placed(baselines.first), placed(baselines.last))
  }

  /// The label that displays the text, with its frame in the view, for drawing. Its first baseline
  /// is that of the view.
  package var shownText: (label: Label, frame: CGRect) {
    let width = max(0, bounds.width - sides)
    let size = CGSize(width: width, height: measure(in: Double(bounds.width)).size.height)
    content.frame = CGRect(origin: .zero, size: size)
    content.textColor = textColor ?? .text
    let top = baselines(in: bounds.size).first - content.firstBaselineOffset(in: size)
    return (content, CGRect(origin: CGPoint(x: textContainerInset.left + lineFragmentPadding, y: top), size: size))
  }

  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == TextView.self ? "UITextView" : super.consoleTypeName
  }
}
