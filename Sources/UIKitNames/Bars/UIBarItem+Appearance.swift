internal import FontMetrics
internal import Foundation

extension UIBarItem: UIAppearance {
  /// Returns an object that records settings for the class. They are not applied to other items,
  /// which is logged once.
  public class func appearance() -> Self { appearance("appearance()") }

  /// Returns an object that records settings for the class in views of other classes. They are not
  /// applied to other items, which is logged once.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearance("appearance(whenContainedInInstancesOf: \(containerTypes))")
  }

  /// Returns an object that records settings for the class with some traits. They are not applied
  /// to other items, which is logged once.
  public class func appearance(for trait: UITraitCollection) -> Self { appearance("appearance(for:)") }

  private static func appearance(_ call: String) -> Self {
    UIKitLog.notSimulated("\(Self.self).\(call)")
    let key = "\(ObjectIdentifier(Self.self)) \(call)"
    if let known = appearances[key] as? Self { return known }
    guard let item = Self(coder: NSCoder()) else {
      stopAsUIKit("\(Self.self) has no appearance, because its init(coder:) returned nil")
    }
    appearances[key] = item
    return item
  }

  /// The objects by class and call.
  private static var appearances: [String: UIBarItem] = [:]
}
