#if Service
package import Queries
import Strut

/// The strings that the preview page looks keys up in, beside those in the folders of cells, and how all are read.
package struct PreviewedStrings: Sendable {
  private let paths: [String]
  private let choices: StringChoices
  private let samples: String?

  /// - Parameters:
  ///   - paths: String catalogs, or folders of them.
  ///   - choices: How they are read and shown, but for the samples.
  ///   - samples: A file of samples, which is read again when it changes.
  package init(_ paths: [String] = [], _ choices: StringChoices, samples: String? = nil) {
    (self.paths, self.choices, self.samples) = (paths, choices, samples)
  }

  /// Everything that is read.
  var files: [String] { paths + [samples].compactMap(\.self) }

  /// The strings of folders of cells, and those that were named for them; nil where there are none.
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
    // A folder of cells need have no strings.
    told += problems.filter { !folders.contains($0.file) || $0.position != nil }
    return (catalog.keys.isEmpty ? nil : catalog, told.map(\.description))
  }
}
#endif
