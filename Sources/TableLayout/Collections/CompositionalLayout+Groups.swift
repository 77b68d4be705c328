import Foundation
import LayoutCore

// Sections of groups, with headers and footers at their boundaries.

extension CompositionalLayout {
  /// Returns the layout of a section of groups.
  func groupShape(
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
  var estimatedAxes: LayoutAxes {
    elements.reduce(into: []) { axes, element in
      switch element {
      case .item(let item): axes.formUnion(item.size.estimatedAxes)
      case .group(let group): axes.formUnion(group.estimatedAxes)
      }
    }
  }
}
