import Foundation
import StringCatalogs

/// The string tables that translate an Interface Builder file: `X/de.lproj/Foo.strings` for
/// `X/Base.lproj/Foo.xib`.
enum StringTables {
  /// Returns the paths of a file's string tables, sorted; empty for a file outside `Base.lproj`,
  /// which is not translated.
  ///
  /// - Complexity: O(*n* log *n*) in the number of names next to the file's folder.
  static func paths(of path: String) -> [String] {
    let place = NibPlace(path)
    guard place.isBase else { return [] }
    let folder = place.folder.isEmpty ? "." : place.folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let prefix = place.folder.isEmpty ? "" : place.folder.hasSuffix("/") ? place.folder : place.folder + "/"
    return names.sorted().filter { $0.lowercased().hasSuffix(".lproj") }.flatMap { name in
      suffixes.map { "\(prefix)\(name)/\(place.table).\($0)" }
    }.filter { NibPlace($0).isTable && DocumentPath.problem(at: $0) == nil }
  }

  private static let suffixes = ["strings", "stringsdict", "xcstrings"]
}
