import Foundation
import Testing

@Suite("inspect, side by side")
struct InspectDifferencesTests {
  private static let pair = ["Inter-Regular", "TeXGyrePagella-Regular"]

  private func run(_ arguments: [String]) throws -> StrutProcess { try StrutProcess.run(["inspect"] + arguments) }

  @Test("Several fonts are shown as a table in which different rows are marked")
  func table() throws {
    let text = try run(Self.pair).output
    #expect(text.hasPrefix("A  Inter Regular at opsz=14, wght=400  /"))
    #expect(text.contains("\nlengths in units of 1/1000 em, because the faces differ in units per em\n"))
    let rows = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(rows.contains(["≠", "cap", "height", "727.539", "692", "-35.539", "-3.55"]))
    #expect(rows.contains(["weight", "400", "400"]) && rows.contains(["width", "100", "100"]))
    #expect(rows.contains { $0.starts(with: ["≠", "head", "flags"]) })
    #expect(text.contains("\n  ┌─── ascender"))
    #expect(
      text.contains(
        "\nB's line heights: 20.3 % of the em lower (Core Text, FreeType, HarfBuzz, DirectWrite, browser); "))
  }

  @Test("--differences omits equal rows, and lengths with the same units per em are not converted")
  func onlyDifferences() throws {
    let text = try run(["TeXGyrePagella-Regular", "TeXGyrePagella-Bold", "--differences"]).output
    #expect(text.contains("\nlengths in units of 1/1000 em\n"))
    #expect(text.contains("\nweight "))
    #expect(!text.contains("\nunits per em ") && !text.contains("≠") && !text.contains("┌"))
  }

  @Test("The faces of a family are compared on request")
  func family() throws {
    #expect(try run(["TeX Gyre Pagella"]).output.hasPrefix("TeXGyrePagella-Regular (cff"))
    let text = try run(["TeX Gyre Pagella", "--differences"]).output
    #expect(text.contains("\nD  TeXGyrePagella-BoldItalic  /"))
    #expect(text.contains(" spread % of em\n"))
  }

  @Test("The note about a substitute is below its name")
  func notes() throws {
    #expect(try run(["system", "Palatino"]).output.contains("\n   Replaces Apple's Palatino: "))
  }

  @Test("A face equals itself")
  func same() throws {
    let text = try run(["Inter-Regular", "Inter-Regular", "--differences"]).output
    #expect(text.contains("\n\nAll "))
    let document = try run(["Inter-Regular", "Inter-Regular", "--differences", "--json"]).json()
    #expect(document.keys == ["differences", "engines", "faces", "schema"])
    #expect(document.differences.array.isEmpty && document.differences.value != nil)
  }

  @Test("In JSON, differences have their values in the order of the faces, including failures")
  func json() throws {
    let process = try run([Self.pair[0], "Palatno", Self.pair[1], "--differences", "--json"])
    #expect(process.status == 1)
    let document = try process.json()
    #expect(document.faces.array.count == 3)
    for difference in document.differences.array {
      #expect(difference.keys == ["difference", "differenceInEms", "field", "values"])
      #expect(difference.values.array.count == 3 && difference.values[1].value == nil)
    }
    let height = try #require(document.differences.array.first { $0.field.string == "hhea.ascender" })
    #expect(height.values.array.map(\.number) == [1984, nil, 726])
    let inEms = try #require(height.differenceInEms.number)
    #expect(abs(inEms - (726.0 / 1000 - 1984.0 / 2048)) < 1e-12)
    let em = try #require(document.differences.array.first { $0.field.string == "unitsPerEm" })
    #expect(em.difference.number == -1048 && em.differenceInEms.value == nil)
    #expect(try run(Self.pair + ["--json"]).json().keys == ["engines", "faces", "schema"])
  }

  /// Returns the value of a field in the form of differences: text if the face has several values.
  private static func value(_ path: String, in face: JSON) -> Any? {
    let found = path.split(separator: ".").reduce(face) { $0[String($1)] }
    if path.hasPrefix("baselines.") { return baseline(path, in: face) }
    switch path {
    case "axes", "tables": return found.array.map { $0.tag.string ?? "" }
    case "namedInstances": return found.array.map { $0.name.string ?? $0.postScriptName.string ?? "" }
    case "coverage.scripts": return found.array.map { $0.script.string ?? "" }
    case "os2.panose": return found.array.map(\.serialized).joined(separator: " ")
    case "os2.unicodeRanges", "os2.codePageRanges":
      return found.value is [Any] ? found.array.map(\.serialized) : nil
    case "caret":
      guard let rise = found.rise.number, let run = found.run.number, rise != 0 else { return nil }
      return run / rise
    default: return found.value
    }
  }

  /// Returns the value that all scripts share, or nil if none has one.
  private static func baseline(_ path: String, in face: JSON) -> Any? {
    let parts = path.split(separator: ".").map(String.init)
    let scripts = face.baselines[parts[1]]
    let places = Set(scripts.keys.compactMap { scripts[$0].coordinates[parts[2]].number })
    return places.count > 1 ? "by script" : places.first
  }

  @Test("Each field of the differences is in the face at its path")
  func paths() throws {
    var paths: Set<String> = []
    for fonts in [["Inter-Regular", "NotoColorEmoji"], ["NotoSansDevanagari-Regular", "TeXGyrePagella-Italic"]] {
      let document = try run(fonts + ["--size", "17", "--differences", "--json"]).json()
      #expect(document.differences.array.count > 20)
      for difference in document.differences.array {
        let path = try #require(difference.field.string)
        for (face, value) in zip(document.faces.array, difference.values.array) {
          #expect(JSON(Self.value(path, in: face)).serialized == value.serialized, "\(path)")
        }
        paths.insert(path)
      }
    }
    let several: Set = [
      "caret", "axes", "namedInstances", "coverage.scripts", "tables", "os2.panose", "os2.unicodeRanges",
    ]
    #expect(several.isSubset(of: paths), "\(several.subtracting(paths))")
  }

  @Test("A bad font is reported in its place, and too few or too many faces are a usage error")
  func limits() throws {
    let process = try run(Self.pair + ["/no/such.ttf"])
    #expect(process.status == 1)
    #expect(process.output.hasPrefix("A  Inter Regular"))
    #expect(process.output.contains("\n\n/no/such.ttf\n"))
    #expect(try run(["Palatno", "--differences"]).status == 3)
    #expect(try run(["Inter-Regular", "--differences"]).status == 2)
    #expect(try run(Array(repeating: "Inter-Regular", count: 9) + ["--differences"]).status == 2)
    let many = try run(["TeX Gyre Pagella", "JetBrains Mono", "Inter-Regular"])
    #expect(many.status == 0 && many.output.hasPrefix("TeXGyrePagella-Regular (cff"))
  }

  @Test("Requested glyphs, ink and sizes are compared, too")
  func questions() throws {
    let text = try run(Self.pair + ["--glyphs", "H", "--sample", "Hg", "--size", "10"]).output
    for label in ["U+0048 advance", "ink above the line", "line height at 10 points"] {
      #expect(text.contains(" \(label) "), "\(label)")
    }
  }
}
