public import Foundation
internal import LayoutCore
public import TableLayout

/// Items in sections, placed by a layout, with cells only for visible items.
///
/// UIKit's class in front of Strut's ``CollectionView``. Animated changes take effect at once.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  /// The direction of scrolling of a layout.
  public enum ScrollDirection: Int, Hashable, Sendable {
    /// Downward.
    case vertical = 0
    /// To the side.
    case horizontal = 1
  }

  /// The position of an item after scrolling. The last one of the layout's axis applies.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates positions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the vertical center.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the horizontal center.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of an element.
  public typealias ElementCategory = CollectionLayoutAttributes.Category

  /// The kind of a section's header.
  public nonisolated class var elementKindSectionHeader: String { CollectionView.elementKindSectionHeader }
  /// The kind of a section's footer.
  public nonisolated class var elementKindSectionFooter: String { CollectionView.elementKindSectionFooter }

  /// The collection view of Strut that is laid out.
  public final var strutCollection: CollectionView { strut() }

  class override func makeView(frame: CGRect) -> View { CollectionView(frame: frame, layout: FlowLayout()) }
  class override var inheritedClass: UIView.Type { UICollectionView.self }

  private lazy var adapter = CollectionAdapter(self)
  /// The layout, whose facade the engine does not retain.
  private var keptLayout: UICollectionViewLayout?

  // MARK: Initializers

  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    if Self.given == nil { Self.given = CollectionView(frame: frame, layout: layout.strutLayout) }
    super.init(frame: frame)
    // A view of the engine has its own layout.
    if strutCollection.collectionViewLayout === layout.strutLayout { keptLayout = layout }
  }

  /// Creates a collection view with a flow layout.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Creates a collection view with a flow layout, or one as a nib describes it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The layout.
  open var collectionViewLayout: UICollectionViewLayout {
    get {
      if let keptLayout { return keptLayout }
      let layout = Self.object(of: strutCollection.collectionViewLayout)
      keptLayout = layout
      return layout
    }
    set {
      keptLayout = newValue
      strutCollection.collectionViewLayout = newValue.strutLayout
    }
  }

  /// Returns the object of a layout of the engine.
  private static func object(of strutLayout: CollectionLayout) -> UICollectionViewLayout {
    if let layout = strutLayout.facade as? UICollectionViewLayout { return layout }
    UICollectionViewLayout.given = strutLayout
    return strutLayout is FlowLayout ? UICollectionViewFlowLayout() : UICollectionViewLayout()
  }

  /// Sets the layout, without animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }

  /// Sets the layout, without animation.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  // MARK: Data

  /// The source of the items, which is not retained.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      if (strutCollection.dataSource == nil) == (dataSource == nil) { return strutCollection.reloadData() }
      strutCollection.dataSource = dataSource == nil ? nil : adapter
    }
  }

  /// The delegate for sizes, selection and display, which is not retained.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      guard delegate !== oldValue else { return }
      strutCollection.hasFlowDelegate = delegate is any UICollectionViewDelegateFlowLayout
      if (strutCollection.delegate == nil) == (delegate == nil) { return strutCollection.reloadData() }
      strutCollection.delegate = delegate == nil ? nil : adapter
    }
  }

  override func scrollDelegateChanged() { strutCollection.scrollViewDelegate = scrollDelegate == nil ? nil : adapter }

  /// The source that prepares data. It is recorded, and Strut does not call it.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// A Boolean value that indicates whether data are prepared. It is recorded and does not affect
  /// layout.
  open var isPrefetchingEnabled = true

  /// Discards the data, which are read again when they are needed. Items are deselected.
  open func reloadData() { strutCollection.reloadData() }
  /// The number of sections.
  open var numberOfSections: Int { strutCollection.numberOfSections }
  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int { strutCollection.numberOfItems(inSection: section) }

  /// A view behind all cells, with the view's size; nil by default.
  open var backgroundView: UIView? {
    get { strutCollection.backgroundView?.uiView }
    set { strutCollection.backgroundView = newValue?.strutView }
  }

  // MARK: Visible views

  /// The visible cells, in order.
  open var visibleCells: [UICollectionViewCell] {
    strutCollection.visibleCells.compactMap { $0.uiView as? UICollectionViewCell }
  }
  /// The visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] { strutCollection.indexPathsForVisibleItems }
  /// Returns the cell of a visible item, or nil.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    strutCollection.cellForItem(at: indexPath)?.uiView as? UICollectionViewCell
  }
  /// Returns the item of a visible cell, or nil.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { strutCollection.indexPath(for: cell.strutCell) }
  /// Returns a visible supplementary view, or nil.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    strutCollection.supplementaryView(forElementKind: elementKind, at: indexPath)?.uiView as? UICollectionReusableView
  }
  /// Returns the item at a point of the content, or nil.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { strutCollection.indexPathForItem(at: point) }
  /// Returns the attributes of an item, or nil.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    strutCollection.layoutAttributesForItem(at: indexPath)
  }
  /// Returns the attributes of a supplementary view, or nil.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Scrolling

  /// Scrolls to an item, without animation.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let before = contentOffset
    strutCollection.scrollToItem(at: indexPath, at: scrollPosition.place, animated: animated)
    if animated, contentOffset != before { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  // MARK: Updates

  /// Calls `updates`, which inserts, deletes, moves and reloads items and sections, and applies all
  /// updates at once.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    strutCollection.performBatchUpdates(updates, completion: completion)
  }
  /// Inserts items at their positions after the update.
  open func insertItems(at indexPaths: [IndexPath]) { strutCollection.insertItems(at: indexPaths) }
  /// Deletes items at their positions before the update.
  open func deleteItems(at indexPaths: [IndexPath]) { strutCollection.deleteItems(at: indexPaths) }
  /// Requests the cells of items again, at their positions before the update.
  open func reloadItems(at indexPaths: [IndexPath]) { strutCollection.reloadItems(at: indexPaths) }
  /// Calls the data source for the visible cells of items, which dequeues those cells.
  open func reconfigureItems(at indexPaths: [IndexPath]) { strutCollection.reconfigureItems(at: indexPaths) }
  /// Moves an item.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    strutCollection.moveItem(at: indexPath, to: newIndexPath)
  }
  /// Inserts sections at their positions after the update.
  open func insertSections(_ sections: IndexSet) { strutCollection.insertSections(sections) }
  /// Deletes sections at their positions before the update.
  open func deleteSections(_ sections: IndexSet) { strutCollection.deleteSections(sections) }
  /// Requests the cells of sections again, at their positions before the update.
  open func reloadSections(_ sections: IndexSet) { strutCollection.reloadSections(sections) }
  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    strutCollection.moveSection(section, toSection: newSection)
  }

  // MARK: Selection

  /// A Boolean value that indicates whether items can be selected; true by default.
  open var allowsSelection: Bool {
    get { strutCollection.allowsSelection }
    set { strutCollection.allowsSelection = newValue }
  }
  /// A Boolean value that indicates whether several items can be selected; false by default.
  open var allowsMultipleSelection: Bool {
    get { strutCollection.allowsMultipleSelection }
    set { strutCollection.allowsMultipleSelection = newValue }
  }
  /// The selected items, or nil without any.
  open var indexPathsForSelectedItems: [IndexPath]? { strutCollection.indexPathsForSelectedItems }
  /// Selects an item and scrolls to it, or deselects all items for nil.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    strutCollection.selectItem(at: indexPath, animated: animated)
    if let indexPath, !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Deselects an item.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    strutCollection.deselectItem(at: indexPath, animated: animated)
  }
  /// Selects the item of a touch. As in UIKit, the responders after a collection view do not
  /// receive its touches.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let view = touches.first?.view, let path = touchedItem(by: view) { userSelectItem(at: path) }
  }
}

extension UICollectionView.ScrollPosition {
  /// The position on the axis of scrolling.
  fileprivate var place: CollectionView.ScrollPosition {
    if !isDisjoint(with: [.centeredVertically, .centeredHorizontally]) { return .center }
    return isDisjoint(with: [.bottom, .right]) ? .start : .end
  }
}
