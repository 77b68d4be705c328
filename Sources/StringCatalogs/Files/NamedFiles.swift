/// What becomes of the files that a document names: those of images, of a table's cells and of its rows.
public enum NamedFiles: Hashable, Sendable {
  /// They are opened, from the folder of the document.
  case opened
  /// To name one is an error. For documents of people who may not read the files of this machine: not even whether a file is
  /// there is told.
  case refused

  /// What is said of a file that was named, and may not be.
  package static func refusal(_ name: String) -> String {
    "\(Wording.quoted(name)) is a file, and this document cannot refer to files; include the contents instead"
  }
}
