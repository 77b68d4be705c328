import Foundation
import Testing

@Suite("inspect, styles, scale and spacing")
struct MetricsCommandTests {
  @Test("styles gives SF's measured line heights", arguments: [("L", 20.287109375), ("AX5", 63.248046875)])
  func styles(category: String, lineHeight: Double) throws {
    let cell = try StrutProcess.run("styles", "--json").json().styles.body[category]
    #expect(cell.lineHeight.number == lineHeight)
  }

  @Test("A value of styles has every key and its numbers")
  func styleCell() throws {
    let document = try StrutProcess.run("styles", "--category", "L", "--json").json()
    let cell = document.styles.body.L
    #expect(document.styles.body.keys == ["L"])
    #expect(cell.pointSize.number == 17)
    #expect(cell.leading.number == 22)
    #expect(cell.leadingHIG.number == 22)
    #expect(cell.weight.string == "regular")
    #expect(cell.tracking.number == -0.43)
    #expect(cell.capHeight.number == 11.97802734375)
    #expect(document.engines.keys == ["freetype", "harfbuzz", "icu", "strut"])
  }

  @Test("styles has the emphasized weight and UIFont.leading, and its options have their effects")
  func styleTraits() throws {
    func body(_ options: String...) throws -> JSON {
      try StrutProcess.run(["styles", "--category", "L", "--json"] + options, input: Data()).json().styles.body.L
    }
    #expect(try body().emphasizedWeight.string == "semibold")
    #expect(try body().fontLeading.number == 22 - 20.287109375)
    #expect(try body("--bold").weight.string == "semibold")
    #expect(try body("--bold", "--bold-text").weight.string == "bold")
    #expect(try body("--leading", "tight").fontLeading.number == 20 - 20.287109375)
    #expect(try body("--leading", "loose").leading.number == 22)
    #expect(try body().suspect.bool == false)
    let watch = try StrutProcess.run("styles", "--platform", "watchos", "--category", "L", "--json").json().styles
    #expect(watch.title2.L.suspect.bool == true && watch.body.L.suspect.bool == false)
    #expect(try StrutProcess.run("styles", "--platform", "watchos", "--leading", "tight").status == 2)
    #expect(try StrutProcess.run("styles", "--leading", "narrow").status == 2)
  }

  @Test("The extra large titles are known only at L")
  func extraLargeTitles() throws {
    let styles = try StrutProcess.run("styles", "--json").json().styles
    #expect(styles.extraLargeTitle.keys == ["L"] && styles.extraLargeTitle2.keys == ["L"])
    let cell = styles.extraLargeTitle.L
    #expect([cell.leading, cell.leadingHIG, cell.emphasizedWeight, cell.fontLeading].allSatisfy { $0.value == nil })
    #expect(cell.pointSize.number == 36 && cell.weight.string == "bold")
  }

  @Test("scale gives the text sizes that are known for a style, and reports an error if there are none")
  func unknownScales() throws {
    let document = try StrutProcess.run("scale", "17", "--style", "extraLargeTitle", "--json").json()
    #expect(document.values[0].categories.keys == ["L"])
    #expect(document.values[0].categories.L.scaledValue.number == 17)
    #expect(try StrutProcess.run("scale", "17", "--style", "extraLargeTitle", "--category", "XS,AX5").status == 2)
  }

  @Test("scale rounds to a pixel of the display", arguments: [("1", 14.0), ("2", 14.5), ("3", 43.0 / 3)])
  func displayScales(scale: String, value: Double) throws {
    let document = try StrutProcess.run("scale", "15", "--category", "M", "--scale", scale, "--json").json()
    #expect(document.values[0].categories.M.scaledValue.number == value)
  }

  @Test("Android's curves differ only between 1.0 and 1.15")
  func androidRules() throws {
    func scales(_ options: String...) throws -> JSON {
      try StrutProcess.run(["scale", "30", "--platform", "android", "--json"] + options, input: Data()).json()
    }
    let (usual, first) = (try scales(), try scales("--rules", "android14"))
    #expect((usual.rules.string, first.rules.string) == ("androidx", "android14"))
    let (x, y) = (usual.values[0].fontScales, first.values[0].fontScales)
    #expect(x.keys.filter { x[$0].number != y[$0].number } == ["1.1"])
    #expect(try StrutProcess.run("scale", "30", "--rules", "android14").status == 2)
  }

  @Test(
    "inspect pins the optical size or turns it off", arguments: [("auto", 20.0), ("off", 14), ("28", 28), ("5", 14)])
  func opticalSize(option: String, expected: Double) throws {
    let face = try StrutProcess.run("inspect", "Inter", "--size", "20", "--optical-size", option, "--json").json()
      .faces[0]
    #expect(face.coordinates.opsz.number == expected)
    #expect(try StrutProcess.run("inspect", "Inter", "--optical-size", option).status == 2)
  }

  @Test("Platforms without text sizes are listed under L", arguments: ["macos", "tvos"])
  func otherPlatforms(platform: String) throws {
    let styles = try StrutProcess.run("styles", "--platform", platform, "--json").json().styles
    #expect(styles.keys.allSatisfy { styles[$0].keys == ["L"] })
  }

  @Test("scale gives the numbers of UIFontMetrics")
  func scale() throws {
    let document = try StrutProcess.run("scale", "17", "--json").json()
    let values = document.values[0].categories
    #expect(values.keys.count == 12)
    #expect(values.AX5.scaledValue.number == 48)
    #expect(values.AX5.scaledFontSize.number == 48)
    #expect(values.M.scaledValue.number.map { ($0 * 3).rounded() } == 49)
  }

  @Test("spacing shows the terms of its sum")
  func spacing() throws {
    let document = try StrutProcess.run(
      "spacing", "--upper-style", "headline", "--lower", "Palatino@18", "--json"
    ).json()
    #expect(document.rule.string == "betweenBaselines")
    let sum = document.terms.array.compactMap(\.points.number).reduce(0, +)
    #expect(abs(sum - (document.unrounded.number ?? 0)) < 1e-12)
    // 18.289 for the line and 1.485 for the gap, minus 5.115 for the descender, plus 4.101 for that
    // of the headline: 18.76, rounded up to 19.
    #expect(document.spacing.number == 19)
    #expect(document.era.string == "iOS17" && document.since.string == "iOS17" && document.confidence.string == "C")
    let older = try StrutProcess.run(
      "spacing", "--upper-style", "headline", "--lower", "Palatino@18", "--era", "iOS12", "--json"
    ).json()
    #expect(older.spacing.number == 20 && older.step.number == 4 && older.since.string == "iOS11")
    let unknown = try StrutProcess.run("spacing", "--upper-style", "body", "--era", "iOS19")
    #expect(unknown.status == 2 && unknown.errors.contains("Did you mean \"iOS18\"?"))
  }

  @Test("inspect has every key of the interface")
  func inspectKeys() throws {
    let face = try StrutProcess.run("inspect", "system", "--size", "17", "--json").json().faces[0]
    let promised: Set = [
      "path", "faceIndex", "faceCount", "format", "family", "subfamily", "fullName", "postScriptName", "version",
      "unitsPerEm", "glyphCount", "hhea", "typo", "win", "useTypoMetrics", "metrics", "profiles", "weightClass",
      "widthClass", "italicAngle", "isFixedPitch", "isVariable", "axes", "namedInstances", "scripts", "codepointCount",
      "colorFormats", "features", "warnings", "at", "names", "languageSystems", "coverage", "embedding", "color",
      "clamped",
      "subscript", "superscript", "caret", "vertical", "baselines",
    ]
    #expect(promised.subtracting(face.keys).isEmpty)
    #expect(face.metrics.ascender.number == 1950)
    #expect(face.metrics.sources.ascender.string == "alias")
    #expect(face.hhea.ascender.number == 1984)
    #expect(face.at.lineHeight.number == 20.287109375)
  }

  @Test("inspect lists the characters that a requested language lacks, and null if they are not known")
  func inspectLanguages() throws {
    let face = try StrutProcess.run("inspect", "Strut Test", "--languages", "en,de,de-Cyrl", "--json").json().faces[0]
    let asked = face.coverage.asked.array
    #expect(asked.map(\.language.string) == ["en", "de", "de-Cyrl"])
    #expect(asked[1].missing.array.compactMap(\.string) == ["U+00C4", "U+00D6", "U+00DC"])
    #expect(asked[1].missingPunctuation.array.compactMap(\.string).contains("U+201E"))
    #expect(asked[2].missing.value == nil)
    #expect(try StrutProcess.run("inspect", "Strut Test", "--languages", "d e").status == 2)
  }

  @Test("inspect selects a named instance, and reports clamped values")
  func inspectInstance() throws {
    let result = try StrutProcess.run(
      "inspect", "Inter", "--instance", "semibold", "--variations", "opsz=100", "--json")
    let faces = try result.json().faces
    #expect(faces.array.count == 1)
    #expect(faces[0].coordinates.wght.number == 600)
    #expect(faces[0].clamped[0].axis.string == "opsz")
    #expect([faces[0].clamped[0].asked.number, faces[0].clamped[0].used.number] == [100, 32])
    let wrong = try StrutProcess.run("inspect", "Inter", "--instance", "semibod", "--json")
    #expect(wrong.status == 2)
    #expect(try wrong.json().error.message.string?.contains("did you mean \"SemiBold\"?") == true)
  }

  @Test("The text of inspect has coverage, layout, features, color and rights, as the JSON does")
  func inspectDescriptionForPeople() throws {
    let inter = try StrutProcess.run("inspect", "Inter-Regular", "--languages", "de,ar").output
    #expect(inter.contains("\nlayout: DFLT cyrl grek latn (CAT MOL ROM)\nsubstitutions: aalt calt case "))
    #expect(!inter.contains("\nfeatures: "))
    #expect(inter.contains("\nde: complete\nar: lacks letters U+0621 "))
    let emoji = try StrutProcess.run("inspect", "Noto Color Emoji").output
    #expect(emoji.contains("\ncolor: CBDT; bitmaps of 109 pixels\nembedding: installable (fsType 0x0)\nwarning: "))
    #expect(!emoji.contains("\nnames:"))
  }

  @Test("inspect gives the metrics of a font at every text size, as UIFontMetrics scales it")
  func inspectCategories() throws {
    let face = try StrutProcess.run("inspect", "Palatino", "--size", "18", "--category", "all", "--json").json().faces[
      0]
    let scaled = try StrutProcess.run("scale", "18", "--json").json().values[0].categories
    for category in ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"] {
      let metrics = face.categories[category]
      let pointSize = try #require(metrics.pointSize.number)
      #expect(pointSize == scaled[category].scaledFontSize.number)
      #expect(metrics.lineHeight.number == 2081 * pointSize / 2048)
    }
    let title = try StrutProcess.run("inspect", "Palatino", "--style", "title1", "--category", "L", "--json").json()
    #expect(title.faces[0].at.pointSize.number == 28)
    #expect(title.faces[0].categories.L.pointSize.number == 28)
    #expect(try StrutProcess.run("inspect", "Palatino", "--category", "huge").status == 2)
  }

  @Test("The text of inspect has the three sets of the file, the flag, and the location of a variable face")
  func inspectSets() throws {
    let output = try StrutProcess.run("inspect", "Strut Test").output
    let rows = output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(rows.contains(["in", "the", "file", "hhea", "900", "-200", "100"]))
    #expect(rows.contains(["typo", "750", "-250", "200"]))
    #expect(rows.contains(["win", "1000", "-300", "0"]))
    #expect(output.contains("\nUSE_TYPO_METRICS is not set\n"))
    let heading = { (arguments: String...) in
      try StrutProcess.run(["inspect", "Inter-Regular"] + arguments).output.prefix { $0 != "(" }
    }
    #expect(try heading() == "Inter Regular ")
    #expect(try heading("--instance", "SemiBold") == "Inter Regular, SemiBold ")
    #expect(try heading("--variations", "wght=650") == "Inter Regular at wght=650 ")
  }

  @Test("inspect measures glyphs on request")
  func inspectGlyphs() throws {
    let face = try StrutProcess.run("inspect", "Palatino", "--glyphs", "HxH\u{3B1E}", "--json").json().faces[0]
    let glyphs = face.glyphs.array
    #expect(glyphs.compactMap(\.codepoint.string) == ["U+0048", "U+0078", "U+3B1E"])
    #expect(glyphs[0].name.string == "H")
    let right = (glyphs[0].advance.number ?? 0) - (glyphs[0].bounds.right.number ?? 0)
    #expect(glyphs[0].rightSideBearing.number == right)
    #expect(glyphs[2].glyph.value == nil)
    #expect(!face.keys.contains("ink"))
  }

  @Test("inspect compares the ink of a text with the line, including that of an alias")
  func inspectInk() throws {
    let faces = try StrutProcess.run("inspect", "system", "Inter-Regular", "--sample", "Ẫg", "--json").json().faces
    let ink = faces.array.map { $0.ink[0] }
    // SF's line ends 34 units below Inter's top.
    let above = ink.compactMap(\.overshootAbove.number)
    #expect(above.count == 2 && abs(above[0] - above[1] - 34) < 1e-6)
    #expect(ink[1].highest.string == "Ẫ")
    #expect(ink[1].lowest.string == "g")
    #expect(!faces[0].keys.contains("glyphs"))
    let text = try StrutProcess.run("inspect", "Inter-Regular", "--sample", "auto").output
    #expect(text.contains("OUTSIDE the line"))
  }

  @Test("A program that is copied with its fonts to another folder works", arguments: ["beside", "prefix"])
  func relocated(layout: String) throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "strut-moved-\(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    try files.createDirectory(at: folder.appending(path: "bin"), withIntermediateDirectories: true)
    try files.createDirectory(at: folder.appending(path: "share/strut"), withIntermediateDirectories: true)
    let moved = folder.appending(path: "bin/strut")
    try files.copyItem(at: StrutProcess.executable, to: moved)
    let built = StrutProcess.executable.deletingLastPathComponent()
    let bundle = built.appending(path: "Strut_BundledFonts.resources").resolvingSymlinksInPath()
    if layout == "beside" {
      try files.copyItem(at: bundle, to: folder.appending(path: "bin/Strut_BundledFonts.resources"))
    } else {
      try files.copyItem(at: bundle.appending(path: "Files"), to: folder.appending(path: "share/strut/fonts"))
    }
    let path = try StrutProcess.run(["inspect", "Palatino", "--json"], executable: moved).json().faces[0].path.string
    #expect(path?.hasPrefix(folder.path) == true)
  }

  @Test("Without fonts, the folders that were searched are reported")
  func noFonts() throws {
    let process = try StrutProcess.run(["inspect", "system"], environment: ["STRUT_FONTS": "/no/fonts"])
    #expect(process.status == 3)
    #expect(process.errors.contains("/no/fonts"))
  }
}
