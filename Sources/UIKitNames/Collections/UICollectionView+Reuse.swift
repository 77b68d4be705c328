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
    registerCells(identifier) { UICollectionReusableView.create(type, identifier: identifier) as? UICollectionViewCell }
  }

  /// Registers the nib of cells with an identifier; nil removes the registration.
  public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else { return strutCollection.register(nil, forCellWithReuseIdentifier: identifier) }
    registerCells(identifier) { [weak self] in
      nib.instantiate(withOwner: self, options: nil).first as? UICollectionViewCell
    }
  }

  private func registerCells(_ identifier: String, _ make: @escaping @MainActor () -> UICollectionViewCell?) {
    strutCollection.registerCell(forCellWithReuseIdentifier: identifier) {
      onMain {
        guard let cell = make() else {
          stopAsUIKit(
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
              + "must be a UICollectionReusableView instance")
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
    guard let viewClass else {
      return strutCollection.register(nil, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      stopAsUIKit(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - \(viewClass) must be a subclass "
          + "of UICollectionReusableView")
    }
    strutCollection.registerSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier) {
      onMain {
        let view = UICollectionReusableView.create(type, identifier: identifier)
        view.strutReusableView.holdFacade(true)
        return view.strutReusableView
      }
    }
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

// MARK: - Registrations

extension UICollectionView {
  /// A class of cells with a closure that configures them for items.
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identifier = UUID().uuidString
    let handler: Handler

    /// Creates a registration.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of supplementary views with a closure that configures them.
  @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = UUID().uuidString
    let elementKind: String
    let handler: Handler

    /// Creates a registration for a kind of supplementary views.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell of a registration, configured for an item.
  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = cell as? Cell else { stopAsUIKit("the cell of the registration is not a \(Cell.self)") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view of a registration, configured for its place.
  public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.elementKind,
      withReuseIdentifier: registration.identifier)
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      stopAsUIKit("the view of the registration is not a \(Supplementary.self)")
    }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}
