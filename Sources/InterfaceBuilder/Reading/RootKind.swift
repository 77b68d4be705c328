import StringCatalogs
import XMLInterop

/// What a file's outermost element says that it is.
enum RootKind {
  /// Throws why a document is not read; does nothing for one of iOS.
  static func check(_ root: XMLElement, _ file: String) throws(NibError) {
    func error(_ code: NibError.Code, _ message: String) -> NibError {
      NibError(code, file: file, at: root.position, message)
    }
    switch root.name {
    case "document": try checkDocument(root, error)
    case "archive":
      guard root.attributes["type"]?.contains("CocoaTouch") ?? true else {
        throw error(.otherPlatform, "the file is for macOS; Strut lays out iOS's")
      }
      throw error(.oldFormat, "the file was saved by Xcode 4 or earlier; open and save it in Xcode")
    default:
      throw error(
        .notInterfaceBuilder,
        "expected a document of Interface Builder, which begins with <document>, found \(Wording.quoted(root.name))")
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
        "expected a document of Interface Builder, found a <document> without its type and targetRuntime")
    }
    guard runtime == "iOS.CocoaTouch" || runtime == padRuntime else {
      throw error(.otherPlatform, "the file is for \(platform(of: runtime)); Strut lays out iOS's")
    }
    let version = root.attributes["version"] ?? ""
    guard version == "3.0" || version == "2.0" else {
      throw error(
        .notInterfaceBuilder,
        "version \(Wording.quoted(version)) of the format is not known; the versions are 2.0 and 3.0")
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
