public import FontMetrics
public import Foundation

/// A button with a title and an image, centered side by side. UIKit's `UIButton`.
///
/// ```swift
/// let button = Button(type: .system)
/// button.setTitle("Buy", for: .normal)
/// button.contentEdgeInsets = EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
/// ```
/// Without insets, the title has 6 points above and below, and the button is at least 30 points
/// wide.
///
/// The title has one line and is truncated if there is not enough space. With
/// `titleLabel.lineBreakMode = .byWordWrapping`, it has several lines, for which the button does
/// not get higher: its own height is that of one line. With a ``configuration``, the title has
/// several lines, and the button has their height (Facts.md#controls).
open class Button: Control {
  /// The type of a button. UIKit's `UIButton.ButtonType`, with its raw values. Here the types
  /// differ only in the font of the title.
  public enum Kind: Int, Hashable, Sendable, CaseIterable {
    /// The title has 18 points.
    case custom = 0
    /// The title has 15 points.
    case system = 1
  }

  /// The type of the button.
  public private(set) var buttonType: Kind
  /// The label of the title.
  public let titleLabel: Label?
  /// The view of the image.
  public let imageView: ImageView?
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var images: [State: Image] = [:]
  var titleColors: [State: Color] = [:]
  /// The color of the title without one for the state, in place of the default.
  package var usualTitleColor: Color? { didSet { if usualTitleColor != oldValue { showContent() } } }
  /// The positions of the title and image within the insets.
  package var alignment = ContentAlignment() { didSet { if alignment != oldValue { setNeedsLayout() } } }
  /// The attributed title of the configuration, in place of all other titles.
  package var configuredTitle: NSAttributedString? {
    didSet { if configuredTitle !== oldValue { showContent() } }
  }
  /// The smallest content size, in points: that of a background image.
  package var leastContentSize = CGSize.zero {
    didSet { if leastContentSize != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// A closure that is called before layout, after ``setNeedsContentUpdate()``.
  package var updateContent: (() -> Void)?
  private var needsContentUpdate = false

  /// The insets of the title and image, which are part of the button's size. All 0, the default,
  /// means UIKit's default.
  open var contentEdgeInsets = EdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The offset of the title. It does not affect the size (documented).
  open var titleEdgeInsets = EdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } } }
  /// The offset of the image. It does not affect the size (documented).
  open var imageEdgeInsets = EdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } } }

  /// The appearance of the button, which replaces its own insets, titles and images; nil by
  /// default. Setting the first configuration gives the title body text that follows the category.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { configurationChanged(isFirst: oldValue == nil) } }
  }

  /// Creates a button of a type.
  public convenience init(type: Kind = .system) { self.init(frame: .zero, kind: type) }

  /// Creates a custom button with a frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, kind: .custom) }

  /// Creates a button as `init(frame:)` does, so that code written for iOS compiles.
  public required init?(coder: NSCoder) {
    (buttonType, titleLabel, imageView) = (.custom, TitleLabel(), ImageView(frame: .zero))
    super.init(coder: coder)
    addContent()
  }

  init(frame: CGRect, kind: Kind) {
    (buttonType, titleLabel, imageView) = (kind, TitleLabel(), ImageView(frame: .zero))
    super.init(frame: frame)
    addContent()
  }

  private func addContent() {
    guard let titleLabel, let imageView else { return }
    for view in [imageView, titleLabel] as [View] {
      view.state.containerRule = .fixed(.zero)
      addSubview(view)
    }
    titleLabel.lineBreakMode = .byTruncatingMiddle
    takeUsualFont()
  }

  private func takeUsualFont() {
    let metrics = layoutMetrics.control
    titleLabel?.usualPointSize = buttonType == .system ? metrics.systemTitlePointSize : metrics.customTitlePointSize
  }

  /// Changes the type of the button, and with it the default font and color of the title.
  package func become(_ kind: Kind) {
    buttonType = kind
    takeUsualFont()
    showContent()
  }

  /// Requests a call of ``updateContent`` before the next layout.
  package func setNeedsContentUpdate() {
    needsContentUpdate = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  open override func updateConstraints() {
    if needsContentUpdate {
      needsContentUpdate = false
      updateContent?()
    }
    super.updateConstraints()
  }

  // MARK: Content by state

  /// Sets the title for a state. A state without a title shows the normal title.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    showContent()
  }

  /// Sets the attributed title for a state. It takes precedence over a plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    showContent()
  }

  /// Sets the image for a state. A state without an image shows the normal image.
  open func setImage(_ image: Image?, for state: State) {
    images[state] = image
    showContent()
  }

  /// Returns the title for a state, or the normal title.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// Returns the attributed title for a state, or the normal one.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  /// Returns the image for a state, or the normal image.
  open func image(for state: State) -> Image? { images[state] ?? images[.normal] }

  /// The displayed title.
  open var currentTitle: String? { configuration?.title ?? title(for: controlState) }
  /// The displayed attributed title.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: controlState) }
  /// The displayed image.
  open var currentImage: Image? { configuration?.image ?? image(for: controlState) }

  override func stateChanged() { showContent() }

  func showContent() {
    if let configuredTitle {
      titleLabel?.attributedText = configuredTitle
    } else if configuration?.title == nil, let attributed = currentAttributedTitle {
      titleLabel?.attributedText = attributed
    } else {
      titleLabel?.text = currentTitle
    }
    titleLabel?.textColor = currentTitleColor
    imageView?.image = currentImage
    setNeedsLayout()
  }

  // MARK: Size and layout

  /// The size that the title, image and insets require.
  open override var intrinsicContentSize: CGSize { contentSize(within: state.wrapWidth) }
  /// The size that the title, image and insets require. Only a title with a configuration has its
  /// lines broken at the width of `size`, unless it is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(within: wrapsContent && size.width > 0 ? Double(size.width) : nil)
  }

  @_spi(Subclasses) open override var wrapsContent: Bool { configuration != nil && titleWraps }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = content(in: bounds.size)
    titleLabel?.settle(at: content.title)
    imageView?.settle(at: content.image)
  }

  /// The font of the title, or nil without a title.
  open override var baselineFont: Font? { hasTitle ? titleLabel?.baselineFont : nil }

  /// The distance from the top down to the title's baseline, in points; 0 without a title.
  open override func firstBaselineOffset(in size: CGSize) -> CGFloat {
    guard hasTitle, let titleLabel else { return 0 }
    let title = content(in: size).title
    return title.minY + titleLabel.firstBaselineOffset(in: title.size)
  }

  /// The distance from the bottom up to the title's baseline, in points; 0 without a title.
  open override func lastBaselineOffset(in size: CGSize) -> CGFloat {
    guard hasTitle, let titleLabel else { return 0 }
    let title = content(in: size).title
    return size.height - title.maxY + titleLabel.lastBaselineOffset(in: title.size)
  }

  @_spi(Subclasses) open override func hears(of subview: View) -> Bool { true }

  @_spi(Subclasses) open override func contentSizeChanged(of subview: View) { invalidateIntrinsicContentSize() }

  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == Button.self ? "UIButton" : super.consoleTypeName
  }
}
