import Foundation
import StringCatalogs

/// The reading of an app's files, with what goes wrong meanwhile.
struct AppReading {
  private(set) var files: [NibFile] = []
  private(set) var skipped: [NibApp.Skipped] = []
  var problems: [CellDocumentError] = []

  /// The settings of a folder; none where it has no such file, or one that cannot be read.
  mutating func settings(in folder: String) -> NibSettings {
    let path = folder.hasSuffix("/") ? folder + NibSettings.fileName : "\(folder)/\(NibSettings.fileName)"
    guard FileManager.default.fileExists(atPath: path) || DocumentPath.isLink(path) else { return NibSettings() }
    return read { () throws(CellDocumentErrors) in try NibSettings(path: path) } ?? NibSettings()
  }

  /// The property lists that can be read.
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

  /// The paths of the fonts that property lists and documents name, sorted by the names of the files. A font of a property
  /// list that is not there is a problem; documents name fonts of the system as well, and building notes those it misses.
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
  /// The error of an Interface Builder file among those of other files.
  package init(_ error: NibError) {
    self.init(
      code: Code(rawValue: error.code.rawValue), file: error.file, position: error.position, message: error.message)
  }
}
