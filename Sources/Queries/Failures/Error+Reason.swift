import Foundation

extension Error {
  /// The system's words for a failure, "No space left on device", where it gives any.
  package var reason: String {
    let underlying = (self as? CocoaError)?.underlying.map { $0 as NSError } ?? (self as NSError)
    return underlying.localizedFailureReason ?? localizedDescription
  }
}
