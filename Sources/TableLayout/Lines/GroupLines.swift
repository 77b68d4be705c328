import FontMetrics
import Foundation
import LayoutCore

/// The lines of a section of a compositional layout: one group per line, or all groups in one line
/// if the section scrolls across.
struct GroupLines: LineFilling {
  let group: CollectionGroup
  /// The size to which the group's fractions refer, in points.
  let container: CGSize
  /// The direction of scrolling.
  let axis: LayoutAxis
  /// The distance between groups if they follow each other in one line, in points; nil otherwise.
  let orthogonalSpacing: Double?

  var holdsSection: Bool { orthogonalSpacing != nil }

  func line(from first: Int, of count: Int, length: (Int) -> LineLength) -> ItemLine {
    guard let orthogonalSpacing else { return groupLine(from: first, of: count, length: length) }
    var (line, item, position) = (ItemLine(frames: [], extent: 0), first, 0.0)
    while item < count {
      let arrangement = arrangement(from: item, of: count, length: length)
      let next = converted(arrangement)
      line.frames += next.frames.map { $0.offsetBy(dx: position, dy: 0) }
      line.extent = max(line.extent, next.extent)
      position += LineLength(arrangement.size, scrolling: axis).across + orthogonalSpacing
      item += next.frames.count
    }
    return line
  }

  private func groupLine(from first: Int, of count: Int, length: (Int) -> LineLength) -> ItemLine {
    converted(arrangement(from: first, of: count, length: length))
  }

  /// Returns the arrangement of the group that begins at an item. A group without elements holds
  /// one item without size, so that every item has a place.
  private func arrangement(from first: Int, of count: Int, length: (Int) -> LineLength) -> GroupArrangement {
    var result = group.arranged(in: container, items: first..<count) { length($0).size(scrolling: axis) }
    if result.frames.isEmpty { result.frames = [.zero] }
    return result
  }

  private func converted(_ arrangement: GroupArrangement) -> ItemLine {
    let extent = LineLength(arrangement.size, scrolling: axis).along
    guard axis == .horizontal else { return ItemLine(frames: arrangement.frames, extent: extent) }
    let frames = arrangement.frames.map { CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) }
    return ItemLine(frames: frames, extent: extent)
  }
}
