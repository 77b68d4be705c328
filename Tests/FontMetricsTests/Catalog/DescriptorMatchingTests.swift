import FontMetrics
import Testing

@Suite("What a descriptor comes to")
struct DescriptorMatchingTests {
  private func values(_ match: FontMatch) -> [String: Double] {
    Dictionary(uniqueKeysWithValues: match.face.coordinates.map { ($0.tag, $0.value) })
  }

  /// A descriptor, and the weight, width and slant that its face is set to.
  typealias AxisRow = (FontDescriptor, [Double])
  static let axisTable: [AxisRow] = [
    (FontDescriptor(family: "Strut Axes"), [400.0, 100, 0]),
    (FontDescriptor(family: "strut axes", weight: .bold), [700, 100, 0]),
    (FontDescriptor(family: "Strut Axes", weight: .black), [800, 100, 0]),
    (FontDescriptor(family: "Strut Axes", traits: .bold), [700, 100, 0]),
    (FontDescriptor(family: "Strut Axes", weight: .light, traits: .bold), [300, 100, 0]),
    (FontDescriptor(family: "Strut Axes", width: .ultraCondensed), [400, 75, 0]),
    (FontDescriptor(family: "Strut Axes", traits: [.condensed, .italic]), [400, 75, -10]),
    (FontDescriptor(family: "Strut Axes", traits: .expanded), [400, 125, 0]),
    (FontDescriptor(family: "Strut Axes", slant: .oblique), [400, 100, -10]),
    (FontDescriptor(family: "Strut Axes", variations: ["wght": 555]), [555, 100, 0]),
    (FontDescriptor(name: "Strut Axes Condensed Bold"), [700, 75, 0]),
    (FontDescriptor(name: "StrutAxesVF-CondensedBold"), [700, 75, 0]),
    (FontDescriptor(name: "StrutAxes-CondensedBold"), [700, 75, 0]),
    (FontDescriptor(name: "Strut Axes Condensed Bold", weight: .medium), [500, 75, 0]),
    (FontDescriptor(name: "strut axes slanted", weight: .bold), [700, 100, -10]),
  ]

  @Test("A variable face is set to what is asked for, inside its axes", arguments: axisTable)
  func axes(descriptor: FontDescriptor, expected: [Double]) throws {
    let match = try CatalogFonts.catalog("StrutAxes.ttf").match(descriptor)
    let values = values(match)
    #expect([values["wght"], values["wdth"], values["slnt"]] == expected)
    #expect(match.rule == .registered)
  }

  @Test("A named instance answers to the PostScript name that the font gives it, and has it")
  func declaredPostScriptName() throws {
    let fonts = try CatalogFonts.catalog("StrutNamed.ttf")
    let match = try fonts.match("StrutNamed-Bd")
    #expect(values(match)["wght"] == 700)
    #expect(match.face.postScriptName == "StrutNamed-Bd")
    #expect(try fonts.match("StrutNamed-Bold").face == match.face)
    #expect(fonts.fontNames(inFamily: "Strut Named") == ["StrutNamed-Regular", "StrutNamed-Bd", "StrutNamed-Black"])
  }

  @Test("The optical size follows the point size, unless a named instance is one")
  func opticalSize() throws {
    let fonts = try CatalogFonts.catalog("StrutAxes.ttf")
    func size(_ name: String) throws -> Double? {
      try fonts.font(named: name, size: 10).face.coordinates.first { $0.tag == "opsz" }?.value
    }
    #expect(try size("Strut Axes") == 10)
    #expect(try size("Strut Axes Condensed Bold") == 10)
    #expect(try size("Strut Axes Display") == 32)
  }

  @Test("An ital axis is set to 1 for an italic")
  func italicAxis() throws {
    let fonts = try CatalogFonts.catalog("StrutLeaning.ttf")
    let match = try fonts.match(FontDescriptor(family: "Strut Leaning", traits: .italic))
    #expect(match.face.coordinates.map(\.value) == [1])
    #expect(match.face.slant == .italic)
    #expect(match.fulfills)
    #expect(try fonts.match("Strut Leaning").face.slant == .upright)
  }

  /// A descriptor, what its family lacks, and the traits among that.
  typealias LackRow = (FontDescriptor, [FontShortfall.Property], FontTraits)
  static let lackTable: [LackRow] = [
    (FontDescriptor(family: "Strut Test", traits: .bold), [FontShortfall.Property.weight], FontTraits.bold),
    (FontDescriptor(family: "Strut Test", traits: [.italic, .condensed]), [.width, .slant], [.italic, .condensed]),
    (FontDescriptor(family: "TeX Gyre Pagella", weight: .semibold), [.weight], []),
    (FontDescriptor(family: "TeX Gyre Pagella", traits: [.bold, .italic]), [], []),
    (FontDescriptor(family: "TeX Gyre Pagella", slant: .oblique), [.slant], []),
    (FontDescriptor(family: "TeX Gyre Pagella", traits: .monospaced), [.monospaced], .monospaced),
    (FontDescriptor(family: "JetBrains Mono", traits: .monospaced), [], []),
    (FontDescriptor(traits: .monospaced), [], []), (FontDescriptor(traits: [.bold, .italic]), [], []),
    (FontDescriptor(family: "Inter", weight: FontWeight(rawValue: 950)), [.weight], []),
  ]

  @Test("What a family lacks is told, and nothing is synthesized", arguments: lackTable)
  func shortfalls(descriptor: FontDescriptor, properties: [FontShortfall.Property], traits: FontTraits) throws {
    let match = try BundledFolder.catalog.get().match(descriptor)
    #expect(match.unfulfilled.map(\.property) == properties)
    #expect(match.fulfills == properties.isEmpty)
    #expect(match.unfulfilledTraits == traits)
    for shortfall in match.unfulfilled { #expect(match.note?.contains(shortfall.message) == true) }
  }

  @Test("Nothing named is the system font, with SF's metrics; of one advance it is the monospaced one")
  func nothingNamed() throws {
    let fonts = try BundledFolder.catalog.get()
    let match = try fonts.match(FontDescriptor(weight: .bold))
    #expect(match.requested == "system")
    #expect(match.face.weight == .bold)
    #expect(match.metrics != nil)
    #expect(try fonts.match(FontDescriptor(traits: .monospaced)).face.names.family == "JetBrains Mono")
  }

  @Test("A family is no full name, and a name may be any")
  func familyOrName() throws {
    let fonts = try BundledFolder.catalog.get()
    #expect(throws: FontError.self) { try fonts.match(FontDescriptor(family: "TeXGyrePagella-Bold")) }
    #expect(try fonts.match(FontDescriptor(name: "TeXGyrePagella-Bold")).face.weight == .bold)
  }

  @Test("A style asked for beside a face's name is looked for among its family")
  func nameAndStyle() throws {
    let fonts = try BundledFolder.catalog.get()
    let match = try fonts.match(FontDescriptor(name: "TeXGyrePagella-Italic", weight: .bold))
    #expect(match.face.names.postScriptName == "TeXGyrePagella-BoldItalic")
    let upright = try fonts.match(FontDescriptor(name: "TeXGyrePagella-BoldItalic", slant: .upright))
    #expect(upright.face.names.postScriptName == "TeXGyrePagella-Bold")
  }

  @Test(
    "Named instances answer to full and PostScript names",
    arguments: [
      ("Inter SemiBold", 600, FontSlant.upright), ("Inter-SemiBold", 600, .upright), ("inter-semibold", 600, .upright),
      ("InterVariable-SemiBold", 600, .upright), ("Inter Variable ExtraBold", 800, .upright),
      ("Inter Bold Italic", 700, .italic), ("Inter-ThinItalic", 100, .italic),
    ])
  func namedInstances(name: String, weight: Int, slant: FontSlant) throws {
    let match = try BundledFolder.catalog.get().match(name)
    #expect(match.face.weight.rawValue == weight)
    #expect(match.face.slant == slant)
    #expect(match.rule == .bundled)
    #expect(match.font(size: 20).face.coordinates.first { $0.tag == "opsz" }?.value == 20)
  }

  @Test("The size is the descriptor's where none is given")
  func size() throws {
    let fonts = try BundledFolder.catalog.get()
    let descriptor = FontDescriptor(family: "Inter", pointSize: 21)
    #expect(try fonts.font(matching: descriptor).pointSize == 21)
    #expect(try fonts.font(matching: descriptor, size: 0).pointSize == 21)
    #expect(try fonts.font(matching: descriptor, size: 12).pointSize == 12)
    #expect(try fonts.font(matching: FontDescriptor()).pointSize == 17)
  }

  @Test("An axis that the face has not is an error")
  func badAxis() throws {
    let fonts = try BundledFolder.catalog.get()
    let error = #expect(throws: FontError.self) {
      try fonts.match(FontDescriptor(family: "Strut Test", variations: ["wght": 500]))
    }
    #expect(error?.code == .badVariation)
  }

  @Test("An italic system font is italic, a named one too")
  func systemItalic() throws {
    let bundled = try BundledFolder.catalog.get()
    #expect(try bundled.systemFontMatch(slant: .italic).face.slant == .italic)
    let own = try bundled.withSystemFont("TeX Gyre Pagella")
    #expect(
      try own.systemFontMatch(weight: .bold, slant: .italic).face.names.postScriptName == "TeXGyrePagella-BoldItalic")
    #expect(try own.match("system-bold-italic").face.names.postScriptName == "TeXGyrePagella-BoldItalic")
    #expect(try own.match("system-bold-italic").requested == "system-bold-italic")
    #expect(try bundled.withSystemFont("Strut Test").match("system-italic").unfulfilled.map(\.property) == [.slant])
  }
}
