import Foundation
import StringCatalogs
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("The strut-nib.yaml of a file")
struct NibSettingsSearchTests {
  private static let files = [
    "strut-nib.yaml": "schema: 1\nrowHeights: { EpisodeCell: 10 }\nignore: [App/Old/**, Nothing/**, Debug/**]",
    "App/Inner/strut-nib.yaml": "schema: 1\nrowHeights: { EpisodeCell: 20 }", "App/Old/Cell.xib": cell,
    "App/Cell.xib": cell, "App/Inner/Cell.xib": cell, "App/Debug/Cell.xib": cell, ".git/config": "",
  ]
  private static let cell = HandwrittenNib.cell("")

  @Test(
    "A file has the settings of its nearest folder, whether it, a folder, or a folder above is named",
    arguments: [("App/Cell.xib", 10.0), ("App/Debug/Cell.xib", 10), ("App/Inner/Cell.xib", 20)])
  func nearest(path: String, height: Double) throws {
    try withFolder(Self.files) { (folder) throws in
      let file = folder.appending(path: path).path
      var search = NibSettingsSearch()
      #expect(search.settings(forFile: file).rowHeights["EpisodeCell"]?.value == .points(height))
      #expect(search.files.count == 1)
      for read in ["", "App", DocumentPath.path("", in: path).isEmpty ? "" : path.replacing("/Cell.xib", with: "")] {
        let app = NibApp(folder: folder.appending(path: read).path)
        let found = app.files.first { DocumentPath.whole($0.document.file) == DocumentPath.whole(file) }
        let name = try #require(found).document.file
        #expect(app.settings(forFile: name).rowHeights["EpisodeCell"]?.value == .points(height), "\(read)")
        #expect(!app.files.contains { $0.document.file.contains("/Old/") }, "\(read)")
      }
    }
  }

  @Test("A pattern that matches no file is told, with one for any folder, where all files were read")
  func patterns() throws {
    try withFolder(Self.files) { (folder) throws in
      let told = NibApp(folder: folder.path).unusedSettings.map(\.message)
      #expect(
        told == [
          "there is no cell or static table named \"Nothing/**\", and no file matches it",
          "there is no cell or static table named \"Debug/**\", and no file matches it; paths start at the folder of "
            + "strut-nib.yaml, so write \"**/Debug/**\" for any folder",
        ])
      #expect(NibApp(folder: folder.appending(path: "App").path).unusedSettings.isEmpty)
    }
  }

  @Test("A pattern that is the name of a folder is applied, and not told", arguments: ["Old", "App/Old", "**/Old/**"])
  func folders(pattern: String) throws {
    let settings = ["strut-nib.yaml": "schema: 1\nignore: ['\(pattern)']"]
    try withFolder(Self.files.merging(settings) { $1 }) { (folder) throws in
      let app = NibApp(folder: folder.path)
      #expect(app.unusedSettings.isEmpty && !app.files.contains { $0.document.file.contains("/Old/") })
    }
  }

  @Test("The search ends at a repository, but not inside the folder that is read")
  func repository() throws {
    try withFolder(Self.files.merging(["App/.git": "gitdir: x"]) { $1 }) { (folder) throws in
      let file = folder.appending(path: "App/Cell.xib").path
      var search = NibSettingsSearch()
      #expect(search.settings(forFile: file).file.isEmpty)
      #expect(NibApp(folder: folder.path).settings(forFile: file).rowHeights.count == 1)
    }
  }

  @Test("Settings that cannot be read, or have another extension, are told once and not used")
  func unreadable() throws {
    let settings = ["strut-nib.yaml": "schema: 1\nrowHeights: { EpisodeCell: tall }", "App/Inner/strut-nib.yml": "a"]
    try withFolder(Self.files.merging(settings) { $1 }) { (folder) throws in
      try FileManager.default.removeItem(at: folder.appending(path: "App/Inner/strut-nib.yaml"))
      let app = NibApp(folder: folder.path)
      #expect(app.files.count == 4)
      let told = app.problems.map(\.message)
      #expect(told.count == 2)
      #expect(told.contains { $0.hasSuffix("; no entry of the file is used until this is corrected") })
      #expect(told.contains("the settings are not used; rename the file to strut-nib.yaml"))
    }
  }
}
