internal import CStrutHeader
internal import Queries
internal import Strut

/// The reason that a call fails: a status, a stable code, and a message for C.
struct Failure: Error {
  var status: strut_status
  /// A stable identifier.
  var code: String
  var message: String

  static func argument(_ message: String) -> Failure { argument("bad-argument", message) }

  static func argument(_ code: String, _ message: String) -> Failure {
    Failure(status: STRUT_BAD_ARGUMENT, code: code, message: message)
  }

  static func handle(_ message: String) -> Failure {
    Failure(status: STRUT_BAD_HANDLE, code: "bad-handle", message: message)
  }

  /// Returns the failure for a struct size that the library does not recognize.
  static func size(_ message: String) -> Failure {
    Failure(
      status: STRUT_BAD_SIZE, code: "bad-size", message: "\(message); set the size with the header's _INIT macro.")
  }

  /// Returns the failure for a required argument that is NULL.
  static func missing(_ name: String) -> Failure { .argument("missing-argument", "\(name) must not be NULL.") }
}

extension Failure {
  /// Creates the failure for an error, with the matching status.
  init(_ error: any Error) {
    if let failure = error as? Failure {
      self = failure
      return
    }
    // Reports of the command have one code for all usage errors; a program needs to distinguish an
    // unknown name from a wrong number.
    if error is UnknownNameError || error is ContentSizeCategoryListError {
      self = .argument("unknown-name", "\(error)")
      return
    }
    let failure = RequestFailure(error)
    let status: strut_status =
      switch failure.status {
      case .usage: STRUT_BAD_ARGUMENT
      case .bug: STRUT_INTERNAL
      default: STRUT_BAD_INPUT
      }
    self.init(status: status, code: failure.code, message: failure.message)
  }
}
