/// A type that identifies a trait whose changes can be observed. UIKit's `UITraitDefinition`.
public protocol TraitDefinition {
  /// Returns `true` if the trait is equal in two collections.
  static func isEqual(_ first: TraitCollection, _ second: TraitCollection) -> Bool
}

/// A trait whose changes can be observed, as in `[ContentSizeCategoryTrait.self]`. UIKit's
/// `UITrait`.
public typealias Trait = any TraitDefinition.Type

/// The text size.
public enum ContentSizeCategoryTrait: TraitDefinition {
  /// Returns `true` if the text size is equal.
  public static func isEqual(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.contentSizeCategory == second.contentSizeCategory
  }
}

/// Bold Text.
public enum LegibilityWeightTrait: TraitDefinition {
  /// Returns `true` if the legibility weight is equal.
  public static func isEqual(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.legibilityWeight == second.legibilityWeight
  }
}

/// The layout direction.
public enum LayoutDirectionTrait: TraitDefinition {
  /// Returns `true` if the direction is equal.
  public static func isEqual(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.layoutDirection == second.layoutDirection
  }
}

/// The display scale, in pixels per point.
public enum DisplayScaleTrait: TraitDefinition {
  /// Returns `true` if the scale is equal.
  public static func isEqual(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.displayScale == second.displayScale
  }
}

/// A token that ends the observation of traits. UIKit's `UITraitChangeRegistration`.
public protocol TraitChangeRegistration: AnyObject {}

/// A type whose trait changes can be observed: every view. UIKit's `UITraitChangeObservable`.
public protocol TraitChangeObservable: AnyObject {}

extension TraitChangeObservable where Self: View {
  /// Calls `handler` after one of the traits changed for this view, with the view and the previous
  /// traits, following ``View/traitCollectionDidChange(_:)``.
  ///
  /// It is called during the lifetime of the view, or until ``View/unregisterForTraitChanges(_:)``.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [Trait], handler: @escaping (_ view: Self, _ previous: TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    let observer = TraitObserver(traits: traits) { view, previous in
      if let view = view as? Self { handler(view, previous) }
    }
    state.traitObservers = state.traitObservers + [observer]
    return observer
  }
}

extension View {
  /// Ends a registration. A registration of another view is ignored.
  public func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    state.traitObservers = state.traitObservers.filter { $0 !== registration }
  }

  func notifyTraitObservers(previous: TraitCollection) {
    for observer in state.traitObservers where observer.heeds(previous, state.traits) { observer.call(self, previous) }
  }
}

/// An observer of a view's traits.
final class TraitObserver: TraitChangeRegistration {
  private let traits: [Trait]
  let call: (View, TraitCollection) -> Void

  init(traits: [Trait], call: @escaping (View, TraitCollection) -> Void) {
    self.traits = traits
    self.call = call
  }

  func heeds(_ previous: TraitCollection, _ traits: TraitCollection) -> Bool {
    self.traits.contains { !$0.isEqual(previous, traits) }
  }
}
