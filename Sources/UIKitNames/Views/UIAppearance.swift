internal import FontMetrics
internal import Foundation
public import LayoutCore

/// A type with settings for all of its objects.
@MainActor @preconcurrency public protocol UIAppearance: AnyObject {}

/// A type whose objects can contain others.
@MainActor @preconcurrency public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns an object that records settings for the class. They are not applied to other objects,
  /// which is logged once.
  public class func appearance() -> Self { appearance("appearance()") }

  /// Returns an object that records settings for the class in views of other classes. They are not
  /// applied to other objects, which is logged once.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearance("appearance(whenContainedInInstancesOf: \(containerTypes))")
  }

  /// Returns an object that records settings for the class with some traits. They are not applied
  /// to other objects, which is logged once.
  public class func appearance(for trait: UITraitCollection) -> Self { appearance("appearance(for:)") }

  /// Returns the object of a call, which is created the first time.
  private static func appearance(_ call: String) -> Self {
    UIKitLog.notSimulated("\(Self.self).\(call)")
    let key = "\(ObjectIdentifier(Self.self)) \(call)"
    if let known = appearances[key] as? Self { return known }
    guard let object = createForAppearance() as? Self else {
      stopAsUIKit("\(Self.self) has no appearance")
    }
    appearances[key] = object
    return object
  }

  /// Creates an object with the initializer that views in code have: `init(coder:)` of an app often
  /// stops the program.
  private static func createForAppearance() -> UIView {
    switch Self.self {
    case let type as UITableViewCell.Type: UITableViewCell.create(type, identifier: nil)
    case let type as UITableViewHeaderFooterView.Type: UITableViewHeaderFooterView.create(type, identifier: nil)
    default: makeFramed(.zero)
    }
  }

  // See UITableView+Creating.swift.
  convenience init(framed frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("$s10UIKitNames6UIViewC6framedAC10Foundation6CGRectV_tcfC")
  private class func makeFramed(_ frame: CGRect) -> UIView

  private static var appearances: [String: UIView] = [:]
}
