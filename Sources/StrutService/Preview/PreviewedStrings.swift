#if Service
package import Queries
import Strut

/// The strings of the preview page in addition to those in the folders of cells, and the choices
/// for reading them.
package struct PreviewedStrings: Sendable {
  private let paths: [String]
  private let choices: StringChoices
  private let samples: String?

  /// - Parameters:
  ///   - paths: String catalogs, or folders that contain them.
  ///   - choices: The choices for reading and showing strings, without samples.
  ///   - samples: A file of samples, which is read again when it changes.
  package init(_ paths: [String] = [], _ choices: StringChoices, samples: String? = nil) {
    (self.paths, self.choices, self.samples) = (paths, choices, samples)
  }

  /// All files that are read.
  var files: [String] { paths + [samples].compactMap(\.self) }

  /// Reads the strings in the folders of cells and the additional strings; nil if there are none.
  func read(besides folders: [String]) -> (strings: StringCatalog?, problems: [String]) {
    var choices = choices
    var told: [CellDocumentError] = []
    if let samples {
      do throws(CellDocumentErrors) {
        choices.samples = try SampleArguments(path: samples)
      } catch {
        told = error.all
      }
    }
    let (catalog, problems) = choices.read(folders + paths)
    // A folder of cells may contain no strings.
    told += problems.filter { !folders.contains($0.file) || $0.position != nil }
    return (catalog.keys.isEmpty ? nil : catalog, told.map(\.description))
  }
}
#endif
