import Foundation
import StringCatalogs

/// Reads the files of an app and collects problems.
struct AppReading {
  private(set) var files: [NibFile] = []
  private(set) var skipped: [NibApp.Skipped] = []
  var problems: [CellDocumentError] = []

  /// Returns the property lists that can be read.
  mutating func propertyLists(_ found: AppFiles) -> [AppPropertyList] {
    found.propertyLists.compactMap { path in
      read { () throws(CellDocumentErrors) in try AppPropertyList(path: path) }
    }
  }

  private mutating func read<Value>(_ body: () throws(CellDocumentErrors) -> Value) -> Value? {
    do throws(CellDocumentErrors) {
      return try body()
    } catch {
      problems += error.all
      return nil
    }
  }

  /// Reads the Interface Builder files.
  mutating func readDocuments(
    _ found: AppFiles, _ languages: SourceLanguages, _ sizeClasses: NibSizeClasses?, _ strings: StringCatalog?
  ) {
    var assets = AssetCatalogs(found.assetCatalogs)
    for path in found.documents {
      do throws(NibError) {
        let file = try NibFile(
          path: path, sizeClasses: sizeClasses, sourceLanguage: languages.language(of: NibPlace(path).folder),
          others: strings)
        problems += file.strings.problems
        files.append(file.completed(by: &assets))
      } catch {
        if error.isSkipped {
          skipped.append(NibApp.Skipped(path: path, reason: error.message))
        } else {
          problems.append(CellDocumentError(error))
        }
      }
    }
    problems += assets.problems
  }

  /// Returns the paths of the fonts in property lists and documents, sorted by file name. A missing
  /// font of a property list is a problem. Documents may also name system fonts, and building notes
  /// those that are missing.
  mutating func fonts(named lists: [AppPropertyList], _ found: AppFiles) -> [String] {
    for list in lists {
      for name in list.fonts where found.fonts[name] == nil {
        problems.append(
          CellDocumentError(
            code: .font, file: list.path, position: nil,
            message: "the font file \(Wording.quoted(name)) is not in the folder; add it, or pass it with --fonts"))
      }
    }
    let names = Set(lists.flatMap(\.fonts)).union(files.flatMap(\.document.customFonts.keys))
    let paths = names.sorted().compactMap { found.fonts[$0] }
    let pointers = paths.compactMap(GitLFS.problem)
    problems += pointers
    let unfetched = Set(pointers.map(\.file))
    return paths.filter { !unfetched.contains($0) }
  }
}

extension CellDocumentError {
  /// Creates a document error from an error in an Interface Builder file.
  package init(_ error: NibError) {
    self.init(
      code: Code(rawValue: error.code.rawValue), file: error.file, position: error.position, message: error.message)
  }
}
