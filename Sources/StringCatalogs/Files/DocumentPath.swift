import Foundation

/// Paths that a document names: relative ones begin at the folder of the document.
///
/// Taken apart here, for Foundation's `NSString` stops at some paths of one letter.
package enum DocumentPath {
  /// The path of a file that a document at another path names.
  package static func resolve(_ path: String, from document: String) -> String {
    guard !path.hasPrefix("/"), let slash = document.lastIndex(of: "/") else { return path }
    return document[...slash] + path
  }

  /// What stands after the last slash.
  package static func name(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
  }

  /// A file's name and what stands after the last point in it, in small letters; empty without one.
  package static func parts(of path: String) -> (base: Substring, suffix: String) {
    let name = name(of: path)
    guard let point = name.lastIndex(of: ".") else { return (name, "") }
    return (name[..<point], name[name.index(after: point)...].lowercased())
  }

  /// The path from the root on, without detours; links are as they are.
  package static func whole(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

  /// The whole path of what links lead to.
  package static func real(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

  /// Whether there is a folder at a path, or behind a link there.
  package static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  /// Whether a path is that of a link.
  package static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// Whether a path is that of a link that leads nowhere.
  package static func isDeadLink(_ path: String) -> Bool {
    isLink(path) && !FileManager.default.fileExists(atPath: path)
  }

  /// Why nothing can be read from a path; nil when a plain file is there.
  ///
  /// A document may name anything: a pipe would never end, and a device may do things when it is read.
  package static func problem(at path: String) -> String? {
    guard !path.isEmpty, !path.utf8.contains(0) else { return "does not exist" }
    let type = (try? FileManager.default.attributesOfItem(atPath: real(path)))?[.type]
    switch type as? FileAttributeType {
    // A link that is left over leads to nothing.
    case nil, FileAttributeType.typeSymbolicLink: return "does not exist"
    case FileAttributeType.typeRegular: return nil
    case FileAttributeType.typeDirectory: return "is a folder"
    default: return "is not a regular file"
    }
  }
}
