import FontMetrics
import Testing

@Suite("Text styles")
struct TextStyleTests {
  @Test("UIKit's raw values are the recorded ones, and unknown for the extra large titles")
  func rawValues() throws {
    let recorded = try Recorded.dynamicType.get().ios.styleRawValues
    for style in TextStyle.allCases { #expect(style.uiKitRawValue == recorded[style.name]) }
  }

  @Test("Every style is understood by its name and raw value, in any letter case", arguments: TextStyle.allCases)
  func spellings(style: TextStyle) {
    for name in [style.name, style.uiKitRawValue].compactMap({ $0 }) {
      for spelling in [name, name.lowercased(), name.uppercased()] { #expect(TextStyle(name: spelling) == style) }
    }
  }

  @Test(
    "Other names are understood too",
    arguments: [
      ("subhead", TextStyle.subheadline), ("SUBHEAD", .subheadline), ("title", .title1), ("caption", .caption1),
      ("uictfonttextstyletitle0", .largeTitle),
    ])
  func aliases(name: String, style: TextStyle) {
    #expect(TextStyle(name: name) == style)
  }

  @Test(
    "A wrong name suggests the nearest",
    arguments: [("boddy", "body"), ("title4", "title3"), ("heading", "headline"), ("", nil), ("L", nil)])
  func suggestions(name: String, suggestion: String?) {
    #expect(TextStyle(name: name) == nil)
    let error = #expect(throws: UnknownNameError.self) { try TextStyle.named(name) }
    #expect(error?.kind == "text style")
    #expect(error?.suggestion == suggestion)
  }

  @Test("Platforms have names in any letter case", arguments: [("iOS", Platform.ios), ("watchos", .watchos)])
  func platforms(name: String, platform: Platform) throws {
    #expect(try Platform.named(name) == platform)
    let error = #expect(throws: UnknownNameError.self) { try Platform.named("android") }
    #expect(error?.description == #"no platform named "android". There are ios, macos, tvos, watchos."#)
  }
}

@Suite("Font weights")
struct FontWeightTests {
  @Test("Names are UIKit's, numbers CSS's")
  func names() throws {
    #expect(FontWeight.standard.map(\.rawValue) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    for weight in FontWeight.standard {
      let name = try #require(weight.name)
      #expect(FontWeight(name: name.uppercased()) == weight)
      #expect(FontWeight(name: String(weight.rawValue)) == weight)
    }
    #expect(FontWeight(name: "450") == FontWeight(rawValue: 450))
    #expect(FontWeight(rawValue: 450).description == "450")
    #expect(FontWeight.semibold < .bold)
  }

  @Test("What is no weight is nil, and an error with a suggestion", arguments: ["0", "1001", "-400", "", "boldd"])
  func unknown(name: String) {
    #expect(FontWeight(name: name) == nil)
    let error = #expect(throws: UnknownNameError.self) { try FontWeight.named(name) }
    let hint =
      name == "boldd"
      ? #"Did you mean "bold"?"#
      : """
      There are ultraLight, thin, light, regular, medium, semibold, bold, heavy, black, the numbers from 1 to 1000.
      """
    #expect(error?.description == "no font weight named \"\(name)\". \(hint)")
  }
}
