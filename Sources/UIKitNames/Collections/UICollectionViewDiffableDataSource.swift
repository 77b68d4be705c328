internal import FontMetrics
public import Foundation
internal import LayoutCore
internal import TableLayout

/// A data source that displays snapshots and updates the collection view from one to the next.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UICollectionViewDataSource {
  /// Returns the cell of an item, or nil, which stops the program.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Returns a header or footer, or nil, which stops the program.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var view: UICollectionView?
  private let cellProvider: CellProvider
  private let displayed = DisplayedSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private var current: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { displayed.current }

  /// A closure that returns headers and footers, or nil.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source and makes it that of a collection view, which does not retain it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns the displayed snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Displays a snapshot by updates of the view: items that exist before and after keep their
  /// cells.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    displayed.replace(by: snapshot, in: view?.dataSource === self ? view : nil) { Self.carryOut($0, in: $1) }
    completion?()
  }

  /// Displays a snapshot by updates of the view, and returns after that.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

  /// Displays a snapshot by loading all data again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    displayed.replace(by: snapshot)
    view?.reloadData()
    completion?()
  }

  private static func carryOut(
    _ change: SnapshotChange<SectionIdentifierType, ItemIdentifierType>, in view: UICollectionView
  ) {
    view.deleteSections(change.deletedSections)
    view.insertSections(change.insertedSections)
    for move in change.movedSections { view.moveSection(move.from, toSection: move.to) }
    view.reloadSections(change.reloadedSections)
    view.deleteItems(at: change.deletedRows)
    view.insertItems(at: change.insertedRows)
    for move in change.movedRows { view.moveItem(at: move.from, to: move.to) }
    view.reloadItems(at: change.reloadedRows)
  }

  // MARK: Identifiers

  /// Returns the identifier of an item, or nil if it does not exist.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
  /// Returns the index path of an item, or nil if it does not exist.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.indexPath(of: itemIdentifier) }
  /// Returns the identifier of a section, or nil if it does not exist.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.section(at: index) }
  /// Returns the index of a section, or nil if it does not exist.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  // MARK: Data source

  /// Returns the number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
  /// Returns the number of items in a section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.section(at: section).map(current.numberOfItems(inSection:)) ?? 0
  }
  /// Returns the cell of an item from the closure.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
      stopAsUIKit(
        "UICollectionViewDiffableDataSource: the cell provider returned nil for the index path \(indexPath), which is not "
          + "allowed.")
    }
    return cell
  }
  /// Returns a header or footer from the closure.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      stopAsUIKit(
        "UICollectionViewDiffableDataSource: the supplementary view provider returned nil for the kind \(kind) at the "
          + "index path \(indexPath), which is not allowed.")
    }
    return view
  }
}
