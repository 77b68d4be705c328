public import Foundation
internal import LayoutCore

/// A container of two columns. In a view less than 600 points wide it shows one of them: the
/// controller that was shown last, at first the primary one.
@MainActor @preconcurrency open class UISplitViewController: UIViewController, ContainerLayout {
  /// The style of the columns.
  public enum Style: Int, Hashable, Sendable {
    /// Two columns, without names.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }
  /// A column.
  public enum Column: Int, Hashable, Sendable {
    /// The first column.
    case primary
    /// The second of three columns.
    case supplementary
    /// The last column.
    case secondary
    /// The controller in little width.
    case compact
  }
  /// The display of the columns. It has UIKit's raw values.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// The system's choice.
    case automatic
    /// Only the secondary column.
    case secondaryOnly
    /// The columns next to one another.
    case oneBesideSecondary
    /// The primary column over the secondary one.
    case oneOverSecondary
    /// Three columns next to one another.
    case twoBesideSecondary
    /// Two columns over the secondary one.
    case twoOverSecondary
    /// Two columns that displace the secondary one.
    case twoDisplaceSecondary
  }

  private var columns: [Column: UIViewController] = [:]
  private var isDetailShown = false
  /// The style of the columns.
  public final let style: Style
  /// The delegate. It is recorded.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The preferred display of the columns. It is recorded.
  open var preferredDisplayMode = DisplayMode.automatic
  /// The display of the columns.
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : .oneBesideSecondary }
  /// The width of the primary column as a fraction of the view; automatic, 0.4, by default.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// The minimum width of the primary column, in points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// The maximum width of the primary column, in points; automatic, 320, by default.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// A Boolean value that indicates whether a gesture shows the primary column. It is recorded.
  open var presentsWithGesture = true
  /// The value for automatic lengths.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// Creates a container with named columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a container of two columns.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a container of two columns.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The controllers, the primary one first.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      set(newValue.first, .primary)
      set(newValue.count > 1 ? newValue.last : nil, .secondary)
    }
  }
  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) { set(vc, column) }
  /// Returns the controller of a column, or nil.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Shows a column.
  open func show(_ column: Column) {
    isDetailShown = column == .secondary
    viewIfLoaded?.setNeedsLayout()
  }
  /// Hides a column, which has no effect except in little width.
  open func hide(_ column: Column) { if column == .secondary { show(.primary) } }
  /// Shows a controller in the secondary column.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    set(vc, .secondary)
    show(.secondary)
  }
  /// A Boolean value that indicates whether only one column is shown, in little width.
  open var isCollapsed: Bool { (viewIfLoaded?.bounds.width ?? 0) < 600 }
  /// The button that shows or hides the primary column.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()
  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat {
    let width = viewIfLoaded?.bounds.width ?? 0
    let fraction = preferredPrimaryColumnWidthFraction > 0 ? preferredPrimaryColumnWidthFraction : 0.4
    let most = maximumPrimaryColumnWidth > 0 ? maximumPrimaryColumnWidth : 320
    return max(minimumPrimaryColumnWidth, min(width * fraction, most))
  }

  private func set(_ controller: UIViewController?, _ column: Column) {
    let old = columns[column]
    guard old !== controller else { return }
    old?.willMove(toParent: nil)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.removeFromParent()
    columns[column] = controller
    if let controller {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Creates the view of the container.
  open override func loadView() { view = ContainerView(of: self) }

  func layOutContainer(in view: UIView) {
    let bounds = view.bounds
    let one = columns[.compact] ?? (isDetailShown ? columns[.secondary] : columns[.primary]) ?? columns[.secondary]
    let shown = isCollapsed ? [one].compactMap { $0 } : [columns[.primary], columns[.secondary]].compactMap { $0 }
    for controller in children where !shown.contains(where: { $0 === controller }) {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    var x: CGFloat = 0
    for controller in shown {
      let isFirst = !isCollapsed && shown.count > 1 && controller === shown[0]
      let width = isFirst ? primaryColumnWidth : bounds.width - x
      if controller.view.superview !== view { view.addSubview(controller.view) }
      controller.view.fill(CGRect(x: x, y: 0, width: width, height: bounds.height))
      x += width
    }
  }
}

/// A delegate of a split view controller. Strut does not call it.
@MainActor @preconcurrency public protocol UISplitViewControllerDelegate: AnyObject {
  /// Returns whether the delegate put the secondary controller into the primary one.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// Returns false.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}
