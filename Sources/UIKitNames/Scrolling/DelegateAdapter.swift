internal import Foundation
internal import LayoutCore

/// An adapter that passes calls of the engine on to a delegate of the program.
///
/// The engine is in no isolation domain, and views of UIKit's names are only used on the main
/// actor.
@MainActor protocol DelegateAdapter: AnyObject, Sendable {
  /// The type of the view.
  associatedtype Facade
  /// The type of the delegate.
  associatedtype Delegate

  /// The view and its delegate, if both still exist.
  var told: (view: Facade, delegate: Delegate)? { get }
}

extension DelegateAdapter {
  /// Calls a method of the delegate, or returns `other` without one.
  nonisolated func ask<Result>(
    or other: @autoclosure () -> Result, _ method: @MainActor (Facade, Delegate) -> Result
  ) -> Result {
    let answer: Result? = onMain { told.map { method($0.view, $0.delegate) } }
    return answer ?? other()
  }

  /// Calls a method of the delegate.
  nonisolated func tell(_ method: @MainActor (Facade, Delegate) -> Void) { ask(or: (), method) }

  /// Calls a method of the delegate about an object of the engine.
  nonisolated func tell<Value>(of value: Value, _ method: @MainActor (Facade, Delegate, Value) -> Void) {
    onMain(with: value) { value in told.map { method($0.view, $0.delegate, value) } }
  }
}
