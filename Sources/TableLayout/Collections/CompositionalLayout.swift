public import Foundation
public import LayoutCore

/// A layout of sections that each consist of groups, or are lists. UIKit's
/// `UICollectionViewCompositionalLayout`.
open class CompositionalLayout: LineLayout {
  /// The direction of scrolling; vertical by default.
  open var scrollDirection = LayoutAxis.vertical { didSet { invalidateLayout() } }
  /// The distance between sections, in points; 0 by default.
  open var interSectionSpacing: CGFloat = 0 { didSet { invalidateLayout() } }

  private let provider: (Int, CGSize) -> CollectionSection?

  /// Creates a layout in which all sections are equal.
  public init(section: CollectionSection) {
    provider = { _, _ in section }
    super.init()
  }

  /// Creates a layout with a section for each number and size of the collection view, in points.
  public init(sectionProvider: @escaping (Int, CGSize) -> CollectionSection?) {
    provider = sectionProvider
    super.init()
  }

  /// Returns a layout in which all sections are lists.
  public static func list(using configuration: ListConfiguration) -> CompositionalLayout {
    CompositionalLayout(section: CollectionSection(list: configuration))
  }

  override var axis: LayoutAxis { scrollDirection }

  /// True: insets and groups have leading and trailing edges.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func shape(ofSection section: Int, of count: Int, itemCount: Int, in container: CGSize) -> SectionShape {
    guard var description = provider(section, container) else {
      collectionView?.traitCollection.log.once(
        "The section provider returned no section for section \(section), which therefore has no content. "
          + "Return a CollectionSection for every section.")
      return SectionShape(filling: ListLines(breadth: 0)) { _ in .zero }
    }
    description.contentInsets = used(description.contentInsets, inSection: section)
    var shape =
      switch description.content {
      case .group(let group): groupShape(group, of: description, section: section, container)
      case .list(let list): listShape(list, description, section: section, container)
      }
    if section + 1 < count { shape.alongInset.end += used(interSectionSpacing, "interSectionSpacing") }
    return shape
  }
}
