import FontMetrics
import Testing

@Suite("Families")
struct FontFamilyTests {
  @Test("Bundled before registered, each sorted by name")
  func order() throws {
    let fonts = try CatalogFonts.catalog("StrutPair.ttc", "NotInter.ttf")
    let families = fonts.families
    let registered = families.drop { $0.source == .bundled }
    #expect(registered.map(\.name) == ["Inter", "Strut Pair"])
    #expect(registered.map(\.faces.count) == [1, 2])
    let bundled = families.prefix { $0.source == .bundled }.map(\.name)
    #expect(bundled == bundled.sorted())
    #expect(bundled.contains("Noto Sans CJK JP"))
    #expect(fonts.familyNames.filter { $0 == "Inter" }.count == 1)
  }

  @Test("The names of a family's faces, named instances among them")
  func names() throws {
    let fonts = try CatalogFonts.catalog("StrutAxes.ttf")
    #expect(
      fonts.fontNames(inFamily: "tex gyre pagella") == [
        "TeXGyrePagella-Regular", "TeXGyrePagella-Bold", "TeXGyrePagella-Italic", "TeXGyrePagella-BoldItalic",
      ])
    #expect(
      fonts.fontNames(inFamily: "Strut Axes") == [
        "StrutAxes-Regular", "StrutAxesVF-CondensedBold", "StrutAxesVF-Slanted", "StrutAxesVF-Display",
      ])
    #expect(fonts.fontNames(inFamily: "Inter").contains("Inter-SemiBold"))
    #expect(fonts.fontNames(inFamily: "no such family") == [])
    for name in fonts.fontNames(inFamily: "Strut Axes") { #expect(throws: Never.self) { try fonts.match(name) } }
  }
}
