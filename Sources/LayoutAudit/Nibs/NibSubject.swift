package import InterfaceBuilder

/// A cell or a table of an Interface Builder file.
package protocol NibSubject: AuditSubject {
  /// The file.
  var document: NibDocument { get }
  /// The names by which options and rule files may call it, the one in reports first, and its
  /// object ID.
  var calls: [String] { get }
}

extension NibSubject {
  /// The names after the file.
  var paths: [String] { calls.map { "\(document.file)/\($0)" } }
}

extension NibCellSubject: NibSubject {}
extension NibTableSubject: NibSubject {}
