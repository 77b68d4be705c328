import FontMetrics
import Foundation
import TestSupport
import Testing
import UIKitNames

@Suite("UIKit's names of fonts")
struct FontNameTests {
  @Test(
    "A font tells its PostScript and family name",
    arguments: [
      ("Palatino", "TeXGyrePagella-Regular", "TeX Gyre Pagella"), ("inter semibold", "Inter-SemiBold", "Inter"),
      ("Inter-BoldItalic", "InterItalic-BoldItalic", "Inter"), ("Inter", "Inter-Regular", "Inter"),
      ("JetBrains Mono Bold", "JetBrainsMono-Bold", "JetBrains Mono"),
    ])
  func names(name: String, fontName: String, familyName: String) throws {
    let font = try #require(UIFont(name: name, size: 12))
    #expect(font.fontName == fontName && font.familyName == familyName)
    // The face's own name: it has its own line, where another font's metrics are on Palatino.
    #expect(UIFont(name: font.fontName, size: 12)?.font.face == font.font.face)
    #expect((UIFont(name: font.fontName, size: 12) == font) == (name != "Palatino"))
  }

  @Test(
    "Palatino has the names that iOS has", .fact("system-6"),
    arguments: [
      ("Palatino-Roman", "Regular"), ("Palatino-Italic", "Italic"), ("Palatino-Bold", "Bold"),
      ("Palatino-BoldItalic", "Bold Italic"),
    ])
  func palatino(name: String, subfamily: String) throws {
    let font = try #require(UIFont(name: name, size: 2048))
    #expect(font.font.face.names.subfamily == subfamily)
    #expect(font.ascender == 1499 && font.descender == -582 && font.leading == 169)
  }

  @Test("Every name that a family lists comes to a font of that family, whose own name comes to it too")
  func families() throws {
    let surroundings = try FontSurroundings()
    try surroundings.run {
      let families = UIFont.familyNames
      #expect(families == families.sorted() && families.contains("Inter") && families.contains("TeX Gyre Pagella"))
      for family in families {
        let names = UIFont.fontNames(forFamilyName: family)
        #expect(!names.isEmpty)
        for name in names {
          let font = try #require(UIFont(name: name, size: 10))
          // The default location of a variable face may have two names, its own and that of an
          // instance.
          #expect(font.familyName == family && UIFont(name: font.fontName, size: 10) == font)
        }
      }
      #expect(UIFont.fontNames(forFamilyName: "Nobody's").isEmpty)
    }
    #expect(surroundings.log.isEmpty)
  }

  @Test("A name that nothing answers to is nil, and the log says what is like it")
  func unknown() throws {
    let surroundings = try FontSurroundings()
    surroundings.run { #expect(UIFont(name: "Palatno", size: 18) == nil) }
    #expect(surroundings.log == ["UIFont: no font named \"Palatno\". Did you mean \"Palatino\"?"])
  }
}
