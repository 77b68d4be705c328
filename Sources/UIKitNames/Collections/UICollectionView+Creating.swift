internal import Foundation
internal import LayoutCore
internal import TableLayout

// Registered classes are created with their own `init(frame:)`; see UITableView+Creating.swift.

extension UICollectionReusableView {
  convenience init(registeredAs identifier: String?) {
    self.init(frame: .zero)
    strutReusableView.reuseIdentifier = identifier
  }

  @_silgen_name("$s10UIKitNames24UICollectionReusableViewC12registeredAsACSSSg_tcfC")
  private class func make(_ identifier: __owned String?) -> UICollectionReusableView

  /// Creates a view of a registered class.
  static func create(_ type: UICollectionReusableView.Type, identifier: String) -> UICollectionReusableView {
    type.make(identifier)
  }
}

extension CollectionReusableView {
  /// The object of a view from the engine, which its caller then holds.
  @MainActor var handedOut: UICollectionReusableView {
    // `UIView.representing` makes an object of this class for each of the engine's reusable views.
    guard let view = uiView as? UICollectionReusableView else {
      fatalError("A view of a collection view has another class")
    }
    holdFacade(false)
    return view
  }
}
