public import Foundation
@_spi(Subclasses) public import LayoutCore

/// A cell of a collection view: a content view, which fills it. UIKit's `UICollectionViewCell`.
///
/// Add views to ``contentView`` and constrain them to it, or set a ``contentConfiguration``.
open class CollectionViewCell: CollectionReusableView {
  /// The superview of the content, with the cell's size.
  public let contentView: View = CollectionContentView()
  private var configured = ConfiguredContent()

  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a cell as `init()` does, so that code written for iOS compiles.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  /// A view behind everything else, with the cell's size; nil by default.
  public var backgroundView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.containerRule = .filling(inset: .zero)
      insertSubview(backgroundView, at: 0)
    }
  }

  /// A Boolean value that indicates whether the cell is selected; false by default.
  open var isSelected = false
  /// A Boolean value that indicates whether the cell is highlighted; false by default.
  open var isHighlighted = false

  /// Deselects the cell. Called before a cell is reused for another item.
  open override func prepareForReuse() { (isSelected, isHighlighted) = (false, false) }

  /// The content of the cell as a value; nil by default.
  public var contentConfiguration: (any ContentConfiguration)? {
    get { configured.configuration }
    set {
      configured.show(newValue, in: contentView)
      invalidateContent()
      setNeedsLayout()
      superview?.contentSizeChanged(of: self)
    }
  }

  /// The view of the configuration.
  final var configuredView: View? { configured.view }

  /// Returns the size that the configuration requires at the width of `size`; without one, the
  /// current size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let view = configured.view else { return super.sizeThatFits(size) }
    return view.askedSizeThatFits(CGSize(width: size.width, height: 0))
  }

  override var usesConstraints: Bool { hasContentConstraints }

  /// Returns the margins of the content view, or nil for those of a plain view.
  ///
  /// - Parameter width: Returns the width of a view, in points.
  func contentMargins(width: (View) -> Double) -> DirectionalEdgeInsets? { nil }

  private func addContentView() {
    contentView.containerRule = .filling(inset: .zero)
    addSubview(contentView)
  }

  @_spi(Subclasses) open override func hears(of subview: View) -> Bool { true }

  @_spi(Subclasses) open override func contentSizeChanged(of subview: View) {
    if subview === contentView { superview?.contentSizeChanged(of: self) }
  }

  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == CollectionViewCell.self ? "UICollectionViewCell" : super.consoleTypeName
  }
}

extension CollectionViewCell: SizedCell {
  /// Always true.
  package var isInCollectionView: Bool { true }

  /// Lays the cell out at a height, or at the one that its collection view measures.
  package func layOut(width: Double, height: Double?) -> CellLayout? {
    guard width.isFinite, width >= 0 else { return nil }
    return CellSizing.layOut(self, size: CGSize(width: width, height: height ?? measuredHeight(width: width)))
  }

  /// Returns the height that the cell prefers at a width, in points, if the layout estimates it as
  /// that of a row.
  final func measuredHeight(width: Double) -> Double {
    let attributes = CollectionLayoutAttributes(measuringHeightAt: CGFloat(width), from: CGFloat(minimumRowHeight))
    return Double(measuredSize(attributes, scale: usedDisplayScale).height)
  }
}

extension CollectionViewCell {
  /// Sets `isSelected`.
  func select(_ isSelected: Bool) {
    guard isSelected != self.isSelected else { return }
    if let facade = askedFacade as? any ReusableViewFacade {
      facade.callSetSelected(isSelected, animated: false)
    } else {
      self.isSelected = isSelected
    }
  }
}

/// The content view of a cell, which determines its margins.
final class CollectionContentView: View {
  override init(frame: CGRect) {
    super.init(frame: frame)
    holdsContent = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    holdsContent = true
  }

  override func defaultMargins(width: (View) -> Double) -> DirectionalEdgeInsets {
    (superview as? CollectionViewCell)?.contentMargins(width: width) ?? super.defaultMargins(width: width)
  }

  override var layoutName: String? { accessibilityIdentifier ?? "content" }
  override var fillsHeight: Bool { superview is CollectionViewCell }
  override var consoleTypeName: String { "UIView" }
}
