/// What names a trait whose changes a view can be asked to tell. UIKit's `UITraitDefinition`.
public protocol TraitDefinition {
  /// Whether the trait is the same in two collections.
  static func isEqual(_ first: TraitCollection, _ second: TraitCollection) -> Bool
}

/// A trait whose changes can be told, as in `[ContentSizeCategoryTrait.self]`. UIKit's `UITrait`.
public typealias Trait = any TraitDefinition.Type

/// The text size.
public enum ContentSizeCategoryTrait: TraitDefinition {
  /// Whether the text size is the same.
  public static func isEqual(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.contentSizeCategory == second.contentSizeCategory
  }
}

/// Whether the user has asked for bold text.
public enum LegibilityWeightTrait: TraitDefinition {
  /// Whether the legibility weight is the same.
  public static func isEqual(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.legibilityWeight == second.legibilityWeight
  }
}

/// The way the interface runs.
public enum LayoutDirectionTrait: TraitDefinition {
  /// Whether the direction is the same.
  public static func isEqual(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.layoutDirection == second.layoutDirection
  }
}

/// Pixels in a point.
public enum DisplayScaleTrait: TraitDefinition {
  /// Whether the scale is the same.
  public static func isEqual(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.displayScale == second.displayScale
  }
}

/// What stops the telling of changed traits. UIKit's `UITraitChangeRegistration`.
public protocol TraitChangeRegistration: AnyObject {}

/// What can be asked to tell of changed traits: every view. UIKit's `UITraitChangeObservable`.
public protocol TraitChangeObservable: AnyObject {}

extension TraitChangeObservable where Self: View {
  /// Calls `handler` whenever one of the traits has changed for this view, with the view and the traits as they were; after
  /// ``View/traitCollectionDidChange(_:)``.
  ///
  /// It is called as long as the view lives, or until ``View/unregisterForTraitChanges(_:)``.
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
  /// Ends a registration; one of another view's is left alone.
  public func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    state.traitObservers = state.traitObservers.filter { $0 !== registration }
  }

  func notifyTraitObservers(previous: TraitCollection) {
    for observer in state.traitObservers where observer.heeds(previous, state.traits) { observer.call(self, previous) }
  }
}

/// Whom a view tells of which changed traits.
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
