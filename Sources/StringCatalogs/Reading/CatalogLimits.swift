/// How large string catalogs may be: beyond any real one, and small enough that a hostile one is refused quickly.
///
/// All are Strut's rules; those of ``DocumentLimits`` hold besides.
package enum CatalogLimits {
  /// The largest file, in bytes: 64 MiB.
  package static let bytes = 64 << 20
  /// The largest `.xcstrings`, which holds all languages of a table, in bytes: 256 MiB.
  package static let catalogBytes = 256 << 20
  /// The most elements of an XML file and objects of a property list.
  package static let nodes = 2_000_000
  /// The most values of a JSON file. A text of an `.xcstrings` takes four: a hundred thousand keys in five languages are 2.5 million values,
  /// and fifteen thousand in forty as many.
  package static let jsonValues = 8_000_000
  /// The most files of one catalog.
  package static let files = 10_000
  /// The most folders that are looked into for files.
  package static let folders = 10_000
  /// The most folders within each other that are looked into.
  package static let folderDepth = 16
  /// The longest path of an XLIFF file's original that tells a target, in bytes.
  package static let pathLength = 4096
  /// The most targets of a table that are kept apart; what others have counts for the first.
  package static let targets = 256
  /// The most texts that one string may stand for, by its plural forms, devices and other choices.
  package static let variants = 500
}
