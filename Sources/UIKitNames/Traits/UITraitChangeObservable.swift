public import FontMetrics
internal import Foundation
public import LayoutCore

/// An object with traits.
@MainActor @preconcurrency public protocol UITraitEnvironment: AnyObject {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits changed, with the previous traits.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An object whose trait changes can be observed.
@MainActor @preconcurrency public protocol UITraitChangeObservable: AnyObject {}

extension UIView: UITraitEnvironment, UITraitChangeObservable {}

extension UITraitChangeObservable where Self: UIView {
  /// Calls a closure after one of the traits changed for this view, with the view and the previous
  /// traits, until the registration ends.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    observeTraits(traits) { view, previous in if let view = view as? Self { handler(view, previous) } }
  }
}

extension UIView {
  /// Calls a closure with this view, as the type that the closure names, as
  /// ``UITraitChangeObservable/registerForTraitChanges(_:handler:)`` does.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    observeTraits(traits) { view, previous in if let view = view as? TraitEnvironment { handler(view, previous) } }
  }

  /// Calls a method of an object after one of the traits changed for this view, with the view,
  /// until the registration ends. The object is referenced weakly.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let object = target as AnyObject
    return observeTraits(traits) { [weak object] view, _ in
      if let object { ActionSender.send(action, to: object, from: view, for: nil) }
    }
  }

  /// Calls a method of the view after one of the traits changed, until the registration ends.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends a registration. A registration of another view is ignored.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    strutView.unregisterForTraitChanges(registration)
  }

  /// Calls a closure on the main actor after one of the traits changed.
  final func observeTraits(
    _ traits: [UITrait], _ handler: @escaping @MainActor (UIView, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    strutView.registerForTraitChanges(traits) { [weak self] _, previous in
      onMain { if let self { handler(self, previous) } }
    }
  }

  /// The traits of this view and its descendants that replace the superview's.
  public var traitOverrides: UITraitOverrides {
    get { strutView.traitOverrides }
    set { strutView.traitOverrides = newValue }
  }

  /// The smallest text size of this view and everything in it; nil, the default, is no limit.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { strutView.minimumContentSizeCategory }
    set { strutView.minimumContentSizeCategory = newValue }
  }

  /// The largest text size of this view and everything in it; nil, the default, is no limit.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { strutView.maximumContentSizeCategory }
    set { strutView.maximumContentSizeCategory = newValue }
  }

  /// The limits of the text size in words.
  public var appliedContentSizeCategoryLimitsDescription: String {
    let (least, most) = (minimumContentSizeCategory, maximumContentSizeCategory)
    return "minimum: \(least?.rawValue ?? "none"), maximum: \(most?.rawValue ?? "none")"
  }
}
