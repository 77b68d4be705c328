public import Foundation
public import LayoutCore
public import TableLayout

/// The rule that places the elements of a collection view.
///
/// UIKit's class in front of Strut's ``CollectionLayout``. A subclass overrides ``prepare()``,
/// ``collectionViewContentSize``, and ``layoutAttributesForElements(in:)``.
@MainActor @preconcurrency open class UICollectionViewLayout {
  /// The layout of Strut.
  public final let strutLayout: CollectionLayout

  /// The layout of Strut that the next object represents.
  static var given: CollectionLayout?

  class func makeLayout() -> CollectionLayout { CollectionLayout() }

  /// Creates a layout.
  public init() {
    strutLayout = Self.given ?? Self.makeLayout()
    Self.given = nil
    strutLayout.facade = self
  }

  /// Creates a layout as `init()` does, or as a nib describes it.
  public required init?(coder: NSCoder) {
    strutLayout = Self.given ?? Self.makeLayout()
    Self.given = nil
    strutLayout.facade = self
  }

  /// The collection view that uses the layout.
  public final var collectionView: UICollectionView? { strutLayout.collectionView?.uiView as? UICollectionView }

  /// Called before the layout is used, and after it was invalidated.
  open func prepare() { strutLayout.prepare() }
  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { strutLayout.collectionViewContentSize }
  /// Returns the attributes of the elements in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    strutLayout.layoutAttributesForElements(in: rect)
  }
  /// Returns the attributes of a cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    strutLayout.layoutAttributesForItem(at: indexPath)
  }
  /// Returns the attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    strutLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }
  /// Returns whether new bounds invalidate the layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    strutLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
  /// A Boolean value that indicates whether x coordinates are mirrored from right to left.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { strutLayout.flipsHorizontallyInOppositeLayoutDirection }
  /// Discards what was computed.
  open func invalidateLayout() { strutLayout.invalidateLayout() }

  /// Called after the layout was loaded from a nib, with its outlets.
  open func awakeFromNib() {}
  /// Sets an outlet of a nib. Returns `false` if the object has no outlet of that name. See
  /// ``OutletConnecting``.
  @discardableResult open func connect(_ value: Any?, toOutlet name: String) -> Bool { false }
  /// Sets a runtime attribute of a nib. Returns `false` if the object has no property of that name.
  @discardableResult open func setRuntimeAttribute(_ value: Any?, forKeyPath keyPath: String) -> Bool { false }
}

extension UICollectionViewLayout: CollectionLayoutFacade {
  nonisolated package func callPrepare() { onMain { prepare() } }
  nonisolated package func askContentSize() -> CGSize { onMain { collectionViewContentSize } }
  nonisolated package func askAttributes(in rectangle: CGRect) -> [CollectionLayoutAttributes]? {
    onMain { layoutAttributesForElements(in: rectangle) }
  }
  nonisolated package func askAttributes(at indexPath: IndexPath) -> CollectionLayoutAttributes? {
    onMain { layoutAttributesForItem(at: indexPath) }
  }
  nonisolated package func askShouldInvalidate(forBoundsChange bounds: CGRect) -> Bool {
    onMain { shouldInvalidateLayout(forBoundsChange: bounds) }
  }
  nonisolated package func askFlips() -> Bool { onMain { flipsHorizontallyInOppositeLayoutDirection } }
}

/// A layout of items in lines, as many as fit.
///
/// UIKit's class in front of Strut's ``FlowLayout``.
@MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The origin of the section insets.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    /// The edges of the content.
    case fromContentInset = 0
    /// The edges of the safe area.
    case fromSafeArea = 1
    /// The layout margins.
    case fromLayoutMargins = 2
  }

  /// The estimate with which cells size themselves, without a known size.
  public nonisolated class var automaticSize: CGSize { FlowLayout.automaticSize }

  class override func makeLayout() -> CollectionLayout { FlowLayout() }

  /// The layout of Strut. `makeLayout()` and the collection view provide no other class.
  final var flow: FlowLayout {
    guard let flow = strutLayout as? FlowLayout else { fatalError("The layout of Strut is no flow layout") }
    return flow
  }

  /// Creates a flow layout.
  public override init() { super.init() }

  /// Creates a flow layout as `init()` does, or as a nib describes it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The direction of scrolling; vertical by default.
  open var scrollDirection: UICollectionView.ScrollDirection {
    get { flow.scrollDirection == .vertical ? .vertical : .horizontal }
    set { flow.scrollDirection = newValue == .vertical ? .vertical : .horizontal }
  }
  /// The size of items, in points; 50 by 50 by default.
  open var itemSize: CGSize {
    get { flow.itemSize }
    set { flow.itemSize = newValue }
  }
  /// The estimate of the size of items; zero, the default, means that sizes are specified.
  open var estimatedItemSize: CGSize {
    get { flow.estimatedItemSize }
    set { flow.estimatedItemSize = newValue }
  }
  /// The minimum gap between lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat {
    get { flow.minimumLineSpacing }
    set { flow.minimumLineSpacing = newValue }
  }
  /// The minimum gap between the items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat {
    get { flow.minimumInteritemSpacing }
    set { flow.minimumInteritemSpacing = newValue }
  }
  /// The distances around the lines of a section, in points.
  open var sectionInset: UIEdgeInsets {
    get { flow.sectionInset }
    set { flow.sectionInset = newValue }
  }
  /// The origin of the section insets. It is recorded, and section insets begin at the edges of the
  /// content; another value is logged.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet {
      guard sectionInsetReference != .fromContentInset else { return }
      UIKitLog.notSimulated("UICollectionViewFlowLayout.sectionInsetReference")
    }
  }
  /// The size of headers; zero means none.
  open var headerReferenceSize: CGSize {
    get { flow.headerReferenceSize }
    set { flow.headerReferenceSize = newValue }
  }
  /// The size of footers; zero means none.
  open var footerReferenceSize: CGSize {
    get { flow.footerReferenceSize }
    set { flow.footerReferenceSize = newValue }
  }
  /// A Boolean value that indicates whether headers stay at the visible edge of their section.
  open var sectionHeadersPinToVisibleBounds: Bool {
    get { flow.sectionHeadersPinToVisibleBounds }
    set { flow.sectionHeadersPinToVisibleBounds = newValue }
  }
  /// A Boolean value that indicates whether footers stay at the visible edge of their section.
  open var sectionFootersPinToVisibleBounds: Bool {
    get { flow.sectionFootersPinToVisibleBounds }
    set { flow.sectionFootersPinToVisibleBounds = newValue }
  }
}
