internal import Foundation
internal import TableLayout

/// A view whose data source displays snapshots.
@MainActor protocol SnapshotView: AnyObject {
  var numberOfSections: Int { get }
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  /// Configures the visible cells of rows or items again.
  func reconfigure(at indexPaths: [IndexPath])
}

extension UITableView: SnapshotView {
  func reconfigure(at indexPaths: [IndexPath]) { reconfigureRows(at: indexPaths) }
}

extension UICollectionView: SnapshotView {
  func reconfigure(at indexPaths: [IndexPath]) { reconfigureItems(at: indexPaths) }
}

/// The snapshot that a data source displays.
@MainActor final class DisplayedSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private(set) var current = NSDiffableDataSourceSnapshot<Section, Item>()

  /// Replaces the snapshot without updates.
  func replace(by snapshot: NSDiffableDataSourceSnapshot<Section, Item>) { current = snapshot.settled }

  /// Replaces the snapshot, calls `carryOut` with the updates of a view that reads it, and
  /// configures cells of that view again.
  func replace<Displaying: SnapshotView>(
    by snapshot: NSDiffableDataSourceSnapshot<Section, Item>, in view: Displaying?,
    carryOut: @escaping (SnapshotChange<Section, Item>, Displaying) -> Void
  ) {
    let change = SnapshotChange(from: current, to: snapshot)
    guard let view else { return replace(by: snapshot) }
    // The view reads the data before the change, if it did not yet.
    _ = view.numberOfSections
    if change.isEmpty {
      replace(by: snapshot)
    } else {
      view.performBatchUpdates(
        {
          self.replace(by: snapshot)
          carryOut(change, view)
        }, completion: nil)
    }
    if !change.reconfiguredRows.isEmpty { view.reconfigure(at: change.reconfiguredRows) }
  }
}
