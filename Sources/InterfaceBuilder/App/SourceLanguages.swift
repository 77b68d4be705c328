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

  /// The languages of no part.
  init() {}

  /// The language of a file that is named by itself, as property lists and projects in the folders above it say.
  ///
  /// - Complexity: O(*n*) in the names in the folders above and the bytes of the files.
  static func language(ofFile path: String) -> String {
    var languages = SourceLanguages()
    languages.add(above: path)
    return languages.language(of: NibPlace(DocumentPath.whole(path)).folder)
  }

  private mutating func add(above path: String) {
    for folder in FoldersAbove(path) {
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      for name in names where name.hasSuffix("Info.plist") {
        if let list = try? AppPropertyList(path: "\(folder)/\(name)") { add(list) }
      }
      for name in names where name.hasSuffix(".xcodeproj") { add(project: "\(folder)/\(name)/project.pbxproj") }
    }
  }

  /// Notes the language of a property list.
  mutating func add(_ list: AppPropertyList) {
    if let language = list.language { lists.append(Self.source(list.path, language, up: 1)) }
  }

  /// Notes the language of a project file, `App.xcodeproj/project.pbxproj`.
  ///
  /// - Complexity: O(*n*) in the bytes of the file.
  mutating func add(project path: String) {
    guard let bytes = try? DocumentFile.bytes(atPath: path), let language = Self.language(ofProject: bytes) else {
      return
    }
    projects.append(Self.source(path, language, up: 2))
  }

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
