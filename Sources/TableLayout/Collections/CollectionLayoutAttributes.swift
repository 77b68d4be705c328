public import Foundation

/// The place of a cell or supplementary view in a collection view. UIKit's
/// `UICollectionViewLayoutAttributes`.
open class CollectionLayoutAttributes: Equatable {
  /// The kind of element.
  public enum Category: Int, Hashable, Sendable {
    /// A cell.
    case cell = 0
    /// A supplementary view, such as a header.
    case supplementaryView = 1
  }

  /// The attributes that copies share and comparisons consider, as one value: copies are made for
  /// every row that is measured ahead.
  private struct Values: Equatable {
    var category = Category.cell
    var elementKind: String?
    var indexPath: IndexPath
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
  }

  private final var values: Values

  /// The kind of element.
  public final var category: Category {
    get { values.category }
    set { values.category = newValue }
  }
  /// The kind of supplementary view, or nil for a cell.
  public final var elementKind: String? {
    get { values.elementKind }
    set { values.elementKind = newValue }
  }
  /// The section and item.
  open var indexPath: IndexPath {
    get { values.indexPath }
    set { values.indexPath = newValue }
  }
  /// The frame in the content, in points.
  open var frame: CGRect {
    get { values.frame }
    set { values.frame = newValue }
  }
  /// The opacity; 1 by default.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }
  /// The order in depth; 0 by default.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }
  /// A Boolean value that indicates whether the element is not displayed.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }
  /// The axes on which the content determines the size.
  package final var measuredAxes: LayoutAxes = []

  /// Creates the attributes of an element.
  public required init(indexPath: IndexPath) { values = Values(indexPath: indexPath) }

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath: indexPath) }

  /// Creates the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(indexPath: indexPath)
    (category, elementKind) = (.supplementaryView, kind)
  }

  /// Creates the attributes of an element whose content determines its height at a width, for no
  /// item in particular.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - height: The estimated height, in points.
  ///   - kind: The kind of supplementary view, or nil for a cell.
  package convenience init(measuringHeightAt width: CGFloat, from height: CGFloat = 0, kind: String? = nil) {
    self.init(indexPath: IndexPath(row: 0, section: 0))
    (category, elementKind) = (kind == nil ? .cell : .supplementaryView, kind)
    (frame, measuredAxes) = (CGRect(x: 0, y: 0, width: width, height: height), .vertical)
  }

  /// The size, in points. Setting it keeps the center.
  open var size: CGSize {
    get { frame.size }
    set {
      let center = center
      frame = CGRect(
        x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }

  /// The center, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// Returns a copy. A subclass with more properties overrides it.
  open func copy() -> Self {
    let copy = Self(indexPath: indexPath)
    (copy.values, copy.measuredAxes) = (values, measuredAxes)
    return copy
  }

  /// Returns `true` if both place the same element equally.
  public static func == (first: CollectionLayoutAttributes, second: CollectionLayoutAttributes) -> Bool {
    first.values == second.values
  }
}
