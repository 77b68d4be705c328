import Foundation
import StringCatalogs

/// The path of a file in reports: relative to the root of the sources if the file is inside it, or
/// else complete.
struct ReportPath {
  /// The path, without `.` and `..`.
  let path: String
  /// True if the path is relative to the root.
  let isRelative: Bool

  init(_ file: String, root: String) {
    let whole = Self.normalized(file.hasPrefix("/") ? file : "\(root)/\(file)")
    let folder = Self.normalized(root)
    let start = folder == "/" ? "/" : folder + "/"
    isRelative = whole.hasPrefix(start)
    path = isRelative ? String(whole.dropFirst(start.count)) : whole
  }

  /// The path as a URI, or as a reference relative to the root.
  var uri: String {
    let escaped = path.addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? ""
    return isRelative ? escaped : "file://\(escaped)"
  }

  /// Characters that are not escaped in a URI's path (RFC 3986, 2.3), and the slash between its
  /// parts.
  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")

  /// The path is normalized as a string: the file need not exist, and links are not resolved.
  private static func normalized(_ path: String) -> String {
    let parts = path.split(separator: "/").reduce(into: [Substring]()) { parts, part in
      switch part {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }
}

extension TextPlace {
  /// Returns the position in reports: `Strings/de.po:12:1`; without a position, the file.
  func named(from root: String) -> String { ReportPath(file, root: root).path + (position.map { ":\($0)" } ?? "") }
}
