public import FontMetrics
public import Foundation
public import TextLayout

/// A text of any number of lines, which scrolls or grows. UIKit's `UITextView`.
///
/// With ``isScrollEnabled`` off it is as high as its text and its insets: 16 points more than the text at first. With scrolling
/// on, as it is at first, it has no size of its own.
///
/// ```swift
/// let notes = TextView()
/// notes.isScrollEnabled = false
/// notes.text = "One line"
/// notes.intrinsicContentSize.height       // that of the line and 16
/// ```
open class TextView: View, ContentSizeCategoryAdjusting {
  /// What lays the text out: a label outside the tree, which wraps words and leaves nothing out.
  private lazy var content = makeContent()
  private var plain = ""
  private var attributed: NSAttributedString?
  private var storedFont: Font?

  // UIKit declares both so: code that unwraps them and code that does not compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; empty at first, and never nil. That of ``attributedText``, where there is one.
  open var text: String! {
    get { attributed?.string ?? plain }
    set {
      (plain, attributed) = (newValue ?? "", nil)
      change { [plain] in $0.text = plain + (plain.last?.isNewline == true ? Self.lastLine : "") }
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with attributes under UIKit's keys; for a plain text that text in the view's font. A stretch without a font is in the
  /// view's.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: plain, attributes: [AttributeName.font: content.font]) }
    set {
      guard let newValue else { return text = nil }
      (plain, attributed) = ("", NSAttributedString(attributedString: newValue))
      change { $0.attributedText = Self.withLastLine(newValue) }
    }
  }

  /// What stands in the empty line after a text that ends with a new line: it has no width.
  private static let lastLine = "\u{200B}"

  private static func withLastLine(_ text: NSAttributedString) -> NSAttributedString {
    guard text.string.last?.isNewline == true else { return text }
    var last: [NSAttributedString.Key: Any] = [:]
    text.forEachStretch { values, _ in last = values }
    let result = NSMutableAttributedString(attributedString: text)
    result.append(NSAttributedString(string: lastLine, attributes: last))
    return result
  }

  /// The font; nil at first, which is the system font of 12 points (Strut's rule; UIKit's is Helvetica).
  open var font: Font? {
    get { storedFont.map { _ in content.font } }
    set {
      storedFont = newValue
      change { [self] in $0.font = newValue ?? systemFont(ofSize: Self.usualPointSize) }
    }
  }

  /// How lines lie between the sides; it changes no size.
  public var textAlignment = TextAlignment.natural {
    didSet { if textAlignment != oldValue { change { [textAlignment] in $0.textAlignment = textAlignment } } }
  }

  /// Whether the font follows changes of the content size category and of bold text; false at first.
  public var adjustsFontForContentSizeCategory = false {
    didSet {
      change { [adjusts = adjustsFontForContentSizeCategory] in $0.adjustsFontForContentSizeCategory = adjusts }
    }
  }

  /// Whether the text scrolls where there is too much of it; true at first.
  open var isScrollEnabled = true { didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } } }

  /// How far in from the view the text's container lies: 8 at the top and the bottom at first (documented).
  open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// How far in from its container's sides a line lies: 5 at first (documented).
  public var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { invalidateIntrinsicContentSize() } }
  }

  private static let usualPointSize = 12.0

  /// Makes an empty view at a place.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Is there so that code written for iOS compiles; the view is as if made by `init()`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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

  /// The size of the text in lines as long as they like, or as layout has room for, with padding and insets; none while scrolling.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : size(wrappedAt: state.wrapWidth)
  }

  /// The size of the text wrapped at the width of `size`, with padding and insets; a width of 0 is no limit. It is no wider than
  /// the text needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(wrappedAt: size.width > 0 ? Double(size.width) : nil)
  }

  private func size(wrappedAt width: Double?) -> CGSize {
    let text = measure(in: width)
    return CGSize(
      width: text.size.width + sides, height: height(of: text) + textContainerInset.top + textContainerInset.bottom)
  }

  /// The height of the text with the leading of its last line, which a label does without (C, of text styles), to the pixel.
  private func height(of text: TextMeasure) -> CGFloat {
    let leading = text.leadingBelow ?? content.measurer.lineStack(of: content.font).leading
    return CGFloat(
      PixelGrid.ceil(Double(text.unroundedSize.height) + leading, scale: traitCollection.displayScale))
  }

  /// What lies beside the lines, in points.
  private var sides: CGFloat { textContainerInset.left + textContainerInset.right + 2 * lineFragmentPadding }

  /// The text in lines for a view of a width. Without text there is one line, which the cursor stands in.
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

  /// The label that lays the text out, as large as the text, where the text lies in the view.
  package var textLabel: Label {
    let (label, frame) = shownText
    label.frame = frame
    return label
  }

  // MARK: Baselines

  /// The font of the text's first line.
  open override var baselineFont: Font? { content.baselineFont }

  /// The distance from the top down to the first baseline: the font's ascender, rounded up to the pixel where a label's is rounded
  /// to the nearest (Facts.md#baselines).
  open override func firstBaselineOffset(in size: CGSize) -> CGFloat { baselines(in: size).first }

  /// The distance from the bottom up to the last baseline.
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

  /// The label that shows the text, and where it lies in the view: its first baseline is the view's. For drawing.
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
