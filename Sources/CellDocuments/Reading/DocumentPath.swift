import Foundation

/// Paths that a document names: relative ones begin at the folder of the document.
enum DocumentPath {
  /// The path of a file that a document at another path names.
  static func resolve(_ path: String, from document: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    let folder = (document as NSString).deletingLastPathComponent
    return folder.isEmpty ? path : (folder as NSString).appendingPathComponent(path)
  }

  /// Why nothing can be read from a path; nil when a plain file is there.
  ///
  /// A document may name anything: a pipe would never end, and a device may do things when it is read.
  static func problem(at path: String) -> String? {
    let type = (try? FileManager.default.attributesOfItem(atPath: (path as NSString).resolvingSymlinksInPath))?[.type]
    switch type as? FileAttributeType {
    case nil: return "is not there"
    case FileAttributeType.typeRegular: return nil
    case FileAttributeType.typeDirectory: return "is a directory"
    default: return "is no plain file"
    }
  }
}
