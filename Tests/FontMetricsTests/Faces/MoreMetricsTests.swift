import FontInterop
import FontMetrics
import Testing

@Suite("Metrics beside the line's")
struct MoreMetricsTests {
  @Test("At the default location they are the tables'")
  func tables() throws {
    let face = try MetricsFont.variable()
    #expect(face.subscriptMetrics == ReducedTextMetrics(xSize: 650, ySize: 600, xOffset: -10, yOffset: 75))
    #expect(face.superscriptMetrics == ReducedTextMetrics(xSize: 640, ySize: 590, xOffset: 20, yOffset: 350))
    #expect(face.caret == CaretMetrics(rise: 1000, run: -120, offset: 7))
    #expect(
      face.verticalMetrics
        == VerticalMetrics(
          ascender: 500, descender: -500, lineGap: 10, caret: CaretMetrics(rise: 0, run: 1), hasAdvances: true))
  }

  @Test("At the axis's end each has moved by MVAR's delta of its own")
  func varied() throws {
    let face = try MetricsFont.variable(weight: 900)
    let expected = FaceMetrics(
      unitsPerEm: 1000, ascender: 941, descender: -243, lineGap: 147, capHeight: 761, xHeight: 567,
      underlinePosition: -183, underlineThickness: 129, strikeoutPosition: 373, strikeoutThickness: 121,
      sources: MetricSources(line: .hhea, capHeight: .os2, xHeight: .os2, underline: .post, strikeout: .os2))
    #expect(face.metrics == expected)
    #expect(face.subscriptMetrics == ReducedTextMetrics(xSize: 739, ySize: 697, xOffset: 91, yOffset: 178))
    #expect(face.superscriptMetrics == ReducedTextMetrics(xSize: 747, ySize: 699, xOffset: 133, yOffset: 477))
    #expect(face.caret == CaretMetrics(rise: 1131, run: 17, offset: 146))
    #expect(
      face.verticalMetrics
        == VerticalMetrics(
          ascender: 649, descender: -651, lineGap: 167, caret: CaretMetrics(rise: 163, run: 168, offset: 173),
          hasAdvances: true))
  }

  /// Each metric as Strut reads it, by its tag in HarfBuzz.
  static let byTag: [(OpenTypeTag, @Sendable (FontFace) -> Double?)] = [
    ("hasc", { $0.metrics.ascender }), ("hdsc", { $0.metrics.descender }), ("hlgp", { $0.metrics.lineGap }),
    ("hcla", { $0.win?.ascender }), ("hcld", { $0.win.map { -$0.descender } }), ("cpht", { $0.metrics.capHeight }),
    ("xhgt", { $0.metrics.xHeight }), ("stro", { $0.metrics.strikeoutPosition }),
    ("strs", { $0.metrics.strikeoutThickness }), ("undo", { $0.metrics.underlinePosition }),
    ("unds", { $0.metrics.underlineThickness }), ("sbxs", { $0.subscriptMetrics?.xSize }),
    ("sbys", { $0.subscriptMetrics?.ySize }), ("sbxo", { $0.subscriptMetrics?.xOffset }),
    ("sbyo", { $0.subscriptMetrics?.yOffset }), ("spxs", { $0.superscriptMetrics?.xSize }),
    ("spys", { $0.superscriptMetrics?.ySize }), ("spxo", { $0.superscriptMetrics?.xOffset }),
    ("spyo", { $0.superscriptMetrics?.yOffset }), ("hcrs", { $0.caret?.rise }), ("hcrn", { $0.caret?.run }),
    ("hcof", { $0.caret?.offset }), ("vasc", { $0.verticalMetrics?.ascender }),
    ("vdsc", { $0.verticalMetrics?.descender }), ("vlgp", { $0.verticalMetrics?.lineGap }),
    ("vcrs", { $0.verticalMetrics?.caret?.rise }), ("vcrn", { $0.verticalMetrics?.caret?.run }),
    ("vcof", { $0.verticalMetrics?.caret?.offset }),
  ]

  @Test("Every metric is HarfBuzz's before it rounds", arguments: [400.0, 523, 650, 811, 900])
  func harfBuzz(weight: Double) throws {
    let face = try MetricsFont.variable(weight: weight)
    for (tag, read) in Self.byTag {
      let theirs = try #require(face.shapingFont.metricPosition(tag), "\(tag)")
      let ours = try #require(read(face), "\(tag)")
      #expect(abs(ours - theirs) <= 0.5001, "\(tag)")
    }
  }

  @Test("What a face has not is nil")
  func absent() throws {
    let face = try MetricsFont.old()
    #expect(face.verticalMetrics == nil)
    #expect(face.baselines.isEmpty)
    #expect(face.caret == CaretMetrics(rise: 1, run: 0))
  }

  @Test("Heights that no table has are the tops of H and x, curves at their true extremes")
  func measured() throws {
    let metrics = try MetricsFont.old().metrics
    #expect(metrics.capHeight == 710)
    #expect(metrics.xHeight == 450)
    #expect(metrics.sources.capHeight == .outline)
    #expect(metrics.sources.xHeight == .outline)
  }

  @Test("Heights are measured where the face stands in its design space")
  func measuredAtLocation() throws {
    // Old tables in a variable font: no heights, and outlines that vary.
    let face = try MetricsFont.variable()
    let bytes = try SFNTPackaging.changing("OS/2", of: face.path) { table in table[1] = 1 }
    let heavy = try FontFace(data: bytes, variations: ["wght": 900]).metrics
    #expect([heavy.capHeight, heavy.xHeight] == [703, 489])
    #expect(heavy.sources.capHeight == .outline)
    let light = try FontFace(data: bytes).metrics
    #expect([light.capHeight, light.xHeight] == [690, 480])
  }

  @Test("A face without H and x has no heights")
  func noLetters() throws {
    let metrics = try FontFace(path: BundledFolder.path + "/NotoColorEmoji/NotoColorEmoji.ttf").metrics
    #expect(metrics.sources.capHeight != .outline)
    #expect(metrics.sources.xHeight != .outline)
  }
}
