/// The limits of string catalogs: larger than any real catalog, and small enough that a hostile one
/// is rejected quickly.
///
/// All are Strut's own. The limits in ``DocumentLimits`` also apply.
package enum CatalogLimits {
  /// The largest file, in bytes: 64 MiB.
  package static let bytes = 64 << 20
  /// The largest `.xcstrings`, which holds all languages of a table, in bytes: 256 MiB.
  package static let catalogBytes = 256 << 20
  /// The maximum number of elements in an XML file and of objects in a property list.
  package static let nodes = 2_000_000
  /// The maximum number of values in a JSON file. Each translation in an `.xcstrings` file takes
  /// four: 100,000 keys in five languages, or 15,000 in forty, are about 2.5 million values.
  package static let jsonValues = 8_000_000
  /// The maximum number of files in one catalog.
  package static let files = 10_000
  /// The maximum number of folders to search.
  package static let folders = 10_000
  /// The maximum nesting of folders to search.
  package static let folderDepth = 16
  /// The maximum length, in bytes, of an `original` path in an XLIFF file from which a target is
  /// determined.
  package static let pathLength = 4096
  /// The maximum number of targets of a table; strings of any more are added to the first.
  package static let targets = 256
  /// The maximum number of variants of one string: combinations of plural forms, devices and other
  /// choices.
  package static let variants = 500
}
