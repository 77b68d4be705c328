public import LayoutCore

/// An observer of the traits of a controller.
final class ControllerTraitObserver: TraitChangeRegistration {
  private let traits: [UITrait]
  let call: @MainActor (UIViewController, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ call: @escaping @MainActor (UIViewController, UITraitCollection) -> Void) {
    (self.traits, self.call) = (traits, call)
  }

  func heeds(_ previous: UITraitCollection, _ traits: UITraitCollection) -> Bool {
    self.traits.contains { !$0.isEqual(previous, traits) }
  }
}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {}

extension UITraitChangeObservable where Self: UIViewController {
  /// Calls a closure after one of the traits changed for the controller's view, with the controller
  /// and the previous traits, until the registration ends.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    observeTraits(traits) { controller, previous in
      if let controller = controller as? Self { handler(controller, previous) }
    }
  }
}

extension UIViewController {
  /// Calls a closure with this controller, as the type that the closure names, as
  /// ``UITraitChangeObservable/registerForTraitChanges(_:handler:)`` does.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    observeTraits(traits) { controller, previous in
      if let controller = controller as? TraitEnvironment { handler(controller, previous) }
    }
  }

  /// Calls a method of an object after one of the traits changed for the controller's view, with
  /// the controller, until the registration ends. The object is referenced weakly.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let object = target as AnyObject
    return observeTraits(traits) { [weak object] controller, _ in
      if let object { ActionSender.send(action, to: object, from: controller, for: nil) }
    }
  }

  /// Calls a method of the controller after one of the traits changed, until the registration ends.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { registerForTraitChanges(traits, target: self, action: action) }

  /// Ends a registration. A registration of another controller is ignored.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }

  fileprivate func observeTraits(
    _ traits: [UITrait], _ handler: @escaping @MainActor (UIViewController, UITraitCollection) -> Void
  ) -> ControllerTraitObserver {
    let observer = ControllerTraitObserver(traits, handler)
    traitObservers.append(observer)
    return observer
  }

  func notifyTraitObservers(_ previous: UITraitCollection?) {
    guard let previous else { return }
    let traits = traitCollection
    for observer in traitObservers where observer.heeds(previous, traits) { observer.call(self, previous) }
  }
}

extension TraitOverrides {
  /// Creates overrides of all traits.
  init(all traits: TraitCollection) {
    self.init()
    contentSizeCategory = traits.contentSizeCategory
    legibilityWeight = traits.legibilityWeight
    displayScale = traits.displayScale
    layoutDirection = traits.layoutDirection
    language = traits.language
    userInterfaceStyle = traits.userInterfaceStyle
    horizontalSizeClass = traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
    userInterfaceIdiom = traits.userInterfaceIdiom
  }
}
