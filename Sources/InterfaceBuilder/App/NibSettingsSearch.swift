import CellDocuments
import Foundation
public import StringCatalogs

/// Finds the settings of Interface Builder files: for each, the `strut-nib.yaml` in its nearest
/// parent folder that has one, up to the root of its Git repository.
///
/// ```swift
/// var search = NibSettingsSearch()
/// search.settings(forFile: "MyApp/Settings/Cell.xib")   // of MyApp/strut-nib.yaml
/// search.files                                          // ["MyApp/strut-nib.yaml"]
/// ```
/// Each settings file is read once.
public struct NibSettingsSearch: Sendable {
  /// The errors in settings files. Interface Builder files are then read without settings.
  public private(set) var problems: [CellDocumentError] = []
  /// The settings that were found and could be read, in order.
  private(set) var found: [NibSettings] = []
  /// The settings by folder; nil for none.
  private var settings: [String: NibSettings?] = [:]
  /// The folder in which repositories inside it are not the end of the search; nil for none.
  private let root: String?

  /// Creates a search.
  ///
  /// - Parameter root: An app's folder, which may contain other repositories; nil for none.
  public init(in root: String? = nil) { self.root = root.map(DocumentPath.whole) }

  /// The paths of the settings files that are used.
  public var files: [String] { found.map(\.file) }

  /// Returns the settings for a file; empty if there are none.
  public mutating func settings(forFile path: String) -> NibSettings {
    let folder = FoldersAbove.parent(of: DocumentPath.whole(path))
    return folder.flatMap { settings(inFolder: $0) } ?? NibSettings()
  }

  /// Returns true if the settings for a file ignore it.
  mutating func ignores(file path: String) -> Bool {
    let settings = settings(forFile: path)
    return settings.ignores(file: DocumentPath.path(path, relativeTo: settings.folder))
  }

  /// Returns true if settings are in the folder of the search, so that it contains all their files.
  func covers(_ settings: NibSettings) -> Bool {
    root.map { settings.folder == $0 || settings.folder.hasPrefix($0 == "/" ? $0 : $0 + "/") } ?? false
  }

  private mutating func settings(inFolder folder: String) -> NibSettings? {
    if let known = settings[folder] { return known }
    var result = read(folder)
    if result == nil, !isEnd(folder), let parent = FoldersAbove.parent(of: folder) {
      result = settings(inFolder: parent)
    }
    settings[folder] = .some(result)
    return result
  }

  private func isEnd(_ folder: String) -> Bool {
    let isInside = root.map { folder.hasPrefix($0 == "/" ? $0 : $0 + "/") } ?? false
    return !isInside && FoldersAbove.isRepository(folder)
  }

  /// Reads the settings in a folder; nil if it has none, and empty if they cannot be read.
  private mutating func read(_ folder: String) -> NibSettings? {
    let path = DocumentPath.path(NibSettings.fileName, in: folder)
    guard FileManager.default.fileExists(atPath: path) || DocumentPath.isLink(path) else {
      checkOtherName(folder)
      return nil
    }
    let file = Self.shown(path)
    do throws(CellDocumentErrors) {
      var settings = try NibSettings(path: file)
      settings.folder = folder
      found.append(settings)
      return settings
    } catch {
      problems += error.all.map { error in
        CellDocumentError(
          code: error.code, file: error.file, position: error.position,
          message: error.message + "; no entry of the file is used until this is corrected")
      }
      return NibSettings()
    }
  }

  /// Reports settings with the other usual extension of YAML files.
  private mutating func checkOtherName(_ folder: String) {
    let path = DocumentPath.path(NibSettings.otherFileName, in: folder)
    guard FileManager.default.fileExists(atPath: path) else { return }
    let message = "the settings are not used; rename the file to \(NibSettings.fileName)"
    problems.append(CellDocumentError(code: .unreadableFile, file: Self.shown(path), position: nil, message: message))
  }

  /// Returns a path relative to the working directory if it is inside.
  private static func shown(_ path: String) -> String { DocumentPath.path(path, relativeTo: DocumentPath.whole(".")) }
}

extension NibSettingsSearch {
  /// Returns errors for the entries of settings inside the searched folder that have no effect on
  /// an app's documents.
  ///
  /// - Parameter ignored: The paths of the files that the settings ignore.
  /// - Complexity: O(*n*) in the number of views, and of names for each unknown name.
  func unused(by documents: [NibDocument], ignored: [String]) -> [CellDocumentError] {
    var search = self
    let owners = Dictionary(grouping: documents) { search.settings(forFile: $0.file).file }
    let ignoredBy = Dictionary(grouping: ignored) { search.settings(forFile: $0).file }
    return found.filter(covers).flatMap { settings in
      settings.problems(in: owners[settings.file] ?? [], ignored: ignoredBy[settings.file] ?? [])
    }
  }
}
