import FontMetrics
import Foundation
import LayoutCore

/// The frames of the items of a group, in the group's coordinates, and the group's size, in points.
struct GroupArrangement: Hashable {
  var size: CGSize
  var frames: [CGRect] = []
}

extension CollectionGroup {
  /// Returns the arrangement of items with the given numbers, as far as they fit.
  ///
  /// An estimated length of the group becomes that of its content. A fraction of it then refers to
  /// the content (D).
  ///
  /// - Parameters:
  ///   - container: The size of the containing group or section, in points.
  ///   - items: The numbers of the items that remain in the section.
  ///   - measured: Returns the size of an item, as measured or estimated.
  /// - Complexity: O(*n*) for *n* items per level of groups.
  func arranged(in container: CGSize, items: Range<Int>, measured: (Int) -> CGSize) -> GroupArrangement {
    let given = size.size(in: container)
    let first = placed(in: given, items: items, measured: measured)
    guard size.width.isEstimated || size.height.isEstimated else { return first.arrangement }
    var found = given
    if size.width.isEstimated { found.width = first.content.width }
    if size.height.isEstimated { found.height = first.content.height }
    guard found != given else { return first.arrangement }
    return placed(in: found, items: items, measured: measured).arrangement
  }

  /// Places elements in a group of a size. `content` is the size that the elements need, except for
  /// those with a fraction of the length of the group.
  private func placed(
    in group: CGSize, items: Range<Int>, measured: (Int) -> CGSize
  ) -> (arrangement: GroupArrangement, content: CGSize) {
    let insets = contentInsets.finite
    let inner = CGSize(
      width: max(0, group.width - insets.leading - insets.trailing),
      height: max(0, group.height - insets.top - insets.bottom))
    let places = fill(inner, items: items, measured: measured)
    var frames: [CGRect] = []
    var (content, position) = (CGSize.zero, 0.0)
    let spacing = usedSpacing(places, in: inner)
    for place in places {
      let origin = axis == .horizontal ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position)
      frames += place.frames.map {
        $0.offsetBy(dx: origin.x + insets.leading, dy: origin.y + insets.top)
      }
      let end = position + place.length(on: axis)
      if axis == .horizontal { content.width = end } else { content.height = end }
      if axis == .horizontal, !place.isFraction { content.height = max(content.height, place.size.height) }
      if axis == .vertical, !place.isFraction { content.width = max(content.width, place.size.width) }
      position = end + spacing
    }
    content.width += insets.leading + insets.trailing
    content.height += insets.top + insets.bottom
    if !places.contains(where: { !$0.isFraction }) {
      if axis == .horizontal { content.height = group.height } else { content.width = group.width }
    }
    return (GroupArrangement(size: group, frames: frames), content)
  }

  /// One element with its items.
  private struct Place {
    var size: CGSize
    var frames: [CGRect]
    /// True if the length across the group's axis is a fraction of the group's.
    var isFraction: Bool

    func length(on axis: LayoutAxis) -> Double { Double(axis == .horizontal ? size.width : size.height) }
  }

  /// Returns as many elements as fit, at least one if there are items.
  private func fill(_ inner: CGSize, items: Range<Int>, measured: (Int) -> CGSize) -> [Place] {
    guard !elements.isEmpty else { return [] }
    let isOpen = (axis == .horizontal ? size.width : size.height).isEstimated
    let room = isOpen ? Double.infinity : Double(axis == .horizontal ? inner.width : inner.height)
    let limit = count.map { max(1, $0) * elements.count } ?? (isOpen ? elements.count : Int.max)
    var (places, item, filled): ([Place], Int, Double) = ([], items.lowerBound, 0)
    while item < items.upperBound, places.count < limit {
      let element = elements[places.count % elements.count]
      var place = place(element, in: inner, items: item..<items.upperBound, measured: measured)
      guard !place.frames.isEmpty else { break }
      if sharesLength { share(&place, of: inner, among: limit) }
      let end = places.isEmpty ? place.length(on: axis) : filled + spacing.points + place.length(on: axis)
      // A count determines the number of elements even if they do not fit.
      guard places.isEmpty || count != nil || end <= room + PixelGrid.tolerance else { break }
      places.append(place)
      (item, filled) = (item + place.frames.count, end)
    }
    return places
  }

  private func place(
    _ element: CollectionElement, in inner: CGSize, items: Range<Int>, measured: (Int) -> CGSize
  ) -> Place {
    let across = axis == .horizontal ? element.size.height : element.size.width
    let isFraction = axis == .horizontal ? across.isHeightFraction : across.isWidthFraction
    switch element {
    case .group(let group):
      let arrangement = group.arranged(in: inner, items: items, measured: measured)
      return Place(size: arrangement.size, frames: arrangement.frames, isFraction: isFraction)
    case .item(let item):
      let own = measured(items.lowerBound)
      var size = item.size.size(in: inner)
      if item.size.width.isEstimated { size.width = own.width }
      if item.size.height.isEstimated { size.height = own.height }
      return Place(size: size, frames: [item.frame(in: size)], isFraction: isFraction)
    }
  }

  /// Gives an element an equal part of the group's length.
  private func share(_ place: inout Place, of inner: CGSize, among count: Int) {
    let room = Double(axis == .horizontal ? inner.width : inner.height)
    let part = max(0, room - Double(count - 1) * spacing.points) / Double(count)
    guard place.frames.count == 1, case .item(let item)? = elements.first else { return }
    if axis == .horizontal { place.size.width = part } else { place.size.height = part }
    place.frames = [item.frame(in: place.size)]
  }

  /// The distance between elements: a flexible one grows until the elements fill the group.
  private func usedSpacing(_ places: [Place], in inner: CGSize) -> Double {
    guard case .flexible = spacing, places.count > 1 else { return spacing.points }
    let room = Double(axis == .horizontal ? inner.width : inner.height)
    let free = room - places.reduce(0) { $0 + $1.length(on: axis) }
    return max(spacing.points, free / Double(places.count - 1))
  }
}

extension CollectionItem {
  /// Returns the frame in a place of a size, without insets on estimated axes.
  fileprivate func frame(in place: CGSize) -> CGRect {
    var frame = CGRect(origin: .zero, size: place)
    let insets = contentInsets.finite
    if !size.width.isEstimated {
      frame.origin.x = insets.leading
      frame.size.width = max(0, place.width - insets.leading - insets.trailing)
    }
    if !size.height.isEstimated {
      frame.origin.y = insets.top
      frame.size.height = max(0, place.height - insets.top - insets.bottom)
    }
    return frame
  }
}

extension CollectionDimension {
  fileprivate var isWidthFraction: Bool { if case .fractionalWidth = self { true } else { false } }
  fileprivate var isHeightFraction: Bool { if case .fractionalHeight = self { true } else { false } }
}
