import Strut

/// A failure with its exit status, its stable code in JSON, and its message.
package struct RequestFailure: Error {
  package var status: ExitStatus
  package var code: String
  package var message: String

  package static func usage(_ message: String) -> RequestFailure {
    RequestFailure(status: .usage, code: "usage", message: message)
  }

  /// Creates a failure from any error, with the exit status for it.
  package init(_ error: any Error) {
    switch error {
    case let failure as RequestFailure: self = failure
    case let error as UnknownNameError: self = .usage(error.description)
    case let error as ContentSizeCategoryListError: self = .usage(error.description)
    case let error as FontScalingError: self = .usage(error.description)
    case let error as CellDocumentErrors:
      self.init(status: .input, code: error.first.code.rawValue, message: error.description)
    case let error as NibError: self.init(status: .input, code: error.code.rawValue, message: error.description)
    case let error as any StrutError:
      guard let status = Self.status(of: error) else { fallthrough }
      self.init(status: status, code: error.code.rawValue, message: error.message)
    default: self.init(status: .bug, code: "bug", message: "\(error)")
    }
  }

  /// Returns the exit status for an error of a library, or nil for an error that is a bug in Strut.
  private static func status(of error: any StrutError) -> ExitStatus? {
    switch error {
    case let error as FontError: error.code == .badVariation || error.code == .unknownTextStyleSize ? .usage : .input
    case let error as DrawingError: error.code == .unknownFormat ? .usage : .input
    case is LayoutError, is TableError: .usage
    case is CellDocumentError, is HyphenationError, is HeightsFileError, is HeightMeasurementError: .input
    default: nil
    }
  }

  package init(status: ExitStatus, code: String, message: String) {
    self.status = status
    self.code = code
    self.message = message
  }
}
