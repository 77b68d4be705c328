import Foundation
import StringCatalogs

/// The languages that the parts of an app are written in.
///
/// That of a folder is `CFBundleDevelopmentRegion` of the nearest property list that has one, else `developmentRegion` of
/// the nearest project, else English.
struct SourceLanguages {
  private struct Source {
    let folder: [Substring]
    let language: String
  }

  private var lists: [Source] = []
  private var projects: [Source] = []
  /// What could not be read.
  private(set) var problems: [CellDocumentError] = []

  /// The languages of no part.
  init() {}

  /// The languages that property lists and projects in the folders above a file say, for one that is named by itself.
  ///
  /// - Complexity: O(*n*) in the names in the folders above and the bytes of the files.
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

  /// Notes the language of a property list.
  mutating func add(_ list: AppPropertyList) {
    if let language = list.language { lists.append(Self.source(list.path, language, up: 1)) }
  }

  /// Notes the language of a project file, `App.xcodeproj/project.pbxproj`. One that cannot be read is a problem.
  ///
  /// - Complexity: O(*n*) in the bytes of the file.
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

  /// The language of a file that is named by itself.
  ///
  /// - Complexity: O(*n*) in the property lists and projects.
  func language(ofFile path: String) -> String { language(of: NibPlace(DocumentPath.whole(path)).folder) }

  /// The language of a folder.
  ///
  /// - Complexity: O(*n*) in the property lists and projects.
  func language(of folder: String) -> String {
    let parts = folder.split(separator: "/")
    return Self.nearest(to: parts, lists) ?? Self.nearest(to: parts, projects) ?? "en"
  }

  private static func source(_ path: String, _ language: String, up count: Int) -> Source {
    Source(folder: path.split(separator: "/").dropLast(count), language: language)
  }

  /// The language of the source whose folder shares most of its path; of several the first one with the shortest path.
  private static func nearest(to parts: [Substring], _ sources: [Source]) -> String? {
    func rank(_ source: Source) -> (Int, Int) {
      (zip(source.folder, parts).prefix { $0 == $1 }.count, -source.folder.count)
    }
    return sources.enumerated().max { first, second in
      let (left, right) = (rank(first.element), rank(second.element))
      return left != right ? left < right : first.offset > second.offset
    }?.element.language
  }

  /// The value of `developmentRegion = en;` in a project file; nil where there is none.
  static func language(ofProject bytes: [UInt8]) -> String? {
    let key = Array("developmentRegion".utf8)
    guard let found = bytes.firstRange(of: key) else { return nil }
    let line = bytes[found.upperBound...].prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "\n") }
    let text = String(decoding: line, as: UTF8.self)
    return AppPropertyList.language(String(text.filter { !" =\t\"".contains($0) }))
  }
}
