import StringCatalogs
import XMLInterop

/// The kind of a file, by its root element.
enum RootKind {
  /// Throws an error unless a document is for iOS.
  static func check(_ root: XMLElement, _ file: String) throws(NibError) {
    func error(_ code: NibError.Code, _ message: String) -> NibError {
      NibError(code, file: file, at: root.position, message)
    }
    switch root.name {
    case "document": try checkDocument(root, error)
    case "archive":
      guard root.attributes["type"]?.contains("CocoaTouch") ?? true else {
        throw error(.otherPlatform, "the file is for macOS; only files for iOS are supported")
      }
      throw error(.oldFormat, "the file was saved by Xcode 4 or earlier; open and save it in Xcode")
    default:
      throw error(
        .notInterfaceBuilder,
        "expected an Interface Builder document, which begins with <document>, found \(Wording.quoted(root.name))")
    }
  }

  /// True for a document of the iPad alone, as Xcode 4 to 8 made them.
  static func isForPad(_ root: XMLElement) -> Bool { root.attributes["targetRuntime"] == padRuntime }

  private static let padRuntime = "iOS.CocoaTouch.iPad"

  private static func checkDocument(
    _ root: XMLElement, _ error: (NibError.Code, String) -> NibError
  ) throws(NibError) {
    guard let type = root.attributes["type"], type.hasPrefix("com.apple.InterfaceBuilder"),
      let runtime = root.attributes["targetRuntime"]
    else {
      throw error(
        .notInterfaceBuilder,
        "expected an Interface Builder document, found a <document> without type and targetRuntime")
    }
    guard runtime == "iOS.CocoaTouch" || runtime == padRuntime else {
      throw error(.otherPlatform, "the file is for \(platform(of: runtime)); only files for iOS are supported")
    }
    let version = root.attributes["version"] ?? ""
    guard version == "3.0" || version == "2.0" else {
      throw error(
        .notInterfaceBuilder,
        "unsupported format version \(Wording.quoted(version)); the supported versions are 2.0 and 3.0")
    }
  }

  private static func platform(of runtime: String) -> String {
    switch runtime {
    case "AppleTV": "tvOS"
    case "watchKit": "watchOS"
    case let runtime where runtime.hasPrefix("MacOSX"): "macOS"
    default: "the runtime \(Wording.quoted(runtime))"
    }
  }
}
