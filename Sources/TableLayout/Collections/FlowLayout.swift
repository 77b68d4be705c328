import FontMetrics
public import Foundation
public import LayoutCore

/// A layout of items in lines, as many as fit. UIKit's `UICollectionViewFlowLayout`.
///
/// Sizes are those of the delegate, or ``itemSize``; with an ``estimatedItemSize``, cells determine
/// them (`preferredLayoutAttributesFitting`).
open class FlowLayout: LineLayout {
  /// The estimate with which cells size themselves, without a known size.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The size of items that neither a program nor a file specifies, in points.
  package static let standardItemSize = CGSize(width: 50, height: 50)

  /// The direction of scrolling; vertical by default.
  open var scrollDirection = LayoutAxis.vertical { didSet { changed(scrollDirection != oldValue) } }
  /// The size of items, in points; 50 by 50 by default.
  open var itemSize = standardItemSize { didSet { changed(itemSize != oldValue) } }
  /// The estimate of the size of items; zero, the default, means that sizes are specified.
  open var estimatedItemSize = CGSize.zero { didSet { changed(estimatedItemSize != oldValue) } }
  /// The minimum gap between lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing != oldValue) } }
  /// The minimum gap between the items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed(minimumInteritemSpacing != oldValue) } }
  /// The distances around the lines of a section, in points; zero by default.
  open var sectionInset = EdgeInsets.zero { didSet { changed(sectionInset != oldValue) } }
  /// The size of headers. Only the length in the direction of scrolling counts; zero, the default,
  /// means none.
  open var headerReferenceSize = CGSize.zero { didSet { changed(headerReferenceSize != oldValue) } }
  /// The size of footers. See ``headerReferenceSize``.
  open var footerReferenceSize = CGSize.zero { didSet { changed(footerReferenceSize != oldValue) } }
  /// A Boolean value that indicates whether headers stay at the visible edge of their section.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  /// A Boolean value that indicates whether footers stay at the visible edge of their section.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(sectionFootersPinToVisibleBounds != oldValue) }
  }

  override var axis: LayoutAxis { scrollDirection }

  /// Returns the greatest width of the items of a section, in points: that of a line. Nil if the
  /// layout scrolls horizontally, or if nothing is laid out.
  package func greatestItemWidth(inSection section: Int) -> Double? {
    guard axis == .vertical, let shapes = collectionView?.content.shapes, shapes.indices.contains(section) else {
      return nil
    }
    return (shapes[section].filling as? FlowLines)?.breadth
  }

  private func changed(_ isChanged: Bool) { if isChanged { invalidateLayout() } }

  private var isSelfSizing: Bool { estimatedItemSize != .zero }

  override func shape(ofSection section: Int, of count: Int, itemCount: Int, in container: CGSize) -> SectionShape {
    guard let view = collectionView else {
      return super.shape(ofSection: section, of: count, itemCount: itemCount, in: container)
    }
    let delegate = view.flowDelegate
    let given = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let inset = used(
      DirectionalEdgeInsets(top: given.top, leading: given.left, bottom: given.bottom, trailing: given.right),
      inSection: section)
    let gap = delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
    let spacing = delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
    let sides = axis == .vertical ? (inset.leading, inset.trailing) : (inset.top, inset.bottom)
    let breadth = LineLength(container, scrolling: axis).across - Double(sides.0 + sides.1)
    var shape = SectionShape(
      filling: FlowLines(
        breadth: max(0, breadth),
        gap: used(gap ?? minimumInteritemSpacing, "The minimumInteritemSpacing of section \(section)"),
        uniform: isUniform ? LineLength(itemSize.used, scrolling: axis).across : nil),
      itemLength: lengths(ofSection: section, in: view))
    shape.takeInsets(inset, scrolling: axis)
    shape.spacing = used(spacing ?? minimumLineSpacing, "The minimumLineSpacing of section \(section)")
    shape.measuredAxes = isSelfSizing ? [.horizontal, .vertical] : []
    let header = delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
    let footer = delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
    shape.header = edge(
      header ?? headerReferenceSize, CollectionView.elementKindSectionHeader, sectionHeadersPinToVisibleBounds)
    shape.footer = edge(
      footer ?? footerReferenceSize, CollectionView.elementKindSectionFooter, sectionFootersPinToVisibleBounds)
    return shape
  }

  /// True if all items have the size of the layout.
  private var isUniform: Bool { !isSelfSizing && collectionView?.flowDelegate == nil }

  private func lengths(ofSection section: Int, in view: CollectionView) -> (Int) -> LineLength {
    let axis = axis
    guard !isSelfSizing, let delegate = view.flowDelegate else {
      let own =
        isSelfSizing && estimatedItemSize != Self.automaticSize
        ? used(estimatedItemSize, "estimatedItemSize") : used(itemSize, "itemSize")
      let length = LineLength(own, scrolling: axis)
      return { _ in length }
    }
    return { [unowned self] item in
      let path = IndexPath(row: item, section: section)
      let size = delegate.collectionView(view, layout: self, sizeForItemAt: path)
      return LineLength(self.used(size, "the size of an item in section \(section)"), scrolling: axis)
    }
  }

  private func edge(_ size: CGSize, _ kind: String, _ isPinned: Bool) -> SectionShape.Edge? {
    let length = used(CGFloat(LineLength(size, scrolling: axis).along), "The length of a header or footer")
    return length > 0 ? SectionShape.Edge(kind: kind, length: length, isPinned: isPinned) : nil
  }

  /// Logs UIKit's warning, as developers quote it (D), if an item is wider than its line.
  override func reportProblems(in view: CollectionView) {
    guard !isSelfSizing, view.hasItemBeyondLine else { return }
    let sides = axis == .vertical ? ("width", "left", "right") : ("height", "top", "bottom")
    view.traitCollection.log.once(
      """
      The behavior of the UICollectionViewFlowLayout is not defined because:
      the item \(sides.0) must be less than the \(sides.0) of the UICollectionView minus the section insets \(sides.1) and \
      \(sides.2) values, minus the content insets \(sides.1) and \(sides.2) values.
      Please check the values returned by the delegate.
      """)
  }
}
