/// The limits on a document's size: far beyond any real one, and low enough to refuse a hostile one quickly.
///
/// All are Strut's rules.
package enum DocumentLimits {
  /// The largest file, in bytes: 16 MiB.
  package static let bytes = 16 << 20
  /// The deepest nesting of lists and mappings.
  package static let depth = 64
  /// The error for a document that exceeds it.
  package static let tooDeep = "more than \(depth) levels of nesting"
  /// The most errors reported of one document.
  package static let errors = 100
  /// The longest name of a view or guide, in Unicode scalars. Longer words get no suggestion either.
  package static let nameLength = 100
}
