public import FontMetrics
public import Foundation
public import TextLayout

/// A field for a line of text. UIKit's `UITextField`.
///
/// At 17 points it is 22 points high, or 34 with a rounded border. `ControlMetrics` has the rule
/// for other sizes and releases. Its width is that of its text or placeholder.
open class TextField: Control, ContentSizeCategoryAdjusting {
  /// The border of a text field. UIKit's `UITextField.BorderStyle`, with its raw values.
  public enum BorderStyle: Int, Hashable, Sendable, CaseIterable {
    /// No border.
    case none = 0
    /// A line, which takes no space here (Strut's rule).
    case line = 1
    /// A bezel, which takes no space here (Strut's rule).
    case bezel = 2
    /// A rounded rectangle: 34 points high, and more for fonts above 20 points.
    case roundedRect = 3
  }

  private var storedFont: Font?

  /// The text; empty by default and never nil, as in UIKit.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      if text != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// The text to show while the field is empty, or nil.
  open var placeholder: String? { didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } } }
  /// A Boolean value that indicates whether the text is displayed as bullets; false by default.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The border; `none` by default.
  open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } } }
  /// The position of text that is narrower than the field; natural by default. It has no effect on
  /// sizes.
  open var textAlignment = TextAlignment.natural
  /// The font; the 17-point system font by default and for nil.
  open var font: Font? {
    get { shownFont }
    set {
      storedFont = newValue?.shown(in: traitCollection, follows: adjustsFontForContentSizeCategory)
      invalidateIntrinsicContentSize()
    }
  }
  /// A Boolean value that indicates whether the font follows the content size category and Bold
  /// Text; false by default.
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

  /// The displayed text, or nil without text.
  private var shownString: String? {
    guard let text, !text.isEmpty else { return nil }
    return isSecureTextEntry ? String(repeating: "\u{2022}", count: text.count) : text
  }

  private var shownFont: Font { storedFont ?? systemFont(ofSize: 17) }

  /// The size that the text or placeholder requires, with the border.
  open override var intrinsicContentSize: CGSize {
    let width = lineSize(of: shownString ?? placeholder ?? "", font: shownFont).width
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

  /// Returns the size that the text or placeholder requires, with the border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The font at the field's baseline.
  open override var baselineFont: Font? { shownFont }

  /// The distance from the top down to the baseline, in points. The text is centered as in a label
  /// of this height.
  open override func firstBaselineOffset(in size: CGSize) -> CGFloat {
    CGFloat(
      traitCollection.typesetting.measurer.firstBaseline(
        font: shownFont, height: Double(size.height), lineCount: 1, displayScale: traitCollection.displayScale))
  }

  /// The distance from the bottom up to the baseline, in points.
  open override func lastBaselineOffset(in size: CGSize) -> CGFloat { size.height - firstBaselineOffset(in: size) }

  /// The label that displays the text or placeholder, with its frame in the field, for drawing.
  package var shownText: (label: Label, frame: CGRect) {
    let label = Label()
    label.setTraits(traitCollection)
    (label.font, label.textAlignment) = (shownFont, textAlignment)
    let shown = shownString
    label.text = shown ?? placeholder
    label.textColor = shown == nil ? .placeholder : textColor ?? .text
    let padding = borderStyle == .roundedRect ? borderPadding : 0
    label.frame = bounds.insetBy(dx: min(padding, bounds.width / 2), dy: 0)
    return (label, label.frame)
  }

  /// The distance between a rounded border and the text, in points.
  package var borderPadding: CGFloat { layoutMetrics.control.roundedBorderWidth / 2 }

  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == TextField.self ? "UITextField" : super.consoleTypeName
  }
}
