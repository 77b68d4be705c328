internal import FontMetrics
public import Foundation

/// The reason that a font could not be registered or unregistered, with Core Text's codes.
public enum CTFontManagerError: Int, Sendable {
  /// The file does not exist.
  case fileNotFound = 101
  /// The file cannot be read.
  case insufficientPermissions = 102
  /// The file is not in a supported font format.
  case unrecognizedFormat = 103
  /// The file is not a font, or is damaged.
  case invalidFontData = 104
  /// The font is registered already.
  case alreadyRegistered = 105
  /// The limit on registered fonts was reached.
  case exceededResourceLimit = 106
  /// The font is not registered.
  case notRegistered = 201
  /// The registration failed for another reason.
  case registrationFailed = 301
  /// The URL does not refer to a file.
  case invalidFilePath = 306
}

/// The error of the functions that register fonts.
public struct CFError: Error, Hashable, Sendable {
  /// The kind of failure.
  public let code: CTFontManagerError
  /// A description of the failure.
  public let message: String

  init(_ code: CTFontManagerError, _ message: String) {
    self.code = code
    self.message = message
  }

  init(_ error: FontError) {
    let code: CTFontManagerError =
      switch error.code {
      case .notFound: .fileNotFound
      case .unreadable: .insufficientPermissions
      case .unsupported: .unrecognizedFormat
      case .malformed, .noSuchFace: .invalidFontData
      case .registrationLimit: .exceededResourceLimit
      default: .registrationFailed
      }
    self.init(code, error.message)
  }

  /// Returns `true` if the body succeeds; otherwise stores the error in `error`.
  static func catching(_ error: inout CFError?, _ body: () throws(CFError) -> Void) -> Bool {
    do throws(CFError) {
      try body()
      return true
    } catch let failure {
      error = failure
      return false
    }
  }

  /// Returns `true` if the body succeeds; otherwise writes the error to the log of the current
  /// traits.
  static func logging(_ body: () throws(CFError) -> Void) -> Bool {
    do throws(CFError) {
      try body()
      return true
    } catch {
      FontLog.note(error.message)
      return false
    }
  }
}

extension CFError: LocalizedError, CustomStringConvertible {
  /// A description of the failure.
  public var description: String { message }
  /// A description of the failure.
  public var errorDescription: String? { message }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of an error, as in ``CTFontManagerError``.
public func CFErrorGetCode(_ error: CFError) -> Int { error.code.rawValue }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the description of an error.
public func CFErrorCopyDescription(_ error: CFError) -> CFString { error.message }
