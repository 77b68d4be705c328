import Foundation
import UIKitNames

/// A table or a collection view that displays snapshots of numbers, in cells of known heights.
@MainActor protocol SnapshotScreen: AnyObject {
  /// The height of each item, in points.
  var heights: [Int: CGFloat] { get set }
  /// The items whose cells were requested, in order.
  var provided: [Int] { get set }
  var scrollView: UIScrollView { get }
  /// The number of times that the offset returned into the content.
  var returns: Int { get }
  /// The number of items in each section of the view.
  var counts: [Int] { get }
  var visiblePaths: [IndexPath] { get }
  var selectedPaths: [IndexPath] { get }

  func apply(_ snapshot: NumberSnapshot, animated: Bool)
  func applyByReloading(_ snapshot: NumberSnapshot)
  func snapshot() -> NumberSnapshot
  func item(at path: IndexPath) -> Int?
  func path(of item: Int) -> IndexPath?
  func section(at index: Int) -> Int?
  func index(of section: Int) -> Int?
  func cell(at path: IndexPath) -> (any NumberCell)?
  /// Returns the top of an item in the content, in points, or nil if it does not exist.
  func top(of path: IndexPath) -> CGFloat?
  func select(_ path: IndexPath)
}

/// A cell that shows a number.
@MainActor protocol NumberCell: UIView {
  var number: Int? { get set }
  var needed: CGFloat { get set }
  var isSelected: Bool { get }
}

extension SnapshotScreen {
  fileprivate func show(_ item: Int, in cell: any NumberCell) {
    provided.append(item)
    (cell.number, cell.needed) = (item, heights[item] ?? 50)
  }
}

@MainActor final class TableScreen: SnapshotScreen {
  final class Row: UITableViewCell, NumberCell {
    var number: Int?
    var needed: CGFloat = 50
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: needed) }
  }

  var heights: [Int: CGFloat] = [:]
  var provided: [Int] = []
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
  private lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: table) {
    [unowned self] table, path, item in
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    if let row = cell as? Row { show(item, in: row) }
    return cell
  }

  init() {
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.separatorStyle = .none
    table.allowsMultipleSelection = true
    _ = source
  }

  var scrollView: UIScrollView { table }
  var returns: Int { table.strutTable.correctionSummary.counts[.limit] ?? 0 }
  var counts: [Int] { (0..<table.numberOfSections).map(table.numberOfRows(inSection:)) }
  var visiblePaths: [IndexPath] { table.indexPathsForVisibleRows ?? [] }
  var selectedPaths: [IndexPath] { table.indexPathsForSelectedRows ?? [] }

  func apply(_ snapshot: NumberSnapshot, animated: Bool) { source.apply(snapshot, animatingDifferences: animated) }
  func applyByReloading(_ snapshot: NumberSnapshot) { source.applySnapshotUsingReloadData(snapshot) }
  func snapshot() -> NumberSnapshot { source.snapshot() }
  func item(at path: IndexPath) -> Int? { source.itemIdentifier(for: path) }
  func path(of item: Int) -> IndexPath? { source.indexPath(for: item) }
  func section(at index: Int) -> Int? { source.sectionIdentifier(for: index) }
  func index(of section: Int) -> Int? { source.index(for: section) }
  func cell(at path: IndexPath) -> (any NumberCell)? { table.cellForRow(at: path) as? Row }
  func top(of path: IndexPath) -> CGFloat? { table.rectForRow(at: path).minY }
  func select(_ path: IndexPath) { table.selectRow(at: path, animated: false, scrollPosition: .none) }
}

@MainActor final class CollectionScreen: SnapshotScreen {
  final class Item: UICollectionViewListCell, NumberCell {
    var number: Int?
    var needed: CGFloat = 50
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: needed) }
  }

  var heights: [Int: CGFloat] = [:]
  var provided: [Int] = []
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 400),
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))
  private lazy var source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
    [unowned self] view, path, item in
    let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    if let row = cell as? Item { show(item, in: row) }
    return cell
  }

  init() {
    view.register(Item.self, forCellWithReuseIdentifier: "item")
    view.allowsMultipleSelection = true
    _ = source
  }

  var scrollView: UIScrollView { view }
  var returns: Int { view.strutCollection.correctionSummary.counts[.limit] ?? 0 }
  var counts: [Int] { (0..<view.numberOfSections).map(view.numberOfItems(inSection:)) }
  var visiblePaths: [IndexPath] { view.indexPathsForVisibleItems }
  var selectedPaths: [IndexPath] { view.indexPathsForSelectedItems ?? [] }

  func apply(_ snapshot: NumberSnapshot, animated: Bool) { source.apply(snapshot, animatingDifferences: animated) }
  func applyByReloading(_ snapshot: NumberSnapshot) { source.applySnapshotUsingReloadData(snapshot) }
  func snapshot() -> NumberSnapshot { source.snapshot() }
  func item(at path: IndexPath) -> Int? { source.itemIdentifier(for: path) }
  func path(of item: Int) -> IndexPath? { source.indexPath(for: item) }
  func section(at index: Int) -> Int? { source.sectionIdentifier(for: index) }
  func index(of section: Int) -> Int? { source.index(for: section) }
  func cell(at path: IndexPath) -> (any NumberCell)? { view.cellForItem(at: path) as? Item }
  func top(of path: IndexPath) -> CGFloat? { view.layoutAttributesForItem(at: path)?.frame.minY }
  func select(_ path: IndexPath) { view.selectItem(at: path, animated: false, scrollPosition: []) }
}
