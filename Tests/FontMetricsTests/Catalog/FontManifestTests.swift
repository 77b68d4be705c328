import Foundation
import JSONText
import Testing

@testable import FontMetrics

/// The manifest of a folder of fonts, read member by member.
@Suite("The manifest of the bundled fonts")
struct FontManifestTests {
  private static let text = """
    {
      "schema": 1,
      "families": [{
        "family": "Inter", "version": "4.1", "origin": "PyPI", "license": "OFL-1.1", "homepage": null,
        "files": [{
          "path": "Inter/Inter.ttf", "sha256": "29",
          "faces": [{
            "faceIndex": 0, "fullName": "Inter Regular", "postScriptName": "Inter-Regular", "subfamily": "Regular",
            "weight": 400, "width": 87.5, "italic": false,
            "axes": [{ "tag": "opsz", "minimum": 14, "default": 14, "maximum": 32 }]
          }]
        }]
      }],
      "aliases": [{
        "name": "system", "family": "Inter", "note": "", "widths": "system-widths.json",
        "metrics": {
          "unitsPerEm": 2048, "ascender": 1950, "descender": -494, "lineGap": 0, "capHeight": 1443, "xHeight": 1078,
          "source": "SF"
        }
      }],
      "fallback": [{ "scripts": ["Latn", "Grek"], "family": "Inter" }]
    }
    """

  private static func manifest(_ text: String) -> FontManifest? {
    JSONTree(manifest: Data(text.utf8)).flatMap { FontManifest($0) }
  }

  /// The text with each value in it replaced, one at a time, and the key of the value.
  private static func replaced(by value: String) throws -> [(key: String, text: String)] {
    text.matches(of: try Regex(#""(\w+)": "#)).map { match in
      let rest = text[match.range.upperBound...]
      var (depth, end) = (0, rest.startIndex)
      while depth > 0 || !",\n}".contains(rest[end]) {
        depth += "[{".contains(rest[end]) ? 1 : "]}".contains(rest[end]) ? -1 : 0
        end = rest.index(after: end)
      }
      return (
        String(match.output[1].substring ?? ""), text.replacingCharacters(in: match.range.upperBound..<end, with: value)
      )
    }
  }

  @Test("Each member is read")
  func members() throws {
    let manifest = try #require(Self.manifest(Self.text))
    let face = try #require(manifest.families.first?.files.first?.faces.first)
    #expect(face.fullName == "Inter Regular" && face.weight == 400 && face.width == 87.5 && !face.italic)
    #expect(face.axes?.first?.maximum == 32)
    #expect(manifest.alias("system")?.metrics?.descender == -494)
    #expect(manifest.alias("system")?.widths == "system-widths.json")
    #expect(manifest.fallback.first?.scripts == ["Latn", "Grek"])
  }

  @Test("A member of another type makes it no manifest, unless nobody reads the member")
  func otherTypes() throws {
    let texts = try Self.replaced(by: #"{ "no": 1 }"#)
    #expect(texts.count == 39)
    for (key, text) in texts {
      #expect((Self.manifest(text) == nil) == !["homepage", "default"].contains(key), "\(key)")
    }
  }

  @Test("Without a value, only what may be missing leaves a manifest")
  func nulls() throws {
    let optional = ["homepage", "default", "axes", "metrics", "capHeight", "xHeight", "widths"]
    for (key, text) in try Self.replaced(by: "null") {
      #expect((Self.manifest(text) != nil) == optional.contains(key), "\(key)")
    }
  }
}
