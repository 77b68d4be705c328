import Foundation
import StringCatalogs
import TestSupport
import Testing

@Suite("Folders of strings")
struct CatalogFolderTests {
  /// A folder with these files, folders made as they are needed, and links.
  private func reading(
    _ files: [String: String], links: [String: String] = [:], _ paths: [String] = [""],
    _ prepare: (URL) throws -> Void = { _ in }
  ) throws -> (catalog: StringCatalog, problems: [String]) {
    try withFolder([:]) { folder in
      for (name, text) in files {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      for (name, target) in links {
        try FileManager.default.createSymbolicLink(
          atPath: folder.appending(path: name).path, withDestinationPath: target)
      }
      try prepare(folder)
      let read = StringCatalog.read(paths.map { folder.path + "/" + $0 })
      return (read.catalog, read.problems.map { $0.description.replacing(folder.path + "/", with: "") })
    }
  }

  @Test(
    "A file that is reached by two paths counts once",
    arguments: [
      ["", "de.lproj"], ["de.lproj", "de.lproj/L.strings"], ["", "./de.lproj/../de.lproj"],
      ["de.lproj", "link.lproj/../de.lproj"],
    ])
  func twice(paths: [String]) throws {
    let read = try reading(["de.lproj/L.strings": "a = b;\nc = d;"], links: ["link.lproj": "de.lproj"], paths)
    #expect(read.problems.isEmpty)
    #expect(read.catalog.texts("c", "de") == ["d"])
  }

  @Test(
    "A file that Git LFS has not fetched is told so, in every format, and the others are read",
    arguments: [
      "de.lproj/M.strings", "de.lproj/M.stringsdict", "M.xcstrings", "de.xliff", "values-de/M.xml", "de.po", "de.arb",
      "de.json",
    ])
  func pointers(name: String) throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"
    let read = try reading(["de.lproj/L.strings": "a = b;", name: pointer])
    #expect(
      read.problems == ["\(name): the file is a Git LFS pointer; run \"git lfs pull\" to fetch the file itself"])
    #expect(read.catalog.texts("a", "de") == ["b"])
  }

  @Test("Links to files and folders are followed; one by another name gives its texts to another locale")
  func links() throws {
    let read = try reading(
      ["elsewhere/strings": "a = b;", "zh-Hant.lproj/L.strings": "a = c;", "de.lproj/M.strings": "z = z;"],
      links: [
        "zh-HK.lproj": "zh-Hant.lproj", "de.lproj/L.strings": "../elsewhere/strings", "de.lproj/round": "..",
        "self": ".",
      ])
    #expect(read.problems.isEmpty)
    #expect(read.catalog.locales == ["de", "en", "zh-HK", "zh-Hant"])
    #expect(read.catalog.texts("a", "de") == ["b"])
    #expect(read.catalog.texts("a", "zh-HK") == ["c"])
  }

  @Test("What cannot be looked at is told")
  func told() throws {
    let deep = (0..<20).map { "d\($0)" }.joined(separator: "/")
    let read = try reading(
      ["de.lproj/L.strings": "a = b;", deep + "/de.json": "{}"],
      links: ["fr.lproj": "nowhere", "de.lproj/N.strings": "nowhere", "other": "nowhere", "it.lproj": "it.lproj"])
    let folder = (0..<15).map { "d\($0)" }.joined(separator: "/")
    #expect(
      read.problems.sorted()
        == [
          "\(folder)/d15: folders are nested more than 16 levels deep, or there are more than 10000; specify this folder by itself",
          "de.lproj/N.strings: the link is broken; fix or remove it",
          "fr.lproj: the link is broken; fix or remove it",
          "it.lproj: the link is broken; fix or remove it",
        ].sorted())
    #expect(read.catalog.texts("a", "de") == ["b"])
  }

  @Test("A folder without strings is told")
  func empty() throws {
    #expect(try reading(["a.txt": ""]).problems.first?.contains("the folder has no strings") == true)
  }

  @Test(
    "A folder with a name of three letters is a language beside one that has a file of the same name, and else is none")
  func threeLetters() throws {
    let files = ["de/a.json": "{\"k\":\"de\"}", "pnb/a.json": "{\"k\":\"pnb\"}", "src/b.json": "{\"k\":\"no\"}"]
    let read = try reading(files)
    #expect(read.problems.isEmpty)
    #expect(read.catalog.locales == ["de", "en", "pnb"])
    #expect(read.catalog.status("k", "pnb") == .translated)
    let alone = try reading(["x.strings": "", "de.lproj/L.strings": "", "pnb/a.json": "{\"k\":\"pnb\"}"])
    #expect(!alone.catalog.locales.contains("pnb"))
  }

  @Test(
    "A file or folder that is named itself is read as in the folder that it is in",
    arguments: ["", "pnb", "pnb/a.json"])
  func named(path: String) throws {
    let read = try reading(["de/a.json": "{\"k\":\"de\"}", "pnb/a.json": "{\"k\":\"pnb\"}"], [path])
    #expect(read.problems.isEmpty)
    #expect(read.catalog.texts("k", "pnb") == ["pnb"])
  }

  @Test(
    "Three letters that are the code of no language are one where most files of a language are, and that is told",
    arguments: ["", "zzz", "zzz/a.json"])
  func unknownCode(path: String) throws {
    let files = ["de/a.json": "{\"k\":\"de\"}", "zzz/a.json": "{\"k\":\"z\"}"]
    let read = try reading(files, [path])
    #expect(read.problems.count == 1)
    #expect(
      read.problems.first?.hasPrefix("zzz: \"zzz\" is not a known language code; it is read as one") == true)
    #expect(read.catalog.texts("k", "zzz") == ["z"])
    let few = try reading(files.merging(["de/b.json": "{}", "de/c.json": "{}"]) { $1 }, [path])
    #expect(few.problems.first?.hasSuffix("next to it; it is skipped") == true)
    #expect(!few.catalog.locales.contains("zzz"))
  }

  @Test("Files of JSON whose codes only ISO 639-3 has are languages' beside one, and where all could be")
  func threeLetterNames() throws {
    let text = "{\"k\":\"x\"}"
    let beside = try reading(["en.json": text, "azb.json": text, "skr-PK.json": text, "package.json": "{}"])
    #expect(beside.problems.isEmpty)
    #expect(beside.catalog.locales == ["azb", "en", "skr-PK"])
    let all = try reading(["azb.json": text, "lki.json": text])
    #expect(all.problems.isEmpty)
    #expect(all.catalog.locales == ["azb", "en", "lki"])
    #expect(try reading(["azb.json": text], ["azb.json"]).catalog.texts("k", "azb") == ["x"])
  }

  @Test("A file of JSON that is named as no known language is, beside one that is, is told")
  func unknownName() throws {
    let read = try reading(["zzz.json": "{}", "en.json": "{\"k\":\"x\"}"])
    #expect(
      read.problems == [
        "zzz.json: \"zzz\" is not a known language code, but \"en\" next to it is; it is skipped"
      ])
  }

  @Test("A word that is a code as well is none beside other JSON, and is told where nothing else has strings")
  func words() throws {
    let text = "{\"k\":\"x\"}"
    let app = try reading(["app.json": text, "package.json": "{}", "l/de.json": text, "src/lib.json": text])
    #expect(app.problems.isEmpty)
    #expect(app.catalog.locales == ["de", "en"])
    for (files, path, told) in [
      (["azb.json": text, "package.json": "{}"], "", "azb.json"),
      (["js/azb/main.json": text], "js", "js/azb/main.json"), (["js/azb/app.json": text], "js", "js/azb/app.json"),
    ] {
      let read = try reading(files, [path])
      #expect(read.problems.count == 1)
      #expect(read.problems.first?.contains("the folder has no strings; ") == true)
      #expect(
        read.problems.first?.contains("\(told) is skipped, because its name or its folder's name could be") == true)
    }
    #expect(
      try reading(["js/azb/app.json": text], ["js/azb/app.json"]).problems.first?.contains(
        "the language of the file is unknown") == true)
  }

  @Test("A folder whose code only ISO 639-3 has is a language's beside one")
  func threeLetterFolders() throws {
    let text = "{\"k\":\"x\"}"
    let beside = try reading(["hif/app.json": text, "azb/app.json": text])
    #expect(beside.problems.isEmpty)
    #expect(beside.catalog.locales == ["azb", "en", "hif"])
  }
}
