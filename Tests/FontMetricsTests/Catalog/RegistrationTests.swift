import FontMetrics
import Foundation
import Testing

@Suite("Registering fonts")
struct RegistrationTests {
  /// A folder that is gone after the test.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strut-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test("A file's faces are found by family, full and PostScript name, and are gone after")
  func file() throws {
    let fonts = try CatalogFonts.catalog()
    #expect(throws: FontError.self) { try fonts.match("Strut Pair") }
    let registration = try fonts.register(path: CatalogFonts.path("StrutPair.ttc"))
    #expect(registration.faces.map(\.postScriptName) == ["StrutPair-Regular", "StrutPair-Bold"])
    for name in ["strut pair", "Strut Pair Bold", "StrutPair-Bold"] {
      #expect(try fonts.match(name).rule == .registered)
    }
    #expect(try fonts.match("Strut Pair", weight: .bold).face.faceIndex == 1)
    #expect(fonts.registrations == [registration])
    #expect(fonts.unregister(registration))
    #expect(!fonts.unregister(registration))
    #expect(fonts.registrations == [])
    #expect(throws: FontError.self) { try fonts.match("StrutPair-Bold") }
  }

  @Test("A font in use outlives its registration and its file")
  func useAfterwards() throws {
    try withFolder { folder in
      let path = folder + "/copy.ttf"
      try FileManager.default.copyItem(atPath: CatalogFonts.path("StrutAxes.ttf"), toPath: path)
      let fonts = try CatalogFonts.catalog()
      let registration = try fonts.register(path: path)
      let font = try fonts.font(named: "Strut Axes", size: 10)
      fonts.unregister(registration)
      try FileManager.default.removeItem(atPath: path)
      #expect(font.withSize(20).lineHeight == 20)
      #expect(try font.face.instance(at: ["wght": 500]).weight == .medium)
    }
  }

  @Test("A file is registered once, by whatever path; data each time")
  func twice() throws {
    let fonts = try CatalogFonts.catalog()
    let path = try CatalogFonts.path("StrutPair.ttc")
    let folder = try CatalogFonts.folder()
    let first = try fonts.register(path: path)
    #expect(try fonts.register(path: folder + "/../Catalog/StrutPair.ttc") == first)
    #expect(fonts.registrations.count == 1)
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: path)))
    let data = try fonts.register(data: bytes, name: "mine")
    #expect(try fonts.register(data: bytes, name: "mine").id != data.id)
    #expect(data.faces.map(\.faceIndex) == [0, 1])
    #expect(fonts.registrations.count == 3)
    fonts.unregister(first)
    #expect(try fonts.match("StrutPair-Bold").face.path == "mine")
  }

  @Test("A folder registers what is a font, and tells what is not")
  func folder() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(atPath: folder + "/inner", withIntermediateDirectories: true)
      for (name, copy) in [("StrutPair.ttc", "a.ttc"), ("StrutAxes.ttf", "inner/b.TTF")] {
        try FileManager.default.copyItem(atPath: CatalogFonts.path(name), toPath: folder + "/" + copy)
      }
      try Data("no font".utf8).write(to: URL(filePath: folder + "/broken.otf"))
      try Data().write(to: URL(filePath: folder + "/empty.woff2"))
      try Data("read me".utf8).write(to: URL(filePath: folder + "/README.txt"))
      try FileManager.default.createSymbolicLink(atPath: folder + "/inner/loop", withDestinationPath: folder)
      let fonts = try CatalogFonts.catalog()
      let result = try fonts.register(directory: folder)
      #expect(result.registrations.map(\.path) == [folder + "/a.ttc", folder + "/inner/b.TTF"])
      #expect(result.failures.map(\.path) == [folder + "/broken.otf", folder + "/empty.woff2"])
      #expect(result.failures.map(\.error.code) == [.malformed, .malformed])
      #expect(
        try fonts.register(directory: folder, recursively: false).registrations.map(\.path) == [folder + "/a.ttc"])
      #expect(fonts.registrations.count == 2)
    }
  }

  @Test("A folder or file that is not there is an error")
  func missing() throws {
    let fonts = try CatalogFonts.catalog()
    #expect(throws: FontError.self) { try fonts.register(directory: "/no/such/folder") }
    #expect(throws: FontError.self) { try fonts.register(path: "/no/such/font.ttf") }
    #expect(throws: FontError.self) { try fonts.register(data: []) }
    #expect(throws: FontError.self) { try fonts.register(data: [0, 1, 0, 0, 0, 255]) }
    #expect(fonts.registrations.isEmpty)
    #expect(fonts.generation == 0)
  }

  @Test("Bundled goes before registered, registered in the order of registration; what is passed over is told")
  func precedence() throws {
    let fonts = try CatalogFonts.catalog("NotInter.ttf", "StrutPair.ttc")
    #expect(try fonts.match("Inter").source == .bundled)
    let explanation = fonts.explain("Inter")
    #expect(explanation.winner?.source == .bundled)
    #expect(explanation.steps.last?.candidates.map(\.verdict) == [.passedOver])
    #expect(explanation.steps.last?.candidates.map(\.face.path) == [try CatalogFonts.path("NotInter.ttf")])
    let copy = try fonts.register(
      data: [UInt8](Data(contentsOf: URL(filePath: CatalogFonts.path("StrutPair.ttc")))), name: "later")
    #expect(try fonts.match("Strut Pair").face.path == CatalogFonts.path("StrutPair.ttc"))
    #expect(fonts.explain("Strut Pair").steps.last?.candidates.map(\.verdict) == [.chosen, .weight, .order, .weight])
    fonts.unregister(copy)
  }

  @Test("A strict catalog has the bundled fonts alone")
  func strict() throws {
    let fonts = try CatalogFonts.catalog("StrutPair.ttc", sources: .bundled, fallbackSources: .bundled)
    #expect(throws: FontError.self) { try fonts.match("Strut Pair") }
    #expect(throws: FontError.self) { try fonts.match(CatalogFonts.path("StrutPair.ttc")) }
    #expect(throws: FontError.self) { try fonts.match("DejaVu Sans") }
    #expect(fonts.fallbackFace(covering: ["Ⲁ"], script: "Copt") == nil)
    #expect(Set(fonts.families.map(\.source)) == [.bundled])
    #expect(try fonts.match("Palatino-bold").face.weight == .bold)
  }

  @Test("Registered fonts alone leave the system font")
  func registeredAlone() throws {
    let fonts = try CatalogFonts.catalog("NotInter.ttf", sources: .registered)
    #expect(try fonts.match("Inter").source == .registered)
    #expect(throws: FontError.self) { try fonts.match("Palatino") }
    #expect(try fonts.systemFont(size: 17).lineHeight == 20.287109375)
  }

  @Test("A family is known by the name of its four styles too")
  func legacyFamily() throws {
    let fonts = try CatalogFonts.catalog("StrutStyles-Regular.ttf", "StrutStyles-CondensedBlack.ttf")
    #expect(try fonts.match("Strut Styles Cond Black").face.weight == .black)
    #expect(fonts.families.last?.faces.count == 2)
    let condensed = try fonts.match(FontDescriptor(family: "Strut Styles", traits: .condensed))
    #expect(condensed.face.names.postScriptName == "StrutStyles-CondensedBlack")
  }

  @Test("Oblique faces and those of one advance are known as such")
  func styles() throws {
    let fonts = try CatalogFonts.catalog(
      "StrutStyles-Mono.ttf", "StrutStyles-Oblique.ttf", "StrutStyles-Regular.ttf")
    #expect(try fonts.match(FontDescriptor(family: "Strut Styles", slant: .oblique)).face.slant == .oblique)
    let italic = try fonts.match(FontDescriptor(family: "Strut Styles", traits: .italic))
    #expect(italic.face.slant == .oblique)
    #expect(italic.unfulfilledTraits == [])
    let mono = try fonts.match(FontDescriptor(family: "Strut Styles", traits: .monospaced))
    #expect(mono.face.names.postScriptName == "StrutStyles-Mono")
  }

  @Test("A system font may be one that is registered")
  func systemFont() throws {
    let fonts = try CatalogFonts.catalog("StrutPair.ttc").withSystemFont("Strut Pair")
    #expect(try fonts.systemFont(size: 10, weight: .bold).face.names.postScriptName == "StrutPair-Bold")
    #expect(fonts.hasOwnSystemFont)
  }
}
