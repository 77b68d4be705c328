import Foundation
import StringCatalogs

/// The development languages of the parts of an app.
///
/// The language of a folder is the `CFBundleDevelopmentRegion` of the nearest property list that
/// has one, otherwise the `developmentRegion` of the nearest project, otherwise English.
struct SourceLanguages {
  private struct Source {
    let folder: [Substring]
    let language: String
  }

  private var lists: [Source] = []
  private var projects: [Source] = []
  /// The problems in files that could not be read.
  private(set) var problems: [CellDocumentError] = []

  /// Creates an empty list of languages.
  init() {}

  /// Reads the languages from property lists and projects in the parent folders of a file that was
  /// passed by path.
  ///
  /// - Complexity: O(*n*) in the number of names in the parent folders and the size of the files.
  init(above path: String) {
    for folder in FoldersAbove(path) {
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      for name in names where name.hasSuffix("Info.plist") { add(list: "\(folder)/\(name)") }
      for name in names where name.hasSuffix(".xcodeproj") { add(project: "\(folder)/\(name)/project.pbxproj") }
    }
  }

  private mutating func add(list path: String) {
    do throws(CellDocumentErrors) { add(try AppPropertyList(path: path)) } catch { problems += error.all }
  }

  /// Adds the language of a property list.
  mutating func add(_ list: AppPropertyList) {
    if let language = list.language { lists.append(Self.source(list.path, language, up: 1)) }
  }

  /// Adds the language of a project file, `App.xcodeproj/project.pbxproj`. A file that cannot be
  /// read is a problem.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  mutating func add(project path: String) {
    do throws(CellDocumentErrors) {
      let bytes = try DocumentFile.bytes(atPath: path)
      guard bytes.count <= DocumentLimits.bytes else { throw CellDocumentErrors(Self.tooLarge(path)) }
      guard let language = Self.language(ofProject: bytes) else { return }
      projects.append(Self.source(path, language, up: 2))
    } catch {
      problems += error.all
    }
  }

  private static func tooLarge(_ path: String) -> CellDocumentError {
    let message = "the file is larger than \(DocumentLimits.bytes >> 20) MiB"
    return CellDocumentError(code: .tooLarge, file: path, position: nil, message: message)
  }

  /// Returns the language of a file that was passed by path.
  ///
  /// - Complexity: O(*n*) in the number of property lists and projects.
  func language(ofFile path: String) -> String { language(of: NibPlace(DocumentPath.whole(path)).folder) }

  /// Returns the language of a folder.
  ///
  /// - Complexity: O(*n*) in the number of property lists and projects.
  func language(of folder: String) -> String {
    let parts = folder.split(separator: "/")
    return Self.nearest(to: parts, lists) ?? Self.nearest(to: parts, projects) ?? "en"
  }

  private static func source(_ path: String, _ language: String, up count: Int) -> Source {
    Source(folder: path.split(separator: "/").dropLast(count), language: language)
  }

  /// Returns the language of the source whose folder has the longest common path; of several, the
  /// first with the shortest path.
  private static func nearest(to parts: [Substring], _ sources: [Source]) -> String? {
    func rank(_ source: Source) -> (Int, Int) {
      (zip(source.folder, parts).prefix { $0 == $1 }.count, -source.folder.count)
    }
    return sources.enumerated().max { first, second in
      let (left, right) = (rank(first.element), rank(second.element))
      return left != right ? left < right : first.offset > second.offset
    }?.element.language
  }

  /// Returns the value of `developmentRegion = en;` in a project file; nil if there is none.
  static func language(ofProject bytes: [UInt8]) -> String? {
    let key = Array("developmentRegion".utf8)
    guard let found = bytes.firstRange(of: key) else { return nil }
    let line = bytes[found.upperBound...].prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "\n") }
    let text = String(decoding: line, as: UTF8.self)
    return AppPropertyList.language(String(text.filter { !" =\t\"".contains($0) }))
  }
}
