internal import FontMetrics
public import Foundation

/// Why a font could not be registered or unregistered, by Core Text's codes.
public enum CTFontManagerError: Int, Sendable {
  /// There is no such file.
  case fileNotFound = 101
  /// The file cannot be read.
  case insufficientPermissions = 102
  /// The file is in no format of fonts that is read.
  case unrecognizedFormat = 103
  /// The file is no font, or a broken one.
  case invalidFontData = 104
  /// The font is registered already.
  case alreadyRegistered = 105
  /// There are as many registered fonts as may be.
  case exceededResourceLimit = 106
  /// The font is not registered.
  case notRegistered = 201
  /// The registration failed otherwise.
  case registrationFailed = 301
  /// The URL is no file's.
  case invalidFilePath = 306
}

/// What the functions that register fonts answer with beside `false`.
public struct CFError: Error, Hashable, Sendable {
  /// The kind of failure.
  public let code: CTFontManagerError
  /// The failure in words.
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

  /// Whether something could be done; if not, why, in `error`, which else stays as it is.
  static func catching(_ error: inout CFError?, _ body: () throws(CFError) -> Void) -> Bool {
    do throws(CFError) {
      try body()
      return true
    } catch let failure {
      error = failure
      return false
    }
  }

  /// Whether something could be done; if not, why goes to the log of the current traits.
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
  /// The message.
  public var description: String { message }
  /// The message.
  public var errorDescription: String? { message }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of an error: one of ``CTFontManagerError``.
public func CFErrorGetCode(_ error: CFError) -> Int { error.code.rawValue }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// An error in words.
public func CFErrorCopyDescription(_ error: CFError) -> CFString { error.message }
