import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("The languages that apps are written in")
struct SourceLanguageTests {
  private static let german = [
    "App/Base.lproj/Cell.xib": HandwrittenNib.cell(HandwrittenNib.label("a", "News")),
    "App/fr.lproj/Cell.strings": #""a.text" = "Nouvelles";"#,
  ]

  private static func list(_ region: String) -> String {
    "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>\(region)</string></dict></plist>"
  }

  @Test(
    "The source language is that of the nearest property list, else of the project, else English",
    arguments: [
      (["App/Info.plist": list("de"), "Other/Info.plist": list("ja")], "de"),
      (["App/Info.plist": list("German")], "de"),
      (
        [
          "App/Info.plist": list("$(DEVELOPMENT_LANGUAGE)"),
          "App.xcodeproj/project.pbxproj": "{ developmentRegion = \"pt-BR\";\n hasScannedForEncodings = 0; }",
        ], "pt-BR"
      ),
      (["App.xcodeproj/project.pbxproj": "{ }"], "en"), ([:], "en"),
    ])
  func sourceLanguage(files: [String: String], language: String) throws {
    try withFolder(Self.german.merging(files) { $1 }) { (folder) throws in
      let app = NibApp(folder: folder.path)
      #expect(app.files.map(\.strings.languages) == [[language, "fr"]])
      #expect(app.languages == [language, "fr"].sorted())
    }
  }

  @Test("A project file or property list that cannot be read is told, of a folder and of one file")
  func unreadable() throws {
    try withFolder(Self.german) { (folder) throws in
      // A folder of that name is no file.
      let project = folder.appending(path: "App.xcodeproj/project.pbxproj")
      try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
      var languages = SourceLanguages()
      languages.add(project: project.path)
      #expect(languages.problems.map(\.file) == [project.path])
      let file = try NibFile(path: folder.appending(path: "App/Base.lproj/Cell.xib").path)
      #expect(file.strings.problems.map(\.file) == [project.path])
      #expect(file.strings.languages == ["en", "fr"])
      let large = folder.appending(path: "B.xcodeproj/project.pbxproj")
      try FileManager.default.createDirectory(at: large.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(count: (16 << 20) + 1).write(to: large)
      let problems = NibApp(folder: folder.path).problems
      #expect(problems.map(\.file) == [large.path] && problems.map(\.message) == ["the file is larger than 16 MiB"])
    }
    try withFolder(Self.german.merging(["App/Info.plist": "<plist"]) { $1 }) { (folder) throws in
      let file = try NibFile(path: folder.appending(path: "App/Base.lproj/Cell.xib").path)
      #expect(file.strings.problems.map(\.file) == [folder.appending(path: "App/Info.plist").path])
    }
  }

  @Test("A file that is named by itself has the language of the folders above it")
  func above() throws {
    let files = [
      "App/Info.plist": Self.list("de"), "Info.plist": Self.list("ja"),
      ".git/config": "",
    ]
    try withFolder(Self.german.merging(files) { $1 }) { (folder) throws in
      let path = folder.appending(path: "App/Base.lproj/Cell.xib").path
      #expect(try NibFile(path: path).strings.languages == ["de", "fr"])
    }
  }
}
