internal import FontMetrics
public import Foundation
internal import LayoutCore

/// Bytes to make a font of.
public final class CGDataProvider: Sendable {
  let data: Data

  /// A provider of bytes.
  public init?(data: CFData) { self.data = data }

  /// A provider of a file's bytes; nil where it cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }
}

/// A font made of bytes, before it is registered.
public final class CGFont: Sendable {
  let bytes: [UInt8]
  /// What stands for the path; no other font of bytes has it.
  let source = "font data \(UUID())"

  /// The PostScript name of its first face.
  public let postScriptName: CFString?
  /// The full name of its first face.
  public let fullName: CFString?
  /// Design units in one em of its first face.
  public let unitsPerEm: Int

  /// The font of some bytes; nil where they are none, and the log of the current traits says why.
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
/// Registers every face of a font of bytes with the catalog of the current traits, and answers whether it is registered now and
/// was not before.
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: inout CFError?) -> Bool {
  CFError.catching(&error) { () throws(CFError) in try register(font) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Registers every face of a font of bytes with the catalog of the current traits. Why it could not goes to their log.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: Never?) -> Bool {
  CFError.logging { () throws(CFError) in try register(font) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the registration of a font of bytes, and answers whether it was registered.
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: inout CFError?) -> Bool {
  CFError.catching(&error) { () throws(CFError) in try unregister(font) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the registration of a font of bytes. Why it could not goes to the log of the current traits.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: Never?) -> Bool {
  CFError.logging { () throws(CFError) in try unregister(font) }
}

private func register(_ font: CGFont) throws(CFError) {
  let fonts = TraitCollection.current.fonts
  guard !fonts.registrations.contains(where: { $0.path == font.source }) else {
    throw CFError(.alreadyRegistered, "the font \"\(font.postScriptName ?? font.source)\" is registered already.")
  }
  do throws(FontError) { try fonts.register(data: font.bytes, name: font.source) } catch { throw CFError(error) }
}

private func unregister(_ font: CGFont) throws(CFError) {
  let fonts = TraitCollection.current.fonts
  guard let known = fonts.registrations.first(where: { $0.path == font.source }), fonts.unregister(known) else {
    throw CFError(.notRegistered, "the font \"\(font.postScriptName ?? font.source)\" is not registered.")
  }
}
