internal import FontMetrics
public import Foundation
internal import LayoutCore
internal import TableLayout

extension UICollectionView {
  /// Registers the class of cells with an identifier; nil removes the registration.
  public final func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let cellClass else { return strutCollection.register(nil, forCellWithReuseIdentifier: identifier) }
    guard let type = cellClass as? UICollectionViewCell.Type else {
      stopAsUIKit(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - \(cellClass) must be "
          + "a subclass of UICollectionViewCell")
    }
    registerCells(identifier) { UICollectionReusableView.create(type, identifier: identifier) }
  }

  /// Registers the nib of cells with an identifier; nil removes the registration. The only object
  /// of the nib is the cell.
  public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else { return strutCollection.register(nil, forCellWithReuseIdentifier: identifier) }
    registerCells(identifier) { [weak self] in Self.view(in: nib, identifier, owner: self) }
  }

  private func registerCells(_ identifier: String, _ make: @escaping @MainActor () -> UICollectionReusableView) {
    strutCollection.registerCell(forCellWithReuseIdentifier: identifier) {
      onMain {
        guard let cell = make() as? UICollectionViewCell else {
          stopAsUIKit("the view registered for identifier \(identifier) is not a UICollectionViewCell")
        }
        // Until the collection view hands it out.
        cell.strutCell.holdFacade(true)
        return cell.strutCell
      }
    }
  }

  /// Registers the class of supplementary views with an identifier; nil removes the registration.
  public final func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    guard let viewClass else { return registerViews(elementKind, identifier, nil) }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      stopAsUIKit(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - \(viewClass) must be a subclass "
          + "of UICollectionReusableView")
    }
    registerViews(elementKind, identifier) { UICollectionReusableView.create(type, identifier: identifier) }
  }

  /// Registers the nib of supplementary views with an identifier; nil removes the registration. The
  /// only object of the nib is the view.
  public final func register(
    _ nib: UINib?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    guard let nib else { return registerViews(elementKind, identifier, nil) }
    registerViews(elementKind, identifier) { [weak self] in Self.view(in: nib, identifier, owner: self) }
  }

  private func registerViews(
    _ elementKind: String, _ identifier: String, _ make: (@MainActor () -> UICollectionReusableView)?
  ) {
    guard let make else {
      return strutCollection.register(nil, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
    }
    strutCollection.registerSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier) {
      onMain {
        let view = make()
        view.strutReusableView.holdFacade(true)
        return view.strutReusableView
      }
    }
  }

  /// Returns a new view of a nib. Stops the program with UIKit's message, as developers quote it
  /// (D), if the identifier of the view is another one.
  private static func view(in nib: UINib, _ identifier: String, owner: AnyObject?) -> UICollectionReusableView {
    let view = nib.onlyView(for: identifier, owner: owner, as: UICollectionReusableView.self)
    if let own = view.reuseIdentifier, !own.isEmpty, own != identifier {
      stopAsUIKit(
        "view reuse identifier in nib (\(own)) does not match the identifier used to register the nib (\(identifier))")
    }
    return view
  }

  /// Returns a cell with an identifier for an item: one that is no longer visible, or a new one.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = strutCollection.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath).handedOut
    guard let cell = view as? UICollectionViewCell else {
      stopAsUIKit("the view registered for identifier \(identifier) is not a UICollectionViewCell")
    }
    return cell
  }

  /// Returns a supplementary view with an identifier: one that is no longer visible, or a new one.
  public final func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    strutCollection.dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath
    ).handedOut
  }
}
