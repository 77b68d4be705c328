internal import CStrutHeader
internal import Queries
internal import Strut

/// Why a call fails: what C gets as a status, a name and a sentence.
struct Failure: Error {
  var status: strut_status
  /// A stable name.
  var code: String
  var message: String

  static func argument(_ message: String) -> Failure { argument("bad-argument", message) }

  static func argument(_ code: String, _ message: String) -> Failure {
    Failure(status: STRUT_BAD_ARGUMENT, code: code, message: message)
  }

  static func handle(_ message: String) -> Failure {
    Failure(status: STRUT_BAD_HANDLE, code: "bad-handle", message: message)
  }

  /// A struct whose size is none that the library knows.
  static func size(_ message: String) -> Failure {
    Failure(
      status: STRUT_BAD_SIZE, code: "bad-size", message: "\(message); set it with the header's _INIT macro.")
  }

  /// Something that is needed is NULL.
  static func missing(_ name: String) -> Failure { .argument("missing-argument", "\(name) is NULL.") }
}

extension Failure {
  /// Any error, with the status it stands for.
  init(_ error: any Error) {
    if let failure = error as? Failure {
      self = failure
      return
    }
    // The command's reports know one code for whatever is asked wrong; a program wants to tell a name from a number.
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
