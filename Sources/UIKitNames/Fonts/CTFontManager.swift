internal import FontMetrics
public import Foundation
internal import LayoutCore

// Core Text's functions with which an app registers its fonts, on the catalog of the current traits. The error is a value here:
// an app that has `var error: Unmanaged<CFError>?` says `var error: CFError?`.

/// A file's URL.
public typealias CFURL = URL
/// Bytes.
public typealias CFData = Data

/// How far a registration reaches. Strut knows the process alone.
public enum CTFontManagerScope: UInt32, Sendable {
  /// Nowhere.
  case none = 0
  /// This process.
  case process = 1
  /// The user, for good.
  case persistent = 2
  /// The user, until he logs out.
  case session = 3

  /// The user, for good; the name before iOS 13.
  public static let user = CTFontManagerScope.persistent
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Registers every face of a file with the catalog of the current traits, and answers whether it is registered now and was not
/// before.
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: inout CFError?
) -> Bool {
  CFError.catching(&error) { () throws(CFError) in try register(fontURL, scope) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Registers every face of a file with the catalog of the current traits, and answers whether it is registered now and was not
/// before. Why not goes to their log.
@discardableResult
public func CTFontManagerRegisterFontsForURL(_ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: Never?) -> Bool {
  CFError.logging { () throws(CFError) in try register(fontURL, scope) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the registration of a file, and answers whether it was registered.
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: inout CFError?
) -> Bool {
  CFError.catching(&error) { () throws(CFError) in try unregister(fontURL, scope) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the registration of a file, and answers whether it was registered. Why not goes to the log of the current traits.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(_ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: Never?) -> Bool {
  CFError.logging { () throws(CFError) in try unregister(fontURL, scope) }
}

private func register(_ url: URL, _ scope: CTFontManagerScope) throws(CFError) {
  try scope.check()
  guard url.isFileURL else { throw CFError(.invalidFilePath, "\"\(url)\" is no file's URL.") }
  let fonts = TraitCollection.current.fonts
  guard fonts.registration(path: url.path) == nil else {
    throw CFError(.alreadyRegistered, "\"\(url.path)\" is registered already.")
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
