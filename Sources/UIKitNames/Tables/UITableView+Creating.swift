internal import LayoutCore
internal import TableLayout

// A table creates cells, headers and footers of registered classes with the class's own
// `init(style:reuseIdentifier:)` or `init(reuseIdentifier:)`, which may be an override.
//
// Swift calls an initializer through a metatype only if it is `required`. UIKit's are not: a
// subclass with an initializer of its own need not repeat them. The convenience initializers below
// are inherited by every subclass and call the designated initializer of the class that is created,
// through its table of methods. Swift compiles the allocating form of such an initializer to a
// function that takes the metatype; the declarations with `@_silgen_name` name that function, so
// that it can be called with the metatype of a registered class. If a subclass neither inherits nor
// overrides the designated initializer, the program stops with Swift's message on an unimplemented
// initializer, as in UIKit.
//
// The names are Swift's mangled names; `nm` lists them. A wrong one does not link.

extension UITableViewCell {
  convenience init(registeredAs identifier: String?) { self.init(style: .default, reuseIdentifier: identifier) }

  @_silgen_name("$s10UIKitNames15UITableViewCellC12registeredAsACSSSg_tcfC")
  private class func make(_ identifier: __owned String?) -> UITableViewCell

  /// Creates a cell of a registered class.
  static func create(_ type: UITableViewCell.Type, identifier: String?) -> UITableViewCell { type.make(identifier) }
}

extension UITableViewHeaderFooterView {
  convenience init(registeredAs identifier: String?) { self.init(reuseIdentifier: identifier) }

  @_silgen_name("$s10UIKitNames023UITableViewHeaderFooterD0C12registeredAsACSSSg_tcfC")
  private class func make(_ identifier: __owned String?) -> UITableViewHeaderFooterView

  /// Creates a header or footer of a registered class.
  static func create(
    _ type: UITableViewHeaderFooterView.Type, identifier: String?
  ) -> UITableViewHeaderFooterView { type.make(identifier) }
}
