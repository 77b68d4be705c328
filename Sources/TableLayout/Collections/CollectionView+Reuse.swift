internal import FontMetrics
public import Foundation
import LayoutCore

extension CollectionView {
  /// Registers the class of cells with an identifier; nil removes the registration.
  public func register(_ cellClass: CollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
    pool.register(identifier, kind: "", cellClass.map { type in { type.init(registeredAs: identifier) } })
  }

  /// Registers a closure that creates cells with an identifier. Strut's own.
  public func registerCell(forCellWithReuseIdentifier identifier: String, making: @escaping () -> CollectionViewCell) {
    pool.register(identifier, kind: "") { Self.identified(making(), identifier) }
  }

  /// Registers the class of supplementary views of a kind with an identifier; nil removes the
  /// registration.
  public func register(
    _ viewClass: CollectionReusableView.Type?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(identifier, kind: kind, viewClass.map { type in { type.init(registeredAs: identifier) } })
  }

  /// Registers a closure that creates supplementary views of a kind with an identifier. Strut's
  /// own.
  public func registerSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, making: @escaping () -> CollectionReusableView
  ) {
    pool.register(identifier, kind: kind) { Self.identified(making(), identifier) }
  }

  private static func identified<Made: CollectionReusableView>(_ view: Made, _ identifier: String) -> Made {
    view.reuseIdentifier = identifier
    return view
  }

  /// Returns a cell with an identifier for an item: one that is no longer visible, or a new one.
  /// Stops the program with UIKit's message, as developers quote it (D), if nothing is registered.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> CollectionViewCell
  {
    if let cell = pool.lent, cell.reuseIdentifier == identifier {
      pool.lent = nil
      return cell
    }
    guard let cell = dequeue(identifier, kind: "") as? CollectionViewCell else {
      stopAsUIKit(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }

  /// Returns a supplementary view with an identifier. See
  /// ``dequeueReusableCell(withReuseIdentifier:for:)``.
  public func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    guard let view = dequeue(identifier, kind: kind) else {
      stopAsUIKit(
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard")
    }
    return view
  }

  private func dequeue(_ identifier: String, kind: String) -> CollectionReusableView? {
    if let view = pool.take(identifier, kind: kind) {
      view.setTraits(traitCollection)
      view.reuse()
      return view
    }
    return pool.maker(identifier, kind: kind).map { make in traitCollection.performAsCurrent(make) }
  }

  /// Removes a view and returns it to the pool.
  func giveBack(_ view: View, kind: String) {
    // Removal releases the facade, which a view that waits for reuse needs.
    let facade = view.facade
    view.removeFromSuperview()
    if let view = view as? CollectionReusableView { pool.give(view, kind: kind) } else { view.holdFacade(false) }
    withExtendedLifetime(facade) {}
  }
}
