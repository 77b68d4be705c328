import JSONText
package import Strut

/// A string of the `name` table, in JSON.
package struct NameReport: Encodable {
  package var nameID: Int
  @Nullable var key: String?
  @Nullable var language: String?
  package var value: String

  package init(_ name: LocalizedFontName) {
    (nameID, key, language, value) = (name.nameID, name.key, name.language, name.value)
  }
}

/// Embedding rights, in JSON.
package struct EmbeddingReport: Encodable {
  package var level: String
  package var subsetting, bitmapsOnly: Bool
  package var fsType: Int

  package init(_ rights: EmbeddingRights) {
    level = rights.level.rawValue
    (subsetting, bitmapsOnly, fsType) = (rights.allowsSubsetting, rights.bitmapsOnly, rights.fsType)
  }

  /// The rights as text, such as "editable, no subsetting (fsType 0x108)".
  package var text: String {
    let limits = [level] + (subsetting ? [] : ["no subsetting"]) + (bitmapsOnly ? ["bitmaps only"] : [])
    return limits.joined(separator: ", ") + " (fsType 0x\(String(fsType, radix: 16)))"
  }
}

/// The versions, palettes and bitmap sizes of a color font, in JSON.
package struct ColorReport: Encodable {
  package struct Palette: Encodable {
    @Nullable var name: String?
    package var colors: Int
    package var light, dark: Bool
  }

  @Nullable var layerVersion: Int?
  package var palettes: [Palette]
  package var bitmapSizes: [Int]

  /// Creates a report, or `nil` for a face without color tables.
  package init?(_ face: FontFace) {
    guard !face.colorFormats.isEmpty else { return nil }
    layerVersion = face.layeredColorVersion
    palettes = face.palettes.map {
      Palette(
        name: $0.name, colors: $0.colorCount, light: $0.isForLightBackground, dark: $0.isForDarkBackground)
    }
    bitmapSizes = face.colorBitmapSizes
  }

  /// The report as text, such as "COLR version 1; palettes of 16, 16 colors; bitmaps of 109
  /// pixels".
  package var text: String {
    var parts: [String] = []
    if let layerVersion { parts.append("COLR version \(layerVersion)") }
    if !palettes.isEmpty {
      parts.append("palettes of \(palettes.map { String($0.colors) }.joined(separator: ", ")) colors")
    }
    if !bitmapSizes.isEmpty {
      parts.append("bitmaps of \(bitmapSizes.map(String.init).joined(separator: ", ")) pixels")
    }
    return parts.joined(separator: "; ")
  }
}

/// A requested value outside its axis, in JSON.
package struct ClampedReport: Encodable {
  package var axis: String
  package var asked, used: Double

  package init(_ coordinate: ClampedCoordinate) {
    (axis, asked, used) = (coordinate.tag, coordinate.asked, coordinate.used)
  }
}

extension FaceReport {
  /// The axes, the instances and the languages of the names, as lines of text.
  package var variationLines: [String] {
    guard !axes.isEmpty else { return [] }
    let ranges = axes.map { axis in
      let range = [axis.minimum, axis.default, axis.maximum].map(Values.text).joined(separator: " … ")
      let hidden = axis.hidden ? " (hidden)" : ""
      return "\(axis.tag)\(hidden) \(range), here \(Values.text(coordinates[axis.tag] ?? axis.default))"
    }
    let names = namedInstances.compactMap(\.name)
    return ["", "axes: " + ranges.joined(separator: "; ")]
      + (names.isEmpty ? [] : ["instances: " + names.joined(separator: ", ").onOneLine])
  }

  /// The scripts, languages and features of the layout tables, coverage, rights, color, and names
  /// in other languages, as lines of text.
  package var descriptionLines: [String] {
    var found = ["", "\(glyphCount) glyphs for \(codepointCount) code points"] + coverage.lines
    if !scripts.isEmpty { found.append("layout: \(layoutSystems)") }
    // The lines of the two tables list them.
    if !features.isEmpty, substitutions == nil, positions == nil {
      found.append("features: \(features.map(\.trimmingBlanks).joined(separator: " "))")
    }
    found += shapingLines
    if !colorFormats.isEmpty {
      let formats = colorFormats.joined(separator: " ")
      found.append("color: " + [formats, color?.text ?? ""].filter { !$0.isEmpty }.joined(separator: "; "))
    }
    if let embedding { found.append("embedding: \(embedding.text)") }
    return found + namesLine
  }

  /// Each script with its language systems, such as "cyrl latn (CAT MOL ROM)".
  private var layoutSystems: String {
    scripts.map { script in
      let languages = languageSystems[script] ?? []
      let name = script.trimmingBlanks
      return languages.isEmpty ? name : "\(name) (\(languages.map(\.trimmingBlanks).joined(separator: " ")))"
    }.joined(separator: " ")
  }

  /// The family and full names in other languages, if they differ from those of the heading.
  private var namesLine: [String] {
    let others = names.filter { name in
      ["family", "fullName"].contains(name.key) && name.language != "en" && ![family, fullName].contains(name.value)
    }
    let texts = others.map { "\($0.value) (\($0.language ?? "no language"))" }
    return texts.isEmpty ? [] : ["names: " + texts.joined(separator: ", ").onOneLine]
  }
}
