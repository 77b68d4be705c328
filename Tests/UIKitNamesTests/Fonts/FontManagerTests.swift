import FontMetrics
import Foundation
import Testing
import UIKitNames

@Suite("Core Text's registration of fonts")
struct FontManagerTests {
  @Test("An app's font is found once its file is registered, and not after")
  func file() throws {
    let surroundings = try FontSurroundings()
    try surroundings.run {
      let url = FontSurroundings.url("StrutAxes.ttf")
      var error: CFError?
      #expect(UIFont(name: "Strut Axes", size: 10) == nil)
      #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
      #expect(error == nil && UIFont.familyNames.contains("Strut Axes"))
      let font = try #require(UIFont(name: "StrutAxes-Regular", size: 10))
      #expect(font.lineHeight == 10 && UIFont(descriptor: font.fontDescriptor, size: 0) == font)
      for name in UIFont.fontNames(forFamilyName: "Strut Axes") {
        #expect(UIFont(name: name, size: 10)?.fontName == name)
      }

      #expect(!CTFontManagerRegisterFontsForURL(url, .process, &error))
      #expect(error?.code == .alreadyRegistered && error.map(CFErrorGetCode) == 105)
      #expect(CTFontManagerUnregisterFontsForURL(url, .process, nil))
      #expect(!CTFontManagerUnregisterFontsForURL(url, .process, &error))
      #expect(error?.code == .notRegistered)
      #expect(UIFont(name: "StrutAxes-Regular", size: 10) == nil)
      #expect(font.withSize(20).lineHeight == 20)
    }
  }

  @Test("A font of an app follows the text size, and its traits are other faces of its family")
  func appFont() throws {
    try FontSurroundings().run({ $0.contentSizeCategory = .accessibilityExtraExtraExtraLarge }) {
      CTFontManagerRegisterFontsForURL(FontSurroundings.url("StrutPair.ttc"), .process, nil)
      let font = try #require(UIFont(name: "StrutPair-Regular", size: 17))
      #expect(UIFontMetrics.default.scaledFont(for: font).pointSize == 48)
      let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
      #expect(UIFont(descriptor: bold, size: 0).fontName == "StrutPair-Bold")
    }
  }

  @Test("What cannot be registered has Core Text's code, and the log says why")
  func failures() throws {
    let surroundings = try FontSurroundings()
    surroundings.run {
      let url = FontSurroundings.url("StrutPair.ttc")
      let broken = FontSurroundings.url("OFL.txt")
      for (url, scope, code): (URL, CTFontManagerScope, CTFontManagerError) in [
        (URL(filePath: "/no/such/font.ttf"), .process, .fileNotFound), (broken, .process, .invalidFontData),
        (url, .persistent, .registrationFailed),
        (URL(string: "https://example.com/a.ttf") ?? url, .process, .invalidFilePath),
      ] {
        var error: CFError?
        #expect(!CTFontManagerRegisterFontsForURL(url, scope, &error))
        #expect(error?.code == code)
      }
      #expect(!CTFontManagerRegisterFontsForURL(broken, .process, nil))
    }
    #expect(surroundings.log.count == 1 && surroundings.fonts.registrations.isEmpty)
  }

  @Test("A font of bytes is registered and unregistered")
  func bytes() throws {
    let surroundings = try FontSurroundings()
    try surroundings.run {
      let provider = try #require(CGDataProvider(url: FontSurroundings.url("StrutAxes.ttf")))
      let font = try #require(CGFont(provider))
      #expect(font.postScriptName == "StrutAxes-Regular" && font.fullName == "Strut Axes Regular")
      var error: CFError?
      #expect(CTFontManagerRegisterGraphicsFont(font, &error))
      #expect(UIFont(name: "Strut Axes", size: 10) != nil)
      #expect(!CTFontManagerRegisterGraphicsFont(font, &error) && error?.code == .alreadyRegistered)
      #expect(CTFontManagerUnregisterGraphicsFont(font, nil) && !CTFontManagerUnregisterGraphicsFont(font, nil))
      #expect(UIFont(name: "Strut Axes", size: 10) == nil)
      #expect(CGDataProvider(data: Data("no font".utf8)).flatMap(CGFont.init) == nil)
      #expect(CGDataProvider(url: URL(filePath: "/no/such/font")) == nil)
    }
  }
}
