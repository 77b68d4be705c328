/// The handling of files that a document refers to: files of images, of a table's cells and of its
/// rows.
public enum NamedFiles: Hashable, Sendable {
  /// The files are opened. Their paths are relative to the folder of the document.
  case opened
  /// A reference to a file is an error. This is for documents of people who may not read the files
  /// of this machine: not even the existence of a file is reported.
  case refused

  /// Returns the message for a reference to a file that is not allowed.
  package static func refusal(_ name: String) -> String {
    "\(Wording.quoted(name)) is a file, and this document cannot refer to files; include the contents instead"
  }
}
