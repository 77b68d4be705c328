public import Foundation
public import LayoutCore

/// A button with a title and an image.
///
/// UIKit's class in front of Strut's ``Button``. `asUser.tap()` presses it as a person does.
@MainActor @preconcurrency open class UIButton: UIControl {
  /// The button of Strut that is laid out.
  public final var strutButton: Button { strut() }

  private final var images = StateValues<UIImage>()
  private final var titleColors = StateValues<UIColor>()
  private final var titleShadowColors = StateValues<UIColor>()
  private final var backgroundImages = StateValues<UIImage>()
  private final var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()

  class override func makeView(frame: CGRect) -> View { Button(frame: frame) }
  class override var inheritedClass: UIView.Type { UIButton.self }

  /// Creates a custom button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hearUpdates()
  }

  /// Creates a custom button, or one that a nib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hearUpdates()
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Creates a button of a type with the title and the image of an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a custom button with the title and the image of an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Creates a button with a configuration, and with the title and the image of an action if the
  /// configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    // Property observers are not called in an initializer.
    showConfiguration()
    take(primaryAction)
  }

  /// Returns a system button with an image and an action.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private final func hearUpdates() {
    buttonType = strutButton.buttonType == .system ? .system : .custom
    // A nib's button has its own configuration.
    if let known = strutButton.configuration { configuration = Configuration(known) }
    strutButton.updateContent = { [weak self] in onMain { self?.updateConfigurationNow() } }
  }

  private final func become(_ type: ButtonType) {
    buttonType = type
    strutButton.become(type == .custom ? .custom : .system)
    guard let side = type.symbolSide else { return }
    setImage(UIImage(Image(size: CGSize(width: side, height: side))), for: .normal)
    frame.size = CGSize(width: side, height: side)
  }

  private final func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// The type of the button.
  public private(set) final var buttonType = ButtonType.custom
  /// The meaning of the button. It does not affect layout.
  open var role = Role.normal
  /// The label of the title.
  open var titleLabel: UILabel? { strutButton.titleLabel?.uiView as? UILabel }
  /// The view of the image.
  open var imageView: UIImageView? {
    let view = strutButton.imageView?.uiView as? UIImageView
    // The view has the image as it was set, and not only its size.
    if let view, let image = currentImage, !image.isSymbolImage, view.image !== image { view.image = image }
    return view
  }
  /// The label of the configuration's subtitle. It is nil, because the title's label displays it.
  open var subtitleLabel: UILabel? { nil }

  // MARK: Insets and rectangles

  /// The insets of the title and image, in points, which are part of the button's size. All 0, the
  /// default, means UIKit's default.
  open var contentEdgeInsets: UIEdgeInsets {
    get { strutButton.contentEdgeInsets }
    set { strutButton.contentEdgeInsets = newValue }
  }

  /// The offset of the title, in points. It does not affect the size.
  open var titleEdgeInsets: UIEdgeInsets {
    get { strutButton.titleEdgeInsets }
    set { strutButton.titleEdgeInsets = newValue }
  }

  /// The offset of the image, in points. It does not affect the size.
  open var imageEdgeInsets: UIEdgeInsets {
    get { strutButton.imageEdgeInsets }
    set { strutButton.imageEdgeInsets = newValue }
  }

  /// Returns the rectangle of the background image in bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the title and the image in bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the title in the rectangle of the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    strutButton.content(in: contentRect.size).title.offsetBy(dx: contentRect.minX, dy: contentRect.minY)
  }

  /// Returns the rectangle of the image in the rectangle of the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    strutButton.content(in: contentRect.size).image.offsetBy(dx: contentRect.minX, dy: contentRect.minY)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: CGRect(origin: .zero, size: bounds.size))
    let (title, image) = (titleRect(forContentRect: content), imageRect(forContentRect: content))
    if let titleLabel = strutButton.titleLabel, titleLabel.frame != title { titleLabel.frame = title }
    if let imageView = strutButton.imageView, imageView.frame != image { imageView.frame = image }
  }

  override func alignmentChanged() {
    let horizontal: ContentAlignment.Position =
      switch contentHorizontalAlignment {
      case .center: .center
      case .left: .start
      case .right: .end
      case .leading: .leading
      case .trailing: .trailing
      case .fill: .fill
      }
    let vertical: ContentAlignment.Position =
      switch contentVerticalAlignment {
      case .center: .center
      case .top: .start
      case .bottom: .end
      case .fill: .fill
      }
    strutButton.alignment = ContentAlignment(horizontal: horizontal, vertical: vertical)
  }

  // MARK: Content by state

  /// Sets the title for a state. A state without a title displays the normal title.
  open func setTitle(_ title: String?, for state: State) { strutButton.setTitle(title, for: state) }
  /// Sets the title with attributes for a state. It takes precedence over a plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    strutButton.setAttributedTitle(title, for: state)
  }

  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[exactly: state] = color
    showTitleColor(for: state)
    if color != nil { followTraits() }
  }

  private final func showTitleColor(for state: State) {
    strutButton.setTitleColor(titleColors[exactly: state]?.color(in: traitCollection), for: state)
  }

  /// Sets the color of the title's shadow for a state. It is recorded.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { titleShadowColors[exactly: state] = color }

  /// Sets the image for a state. A state without an image displays the normal image.
  open func setImage(_ image: UIImage?, for state: State) {
    images[exactly: state] = image
    showImage(for: state)
    if image?.isSymbolImage == true { followTraits() }
  }

  /// Sets the background image for a state. The button is at least as large as the normal one (not
  /// measured).
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[exactly: state] = image
    strutButton.leastContentSize = backgroundImages[exactly: .normal]?.image.size ?? .zero
  }

  /// Sets the size and weight of symbols for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[exactly: state] = configuration
    for state in images.states { showImage(for: state) }
  }

  /// Returns the title for a state, or the normal title.
  open func title(for state: State) -> String? { strutButton.title(for: state) }
  /// Returns the title with attributes for a state, or the normal one.
  open func attributedTitle(for state: State) -> NSAttributedString? { strutButton.attributedTitle(for: state) }
  /// Returns the color of the title for a state, or the normal color.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state] ?? strutButton.titleColor(for: state).map { UIColor($0) }
  }
  /// Returns the color of the title's shadow for a state, or the normal color.
  open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors[state] }
  /// Returns the image for a state, or the normal image.
  open func image(for state: State) -> UIImage? {
    images[state] ?? strutButton.image(for: state).map { UIImage($0) }
  }
  /// Returns the background image for a state, or the normal one.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }
  /// Returns the size and weight of symbols for a state.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[exactly: state]
  }

  /// The displayed title.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The displayed title with attributes.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The displayed color of the title.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? UIColor(strutButton.currentTitleColor) }
  /// The displayed color of the title's shadow.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The displayed image.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  override var shownSymbolName: String? {
    switch buttonType {
    case .custom, .system, .plain: currentImage?.record.symbolName
    default: "\(buttonType)"
    }
  }
  /// The displayed background image.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The size and weight of the displayed symbol.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { symbolConfigurations[state] }

  private final func showImage(for state: State) {
    strutButton.setImage(images[exactly: state].map { shown($0, symbolConfigurations[state]) }, for: state)
  }

  /// Returns Strut's value of an image: the size of a symbol depends on the configuration that the
  /// button prefers, and on the traits.
  private final func shown(_ image: UIImage, _ symbol: UIImage.SymbolConfiguration?) -> Image {
    image.image(preferring: symbol, in: traitCollection)
  }

  private final var followsTraits = false

  /// Shows colors, symbols and the configuration again after a change of the traits.
  private final func followTraits() {
    guard !followsTraits else { return }
    followsTraits = true
    strutButton.registerForTraitChanges([
      ContentSizeCategoryTrait.self, LegibilityWeightTrait.self, InterfaceStyleTrait.self,
    ]) { [weak self] (_: Button, _) in
      onMain { self?.traitsChanged() }
    }
  }

  private final func traitsChanged() {
    for state in titleColors.states { showTitleColor(for: state) }
    for state in images.states { showImage(for: state) }
    if configuration != nil { showConfiguration() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if configuration != nil { setNeedsUpdateConfiguration() }
  }

  /// A Boolean value that indicates whether a pressed button has a darker image; true by default.
  /// It is recorded.
  open var adjustsImageWhenHighlighted = true
  /// A Boolean value that indicates whether a disabled button has a lighter image; true by default.
  /// It is recorded.
  open var adjustsImageWhenDisabled = true
  /// A Boolean value that indicates whether a pressed button glows; false by default. It is
  /// recorded.
  open var showsTouchWhenHighlighted = false
  /// A Boolean value that indicates whether a pressed button reverses the title's shadow; false by
  /// default. It is recorded.
  open var reversesTitleShadowWhenHighlighted = false
  /// A Boolean value that indicates whether a pointer changes the button; false by default. It is
  /// recorded.
  open var isPointerInteractionEnabled = false

  // MARK: Configuration

  /// The appearance of the button, which replaces its own titles, images and insets; nil by
  /// default.
  open var configuration: Configuration? {
    didSet {
      guard configuration != oldValue || configuration != nil else { return }
      showConfiguration()
    }
  }

  /// A closure that updates the configuration before layout, after
  /// ``setNeedsUpdateConfiguration()``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A Boolean value that indicates whether a change of the state updates the configuration; true
  /// by default.
  open var automaticallyUpdatesConfiguration = true

  /// Requests a call of ``updateConfiguration()`` and ``configurationUpdateHandler`` before the
  /// next layout.
  open func setNeedsUpdateConfiguration() { strutButton.setNeedsContentUpdate() }

  /// Updates the configuration for the state of the button. Subclasses may change
  /// ``configuration`` here.
  open func updateConfiguration() { if configuration != nil { showConfiguration() } }

  private final func updateConfigurationNow() {
    updateConfiguration()
    configurationUpdateHandler?(self)
  }

  override func stateChanged() {
    if automaticallyUpdatesConfiguration, configuration != nil || configurationUpdateHandler != nil {
      setNeedsUpdateConfiguration()
    }
  }

  private final func showConfiguration() {
    guard let configuration else {
      (strutButton.configuration, strutButton.configuredTitle, strutButton.usualTitleColor) = (nil, nil, nil)
      return
    }
    followTraits()
    let image = configuration.image ?? self.image(for: state)
    let symbol = configuration.preferredSymbolConfigurationForImage ?? symbolConfigurations[state]
    strutButton.configuration = configuration.strut(with: image.map { shown($0, symbol) })
    strutButton.titleLabel?.lineBreakMode = configuration.titleLineBreakMode
    // The subtitle is the second line, also of a title that is truncated.
    if configuration.hasSubtitle { strutButton.titleLabel?.numberOfLines = 0 }
    strutButton.configuredTitle = configuration.styledTitle(else: title(for: state), in: traitCollection)
    strutButton.usualTitleColor = configuration.foregroundColor(in: traitCollection)
    if backgroundColor == nil { strutView.backgroundColor = configuration.backgroundColor(of: self) }
  }

  // MARK: Menu

  /// The menu of the button, or nil. `asUser.choose(_:)` chooses one of its elements.
  open var menu: UIMenu? { didSet { showSelection() } }
  /// A Boolean value that indicates whether a tap changes ``UIControl/isSelected``, or the title if
  /// one element of the menu is on; false by default.
  open var changesSelectionAsPrimaryAction = false { didSet { showSelection() } }
  /// The order of the menu's elements. It is recorded.
  open var preferredMenuElementOrder = PreferredMenuElementOrder.automatic

  /// Shows the title of the menu's selected element, or of the first one.
  final func showSelection() {
    guard changesSelectionAsPrimaryAction, let menu else { return }
    let shown = menu.selectedElements.first ?? menu.children.first { $0 is UIAction || $0 is UICommand }
    if let shown { setTitle(shown.title, for: .normal) }
  }

  override func touchEnded(inside isInside: Bool) {
    guard isInside else { return sendActions(for: .touchUpOutside) }
    if showsMenuAsPrimaryAction, menu != nil { return sendActions(for: .menuActionTriggered) }
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }
}

extension UIButton {
  /// The order of the elements in a menu. It has UIKit's raw values.
  public enum PreferredMenuElementOrder: Int, Hashable, Sendable {
    /// By the place of the menu.
    case automatic = 0
    /// The first element is the one near the button.
    case priority = 1
    /// The first element is at the top.
    case fixed = 2
  }
}

extension AsUser where Subject: UIButton {
  /// Opens the button's menu and chooses the first element with a title. Returns `false` if there
  /// is none that a person can choose.
  @discardableResult public func choose(_ title: String) -> Bool {
    guard canUse, let menu = subject.menu else { return false }
    subject.sendActions(for: .menuActionTriggered)
    return menu.asUser.choose(title, from: subject)
  }
}
