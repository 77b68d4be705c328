import Foundation
import StringCatalogs

/// The tables of strings that translate an Interface Builder file: `X/de.lproj/Foo.strings` for `X/Base.lproj/Foo.xib`.
enum StringTables {
  /// The paths of the tables of a file, sorted; none for a file outside of `Base.lproj`, which nothing translates.
  ///
  /// - Complexity: O(*n* log *n*) in the names beside the file's folder.
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
