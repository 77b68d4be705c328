import InterfaceBuilder
import TestSupport
import Testing

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

  @Test("A file that is named by itself has the language and the settings of the folders above it")
  func above() throws {
    let files = [
      "App/Info.plist": Self.list("de"), "Info.plist": Self.list("ja"),
      "strut-nib.yaml": "schema: 1\nignore: [Debug/**]",
      ".git/config": "",
    ]
    try withFolder(Self.german.merging(files) { $1 }) { (folder) throws in
      let path = folder.appending(path: "App/Base.lproj/Cell.xib").path
      #expect(try NibFile(path: path).strings.languages == ["de", "fr"])
      #expect(try NibSettings.above(path)?.ignored.map(\.value) == ["Debug/**"])
    }
    try withFolder(["App/.git/config": "", "strut-nib.yaml": "schema: 1"]) { (folder) throws in
      #expect(try NibSettings.above(folder.appending(path: "App/Cell.xib").path)?.file == nil)
    }
  }
}
