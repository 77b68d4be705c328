public import FontMetrics
public import Foundation

/// A button of a title and a picture, side by side in the middle. UIKit's `UIButton`.
///
/// ```swift
/// let button = Button(type: .system)
/// button.setTitle("Buy", for: .normal)
/// button.contentEdgeInsets = EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
/// ```
/// Without insets a title has 6 points above and below and is 30 points wide at least. A title is in one line and is cut where
/// there is no room.
open class Button: Control {
  /// What kind of button it is. UIKit's `UIButton.ButtonType`, with its raw values; they differ here by the title's font.
  public enum Kind: Int, Hashable, Sendable, CaseIterable {
    /// Its title is in 18 points.
    case custom = 0
    /// Its title is in 15 points.
    case system = 1
  }

  /// What kind of button it is.
  public let buttonType: Kind
  /// The title's label.
  public let titleLabel: Label?
  /// The picture's view.
  public let imageView: ImageView?
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var images: [State: Image] = [:]
  var titleColors: [State: Color] = [:]

  /// Distances around title and picture; they count in the button's size. All 0, at first, stands for UIKit's own.
  open var contentEdgeInsets = EdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// How the title is moved; it changes no size (documented).
  open var titleEdgeInsets = EdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } } }
  /// How the picture is moved; it changes no size (documented).
  open var imageEdgeInsets = EdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } } }

  /// How the button looks in place of its own insets, and of titles and pictures that it has as well; nil at first. Setting the first one
  /// gives the title body text that follows the category.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { configurationChanged(isFirst: oldValue == nil) } }
  }

  /// Makes a button of a kind.
  public convenience init(type: Kind = .system) { self.init(frame: .zero, kind: type) }

  /// Makes a custom button at a place.
  public override convenience init(frame: CGRect) { self.init(frame: frame, kind: .custom) }

  /// Is there so that code written for iOS compiles; the button is as if made by `init(frame:)`.
  public required init?(coder: NSCoder) {
    (buttonType, titleLabel, imageView) = (.custom, Label(), ImageView(frame: .zero))
    super.init(coder: coder)
    addContent()
  }

  init(frame: CGRect, kind: Kind) {
    (buttonType, titleLabel, imageView) = (kind, Label(), ImageView(frame: .zero))
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
    let metrics = layoutMetrics.control
    titleLabel.usualPointSize = buttonType == .system ? metrics.systemTitlePointSize : metrics.customTitlePointSize
  }

  // MARK: Content by state

  /// Sets the title of a state; what has none shows the normal one's.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    showContent()
  }

  /// Sets the title of a state with attributes; it shows in place of a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    showContent()
  }

  /// Sets the picture of a state; what has none shows the normal one's.
  open func setImage(_ image: Image?, for state: State) {
    images[state] = image
    showContent()
  }

  /// The title that was set for a state, or the normal one's.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// The title with attributes that was set for a state, or the normal one's.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  /// The picture that was set for a state, or the normal one's.
  open func image(for state: State) -> Image? { images[state] ?? images[.normal] }

  /// The title that shows.
  open var currentTitle: String? { configuration?.title ?? title(for: controlState) }
  /// The title with attributes that shows.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: controlState) }
  /// The picture that shows.
  open var currentImage: Image? { configuration?.image ?? image(for: controlState) }

  override func stateChanged() { showContent() }

  func showContent() {
    if configuration?.title == nil, let attributed = currentAttributedTitle {
      titleLabel?.attributedText = attributed
    } else {
      titleLabel?.text = currentTitle
    }
    titleLabel?.textColor = currentTitleColor
    imageView?.image = currentImage
    setNeedsLayout()
  }

  // MARK: Size and layout

  /// What title, picture and insets ask for.
  open override var intrinsicContentSize: CGSize { fittingContentSize }
  /// What title, picture and insets ask for, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = content(in: bounds.size)
    titleLabel?.settle(at: content.title)
    imageView?.settle(at: content.image)
  }

  /// The title's font; nil without a title.
  open override var baselineFont: Font? { hasTitle ? titleLabel?.baselineFont : nil }

  /// The distance from the top down to the title's baseline; 0 without a title.
  open override func firstBaselineOffset(in size: CGSize) -> CGFloat {
    guard hasTitle, let titleLabel else { return 0 }
    let title = content(in: size).title
    return title.minY + titleLabel.firstBaselineOffset(in: title.size)
  }

  /// The distance from the bottom up to the title's baseline; 0 without a title.
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
