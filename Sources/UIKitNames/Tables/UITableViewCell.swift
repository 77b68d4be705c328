public import Foundation
public import LayoutCore
public import TableLayout

/// A row of a table: a content view, its accessory and the separator.
///
/// UIKit's class in front of Strut's ``TableViewCell``. As in UIKit, a subclass may have designated
/// initializers of its own in addition to `init(coder:)`; a table calls
/// ``init(style:reuseIdentifier:)`` of a registered class.
@MainActor @preconcurrency open class UITableViewCell: UIView {
  /// The built-in layouts.
  public typealias CellStyle = TableViewCell.CellStyle
  /// The accessory of a cell without an accessory view.
  public typealias AccessoryType = TableViewCell.AccessoryType
  /// The appearance of a selected cell.
  public typealias SelectionStyle = TableViewCell.SelectionStyle
  /// The style of the lines between rows.
  public typealias SeparatorStyle = TableView.SeparatorStyle

  /// The cell of Strut that is laid out.
  public final var strutCell: TableViewCell { strut() }

  class override func makeView(frame: CGRect) -> View { TableViewCell(style: .default, reuseIdentifier: nil) }
  class override var inheritedClass: UIView.Type { UITableViewCell.self }

  final var configured = CellConfigurations()
  final var editing = CellEditing()
  private var keptSelectedBackground: UIView?

  // MARK: Initializers

  /// Creates a cell with a built-in layout.
  public init(style: CellStyle, reuseIdentifier: String?) {
    if Self.given == nil { Self.given = TableViewCell(style: style, reuseIdentifier: reuseIdentifier) }
    super.init(frame: .zero)
  }

  /// Creates a cell of the default style with a frame.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { strutView.frame = frame }
  }

  /// Creates a cell of the default style, or as a nib describes it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Reuse

  /// The identifier for reuse in a table.
  open var reuseIdentifier: String? { strutCell.reuseIdentifier }

  /// Called before the cell is reused for another row. Deselects the cell.
  open func prepareForReuse() {
    strutCell.prepareForReuse()
    setNeedsUpdateConfiguration()
  }

  // MARK: Content

  /// The superview of the cell's content: the whole cell except the separator and the accessory.
  open var contentView: UIView { strutCell.contentView.uiView }

  /// The first label, created on demand; never nil.
  open var textLabel: UILabel? { strutCell.textLabel?.uiView as? UILabel }

  /// The second label, created on demand; nil in the default style.
  open var detailTextLabel: UILabel? { strutCell.detailTextLabel?.uiView as? UILabel }

  /// The image view, created on demand; nil in the style `value2`.
  open var imageView: UIImageView? { strutCell.imageView?.uiView as? UIImageView }

  /// The view at the trailing edge, or nil. See ``TableViewCell/accessoryView``.
  open var accessoryView: UIView? {
    get { strutCell.accessoryView?.uiView }
    set { strutCell.accessoryView = newValue?.strutView }
  }

  /// The accessory if there is no ``accessoryView``; none by default.
  open var accessoryType: AccessoryType {
    get { strutCell.accessoryType }
    set { strutCell.accessoryType = newValue }
  }

  /// The indentation level of the cell's own content; 0 by default.
  open var indentationLevel: Int {
    get { strutCell.indentationLevel }
    set { strutCell.indentationLevel = newValue }
  }

  /// The indentation per level, in points; 10 by default.
  open var indentationWidth: CGFloat {
    get { strutCell.indentationWidth }
    set { strutCell.indentationWidth = newValue }
  }

  /// The inset of the separator, in points: by default that of the table, or else of the release.
  open var separatorInset: UIEdgeInsets {
    get { strutCell.separatorInset }
    set { strutCell.separatorInset = newValue }
  }

  // MARK: Backgrounds

  /// A view behind everything else in the cell, with the cell's size; nil by default.
  open var backgroundView: UIView? {
    get { strutCell.backgroundView?.uiView }
    set { strutCell.backgroundView = newValue?.strutView }
  }

  /// A view in front of the background of a selected or highlighted cell; nil, the default, is
  /// gray.
  open var selectedBackgroundView: UIView? {
    get { keptSelectedBackground ?? strutCell.selectedBackgroundView?.uiView }
    set {
      // It is only in the cell while that is selected.
      keptSelectedBackground = newValue
      strutCell.selectedBackgroundView = newValue?.strutView
    }
  }

  /// The background of a selected cell in a table that allows several selected rows. It is
  /// recorded and does not affect layout.
  open var multipleSelectionBackgroundView: UIView?

  // MARK: Selection

  /// The appearance of the selected cell. It does not affect the size.
  open var selectionStyle: SelectionStyle {
    get { strutCell.selectionStyle }
    set { strutCell.selectionStyle = newValue }
  }

  /// A Boolean value that indicates whether the cell is selected; false by default. Setting it
  /// calls ``setSelected(_:animated:)``.
  open var isSelected: Bool {
    get { strutCell.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// A Boolean value that indicates whether the cell is highlighted; false by default. Setting it
  /// calls ``setHighlighted(_:animated:)``.
  open var isHighlighted: Bool {
    get { strutCell.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects or deselects the cell, without animation.
  open func setSelected(_ selected: Bool, animated: Bool) {
    let isNew = selected != strutCell.isSelected
    strutCell.setSelected(selected, animated: animated)
    if isNew { setNeedsUpdateConfiguration() }
  }

  /// Highlights the cell or removes the highlight, without animation.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    let isNew = highlighted != strutCell.isHighlighted
    strutCell.setHighlighted(highlighted, animated: animated)
    if isNew { setNeedsUpdateConfiguration() }
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the cell is being edited; false by default. Setting it
  /// calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { editing.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing. Strut does not lay out the controls for editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing.isEditing else { return }
    if editing {
      UIKitLog.once("UITableViewCell.setEditing(_:animated:) changes the state; controls for editing have no layout.")
    }
    let state: StateMask = editing ? .showingEditControl : []
    willTransition(to: state)
    self.editing.isEditing = editing
    didTransition(to: state)
    setNeedsUpdateConfiguration()
  }

  /// The control that a table shows for editing: that of the table's delegate; `none` outside a
  /// table.
  open var editingStyle: EditingStyle { editing.style }
  /// The accessory during editing. It is recorded and does not affect layout.
  open var editingAccessoryType = AccessoryType.none
  /// The accessory view during editing. It is recorded and does not affect layout.
  open var editingAccessoryView: UIView?
  /// A Boolean value that indicates whether the content is indented for the controls. It is
  /// recorded and does not affect layout.
  open var shouldIndentWhileEditing = true
  /// A Boolean value that indicates whether the control for moving the row is shown during editing.
  /// It is recorded and does not affect layout.
  open var showsReorderControl = false
  /// A Boolean value that indicates whether the confirmation of a deletion is shown; false.
  open var showingDeleteConfirmation: Bool { false }
  /// Called before the controls around the content change.
  open func willTransition(to state: StateMask) {}
  /// Called after the controls around the content changed.
  open func didTransition(to state: StateMask) {}

  /// The appearance of the cell with the focus. It is recorded and does not affect layout.
  open var focusStyle = FocusStyle.default
  /// A Boolean value that indicates whether the user may act while the cell is dragged. It is
  /// recorded and does not affect layout.
  open var userInteractionEnabledWhileDragging = false
  /// Called when the cell is lifted or dragged. Strut does not call it.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Configurations

  /// The content that replaces the cell's own labels and image view; nil by default.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content(of: strutCell) }
    set { setContent(newValue, of: strutCell) }
  }

  /// A Boolean value that indicates whether ``contentConfiguration`` is updated for new states.
  open var automaticallyUpdatesContentConfiguration = true

  /// Returns a configuration for cells of this style, with the cell's traits.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration(strutCell.defaultContentConfiguration())
  }

  /// The background of the cell; nil by default. Its color is drawn in pictures.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { setBackground(newValue) }
  }

  /// A Boolean value that indicates whether ``backgroundConfiguration`` is updated for new states.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Returns a configuration for cells of lists.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isEditing = isEditing
    return state
  }

  /// Requests a call of ``updateConfiguration(using:)`` before the cell is measured or laid out.
  open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

  /// Called for a new state. The default implementation updates the configurations for it.
  open func updateConfiguration(using state: UICellConfigurationState) { updateOwnConfigurations(for: state) }

  /// A closure that is called after ``updateConfiguration(using:)``, or nil. Setting it requests a
  /// call.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { updateHandlerChanged(exists: configurationUpdateHandler != nil) }
  }

  /// A closure that configures a cell for its state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  final func callUpdateHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  // MARK: Layout

  /// Sets the frames of the cell's own labels, image view and accessory. A subclass with manual
  /// layout calls `super` first.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }

  /// Returns the size that constraints in the content view determine, or for a cell without
  /// constraints that of `sizeThatFits`, including the separator.
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

extension UITableViewCell: @MainActor CellConvertible {}

/// The configurations of a cell, header or footer, and whether they wait for an update.
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var needsUpdate = true
  var isUpdating = false
}

/// The state of editing of a cell.
struct CellEditing {
  var isEditing = false
  var style = UITableViewCell.EditingStyle.none
}
