internal import LayoutCore

extension UIView {
  /// Returns the view of Strut as the kind that the class made.
  final func strut<Kind: View>(_ kind: Kind.Type = Kind.self) -> Kind {
    guard let view = strutView as? Kind else {
      preconditionFailure("A \(type(of: self)) stands for a \(Kind.self), not for a \(type(of: strutView)).")
    }
    return view
  }
}
