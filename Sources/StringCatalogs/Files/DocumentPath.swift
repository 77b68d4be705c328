import Foundation

/// Paths in a document. Relative paths start at the folder of the document.
///
/// Paths are split here, because Foundation's `NSString` crashes with some paths of one letter.
package enum DocumentPath {
  /// Returns the path of a file that a document at another path refers to.
  package static func resolve(_ path: String, from document: String) -> String {
    guard !path.hasPrefix("/"), let slash = document.lastIndex(of: "/") else { return path }
    return document[...slash] + path
  }

  /// Returns the path of a name in a folder. In the working directory, `.` or `./`, it is the name
  /// alone, so that paths are those in a repository.
  package static func path(_ name: String, in folder: String) -> String {
    if folder == "." || folder == "./" { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Returns the path of a file relative to a folder that contains it.
  ///
  /// - Parameter path: The path of the file, which begins with that of the folder as in
  ///   ``path(_:in:)``.
  package static func inner(_ path: String, in folder: String) -> String {
    String(path.dropFirst(self.path("", in: folder).count))
  }

  /// Returns the path of a file relative to a folder, which is an absolute path; the absolute path
  /// of the file if it is not inside the folder.
  package static func path(_ path: String, relativeTo folder: String) -> String {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    let whole = whole(path)
    return whole.hasPrefix(start) ? String(whole.dropFirst(start.count)) : whole
  }

  /// Returns the part of a path after the last slash.
  package static func name(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
  }

  /// Returns the name of a file without its extension, and the extension in lowercase letters;
  /// empty if there is none.
  package static func parts(of path: String) -> (base: Substring, suffix: String) {
    let name = name(of: path)
    guard let point = name.lastIndex(of: ".") else { return (name, "") }
    return (name[..<point], name[name.index(after: point)...].lowercased())
  }

  /// Returns the absolute path without `.` and `..`. Links are not resolved.
  package static func whole(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

  /// Returns the absolute path with all links resolved.
  package static func real(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

  /// Returns true if there is a folder at a path, or a link to one.
  package static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  /// Returns true if there is a link at a path.
  package static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// Returns true if there is a broken link at a path.
  package static func isDeadLink(_ path: String) -> Bool {
    isLink(path) && !FileManager.default.fileExists(atPath: path)
  }

  /// Returns the reason why a path cannot be read; nil if there is a regular file.
  ///
  /// A document may refer to anything: a pipe would never end, and reading a device may have side
  /// effects.
  package static func problem(at path: String) -> String? {
    guard !path.isEmpty, !path.utf8.contains(0) else { return "does not exist" }
    let type = (try? FileManager.default.attributesOfItem(atPath: real(path)))?[.type]
    switch type as? FileAttributeType {
    // A link that remains is broken.
    case nil, FileAttributeType.typeSymbolicLink: return "does not exist"
    case FileAttributeType.typeRegular: return nil
    case FileAttributeType.typeDirectory: return "is a folder"
    default: return "is not a regular file"
    }
  }
}
