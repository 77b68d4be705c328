public import FontMetrics
public import Foundation
public import TextLayout

/// A view that shows a text of one line or more. UIKit's `UILabel`.
///
/// It hugs its text at 250 and resists being cut at 750, as any view. A label of several lines gets its width first and
/// its height second: layout solves, breaks the lines at the width it found, and solves again.
open class Label: View, ContentSizeCategoryAdjusting {
  private var storedFont: Font?
  private var recent: [(request: TextRequest, measure: TextMeasure)] = []

  /// Makes an empty label at a place.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Is there so that code written for iOS compiles; the label is as if made by `init()`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text, or nil. A label without text takes no room.
  open var text: String? { didSet { if text != oldValue { invalidateIntrinsicContentSize() } } }

  /// The font; the system font of 17 points at first, which is heavier with bold text.
  ///
  /// When ``adjustsFontForContentSizeCategory`` is set, a preferred or scaled font is kept at the size it has at the label's
  /// category, and a system font at the weight it has with the label's legibility weight. Reading
  /// it stops when the bundled fonts are missing and no other font was set.
  open var font: Font {
    get { storedFont ?? defaultFont }
    set {
      storedFont = adjustsFontForContentSizeCategory ? newValue.adjusted(to: traitCollection) : newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The largest number of lines; 0 is no limit; 1 at first.
  public var numberOfLines = 1 { didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } } }

  /// How lines are broken and what is left out; `byTruncatingTail` at first.
  public var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// How lines lie between the label's sides; it changes no frame.
  public var textAlignment = TextAlignment.natural

  /// The width, in points, at which the label breaks its lines to find the size it would like; 0, the default, takes the
  /// width that layout finds.
  public var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the font follows changes of the content size category and of bold text; false at first.
  public var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

  private var defaultFont: Font {
    do throws(FontError) {
      return try traitCollection.fonts.systemFont(size: 17, legibilityWeight: traitCollection.legibilityWeight)
    } catch {
      stopAsUIKit(error.message)
    }
  }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory, let font = storedFont else { return }
    storedFont = font.adjusted(to: traitCollection)
    invalidateIntrinsicContentSize()
  }

  override func traitsChanged(from previous: TraitCollection) {
    let traits = traitCollection
    guard
      previous.contentSizeCategory != traits.contentSizeCategory || previous.legibilityWeight != traits.legibilityWeight
    else { return }
    adjustFont()
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

  /// The size of the text when lines are broken at the width of `size`, in points, rounded up to the pixel; a width of 0 is
  /// no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return measure(width: numberOfLines == 1 || size.width <= 0 ? nil : Double(size.width)).size
  }

  /// The font: system spacing at the label's baselines comes from it.
  open override var baselineFont: Font? { font }

  /// The distance from the top down to the first baseline (Facts.md#baselines).
  open override func firstBaselineOffset(in size: CGSize) -> CGFloat {
    CGFloat(
      measurer.firstBaseline(
        font: font, height: Double(size.height), lineCount: textLayout(in: size).lineCount,
        displayScale: traitCollection.displayScale))
  }

  /// The distance from the bottom up to the last baseline (Facts.md#baselines).
  open override func lastBaselineOffset(in size: CGSize) -> CGFloat {
    let baseline = measurer.lastBaseline(
      font: font, height: Double(size.height), lineCount: textLayout(in: size).lineCount,
      displayScale: traitCollection.displayScale)
    return size.height - CGFloat(baseline)
  }

  /// How the text comes out in a label of a size: fewer lines show where the height does not suffice.
  public func textLayout(in size: CGSize) -> TextMeasure {
    guard let text, !text.isEmpty else { return TextMeasure(size: .zero, lineCount: 0) }
    let width = max(0, Double(size.width))
    let whole = measure(width: width)
    let lineHeight = measurer.lineHeight(of: font)
    guard lineHeight > 0, whole.unroundedSize.height > size.height, whole.lineCount > 1 else { return whole }
    let room = PixelGrid.floor(Double(size.height) / lineHeight, scale: 1)
    guard room < Double(whole.lineCount) else { return whole }
    var cut = measure(width: width, lineLimit: max(1, Int(room)))
    cut.isTruncated = true
    return cut
  }

  /// The text as it was shaped: what a drawing of the label is made from. Nil without text.
  public var shapedText: ShapedText? {
    guard let text, !text.isEmpty else { return nil }
    return traitCollection.text.shape(text, font: font, language: traitCollection.language)
  }

  /// The lines that show in a label of a size, with their glyphs; nil without text.
  /// - Complexity: O(n) in the text shown.
  public func textLines(in size: CGSize) -> TextLines? {
    let shown = textLayout(in: size).lineCount
    return shapedText?.lines(
      width: max(0, Double(size.width)), lineLimit: numberOfLines == 1 ? 1 : shown, breakMode: lineBreakMode)
  }

  private var measurer: any TextMeasuring { traitCollection.typesetting.measurer }

  private func measure(width: Double?, lineLimit: Int? = nil) -> TextMeasure {
    let traits = traitCollection
    let request = TextRequest(
      text: text ?? "", font: font, language: traits.language, width: width, lineLimit: lineLimit ?? numberOfLines,
      breakMode: lineBreakMode, displayScale: traits.displayScale)
    if let known = recent.first(where: { $0.request == request }) { return known.measure }
    let measure = measurer.measure(request)
    if recent.count == Self.rememberedMeasures { recent.removeFirst() }
    recent.append((request, measure))
    return measure
  }

  /// How many measures a label remembers: one line, one wrapped, and one spare for each.
  private static let rememberedMeasures = 4

  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override var consoleTypeName: String { type(of: self) == Label.self ? "UILabel" : super.consoleTypeName }

  override var consoleText: String {
    guard let text else { return "" }
    return text.count > 24 ? "'\(text.prefix(24))...'" : "'\(text)'"
  }
}
