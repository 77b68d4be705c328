internal import FontMetrics
public import Foundation
@_spi(Subclasses) public import LayoutCore

/// Items in sections, placed by a layout, with cells only for visible items. UIKit's
/// `UICollectionView`.
///
/// Sizes of cells that were never displayed are estimated, as a table's heights are: when measured
/// sizes replace them, `contentSize` and `contentOffset` change so that visible items stay in
/// place. In a flow layout of items with different estimated widths, an item above may move others
/// to another line.
///
/// ```swift
/// let layout = FlowLayout()
/// layout.estimatedItemSize = FlowLayout.automaticSize
/// let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), layout: layout)
/// view.register(TagCell.self, forCellWithReuseIdentifier: "tag")
/// view.dataSource = tags
/// view.layoutIfNeeded()
/// ```
open class CollectionView: ScrollView {
  /// The kind of a section's header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The layout. A new one takes effect at the next layout of the view.
  open var collectionViewLayout: CollectionLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      if lineLayout == nil { forgetLines() }
      layoutInvalidated()
    }
  }

  /// The source of the items.
  open weak var dataSource: (any CollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The delegate for sizes and display.
  open weak var delegate: (any CollectionViewDelegate)? {
    didSet {
      scrollViewDelegate = delegate
      if delegate !== oldValue { layoutInvalidated() }
    }
  }

  /// A Boolean value that indicates whether items can be selected; true by default.
  open var allowsSelection = true
  /// A Boolean value that indicates whether several items can be selected; false by default.
  open var allowsMultipleSelection = false

  /// The view behind all cells, with the size of the view; nil by default.
  open var backgroundView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      insertSubview(backgroundView, at: 0)
      setNeedsTiling()
    }
  }

  /// The corrections of the content offset that kept visible items in place, in order: at least the
  /// last `OffsetCorrection.keptCount`.
  public var offsetCorrections: [OffsetCorrection] { records.corrections }
  /// The number and sum of all corrections.
  public var correctionSummary: OffsetCorrection.Summary { records.summary }

  var records = OffsetRecords()
  var content = CollectionContent()
  var display = TableDisplay()
  var pool = CollectionPool()
  var updates = PendingUpdates()
  var selection = RowSelection()
  /// True if an item of a flow layout is wider than its line.
  var hasItemBeyondLine = false

  /// Creates a collection view with a layout.
  public init(frame: CGRect, layout: CollectionLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    takesFoundContentSize = false
    layout.collectionView = self
  }

  /// Creates a collection view with a flow layout, so that code written for iOS compiles.
  public required init?(coder: NSCoder) {
    collectionViewLayout = FlowLayout()
    super.init(coder: coder)
    takesFoundContentSize = false
    collectionViewLayout.collectionView = self
  }

  /// Releases the facades of views that wait for display or reuse, which hold their views.
  deinit {
    pool.releaseFacades()
    for view in display.prepared.values { view.holdFacade(false) }
  }

  /// The delegate as a source of sizes for a flow layout.
  final var flowDelegate: (any CollectionViewDelegateFlowLayout)? {
    hasFlowDelegate ? delegate as? any CollectionViewDelegateFlowLayout : nil
  }
  /// A Boolean value that indicates whether a delegate that can return sizes does; true by default.
  package final var hasFlowDelegate = true { didSet { if hasFlowDelegate != oldValue { layoutInvalidated() } } }
  /// The layout if it consists of lines.
  final var lineLayout: LineLayout? { collectionViewLayout as? LineLayout }

  /// The size of the content, from measured and estimated sizes, in points.
  open override var contentSize: CGSize {
    get {
      loadIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Sets the size of the content without reading data.
  final func settleContentSize(_ size: CGSize) { if super.contentSize != size { super.contentSize = size } }
  /// The size of the content, for the data that were read.
  final var knownContentSize: CGSize { super.contentSize }

  // MARK: Invalidation

  /// Discards the data, which are read again when they are needed. Items are deselected. As in a
  /// table, the first visible item stays in place if its index path still exists (Strut's rule).
  open func reloadData() {
    selection = RowSelection()
    content.isLoaded = false
    display.revision += 1
    setNeedsTiling()
  }

  /// Discards sizes and lines, but not the data.
  final func layoutInvalidated() {
    display.forgetsHeights = true
    setNeedsTiling()
  }

  final func setNeedsTiling() {
    display.needsTiling = true
    setNeedsLayout()
  }

  @_spi(Subclasses) open override func contentOffsetChanged() {
    if !display.isTiling, collectionViewLayout.isInvalidated(by: bounds) { layoutInvalidated() }
    setNeedsTiling()
  }

  /// Adds cells for items that became visible, and removes the others.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != display.size { display.needsTiling = true }
    tileIfNeeded()
  }

  @_spi(Subclasses) open override func traitsChanged(from previous: TraitCollection) {
    super.traitsChanged(from: previous)
    layoutInvalidated()
  }

  @_spi(Subclasses) open override func hears(of subview: View) -> Bool { true }

  @_spi(Subclasses) open override func contentSizeChanged(of subview: View) {
    guard !display.isTiling else { return }
    display.invalidated.insert(ObjectIdentifier(subview))
    setNeedsTiling()
  }

  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == CollectionView.self ? "UICollectionView" : super.consoleTypeName
  }
}
