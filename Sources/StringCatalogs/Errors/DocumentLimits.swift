/// The limits on the size of a document: far above any real document, and low enough to reject a
/// hostile one quickly.
///
/// All limits are Strut's own rules.
package enum DocumentLimits {
  /// The largest file, in bytes: 16 MiB.
  package static let bytes = 16 << 20
  /// The deepest nesting of lists and mappings.
  package static let depth = 64
  /// The message for a document that is nested too deeply.
  package static let tooDeep = "more than \(depth) levels of nesting"
  /// The largest number of errors that are reported for one document.
  package static let errors = 100
  /// The longest name of a view or guide, in Unicode scalars. Longer words also get no suggestion.
  package static let nameLength = 100
}
