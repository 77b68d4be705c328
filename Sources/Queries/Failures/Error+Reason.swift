import Foundation

extension Error {
  /// The system's reason for a failure, such as "No space left on device", if there is one.
  package var reason: String {
    let underlying = (self as? CocoaError)?.underlying.map { $0 as NSError } ?? (self as NSError)
    return underlying.localizedFailureReason ?? localizedDescription
  }
}
