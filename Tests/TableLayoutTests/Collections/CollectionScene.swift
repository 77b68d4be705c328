import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import TestSupport

/// A collection view with items of known sizes: the item determines the size of its cell.
final class CollectionScene: CollectionViewDataSource {
  /// A cell that needs a size.
  final class Cell: CollectionViewCell {
    var needed = CGSize(width: 44, height: 44)
    override func sizeThatFits(_ size: CGSize) -> CGSize { needed }
  }

  /// A header or footer that needs a height.
  final class Edge: CollectionReusableView {
    override func systemLayoutSizeFitting(
      _ target: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
      verticalFittingPriority vertical: LayoutPriority
    ) -> CGSize { CGSize(width: target.width, height: 33) }
  }

  var sizes: [[CGSize]]
  var cellCount = 0
  let view: CollectionView

  init(
    _ sizes: [[CGSize]], _ layout: CollectionLayout, size: CGSize = CGSize(width: 320, height: 400),
    scale: Double = 1, direction: LayoutDirection = .leftToRight, log: LayoutLog = .silent
  ) throws {
    self.sizes = sizes
    var traits = try fixedTraits(scale: scale, log: log)
    traits.layoutDirection = direction
    view = traits.performAsCurrent { CollectionView(frame: CGRect(origin: .zero, size: size), layout: layout) }
    view.setTraits(traits)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter] {
      view.register(Edge.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view.dataSource = self
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { sizes.count }
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    sizes[section].count
  }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    cellCount += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.needed = sizes[indexPath.section][indexPath.row]
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }

  /// The frames of the visible cells on screen, by item.
  var places: [IndexPath: CGRect] {
    let offset = view.contentOffset
    return view.indexPathsForVisibleItems.reduce(into: [:]) { places, path in
      places[path] = view.cellForItem(at: path)?.frame.offsetBy(dx: -offset.x, dy: -offset.y)
    }
  }

  /// Scrolls down and lays out. Returns the cells that were visible before and after and did not
  /// move with the content.
  func moved(by distance: CGFloat) -> [IndexPath] {
    let before = places
    view.contentOffset.y += distance
    view.layoutIfNeeded()
    return places.filter { path, frame in
      before[path].map { abs($0.minY - distance - frame.minY) > 1e-6 || $0.size != frame.size } ?? false
    }.map(\.key)
  }

  /// Displays every item once, from the start to the end.
  func scrollThrough() {
    // Items above the visible ones that are measured move the offset.
    repeat {
      view.contentOffset.y = 0
      view.layoutIfNeeded()
    } while view.contentOffset.y > 0
    while view.contentOffset.y + view.bounds.height < view.contentSize.height {
      view.contentOffset.y += view.bounds.height
      view.layoutIfNeeded()
    }
  }

  /// Scrolls on in steps of 100 points, 60 times, until all items of a short view were displayed.
  func showAll(along axis: LayoutAxis) {
    for _ in 0..<60 {
      let (content, offset) = (view.contentSize, view.contentOffset)
      if axis == .vertical {
        view.contentOffset.y = min(offset.y + 100, max(0, content.height - view.bounds.height))
      } else {
        view.contentOffset.x = min(offset.x + 100, max(0, content.width - view.bounds.width))
      }
      view.layoutIfNeeded()
    }
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect {
    view.layoutAttributesForItem(at: IndexPath(row: item, section: section))?.frame ?? .null
  }
}

/// Layouts in which cells determine their heights.
enum SelfSizingLayout: CaseIterable, CustomStringConvertible {
  case list
  case flow
  case grid

  /// The number of items per line.
  var columns: Int { self == .grid ? 3 : 1 }
  var description: String {
    switch self {
    case .list: "list"
    case .flow: "flow layout"
    case .grid: "grid"
    }
  }

  func make() -> CollectionLayout {
    switch self {
    case .list: return CompositionalLayout.list(using: ListConfiguration(appearance: .plain))
    case .flow:
      let layout = FlowLayout()
      layout.estimatedItemSize = CGSize(width: 320, height: 50)
      layout.minimumLineSpacing = 0
      return layout
    case .grid:
      let item = CollectionItem(
        size: CollectionSize(width: .fractionalWidth(0.25), height: .estimated(50)))
      let group = CollectionGroup(
        .horizontal, size: CollectionSize(width: .fractionalWidth(1), height: .estimated(50)),
        elements: [.item(item)], count: 3)
      return CompositionalLayout(section: CollectionSection(group: group))
    }
  }
}

extension [CGSize] {
  /// Random sizes, of whole points.
  static func random(_ count: Int, seed: Int, width: ClosedRange<Int> = 320...320) -> [CGSize] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      CGSize(
        width: CGFloat(Int.random(in: width, using: &generator)),
        height: CGFloat(Int.random(in: 20...150, using: &generator)))
    }
  }

  /// The height of lines of a number of items.
  func height(columns: Int) -> CGFloat {
    stride(from: 0, to: count, by: columns).reduce(0) { sum, first in
      sum + (self[first..<Swift.min(count, first + columns)].map(\.height).max() ?? 0)
    }
  }
}
