internal import FontMetrics
public import Foundation
internal import LayoutCore

/// The bytes of a font.
public final class CGDataProvider: Sendable {
  let data: Data

  /// Creates a provider of bytes.
  public init?(data: CFData) { self.data = data }

  /// Creates a provider of a file's bytes, or returns nil if the file can't be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }
}

/// A font created from bytes, before it is registered.
public final class CGFont: Sendable {
  let bytes: [UInt8]
  /// A unique name that is used instead of a path.
  let source = "font data \(UUID())"

  /// The PostScript name of the first face.
  public let postScriptName: CFString?
  /// The full name of the first face.
  public let fullName: CFString?
  /// The design units per em of the first face.
  public let unitsPerEm: Int

  /// Creates a font from bytes, or returns nil if they are not a font and logs the reason to the
  /// current traits.
  public init?(_ provider: CGDataProvider) {
    bytes = [UInt8](provider.data)
    do throws(FontError) {
      let face = try FontFace(data: bytes, name: source)
      (postScriptName, fullName, unitsPerEm) = (face.names.postScriptName, face.names.fullName, face.unitsPerEm)
    } catch {
      FontLog.note(error.message)
      return nil
    }
  }
}

/// A string.
public typealias CFString = String

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Registers every face of a font with the catalog of the current traits. Returns `true` unless the
/// font was already registered or the registration failed.
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: inout CFError?) -> Bool {
  CFError.catching(&error) { () throws(CFError) in try register(font) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Registers every face of a font with the catalog of the current traits, and logs a failure to
/// them.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: Never?) -> Bool {
  CFError.logging { () throws(CFError) in try register(font) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Unregisters a font. Returns `true` if it was registered.
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: inout CFError?) -> Bool {
  CFError.catching(&error) { () throws(CFError) in try unregister(font) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Unregisters a font, and logs a failure to the current traits.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: Never?) -> Bool {
  CFError.logging { () throws(CFError) in try unregister(font) }
}

private func register(_ font: CGFont) throws(CFError) {
  let fonts = TraitCollection.current.fonts
  guard !fonts.registrations.contains(where: { $0.path == font.source }) else {
    throw CFError(.alreadyRegistered, "the font \"\(font.postScriptName ?? font.source)\" is already registered.")
  }
  do throws(FontError) { try fonts.register(data: font.bytes, name: font.source) } catch { throw CFError(error) }
}

private func unregister(_ font: CGFont) throws(CFError) {
  let fonts = TraitCollection.current.fonts
  guard let known = fonts.registrations.first(where: { $0.path == font.source }), fonts.unregister(known) else {
    throw CFError(.notRegistered, "the font \"\(font.postScriptName ?? font.source)\" is not registered.")
  }
}
