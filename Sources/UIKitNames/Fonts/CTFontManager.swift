internal import FontMetrics
public import Foundation
internal import LayoutCore

// Core Text's functions for registering fonts, with the catalog of the current traits. Errors are
// values here: an app declares `var error: CFError?` instead of `var error: Unmanaged<CFError>?`.

/// The URL of a file.
public typealias CFURL = URL
/// Raw bytes.
public typealias CFData = Data

/// The scope of a registration. Strut supports only the process.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No scope.
  case none = 0
  /// The current process.
  case process = 1
  /// The user, permanently.
  case persistent = 2
  /// The user, until logout.
  case session = 3

  /// The user, permanently; the name before iOS 13.
  public static let user = CTFontManagerScope.persistent
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Registers every face of a file with the catalog of the current traits. Returns `true` unless the
/// file was already registered or the registration failed.
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: inout CFError?
) -> Bool {
  CFError.catching(&error) { () throws(CFError) in try register(fontURL, scope) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Registers every face of a file with the catalog of the current traits. Returns `true` unless the
/// file was already registered or the registration failed, which is logged to the traits.
@discardableResult
public func CTFontManagerRegisterFontsForURL(_ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: Never?) -> Bool {
  CFError.logging { () throws(CFError) in try register(fontURL, scope) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Unregisters a file. Returns `true` if it was registered.
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: inout CFError?
) -> Bool {
  CFError.catching(&error) { () throws(CFError) in try unregister(fontURL, scope) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Unregisters a file. Returns `true` if it was registered; logs a failure to the current traits.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(_ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: Never?) -> Bool {
  CFError.logging { () throws(CFError) in try unregister(fontURL, scope) }
}

private func register(_ url: URL, _ scope: CTFontManagerScope) throws(CFError) {
  try scope.check()
  guard url.isFileURL else { throw CFError(.invalidFilePath, "\"\(url)\" is not a file URL.") }
  let fonts = TraitCollection.current.fonts
  guard fonts.registration(path: url.path) == nil else {
    throw CFError(.alreadyRegistered, "\"\(url.path)\" is already registered.")
  }
  do throws(FontError) { try fonts.register(path: url.path) } catch { throw CFError(error) }
}

private func unregister(_ url: URL, _ scope: CTFontManagerScope) throws(CFError) {
  try scope.check()
  let fonts = TraitCollection.current.fonts
  guard let registration = fonts.registration(path: url.path), fonts.unregister(registration) else {
    throw CFError(.notRegistered, "\"\(url.path)\" is not registered.")
  }
}

extension CTFontManagerScope {
  func check() throws(CFError) {
    guard self != .process else { return }
    throw CFError(.registrationFailed, "fonts are registered for the process and no further; say .process.")
  }
}
