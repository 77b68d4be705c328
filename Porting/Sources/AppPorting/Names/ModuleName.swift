internal import Foundation
internal import SwiftParser

/// The name of a module with the files of an app.
public enum ModuleName {
  /// Returns the name for a folder: its letters and digits, with `_` for others.
  public static func name(of folder: String) -> String {
    let name = folder.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return (name.first?.isLetter == true ? "" : "App") + String(name)
  }

  /// Checks a name.
  ///
  /// - Parameter strut: The dependency on Strut, whose modules have other names.
  /// - Throws: ``PortError`` if it is not the name of a module, or if Swift, Strut or the package use
  ///   it.
  public static func check(_ name: String, strut: String) throws(PortError) {
    guard name.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*/) != nil else {
      throw PortError(
        "\"\(name)\" can't be the name of a module. Give one with --name: letters, digits and _, a letter first.")
    }
    let modules = KnownModules.available.union(KnownModules.onOtherSystems)
    let isOfStrut = FileManager.default.fileExists(atPath: "\(strut)/Sources/\(name)")
    guard name.isValidSwiftIdentifier(for: .variableName), !modules.contains(name), !own.contains(name), !isOfStrut
    else { throw PortError("The name \"\(name)\" is reserved. Give another one with --name.") }
  }

  /// The names of the package's other modules, and those of Strut on which it depends.
  private static let own: Set<String> = ["audit", "CopyApp", "Strut", "UIKitNames", "StrutCommands", "CodeAudit"]
}
