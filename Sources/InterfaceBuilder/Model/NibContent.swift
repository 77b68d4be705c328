public import LayoutCore
public import StringCatalogs
public import TextLayout

/// What only one kind of view has.
public enum NibContent: Sendable {
  /// `view`, and every kind that is laid out as one.
  case view
  /// `label`.
  case label(NibLabel)
  /// `imageView`.
  case image(NibImageView)
  /// `button`.
  case button(NibButton)
  /// `stackView`.
  case stack(NibStack)
  /// `textField`.
  case textField(NibTextField)
  /// `textView`.
  case textView(NibTextView)
  /// `switch`, `slider`, `stepper`, `progressView`.
  case control(NibControl)
  /// `pageControl` with its number of pages.
  case pages(Int)
  /// `activityIndicatorView`.
  case indicator(style: String?, hidesWhenStopped: Bool, animates: Bool)
  /// `segmentedControl` with the titles or pictures of its segments.
  case segments([NibSegment])
  /// `scrollView`.
  case scroll
  /// `visualEffectView`; its content view is among the subviews with key "contentView".
  case effect
  /// A kind that Strut has no view for (`mapView`, `pickerView`, `tableView`, `containerView` …): a box.
  case box
}

/// A control of a fixed size.
public enum NibControl: String, Hashable, Sendable { case `switch`, slider, stepper, progressView }

/// A segment of a segmented control.
public struct NibSegment: Hashable, Sendable {
  /// The title; nil where there is a picture.
  public var title: String?
  /// The picture.
  public var image: NibImage?
  /// `width`, in points; nil where none is written.
  public var width: Double?
}

/// A font as the file has it.
public struct NibFont: Hashable, Sendable {
  /// Where the font comes from.
  public enum Source: Hashable, Sendable {
    /// A preferred font; the style's name in the file: "UICTFontTextStyleBody".
    case textStyle(String)
    /// `type="system"` and its kin; the weight's name ("semibold"), and whether it is italic.
    case system(weight: String?, isItalic: Bool)
    /// A PostScript name, with the family where it is written.
    case named(String, family: String?)
    /// `metaFont`, `size="button"`: "system", "button", "smallSystem".
    case meta(String)
  }
  /// Where it comes from.
  public var source: Source
  /// In points; nil where none is written.
  public var pointSize: Double?
  /// Where the element stands.
  public var position: SourcePosition
}

extension NibFont {
  /// The sizes of fonts by their role, in points: those of buttons, of the system, and of small texts.
  static let rolePointSizes: [String: Double] = ["button": 15, "system": 14, "smallSystem": 12]
}

/// `attributedString`: texts, each with its font.
public struct NibAttributedText: Hashable, Sendable {
  /// A piece with one set of attributes.
  public struct Fragment: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The font; nil where none is written.
    public var font: NibFont?
    /// Kerning in points; nil where none is written.
    public var kerning: Double?
    /// Alignment, break mode and spacing of `paragraphStyle`; nil where none is written.
    public var paragraph: NibParagraph?
  }
  /// The pieces, in order.
  public var fragments: [Fragment]
}

/// `paragraphStyle` of a piece of attributed text; lengths in points, nil where none is written.
public struct NibParagraph: Hashable, Sendable {
  /// "left", "natural", "justified".
  public var alignment: String?
  /// "wordWrapping" and so on.
  public var lineBreakMode: String?
  /// Lengths and the multiple of the line height.
  public var lineSpacing, paragraphSpacing, minimumLineHeight, maximumLineHeight, lineHeightMultiple: Double?
  /// Lengths of the space before the paragraph and of its indents.
  public var paragraphSpacingBefore, firstLineHeadIndent, headIndent, tailIndent: Double?
  /// From 0 to 1.
  public var hyphenationFactor: Double?
}

/// What a label shows, and how.
public struct NibLabel: Hashable, Sendable {
  /// The text; "" where none is written.
  public var text = ""
  /// With `usesAttributedText`, its pieces.
  public var attributedText: NibAttributedText?
  /// nil where none is written: the system font of 17 points.
  public var font: NibFont?
  /// 1 where none is written; 0 is no limit.
  public var numberOfLines = 1
  /// Tail where none is written.
  public var lineBreakMode = LineBreakMode.byTruncatingTail
  /// Left where none is written.
  public var alignment = TextAlignment.left
  /// `adjustsFontForContentSizeCategory`.
  public var adjustsFontForContentSizeCategory = false
  /// `adjustsFontSizeToFit`: yes where none is written (`NO` is), but without effect as long as no minimum is written.
  public var adjustsFontSizeToFit = true
  /// `minimumScaleFactor`; 0 where none is written.
  public var minimumScaleFactor = 0.0
  /// `minimumFontSize`, in points; 0 where none is written.
  public var minimumFontSize = 0.0
  /// `adjustsLetterSpacingToFitWidth`: letters move closer before the text is shown smaller or cut.
  public var allowsTightening = false
  /// In points; 0 for automatic.
  public var preferredMaxLayoutWidth = 0.0
  /// For pictures.
  public var textColor: Color?
}

/// A picture by its name, with its size from `<resources>`.
public struct NibImage: Hashable, Sendable {
  /// "chevron.right", "avatar".
  public var name: String
  /// `catalog="system"`: a symbol.
  public var isSymbol: Bool
  /// In points for pictures, in 128ths for symbols, as the file has it; nil where `<resources>` has none.
  public var size: NibSize?
  /// The configuration of a symbol; nil where none is written.
  public var symbol: NibSymbolConfiguration?
}

/// `preferredSymbolConfiguration`.
public struct NibSymbolConfiguration: Hashable, Sendable {
  /// "font", "pointSize" …, as `configurationType` has it.
  public var type: String?
  /// "small", "medium", "large"; nil where none is written.
  public var scale: String?
  /// "semibold" and so on.
  public var weight: String?
  /// In points.
  public var pointSize: Double?
  /// The font.
  public var font: NibFont?
}

/// An image view.
public struct NibImageView: Hashable, Sendable {
  /// nil where code sets it.
  public var image: NibImage?
  /// Scale to fill where none is written.
  public var contentMode: ContentMode = .scaleToFill
  /// `preferredSymbolConfiguration` of the view.
  public var symbol: NibSymbolConfiguration?
  /// `adjustsImageSizeForAccessibilityContentSizeCategory`: the picture is larger at accessibility sizes.
  public var growsAtAccessibilitySizes = false
}

/// A button.
public struct NibButton: Hashable, Sendable {
  /// `buttonType` is "system" or "roundedRect".
  public var isSystem = false
  /// The title for the normal state.
  public var title: String?
  /// The attributed title for the normal state.
  public var attributedTitle: NibAttributedText?
  /// The picture for the normal state.
  public var image: NibImage?
  /// The picture behind the title for the normal state; a button is no smaller than it.
  public var backgroundImage: NibImage?
  /// nil where none is written: 15 points of a system button, 18 of a custom one.
  public var font: NibFont?
  /// In points; a `maxX` of 2.2e-308 is 0.
  public var contentInsets, titleInsets, imageInsets: EdgeInsets?
  /// How long titles break; nil where none is written.
  public var lineBreakMode: LineBreakMode?
  /// `buttonConfiguration`; nil where there is none.
  public var configuration: NibButtonConfiguration?
}

/// `buttonConfiguration` of iOS 15.
public struct NibButtonConfiguration: Hashable, Sendable {
  /// "plain", "filled", "tinted", "gray".
  public var style: String
  /// The texts.
  public var title, subtitle: String?
  /// The attributed title.
  public var attributedTitle: NibAttributedText?
  /// The picture.
  public var image: NibImage?
  /// "leading", "top" …; nil where none is written.
  public var imagePlacement: String?
  /// In points.
  public var imagePadding, titlePadding: Double?
  /// `contentInsets`, in points.
  public var contentInsets: DirectionalEdgeInsets?
  /// `cornerStyle` and `buttonSize` as written ("mini", "small", "medium", "large").
  public var cornerStyle, buttonSize: String?
  /// The font of the title (`fontDescription key="titleFontDescription"` or an attribute container's).
  public var font: NibFont?
}

/// A stack view.
public struct NibStack: Hashable, Sendable {
  /// Horizontal where none is written.
  public var isVertical = false
  /// Fill where none is written.
  public var distribution = StackView.Distribution.fill
  /// Fill where none is written.
  public var alignment = StackView.Alignment.fill
  /// In points; nil for `spacingType="standard"`.
  public var spacing: Double? = 0
  /// `baselineRelativeArrangement`.
  public var isBaselineRelative = false
}

/// A text field.
public struct NibTextField: Hashable, Sendable {
  /// The texts.
  public var text, placeholder: String?
  /// nil where none is written.
  public var font: NibFont?
  /// "roundedRect", "line", "bezel"; nil for none.
  public var borderStyle: String?
  /// Left where none is written.
  public var alignment = TextAlignment.left
  /// `adjustsFontForContentSizeCategory`.
  public var adjustsFontForContentSizeCategory = false
  /// `minimumFontSize`, in points.
  public var minimumFontSize = 0.0
}

/// A text view.
public struct NibTextView: Hashable, Sendable {
  /// The text.
  public var text = ""
  /// With attributed text, its pieces.
  public var attributedText: NibAttributedText?
  /// nil where none is written.
  public var font: NibFont?
  /// `scrollEnabled`: yes where none is written.
  public var isScrollEnabled = true
  /// Left where none is written.
  public var alignment = TextAlignment.left
  /// `adjustsFontForContentSizeCategory`.
  public var adjustsFontForContentSizeCategory = false
}
