public import FontMetrics
public import Foundation
public import TextLayout

/// A line of text to type into. UIKit's `UITextField`.
///
/// At 17 points it is 22 points high, and 34 with a rounded border (`ControlMetrics` has the rule of other sizes and releases). As wide as its text or placeholder asks for.
open class TextField: Control, ContentSizeCategoryAdjusting {
  /// What is around the text. UIKit's `UITextField.BorderStyle`, with its raw values.
  public enum BorderStyle: Int, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none = 0
    /// A line; it takes no room here (Strut's rule).
    case line = 1
    /// A frame; it takes no room here (Strut's rule).
    case bezel = 2
    /// A rounded frame: 34 points high, and more above 20 points.
    case roundedRect = 3
  }

  private var storedFont: Font?

  /// The text; empty at first, and never nil, as in UIKit.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      if text != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// What shows while there is no text, or nil.
  open var placeholder: String? { didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } } }
  /// What is around the text; nothing at first.
  open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } } }
  /// Where the text stands in a field that is wider; where lines begin, at first. It changes no size.
  open var textAlignment = TextAlignment.natural
  /// The font; the system font of 17 points at first. Nil sets that again.
  open var font: Font? {
    get { shownFont }
    set {
      storedFont = newValue?.shown(in: traitCollection, follows: adjustsFontForContentSizeCategory)
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether the font follows changes of the content size category and of bold text; false at first.
  public var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

  @_spi(Subclasses) open override func traitsChanged(from previous: TraitCollection) {
    super.traitsChanged(from: previous)
    adjustFont()
  }

  private func adjustFont() {
    guard let font = storedFont else { return }
    storedFont = font.shown(in: traitCollection, follows: adjustsFontForContentSizeCategory)
    invalidateIntrinsicContentSize()
  }

  private var shownFont: Font { storedFont ?? systemFont(ofSize: 17) }

  /// What the text or placeholder asks for, with the border.
  open override var intrinsicContentSize: CGSize {
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
    let width = lineSize(of: shown, font: shownFont).width
    guard borderStyle == .roundedRect else { return CGSize(width: width, height: plainHeight) }
    let metrics = layoutMetrics.control
    let height = wholeLineHeight(of: shownFont) + metrics.roundedBorderHeight
    return CGSize(width: width + metrics.roundedBorderWidth, height: max(metrics.roundedFieldHeight, height))
  }

  /// Both steps round up to the pixel.
  private var plainHeight: Double {
    let line = PixelGrid.ceil(lineHeight(of: shownFont), scale: displayScale)
    return PixelGrid.ceil(line + layoutMetrics.control.fieldLine, scale: displayScale)
  }

  /// What the text or placeholder asks for, with the border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The font at the field's baseline.
  open override var baselineFont: Font? { shownFont }

  /// The distance from the top down to the baseline: the text is in the middle, as a label's of that height is.
  open override func firstBaselineOffset(in size: CGSize) -> CGFloat {
    CGFloat(
      traitCollection.typesetting.measurer.firstBaseline(
        font: shownFont, height: Double(size.height), lineCount: 1, displayScale: traitCollection.displayScale))
  }

  /// The distance from the bottom up to the baseline.
  open override func lastBaselineOffset(in size: CGSize) -> CGFloat { size.height - firstBaselineOffset(in: size) }

  /// A label that shows the text or the placeholder, and where it lies in the field. For drawing.
  package var shownText: (label: Label, frame: CGRect) {
    let label = Label()
    label.setTraits(traitCollection)
    (label.font, label.textAlignment) = (shownFont, textAlignment)
    let isEmpty = text?.isEmpty != false
    label.text = isEmpty ? placeholder : text
    label.textColor = isEmpty ? .placeholder : textColor ?? .text
    let padding = borderStyle == .roundedRect ? layoutMetrics.control.roundedBorderWidth / 2 : 0
    label.frame = bounds.insetBy(dx: min(padding, bounds.width / 2), dy: 0)
    return (label, label.frame)
  }

  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == TextField.self ? "UITextField" : super.consoleTypeName
  }
}
