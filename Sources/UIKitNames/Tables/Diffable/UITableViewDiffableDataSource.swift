internal import FontMetrics
public import Foundation
internal import LayoutCore
public import TableLayout

/// A data source that displays snapshots and updates the table from one to the next.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UITableViewDataSource {
  /// Returns the cell of an item, or nil, which stops the program.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var table: UITableView?
  private let cellProvider: CellProvider
  private let displayed = DisplayedSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private var current: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { displayed.current }

  /// The animation of changes. Strut does not animate.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source and makes it that of a table, which does not retain it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns the displayed snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Displays a snapshot by updates of the table: rows that exist before and after keep their
  /// cells.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    displayed.replace(by: snapshot, in: table?.dataSource === self ? table : nil) { self.carryOut($0, in: $1) }
    completion?()
  }

  /// Displays a snapshot by updates of the table, and returns after that.
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
    table?.reloadData()
    completion?()
  }

  private func carryOut(
    _ change: SnapshotChange<SectionIdentifierType, ItemIdentifierType>, in table: UITableView
  ) {
    let animation = defaultRowAnimation
    table.deleteSections(change.deletedSections, with: animation)
    table.insertSections(change.insertedSections, with: animation)
    for move in change.movedSections { table.moveSection(move.from, toSection: move.to) }
    table.reloadSections(change.reloadedSections, with: animation)
    table.deleteRows(at: change.deletedRows, with: animation)
    table.insertRows(at: change.insertedRows, with: animation)
    for move in change.movedRows { table.moveRow(at: move.from, to: move.to) }
    table.reloadRows(at: change.reloadedRows, with: animation)
  }

  // MARK: Identifiers

  /// Returns the item of a row, or nil if it does not exist.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }
  /// Returns the row of an item, or nil if it does not exist.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(of: itemIdentifier)
  }
  /// Returns the identifier of a section, or nil if it does not exist.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.section(at: index)
  }
  /// Returns the index of a section, or nil if it does not exist.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  // MARK: Data source

  /// Returns the number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// Returns the number of items in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map(current.numberOfItems(inSection:)) ?? 0
  }
  /// Returns the cell of an item from the closure.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      stopAsUIKit(
        "UITableViewDiffableDataSource: the cell provider returned nil for the index path \(indexPath), which is not "
          + "allowed.")
    }
    return cell
  }
  /// Returns the title above a section: none by default.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns the title below a section: none by default.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns whether the user may edit a row: false by default.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns whether the user may move a row: false by default.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Called after the user deleted or inserted a row. Strut does not call it.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Called after the user moved a row. Strut does not call it.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// Returns the titles of the index next to the table: none by default. Strut does not call it.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the section of a title of the index. Strut does not call it.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}
