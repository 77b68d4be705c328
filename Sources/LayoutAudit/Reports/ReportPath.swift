import Foundation
import StringCatalogs

/// A file as reports name it: from the root of the sources where it lies in there, else by its whole path.
struct ReportPath {
  /// The path, without `.` and `..`.
  let path: String
  /// Whether it begins at the root.
  let isRelative: Bool

  init(_ file: String, root: String) {
    let whole = Self.normalized(file.hasPrefix("/") ? file : "\(root)/\(file)")
    let folder = Self.normalized(root)
    let start = folder == "/" ? "/" : folder + "/"
    isRelative = whole.hasPrefix(start)
    path = isRelative ? String(whole.dropFirst(start.count)) : whole
  }

  /// The path as a URI, or a reference from the root's.
  var uri: String {
    let escaped = path.addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? ""
    return isRelative ? escaped : "file://\(escaped)"
  }

  /// What stands for itself in a URI's path (RFC 3986, 2.3), and the slash between its parts.
  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")

  /// By the letters alone: the file need not be there, and links stay as they are.
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
  /// The place as reports name it: `Strings/de.po:12:1`; without a position, the file.
  func named(from root: String) -> String { ReportPath(file, root: root).path + (position.map { ":\($0)" } ?? "") }
}
