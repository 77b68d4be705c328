import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

@Suite("Faces that stand in are set at the size of the text")
struct StandInSizeTests {
  private static let sizes = [9.0, 14, 17, 23.5, 32, 53]

  private func width(_ engine: TextEngine, _ text: String, _ font: Font) -> Double {
    engine.measure(text, font: font, displayScale: 3).unroundedSize.width
  }

  @Test(
    "Cyrillic that Inter shows in a text in Palatino is as wide as in Inter itself, at every size and weight",
    .fact("system-24"))
  func opticalSize() throws {
    let engine = try Fixtures.engine()
    // In both orders: what was measured at one size says nothing of another.
    for size in Self.sizes + Self.sizes.reversed() {
      for (own, other) in [("Palatino", "Inter"), ("Palatino-Bold", "Inter-Bold")] {
        let font = try engine.catalog.font(named: own, size: size)
        let standIn = try engine.catalog.font(named: other, size: size)
        #expect(standIn.face.coordinates.first { $0.tag == "opsz" }?.value == min(max(size, 14), 32))
        #expect(width(engine, "Тав", font) == width(engine, "Тав", standIn), "\(own) at \(size)")
        #expect(engine.shape("Тав", font: font).faces == [standIn.face], "\(own) at \(size)")
      }
    }
  }

  @Test("What is measured is what is shaped, whatever was measured at other sizes before")
  func measured() throws {
    let (engine, shaping) = (try Fixtures.engine(), try Fixtures.engine())
    let texts = [
      "Тав", "Table", "Table Тав, and Тав", "Тав\u{AD}ка Table", "Она сказала: «да»\nOla", "Тав … Тав", "Таврида",
    ]
    for _ in 0..<2 {
      for size in Self.sizes {
        let font = try engine.catalog.font(named: "Palatino", size: size)
        for text in texts {
          for width in [30, 90, 200, 1e5] {
            for limit in [0, 1] {
              engine.measure(text, font: font, width: width, lineLimit: limit, displayScale: 3)
                .expectEqual(
                  shaping.shape(text, font: font).sizeThatFits(width: width, lineLimit: limit, displayScale: 3),
                  "\(text) at \(size) in \(width)")
            }
          }
        }
      }
    }
  }

  @Test("A measurer of plain texts that was made before such a face was met measures what a new one does")
  func oldMeasurer() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Palatino", size: 53)
    let measurer = PlainTextMeasurer(engine, font: font, language: nil, lineBreaks: LineBreakOptions())
    func measured(_ text: String) -> TextMeasurement {
      measurer.measure(text, width: nil, lineLimit: 1, breakMode: .byTruncatingTail, displayScale: 3)
    }
    for text in ["Table", "Тав", "Тав", "Table", "Тав and Table"] {
      #expect(measured(text) == engine.measure(text, font: font, lineLimit: 1, displayScale: 3), "\(text)")
    }
    // Nothing was forgotten for it.
    let isCurrent = measurer.isCurrent
    #expect(isCurrent)
  }

  @Test("Each style of a paragraph has its own size")
  func styles() throws {
    let engine = try Fixtures.engine()
    let catalog = engine.catalog
    for size in Self.sizes {
      let font = try catalog.font(named: "Palatino", size: size)
      let inter = try catalog.font(named: "Inter", size: size)
      let text = AttributedText([
        ("Тав", TextAttributes(font: font)), ("Тав", TextAttributes(font: font.withSize(size * 2))),
      ])
      let shaped = engine.shape(text)
      #expect(shaped.faces == [inter.face, inter.withSize(size * 2).face].uniqued)
    }
  }

  @Test("A text has one optical size for the faces that stand in where its font says so", .fact("system-24"))
  func pinned() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Palatino", size: 53)
    let inter = try engine.catalog.font(named: "Inter", size: 53)
    for sizing in [OpticalSizing.off, .pinned(20), .automatic, .pinned(.nan)] {
      #expect(
        width(engine, "Тав", font.withOpticalSizing(sizing)) == width(engine, "Тав", inter.withOpticalSizing(sizing)))
    }
  }

  @Test("Texts that need no such face are shaped once for all sizes, whatever others need")
  func counts() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Palatino", size: 17)
    _ = width(engine, "Тав", font)
    _ = width(engine, "Waves and tables", font)
    _ = width(engine, "שלום", font)
    let count = engine.counters.shapings
    for size in Self.sizes {
      _ = width(engine, "Waves and tables", font.withSize(size))
      _ = width(engine, "שלום", font.withSize(size))
    }
    #expect(engine.counters.shapings == count)
  }
}

extension StandInSizeTests {
  @Test("The first text that needs a size is shaped as often as those after it, and once measured no more")
  func shapings() throws {
    for text in ["Тав", "Table Тав", "Тав\u{AD}ка"] {
      let engine = try Fixtures.engine()
      let fresh = try Fixtures.engine()
      let font = try engine.catalog.font(named: "Palatino", size: 17)
      let inter = try fresh.catalog.font(named: "Inter", size: 17)
      _ = width(engine, text, font)
      _ = width(fresh, text, inter)
      // In each face one run at least, and words in two contexts.
      #expect(engine.counters.shapings <= 2 * fresh.counters.shapings + 2, "\(text)")
      let count = engine.counters.shapings
      for _ in 0..<3 { _ = width(engine, text, font) }
      #expect(engine.counters.shapings == count, "\(text)")
    }
  }

  @Test("Shaping such a text calls HarfBuzz for each of its runs once")
  func shapedOnce() throws {
    let engine = try Fixtures.engine()
    let shaped = engine.shape("Тав Table", font: try engine.catalog.font(named: "Palatino", size: 17))
    #expect(engine.counters.shapings == shaped.content.runs.count)
  }

  @Test("Hyphens, and fonts that are made smaller to fit, have the size of the text", .fact("system-24"))
  func hyphenatedAndScaled() throws {
    let (engine, fresh) = (try Fixtures.engine(), try Fixtures.engine())
    let hyphenated = LineBreakOptions(hyphenationFactor: 1)
    for size in Self.sizes {
      let font = try engine.catalog.font(named: "Palatino", size: size)
      for text in ["Таврида и Крым", "Table Тав\u{AD}рида"] {
        for width in [30.0, 90, 1e5] {
          engine.measure(text, font: font, width: width, lineBreaks: hyphenated, displayScale: 3)
            .expectEqual(
              fresh.shape(text, font: font, lineBreaks: hyphenated).sizeThatFits(width: width, displayScale: 3),
              "\(text) at \(size) in \(width)")
        }
      }
    }
  }

  @Test("A text is made as small as it has to be with the faces that stand in at that size", .fact("system-24"))
  func scaleToFit() throws {
    let engine = try Fixtures.engine()
    let text = "Таврида и Крым"
    for size in [32.0, 53] {
      let font = try engine.catalog.font(named: "Palatino", size: size)
      for part in [0.5, 0.7, 0.9] {
        let room = width(engine, text, font) * part
        let fit = engine.shape(text, font: font).scaleToFit(width: room, minimumScaleFactor: 0.1)
        #expect(fit.fits)
        // By what is measured at each hundredth.
        let largest = stride(from: 100, through: 10, by: -1).first {
          width(engine, text, font.withSize(size * Double($0) / 100)) <= room + 1e-6
        }
        #expect(fit.scale == largest.map { Double($0) / 100 }, "\(size) \(part)")
      }
    }
  }

  @Test("A text in a face with a table of tracking that stands in is spaced as at its size", .fact("system-24"))
  func tracking() throws {
    let letter: Unicode.Scalar = "\u{2C80}"
    let catalog = try FontCatalog.bundled()
    let tracked = SmallFont(
      characters: [(letter, 700)], script: "copt", tables: ["trak": Self.trackingTable], names: ("Tracked", false))
    _ = try catalog.register(data: tracked.bytes, name: "tracked")
    let engine = TextEngine(catalog: catalog)
    for size in [10.0, 20, 10] {
      let own = try catalog.font(named: "Palatino", size: size)
      let standIn = try catalog.font(named: "Tracked", size: size)
      let text = "\(letter)\(letter)"
      #expect(width(engine, text, own) == width(engine, text, standIn), "\(size)")
    }
    let widths = try [10.0, 20].map { try width(engine, "\(letter)", catalog.font(named: "Palatino", size: $0)) / $0 }
    #expect(widths[0] != widths[1])
  }

  /// Adds a tenth of an em at 10 points and nothing at 20 (`trak` of Apple's TrueType manual).
  private static let trackingTable: [UInt8] = [
    0, 1, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0,
    // One track, two sizes, which are at 28.
    0, 1, 0, 2, 0, 0, 0, 28,
    // The normal track; its values are at 36.
    0, 0, 0, 0, 1, 0, 0, 36,
    0, 10, 0, 0, 0, 20, 0, 0,
    0, 100, 0, 0,
  ]

  @Test("Threads that meet such a face at once measure the same")
  func concurrency() async throws {
    let engine = try Fixtures.engine()
    let fonts = try Self.sizes.map { try engine.catalog.font(named: "Palatino", size: $0) }
    let texts = ["Тав", "Table", "Table Тав", "Таврида"]
    let expected = try fonts.map { font in
      let fresh = try Fixtures.engine()
      return texts.map { width(fresh, $0, font) }
    }
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<fonts.count * 3).allSatisfy { step in
            let place = (step + task) % fonts.count
            return texts.map { self.width(engine, $0, fonts[place]) } == expected[place]
          }
        }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }
}

extension Array where Element: Equatable {
  fileprivate var uniqued: Self { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
