public import Foundation
public import LayoutCore
public import TableLayout

/// A cell of a collection view.
///
/// UIKit's class in front of Strut's ``CollectionViewCell``.
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
  /// The cell of Strut that is laid out.
  public final var strutCell: CollectionViewCell { strut() }

  class override func makeView(frame: CGRect) -> View { CollectionViewCell(frame: frame) }
  class override var inheritedClass: UIView.Type { UICollectionViewCell.self }

  final var configured = CellConfigurations()

  /// Creates a cell with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a cell without a size, or as a nib describes it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The superview of the cell's content.
  open var contentView: UIView { strutCell.contentView.uiView }

  /// A view behind everything else in the cell, with the cell's size; nil by default.
  open var backgroundView: UIView? {
    get { strutCell.backgroundView?.uiView }
    set { strutCell.backgroundView = newValue?.strutView }
  }

  /// The background of a selected cell. It is recorded and does not affect layout.
  open var selectedBackgroundView: UIView?

  /// A Boolean value that indicates whether the cell is selected; false by default.
  open var isSelected: Bool {
    get { strutCell.isSelected }
    set {
      guard newValue != strutCell.isSelected else { return }
      strutCell.isSelected = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// A Boolean value that indicates whether the cell is highlighted; false by default.
  open var isHighlighted: Bool {
    get { strutCell.isHighlighted }
    set {
      guard newValue != strutCell.isHighlighted else { return }
      strutCell.isHighlighted = newValue
      setNeedsUpdateConfiguration()
    }
  }

  override func setSelectedByView(_ isSelected: Bool) { self.isSelected = isSelected }

  /// Deselects the cell. Called before the cell is reused for another item.
  open override func prepareForReuse() {
    super.prepareForReuse()
    setNeedsUpdateConfiguration()
  }

  // MARK: Configurations

  /// The content of the cell as a value; nil by default.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content(of: strutCell) }
    set { setContent(newValue, of: strutCell) }
  }

  /// A Boolean value that indicates whether ``contentConfiguration`` is updated for new states.
  open var automaticallyUpdatesContentConfiguration = true

  /// The background of the cell; nil by default. Its color is drawn in pictures.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { setBackground(newValue) }
  }

  /// A Boolean value that indicates whether ``backgroundConfiguration`` is updated for new states.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    return state
  }

  /// Requests a call of ``updateConfiguration(using:)`` before the cell is measured or laid out.
  open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

  /// Called for a new state. The default implementation updates the configurations for it.
  open func updateConfiguration(using state: UICellConfigurationState) { updateOwnConfigurations(for: state) }

  /// A closure that configures a cell for its state.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

  /// A closure that is called after ``updateConfiguration(using:)``, or nil. Setting it requests a
  /// call.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { updateHandlerChanged(exists: configurationUpdateHandler != nil) }
  }

  final func callUpdateHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  override func prepareForDisplay() { updateConfigurationIfNeeded() }

  // MARK: Layout

  /// Updates the configurations if that was requested, and lays out the content.
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

  /// Requests a new configuration for new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }
}

extension UICollectionViewCell: ConfiguredView {}

/// A cell of a list: its content view ends before the accessories.
///
/// UIKit's class in front of Strut's ``CollectionListCell``.
@MainActor @preconcurrency open class UICollectionViewListCell: UICollectionViewCell {
  /// The cell of Strut that is laid out.
  public final var strutListCell: CollectionListCell { strut() }

  class override func makeView(frame: CGRect) -> View { CollectionListCell(frame: frame) }
  class override var inheritedClass: UIView.Type { UICollectionViewListCell.self }

  /// The accessories; none by default.
  open var accessories: [UICellAccessory] = [] {
    didSet { strutListCell.accessories = accessories.compactMap(\.accessory) }
  }

  /// The level in an outline; 0 by default.
  open var indentationLevel: Int {
    get { strutListCell.indentationLevel }
    set { strutListCell.indentationLevel = newValue }
  }

  /// The indentation per level, in points; 10 by default.
  open var indentationWidth: CGFloat {
    get { strutListCell.indentationWidth }
    set { strutListCell.indentationWidth = newValue }
  }

  /// A Boolean value that indicates whether accessories are indented. It is recorded and does not
  /// affect layout.
  open var indentsAccessories = true

  /// Returns a configuration for cells, with the cell's traits.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration(strutListCell.defaultContentConfiguration())
  }

  /// Returns a background for cells of lists.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
}
