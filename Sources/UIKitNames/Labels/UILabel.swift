public import Foundation
public import LayoutCore

/// A view that displays one or more lines of text.
///
/// UIKit's class in front of Strut's ``Label``. A subclass may override
/// ``textRect(forBounds:limitedToNumberOfLines:)``, which determines the intrinsic size and the
/// fitting size, as in UIKit.
@MainActor @preconcurrency open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The label of Strut that is laid out.
  public final var strutLabel: Label { strut() }

  class override func makeView(frame: CGRect) -> View { Label(frame: frame) }
  class override var inheritedClass: UIView.Type { UILabel.self }

  // MARK: Text

  /// The text, or nil; for an ``attributedText``, its string. A label without text has no size.
  ///
  /// Setting the text replaces an attributed text.
  open var text: String? {
    get { strutLabel.text }
    set {
      attributed = nil
      strutLabel.text = newValue
    }
  }

  private var attributed: NSAttributedString?

  /// The text with attributes, or nil. For plain text, that text in the label's font and color.
  ///
  /// Setting it replaces ``text``, and sets ``font`` and ``textColor`` to those of its first
  /// character (documented). Its other attributes take precedence over the label's properties,
  /// until one of these is set again: a new font, color, alignment or break mode applies to the
  /// whole text (documented).
  open var attributedText: NSAttributedString? {
    get {
      if strutLabel.isAttributed {
        if let attributed, attributed.string == strutLabel.text { return attributed }
        return strutLabel.attributedText.map { NSAttributedString(convertingFontsOf: $0) }
      }
      return text.map { NSAttributedString(string: $0, attributes: TextKeys.attributes(font, textColor)) }
    }
    set {
      guard let newValue else { return text = nil }
      let string = newValue.fillingMissingFonts(font)
      attributed = string
      strutLabel.attributedText = string
      takeStyleOfFirstCharacter(of: string)
    }
  }

  private func takeStyleOfFirstCharacter(of string: NSAttributedString) {
    let first = string.firstAttributes
    if let font = first[TextKeys.font] as? UIFont {
      knownFont.set(font)
      strutLabel.font = font.font
    }
    if let color = first[TextKeys.foregroundColor] as? UIColor {
      ownTextColor = color
      showColor()
    }
  }

  /// Applies an attribute to the whole attributed text, if there is one.
  private func setWholeText(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let attributed, strutLabel.isAttributed else { return }
    let string = attributed.setting(key, value)
    self.attributed = string
    strutLabel.attributedText = string
  }

  /// Changes the styles of the paragraphs of the attributed text, if there is one.
  private func changeParagraphs(_ change: (inout LabelParagraphStyle) -> Void) {
    guard strutLabel.isAttributed, let string = strutLabel.attributedText else { return }
    strutLabel.attributedText = string.changingParagraphStyles(change)
  }

  // MARK: Style

  private var knownFont = KnownFont()

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; by default, and after setting nil, the 17-point system font, which is heavier with
  /// Bold Text.
  ///
  /// If ``adjustsFontForContentSizeCategory`` is true, it follows the label's traits.
  open var font: UIFont! {
    get { knownFont.object(for: strutLabel.font) }
    set {
      if let newValue {
        knownFont.set(newValue)
        strutLabel.font = newValue.font
      } else {
        strutLabel.resetFont()
      }
      setWholeText(TextKeys.font, font)
    }
  }

  private var ownTextColor: UIColor?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the text; by default, and after setting nil, that of primary text.
  open var textColor: UIColor! {
    get { ownTextColor ?? (givenColor ?? strutLabel.ownTextColor).map { UIColor($0) } ?? .label }
    set {
      ownTextColor = newValue
      setWholeText(TextKeys.foregroundColor, textColor)
      showColor()
    }
  }

  /// The color of the text while the label is highlighted; nil, the default, for ``textColor``.
  open var highlightedTextColor: UIColor? { didSet { showColor() } }

  /// A Boolean value that indicates whether the label displays the highlighted color; false by
  /// default.
  open var isHighlighted = false { didSet { showColor() } }

  /// The color that the engine gave to a label of its own, while the label displays another one.
  private var givenColor: Color??

  override func resolveColors(previous: UITraitCollection) {
    super.resolveColors(previous: previous)
    showColor()
  }

  /// Gives the displayed color to Strut's label. Without a color of its own, it keeps the usual
  /// one.
  private func showColor() {
    if let color = (isHighlighted ? highlightedTextColor : nil) ?? ownTextColor {
      if givenColor == nil { givenColor = .some(strutLabel.ownTextColor) }
      strutLabel.textColor = color.color(in: traitCollection)
    } else if let givenColor {
      strutLabel.ownTextColor = givenColor
      self.givenColor = nil
    }
  }

  /// The color of the text's shadow; nil, the default, for none. It is recorded and does not affect
  /// layout.
  open var shadowColor: UIColor?
  /// The offset of the text's shadow, in points; 1 upward by default. It is recorded and does not
  /// affect layout.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// A Boolean value that indicates whether the text is drawn as that of an enabled control; true
  /// by default. It is recorded and does not affect layout.
  open var isEnabled = true

  /// The alignment of the lines in the label. It does not affect the size.
  open var textAlignment: NSTextAlignment {
    get { strutLabel.textAlignment }
    set {
      strutLabel.textAlignment = newValue
      changeParagraphs { $0.alignment = newValue }
    }
  }

  /// The rule for breaking lines and truncating text; `byTruncatingTail` by default.
  open var lineBreakMode: NSLineBreakMode {
    get { strutLabel.lineBreakMode }
    set {
      strutLabel.lineBreakMode = newValue
      changeParagraphs { $0.lineBreakMode = newValue }
    }
  }

  /// Rules for line breaking beyond filling each line; `standard` by default.
  open var lineBreakStrategy: NSLineBreakStrategy {
    get { strutLabel.lineBreakStrategy }
    set { strutLabel.lineBreakStrategy = newValue }
  }

  /// The maximum number of lines; 0 means no maximum; 1 by default.
  open var numberOfLines: Int {
    get { strutLabel.numberOfLines }
    set { strutLabel.numberOfLines = newValue }
  }

  // MARK: Fitting

  /// A Boolean value that indicates whether the font follows the content size category and Bold
  /// Text; false by default.
  open var adjustsFontForContentSizeCategory: Bool {
    get { strutLabel.adjustsFontForContentSizeCategory }
    set { strutLabel.adjustsFontForContentSizeCategory = newValue }
  }

  /// A Boolean value that indicates whether text that does not fit is scaled down; false by
  /// default. It does not affect the label's size.
  open var adjustsFontSizeToFitWidth: Bool {
    get { strutLabel.adjustsFontSizeToFitWidth }
    set { strutLabel.adjustsFontSizeToFitWidth = newValue }
  }

  /// The smallest scale of the text; 0, the default, allows no scaling.
  open var minimumScaleFactor: CGFloat {
    get { strutLabel.minimumScaleFactor }
    set { strutLabel.minimumScaleFactor = newValue }
  }

  /// A Boolean value that indicates whether text is tightened before it is scaled or truncated;
  /// false by default. It does not affect the label's size.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { strutLabel.allowsDefaultTighteningForTruncation }
    set { strutLabel.allowsDefaultTighteningForTruncation = newValue }
  }

  /// The vertical position of text that is scaled down. It is recorded and does not affect layout.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// A Boolean value that indicates whether a pointer over truncated text shows all of it; false by
  /// default. It is recorded and does not affect layout.
  open var showsExpansionTextWhenTruncated = false

  /// The width, in points, at which the label breaks its lines to compute its intrinsic size; 0,
  /// the default, uses the width from layout.
  open var preferredMaxLayoutWidth: CGFloat {
    get { strutLabel.preferredMaxLayoutWidth }
    set { strutLabel.preferredMaxLayoutWidth = newValue }
  }

  // MARK: Rectangle of the text

  /// Returns the rectangle of the text in bounds whose width breaks the lines.
  ///
  /// It is called for the intrinsic size and the fitting size, with very high bounds, which are
  /// also very wide where nothing limits the width.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    strutLabel.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
  }

  private var drawnRect: CGRect?

  /// Takes the rectangle in which the text is displayed. A subclass passes another one to `super`,
  /// such as the bounds without padding, which then determines the displayed lines.
  ///
  /// It draws nothing. It is called with the bounds whenever the displayed lines are determined.
  open func drawText(in rect: CGRect) { drawnRect = rect }

  final fileprivate func rectOfDrawnText(in bounds: CGRect) -> CGRect {
    drawnRect = nil
    drawText(in: bounds)
    return drawnRect ?? bounds
  }
}

extension UILabel: LabelFacade {
  nonisolated package func askTextRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    onMain { textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines) }
  }
  nonisolated package func askDrawnRect(forBounds bounds: CGRect) -> CGRect { onMain { rectOfDrawnText(in: bounds) } }
}
