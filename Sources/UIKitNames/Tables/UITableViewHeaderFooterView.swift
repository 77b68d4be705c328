public import Foundation
public import LayoutCore
public import TableLayout

/// The header or footer of a section.
///
/// UIKit's class in front of Strut's ``TableViewHeaderFooterView``.
@MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {
  /// The view of Strut that is laid out.
  public final var strutHeaderFooterView: TableViewHeaderFooterView { strut() }

  class override func makeView(frame: CGRect) -> View { TableViewHeaderFooterView(reuseIdentifier: nil) }
  class override var inheritedClass: UIView.Type { UITableViewHeaderFooterView.self }

  final var configured = CellConfigurations()

  /// Creates a header or footer.
  public init(reuseIdentifier: String?) {
    if Self.given == nil { Self.given = TableViewHeaderFooterView(reuseIdentifier: reuseIdentifier) }
    super.init(frame: .zero)
  }

  /// Creates a header or footer with a frame and without an identifier.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    if frame != .zero { strutView.frame = frame }
  }

  /// Creates a header or footer as `init()` does, or as a nib describes it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The identifier for reuse in a table.
  open var reuseIdentifier: String? { strutHeaderFooterView.reuseIdentifier }

  /// Called before the view is reused for another section.
  open func prepareForReuse() {
    strutHeaderFooterView.prepareForReuse()
    setNeedsUpdateConfiguration()
  }

  /// The superview of the content, with the view's size.
  open var contentView: UIView { strutHeaderFooterView.contentView.uiView }

  /// The label, created on demand; never nil.
  open var textLabel: UILabel? { strutHeaderFooterView.textLabel?.uiView as? UILabel }

  /// A second label below the first, created on demand; never nil.
  open var detailTextLabel: UILabel? { strutHeaderFooterView.detailTextLabel?.uiView as? UILabel }

  /// A view behind everything else, with the view's size; nil by default.
  open var backgroundView: UIView? {
    get { strutHeaderFooterView.backgroundView?.uiView }
    set { strutHeaderFooterView.backgroundView = newValue?.strutView }
  }

  // MARK: Configurations

  /// The content that replaces the view's own labels; nil by default.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content(of: strutHeaderFooterView) }
    set { setContent(newValue, of: strutHeaderFooterView) }
  }

  /// A Boolean value that indicates whether ``contentConfiguration`` is updated for new states.
  open var automaticallyUpdatesContentConfiguration = true

  /// Returns a configuration for the view's position, with its traits.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration(strutHeaderFooterView.defaultContentConfiguration())
  }

  /// The background of the view; nil by default. Its color is drawn in pictures.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { setBackground(newValue) }
  }

  /// A Boolean value that indicates whether ``backgroundConfiguration`` is updated for new states.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Returns a configuration for headers of lists.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listHeader() }

  /// The state of the view.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Requests a call of ``updateConfiguration(using:)`` before the view is measured or laid out.
  open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

  /// Called for a new state. The default implementation updates the configurations for it.
  open func updateConfiguration(using state: UIViewConfigurationState) { updateOwnConfigurations(for: state) }

  /// A closure that is called after ``updateConfiguration(using:)``, or nil. Setting it requests a
  /// call.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { updateHandlerChanged(exists: configurationUpdateHandler != nil) }
  }

  /// A closure that configures a header or footer for its state.
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

  final func callUpdateHandler(_ state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }

  // MARK: Layout

  /// Sets the frames of the view's own labels. A subclass with manual layout calls `super` first.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }

  /// Returns the size that constraints in the content view determine, or that of `sizeThatFits`
  /// without constraints.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}

extension UITableViewHeaderFooterView: ReusableViewFacade {
  nonisolated package func callSetFrame(_ frame: CGRect) { onMain { self.frame = frame } }
  nonisolated package func callPrepareForReuse() { onMain { prepareForReuse() } }
  // Headers and footers are not selected.
  nonisolated package func callSetSelected(_ selected: Bool, animated: Bool) {}
  nonisolated package func callSetHighlighted(_ highlighted: Bool, animated: Bool) {}
}
