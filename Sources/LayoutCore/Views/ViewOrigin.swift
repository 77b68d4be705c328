/// The place in the source of a program that makes a view.
package final class ViewOrigin: Sendable {
  /// The property or variable that holds the view; nil if there is none.
  package let name: String?
  /// The path of the source file.
  package let file: String
  /// The line, from 1.
  package let line: Int

  /// Creates a place.
  package init(name: String?, file: String, line: Int) { (self.name, self.file, self.line) = (name, file, line) }
}
