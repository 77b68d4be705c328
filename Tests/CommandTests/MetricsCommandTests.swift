import Foundation
import Testing

@Suite("inspect, styles, scale and spacing")
struct MetricsCommandTests {
  @Test("styles gives SF's measured line heights", arguments: [("L", 20.287109375), ("AX5", 63.248046875)])
  func styles(category: String, lineHeight: Double) throws {
    let cell = try StrutProcess.run("styles", "--json").json().styles.body[category]
    #expect(cell.lineHeight.number == lineHeight)
  }

  @Test("A cell of styles has what the interface promises")
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

  @Test("Platforms without categories answer under L", arguments: ["macos", "tvos"])
  func otherPlatforms(platform: String) throws {
    let styles = try StrutProcess.run("styles", "--platform", platform, "--json").json().styles
    #expect(styles.keys.allSatisfy { styles[$0].keys == ["L"] })
  }

  @Test("scale gives UIFontMetrics' numbers")
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
    #expect(document.spacing.number.map { ($0 * 3).rounded() } == 52)
  }

  @Test("inspect has every key the interface names")
  func inspectKeys() throws {
    let face = try StrutProcess.run("inspect", "system", "--size", "17", "--json").json().faces[0]
    let promised: Set = [
      "path", "faceIndex", "faceCount", "format", "family", "subfamily", "fullName", "postScriptName", "version",
      "unitsPerEm", "glyphCount", "hhea", "typo", "win", "useTypoMetrics", "metrics", "profiles", "weightClass",
      "widthClass", "italicAngle", "isFixedPitch", "isVariable", "axes", "namedInstances", "scripts", "codepointCount",
      "colorFormats", "features", "warnings", "at", "names", "languageSystems", "coverage", "embedding", "color",
      "clamped",
    ]
    #expect(promised.subtracting(face.keys).isEmpty)
    #expect(face.metrics.ascender.number == 1950)
    #expect(face.metrics.sources.ascender.string == "alias")
    #expect(face.hhea.ascender.number == 1984)
    #expect(face.at.lineHeight.number == 20.287109375)
  }

  @Test("inspect lists what a language asked for lacks, and null where it is not known")
  func inspectLanguages() throws {
    let face = try StrutProcess.run("inspect", "Strut Test", "--languages", "en,de,de-Cyrl", "--json").json().faces[0]
    let asked = face.coverage.asked.array
    #expect(asked.map(\.language.string) == ["en", "de", "de-Cyrl"])
    #expect(asked[1].missing.array.compactMap(\.string) == ["U+00C4", "U+00D6", "U+00DC"])
    #expect(asked[1].missingPunctuation.array.compactMap(\.string).contains("U+201E"))
    #expect(asked[2].missing.value == nil)
    #expect(try StrutProcess.run("inspect", "Strut Test", "--languages", "d e").status == 2)
  }

  @Test("inspect goes to a named instance, and says what it clamped")
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

  @Test("A program copied with its fonts to another folder works", arguments: ["beside", "prefix"])
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

  @Test("Without fonts it says where it looked")
  func noFonts() throws {
    let process = try StrutProcess.run(["inspect", "system"], environment: ["STRUT_FONTS": "/no/fonts"])
    #expect(process.status == 3)
    #expect(process.errors.contains("/no/fonts"))
  }
}
