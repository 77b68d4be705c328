import FontMetrics
public import Foundation
public import LayoutCore

/// A section of a compositional layout. UIKit's `NSCollectionLayoutSection`.
public struct CollectionSection: Sendable {
  /// A header or footer at a boundary of a section. UIKit's
  /// `NSCollectionLayoutBoundarySupplementaryItem`.
  public struct BoundaryItem: Hashable, Sendable {
    /// The boundary, in the direction of scrolling.
    public enum Edge: Hashable, Sendable {
      /// Before the section.
      case start
      /// After the section.
      case end
    }

    /// The size. Its fractions refer to the section.
    public var size: CollectionSize
    /// The kind of the supplementary view.
    public var elementKind: String
    /// The boundary.
    public var edge: Edge
    /// A Boolean value that indicates whether the view stays within the visible part of its
    /// section; false by default.
    public var pinsToVisibleBounds: Bool

    /// Creates a header or footer.
    public init(size: CollectionSize, elementKind: String, edge: Edge, pinsToVisibleBounds: Bool = false) {
      (self.size, self.elementKind, self.edge) = (size, elementKind, edge)
      self.pinsToVisibleBounds = pinsToVisibleBounds
    }
  }

  /// The way in which a section scrolls across the collection view. Strut does not scroll it.
  ///
  /// When such a section becomes visible, all of its items are measured, and each measurement lays
  /// out its line again: O(*n*²) for *n* items, which is slow for long sections.
  public enum OrthogonalScrolling: Int, Hashable, Sendable {
    /// The groups follow each other in the direction of scrolling.
    case none = 0
    /// The groups follow each other in one line.
    case continuous = 1
    /// The line stops at a group's leading edge.
    case continuousGroupLeadingBoundary = 2
    /// The line scrolls by pages.
    case paging = 3
    /// The line scrolls by groups.
    case groupPaging = 4
    /// The line scrolls by groups, which are centered.
    case groupPagingCentered = 5
  }

  /// The content: a group that repeats, or a list.
  enum Content: Sendable {
    case group(CollectionGroup)
    case list(ListConfiguration)
  }

  let content: Content
  /// The distance between groups, in points; 0 by default.
  public var interGroupSpacing: CGFloat = 0
  /// The distances around the groups, in points; zero by default.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// The headers and footers. The first of each edge counts.
  public var boundaryItems: [BoundaryItem] = []
  /// A Boolean value that indicates whether headers and footers have the side insets of the groups;
  /// true by default.
  public var supplementariesFollowContentInsets = true
  /// The way in which the section scrolls across the collection view.
  public var orthogonalScrolling = OrthogonalScrolling.none

  /// Creates a section of a group that repeats.
  public init(group: CollectionGroup) { content = .group(group) }

  /// Creates a section that is a list.
  public init(list: ListConfiguration) { content = .list(list) }
}

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

  // MARK: Groups

  private func groupShape(
    _ group: CollectionGroup, of section: CollectionSection, section number: Int, _ container: CGSize
  ) -> SectionShape {
    if !group.isUsable { logUnusable("A length in a group of section \(number)") }
    let insets = section.contentInsets
    let inner = CGSize(
      width: max(0, container.width - insets.leading - insets.trailing),
      height: max(0, container.height - insets.top - insets.bottom))
    let isAcross = section.orthogonalScrolling != .none
    let spacing = used(section.interGroupSpacing, "The interGroupSpacing of section \(number)")
    let axis = axis
    let lines = GroupLines(
      group: group, container: inner, axis: axis, orthogonalSpacing: isAcross ? spacing : nil)
    let estimates = group.itemEstimates(in: inner)
    var shape = SectionShape(filling: lines) { item in
      LineLength(estimates.isEmpty ? .zero : estimates[item % estimates.count], scrolling: axis)
    }
    shape.measuredAxes = group.estimatedAxes
    shape.spacing = isAcross ? 0 : spacing
    shape.takeInsets(insets, scrolling: axis)
    addEdges(of: section, section: number, to: &shape, container)
    return shape
  }

  private func addEdges(
    of section: CollectionSection, section number: Int, to shape: inout SectionShape, _ container: CGSize
  ) {
    let insets = section.contentInsets
    let sides = axis == .vertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
    let used = section.supplementariesFollowContentInsets ? (Double(sides.0), Double(sides.1)) : (0, 0)
    for item in section.boundaryItems {
      if !item.size.isUsable { logUnusable("A length of a header or footer of section \(number)") }
      let length = LineLength(item.size.size(in: container), scrolling: axis)
      let isEstimated = (axis == .vertical ? item.size.height : item.size.width).isEstimated
      let edge = SectionShape.Edge(
        kind: item.elementKind, length: length.along, isEstimated: isEstimated, isPinned: item.pinsToVisibleBounds,
        inset: used)
      if item.edge == .start, shape.header == nil {
        shape.header = edge
      } else if item.edge == .end, shape.footer == nil {
        shape.footer = edge
      } else {
        collectionView?.traitCollection.log.once(
          "Section \(number) has two boundary items at one edge, and only the first is displayed. Remove the item of kind "
            + "\(item.elementKind).")
      }
    }
  }

  // MARK: Lists

  private func listShape(
    _ list: ListConfiguration, _ section: CollectionSection, section number: Int, _ container: CGSize
  ) -> SectionShape {
    let traits = collectionView?.traitCollection ?? .current
    if axis == .horizontal {
      traits.log.once(
        "Section \(number) is a list, whose rows are as wide as the view, but the layout scrolls horizontally. Its rows "
          + "are placed as columns. Set scrollDirection to vertical.")
    }
    let metrics = ListSectionMetrics(list, section: number, width: Double(container.width), in: traits)
    let breadth = LineLength(container, scrolling: axis).across
    var insets = section.contentInsets
    insets.leading += metrics.side
    insets.trailing += metrics.side
    insets.top += metrics.top
    insets.bottom += metrics.bottom
    let least = traits.layoutMetrics.cell.minimumHeight
    let lines = ListLines(breadth: max(0, breadth - Double(insets.leading + insets.trailing)))
    var shape = SectionShape(filling: lines) { _ in LineLength(across: lines.breadth, along: least) }
    shape.measuredAxes = [.vertical]
    shape.list = list
    shape.takeInsets(insets, scrolling: axis)
    let sides = (Double(metrics.side), Double(metrics.side))
    if list.headerMode == .supplementary {
      shape.header = SectionShape.Edge(
        kind: CollectionView.elementKindSectionHeader, length: metrics.headerEstimate, isEstimated: true,
        isPinned: list.appearance == .plain, inset: sides, padding: metrics.headerPadding)
    }
    if list.footerMode == .supplementary {
      shape.footer = SectionShape.Edge(
        kind: CollectionView.elementKindSectionFooter, length: metrics.footerEstimate, isEstimated: true, inset: sides)
    }
    return shape
  }
}

extension LineLength {
  static let zero = LineLength(across: 0, along: 0)
}

extension SectionShape {
  /// Sets the insets of the lines, on the axes of a layout.
  mutating func takeInsets(_ insets: DirectionalEdgeInsets, scrolling axis: LayoutAxis) {
    if axis == .vertical {
      (alongInset, acrossStart) = ((Double(insets.top), Double(insets.bottom)), Double(insets.leading))
    } else {
      (alongInset, acrossStart) = ((Double(insets.leading), Double(insets.trailing)), Double(insets.top))
    }
  }
}

extension CollectionGroup {
  /// The estimates of the items of one repetition, in order. Lengths that are not estimated are not
  /// used.
  func itemEstimates(in container: CGSize) -> [CGSize] {
    elements.flatMap { element -> [CGSize] in
      switch element {
      case .item(let item): [item.size.size(in: container)]
      case .group(let group):
        Array(repeating: group.itemEstimates(in: container), count: max(1, group.count ?? 1)).flatMap { $0 }
      }
    }
  }

  /// The axes on which an item has an estimated length.
  var estimatedAxes: Set<LayoutAxis> {
    elements.reduce(into: []) { axes, element in
      switch element {
      case .item(let item):
        if item.size.width.isEstimated { axes.insert(.horizontal) }
        if item.size.height.isEstimated { axes.insert(.vertical) }
      case .group(let group): axes.formUnion(group.estimatedAxes)
      }
    }
  }
}
