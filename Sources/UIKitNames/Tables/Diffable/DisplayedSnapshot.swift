internal import Foundation
internal import TableLayout

/// A view whose data source displays snapshots.
@MainActor protocol SnapshotView: AnyObject {
  var numberOfSections: Int { get }
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
}

extension UITableView: SnapshotView {}
extension UICollectionView: SnapshotView {}

/// The snapshot that a data source displays.
@MainActor final class DisplayedSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private(set) var current = NSDiffableDataSourceSnapshot<Section, Item>()

  /// Replaces the snapshot without updates.
  func replace(by snapshot: NSDiffableDataSourceSnapshot<Section, Item>) { current = snapshot.settled }

  /// Replaces the snapshot, and calls `carryOut` with the updates of a view that reads it.
  func replace<Displaying: SnapshotView>(
    by snapshot: NSDiffableDataSourceSnapshot<Section, Item>, in view: Displaying?,
    carryOut: @escaping (SnapshotChange<Section, Item>, Displaying) -> Void
  ) {
    let change = SnapshotChange(from: current, to: snapshot)
    guard let view, !change.isEmpty else { return replace(by: snapshot) }
    // The view reads the data before the change, if it did not yet.
    _ = view.numberOfSections
    view.performBatchUpdates(
      {
        self.replace(by: snapshot)
        carryOut(change, view)
      }, completion: nil)
  }
}
