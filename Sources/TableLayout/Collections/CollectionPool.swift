import Foundation
import LayoutCore

/// The cells and supplementary views that wait for reuse, and the registered ways to create them.
struct CollectionPool {
  /// Creates views, by the kind of element (empty for cells) and identifier.
  private var types: [String: [String: () -> CollectionReusableView]] = [:]
  private var waiting: [String: WaitingViews<CollectionReusableView>] = [:]
  /// The cell of an item that is being reconfigured.
  var lent: CollectionViewCell?

  mutating func register(_ identifier: String, kind: String, _ make: (() -> CollectionReusableView)?) {
    types[kind, default: [:]][identifier] = make
  }

  func maker(_ identifier: String, kind: String) -> (() -> CollectionReusableView)? { types[kind]?[identifier] }

  mutating func take(_ identifier: String, kind: String) -> CollectionReusableView? { waiting[kind]?.take(identifier) }

  /// Adds a view that is no longer visible.
  mutating func give(_ view: CollectionReusableView, kind: String) {
    waiting[kind, default: WaitingViews()].add(view, view.reuseIdentifier)
  }

  func releaseFacades() { for views in waiting.values { views.releaseFacades() } }
}
