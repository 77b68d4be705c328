import JSONText
package import Strut

/// A table of the file, in JSON.
package struct FileTableReport: Encodable {
  package var tag: String
  package var length: Int
}

/// A subtable of `cmap`, in JSON.
package struct CharacterMapReport: Encodable {
  package var platform, encoding, format: Int
}

/// The values of `head` except the em and the bounding box, in JSON.
package struct HeadReport: Encodable {
  package var revision: Double
  @Nullable var created: String?
  @Nullable var modified: String?
  package var flags, macStyle, lowestPixelsPerEm: Int
  private let styleNames, flagNames: [String]

  private enum CodingKeys: CodingKey { case revision, created, modified, flags, macStyle, lowestPixelsPerEm }

  package init(_ head: HeadFacts) {
    (revision, created, modified) = (head.revision, head.created, head.modified)
    (flags, macStyle, lowestPixelsPerEm) = (head.flags, head.macStyle, head.lowestPixelsPerEm)
    (styleNames, flagNames) = (head.macStyleNames, head.flagNames)
  }

  /// The values as text, such as "revision 4.001, created 2024-02-29T12:00:00Z, modified …, flags
  /// 0x1 baseline at 0, macStyle 0x0, smallest size 3 pixels per em".
  package var text: String {
    let names = flagNames.isEmpty ? "" : " (\(flagNames.joined(separator: ", ")))"
    let flags = "flags 0x\(String(flags, radix: 16))\(names)"
    let style = (["macStyle 0x\(String(macStyle, radix: 16))"] + styleNames).joined(separator: " ")
    let dates = [("created", created), ("modified", modified)].map { "\($0) \($1 ?? "without a date")" }
    return (["revision \(Values.text(revision))"] + dates + [flags, style]).joined(separator: ", ")
      + ", smallest size \(lowestPixelsPerEm) pixels per em"
  }
}

/// The values of `OS/2` except metrics, classes and embedding rights, in JSON.
package struct OS2Report: Encodable {
  package var version, fsSelection: Int
  package var vendor: String
  package var panose, unicodeRanges: [Int]
  @Nullable var codePageRanges: [Int]?
  private let selectionNames: [String]
  private let codePageNames, unicodeRangeNames: [String]

  private enum CodingKeys: CodingKey { case version, fsSelection, vendor, panose, unicodeRanges, codePageRanges }

  package init(_ os2: OS2Facts) {
    (version, fsSelection, vendor, panose) = (os2.version, os2.selection, os2.vendor, os2.panose)
    (unicodeRanges, codePageRanges) = (os2.unicodeRanges, os2.codePageRanges)
    (selectionNames, codePageNames) = (os2.selectionNames, os2.codePageNames)
    unicodeRangeNames = os2.unicodeRangeNames
  }

  /// The values as text, such as "version 4, fsSelection 0xc0 REGULAR USE_TYPO_METRICS, vendor
  /// RSMS, PANOSE 2 0 5 3 0 0 0 2 0 4".
  package var text: String {
    let selection = (["fsSelection 0x\(String(fsSelection, radix: 16))"] + selectionNames).joined(separator: " ")
    let panose = panose.map(String.init).joined(separator: " ")
    return "version \(version), \(selection), vendor \(vendor.isEmpty ? "none" : vendor), PANOSE \(panose)"
  }

  /// The ranges as text, such as "code pages 1252 1250; Unicode ranges: Basic Latin, Latin-1
  /// Supplement".
  package var rangesText: String {
    let pages = codePageRanges.map { _ in codePageNames.isEmpty ? "none" : codePageNames.joined(separator: " ") }
    let ranges = unicodeRangeNames.isEmpty ? "none" : unicodeRangeNames.joined(separator: ", ")
    return "code pages \(pages ?? "not given"); Unicode ranges: \(ranges)"
  }
}

/// A range of `gasp`, in JSON.
package struct GaspReport: Encodable {
  package var pixelsPerEm, flags: Int
  private let names: [String]

  private enum CodingKeys: CodingKey { case pixelsPerEm, flags }

  package init(_ range: GaspRange) {
    (pixelsPerEm, flags, names) = (range.greatestPixelsPerEm, range.flags, range.names)
  }

  /// Returns the ranges as text, such as "up to 8 pixels per em: gray; larger sizes: fit + gray".
  package static func text(of ranges: [GaspReport]) -> String {
    let texts = ranges.enumerated().map { index, range in
      let all = index == 0 ? "all sizes" : "larger sizes"
      let sizes = range.pixelsPerEm == 0xFFFF ? all : "up to \(range.pixelsPerEm) pixels per em"
      return "\(sizes): \(range.names.isEmpty ? "none" : range.names.joined(separator: " + "))"
    }
    return texts.isEmpty ? "no ranges" : texts.joined(separator: "; ")
  }
}

/// The contents of `STAT`, in JSON.
package struct StyleAttributesReport: Encodable {
  package struct Axis: Encodable {
    package var tag: String
    @Nullable var name: String?
    package var ordering: Int
  }
  package struct Value: Encodable {
    @Nullable var name: String?
    package var coordinates: [String: Double]
    @Nullable var range: [Double]?
    @Nullable var linked: Double?
    package var elidable, olderSibling: Bool
  }

  package var axes: [Axis]
  package var values: [Value]
  /// The number of values in the table that could not be read or exceed the limit.
  package var unreadValueCount: Int
  @Nullable var elidedFallbackName: String?

  package init(_ attributes: StyleAttributes) {
    axes = attributes.axes.map { Axis(tag: $0.tag, name: $0.name, ordering: $0.ordering) }
    values = attributes.values.map { value in
      Value(
        name: value.name,
        coordinates: Dictionary(
          value.coordinates.map { ($0.tag, $0.value) }, uniquingKeysWith: { first, _ in first }),
        range: value.range.map { [$0.lowerBound, $0.upperBound] }, linked: value.linked,
        elidable: value.isElidable, olderSibling: value.isOlderSibling)
    }
    (elidedFallbackName, unreadValueCount) = (attributes.elidedFallbackName, attributes.unreadValueCount)
  }

  /// The contents as text, such as "axes wght opsz; Light wght=300, Regular wght=400 (elidable);
  /// fallback name Regular".
  package var text: String {
    let parts = [
      "axes \(axes.map(\.tag).joined(separator: " "))", values.map(\.text).joined(separator: ", "),
      elidedFallbackName.map { "fallback name \($0)" } ?? "",
      unreadValueCount == 0 ? "" : "\(unreadValueCount) more values not read",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "; ").onOneLine
  }
}

extension StyleAttributesReport.Value {
  /// The value as text, such as "Regular wght=400 (from 350 to 450, elidable, linked to 700)".
  fileprivate var text: String {
    let place = coordinates.sorted { $0.key < $1.key }.map { "\($0.key)=\(Values.text($0.value))" }
    let notes = [
      range.map { "from \(Values.text($0[0])) to \(Values.text($0[1]))" }, elidable ? "elidable" : nil,
      olderSibling ? "of an older font" : nil, linked.map { "linked to \(Values.text($0))" },
    ].compactMap { $0 }
    let note = notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
    return "\(name ?? "unnamed") \(place.joined(separator: " "))\(note)"
  }
}

/// A layout table, in JSON.
package struct LayoutTableReport: Encodable {
  package struct Lookups: Encodable {
    package var type: Int
    @Nullable var name: String?
    package var count: Int
  }

  package var features: [String]
  package var lookups: [Lookups]

  package init(_ layout: LayoutFacts) {
    features = layout.features
    lookups = layout.lookups.map { Lookups(type: $0.type, name: $0.name, count: $0.count) }
  }

  /// The table as text, such as "kern mark; 12 lookups: 8 pair, 4 mark to base".
  package var text: String {
    let tags = features.isEmpty ? "no features" : features.map(\.trimmingBlanks).joined(separator: " ")
    let types = lookups.map { "\($0.count) \($0.name ?? "of type \($0.type)")" }
    let count = lookups.reduce(0) { $0 + $1.count }
    return "\(tags); \(count) \(count == 1 ? "lookup" : "lookups")"
      + (types.isEmpty ? "" : ": \(types.joined(separator: ", "))")
  }
}

/// The tables that shape horizontal text, in JSON.
package struct ShapingReport: Encodable {
  @Nullable var substitutions: String?
  @Nullable var positions: String?
  @Nullable var kerning: String?
  @Nullable var tracking: String?
  /// The number of pairs in the `kern` lookups of `GPOS`.
  @Nullable var gposKerningPairs: Int?
  @Nullable var kernTablePairs: Int?
  package var appleTables, graphiteTables: [String]

  package init(_ face: FontFace, _ positionings: LayoutFacts?) {
    let rules = face.shapingRules
    (substitutions, positions) = (rules.substitution, rules.positioning)
    (kerning, tracking) = (rules.kerning, rules.tracking)
    (gposKerningPairs, kernTablePairs) = (positionings?.kerningPairs, rules.kernTablePairs)
    (appleTables, graphiteTables) = (face.appleTables, face.graphiteTables)
  }

  /// The tables as lines of text, such as "shaping: substitutions by GSUB, positions by GPOS,
  /// kerning by GPOS", and the other tables of the font.
  ///
  /// - Parameter hasPositions: True if there is a `GPOS` table.
  package func lines(hasPositions: Bool) -> [String] {
    let rules = [
      ("substitutions", substitutions), ("positions", positions), ("kerning", kerning), ("tracking", tracking),
    ]
    let used = rules.compactMap { name, table in table.map { "\(name) by \($0)" } }
    var found = ["shaping: " + (used.isEmpty ? "none" : used.joined(separator: ", "))]
    let inPositions =
      gposKerningPairs.map { $0 > 0 ? "\($0) in GPOS" : nil } ?? (hasPositions ? "not counted in GPOS" : nil)
    let pairs = [inPositions, kernTablePairs.map { "\($0) in kern" }].compactMap { $0 }
    if !pairs.isEmpty { found.append("kerning pairs: \(pairs.joined(separator: ", "))") }
    if !appleTables.isEmpty { found.append("Apple tables: \(appleTables.joined(separator: " "))") }
    if !graphiteTables.isEmpty { found.append("Graphite tables: \(graphiteTables.joined(separator: " "))") }
    return found
  }
}

extension FaceReport {
  /// The tables as lines of text, with the values that do not affect the height of a line.
  package var tableLines: [String] {
    guard !tables.isEmpty else { return weightClass == nil && widthClass == nil ? [] : ["", styleText] }
    let sizes = tables.map { "\($0.tag.trimmingBlanks) \($0.length)" }
    var found = ["", "tables, in bytes: \(sizes.joined(separator: ", "))"]
    if !cmap.isEmpty {
      let maps = cmap.map { "\($0.platform).\($0.encoding) format \($0.format)" }
      found.append("character maps: \(maps.joined(separator: ", "))")
    }
    found.append(styleText)
    if let os2 { found += ["OS/2: \(os2.text)", os2.rangesText] }
    if let head { found.append("head: \(head.text)") }
    if let gasp { found.append("gasp: \(GaspReport.text(of: gasp))") }
    if let stat { found.append("STAT: \(stat.text)") }
    return found
  }

  /// The weight class, the width class and the values of the axes.
  private var styleText: String {
    let classes = [("weight class", weightClass), ("width class", widthClass)].map { name, number in
      "\(name) \(number.map(String.init) ?? "not given")"
    }
    let places = [("wght", "weight"), ("wdth", "width")].compactMap { axis, name in
      coordinates[axis].map { "\(name) \(Values.text($0))" }
    }
    return classes.joined(separator: ", ")
      + (places.isEmpty ? "" : "; by the axes \(places.joined(separator: ", "))")
  }

  /// The tables that shape text, and their contents.
  package var shapingLines: [String] {
    [("substitutions", substitutions), ("positions", positions)].compactMap { name, layout in
      layout.map { "\(name): \($0.text)" }
    } + (tables.isEmpty && shaping.kerning == nil ? [] : shaping.lines(hasPositions: positions != nil))
  }
}

extension String {
  /// The tag without the spaces that pad it to four characters.
  var trimmingBlanks: String { filter { $0 != " " } }
}
