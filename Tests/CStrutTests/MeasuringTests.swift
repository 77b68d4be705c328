import CStrutHeader
import Queries
import Strut
import Testing

import CStrut

/// What C measures is what the command measures, to the last bit.
@Suite("Measuring for C")
struct MeasuringTests {
  private static let texts = [
    "", "Headline", "Grüße aus Köln 👩‍👩‍👧 und weiter", "שלום עולם hello", "日本語の文章です。", "a\nb\n", "trailing   ",
  ]

  private let context: Context

  init() throws { context = Context(catalog: try FontCatalog.bundled(), cacheByteLimit: 1 << 20) }

  private func request(_ set: (inout strut_measure_options) -> Void) throws -> MeasureRequest {
    var options = unsafe strut_measure_options.initial
    unsafe set(&options)
    return try unsafe MeasureRequest(options, in: context)
  }

  @Test(
    "Words that are not shaped again come to the same", arguments: [Double.infinity, 0, 60, 343], [0, 1, 2] as [UInt32])
  func sameEitherWay(width: Double, limit: UInt32) throws {
    let request = try unsafe request { options in
      unsafe options.width = width
      unsafe options.line_limit = limit
    }
    for text in Self.texts {
      let quick = try request.measure(text, withLines: false).0
      let (whole, lines) = try request.measure(text, withLines: true)
      #expect(quick.fits_width == whole.fits_width, "\(text)")
      #expect(quick.fits_height == whole.fits_height, "\(text)")
      #expect(quick.intrinsic_width == whole.intrinsic_width, "\(text)")
      #expect(quick.unrounded_width == whole.unrounded_width, "\(text)")
      #expect(quick.first_baseline == whole.first_baseline, "\(text)")
      #expect(quick.last_baseline == whole.last_baseline, "\(text)")
      #expect(quick.line_count == whole.line_count, "\(text)")
      #expect(quick.is_truncated == whole.is_truncated, "\(text)")
      #expect(quick.is_missing_characters == whole.is_missing_characters, "\(text)")
      #expect(lines.count == Int(whole.line_count))
    }
  }

  @Test("A line's bytes are those of its UTF-16 units")
  func places() throws {
    let request = try unsafe request { unsafe $0.width = 60 }
    for text in Self.texts {
      for record in try request.measure(text, withLines: true).1 {
        let units = Array(text.utf16)[record.line.range[0]..<record.line.range[1]]
        #expect(Array(text.utf8)[record.byteRange] == Array(String(decoding: units, as: UTF16.self).utf8)[...])
      }
    }
  }

  @Test("A text with wishes for its paragraphs is what the command says")
  func paragraphs() throws {
    let request = try unsafe request { options in
      unsafe options.width = 100
      unsafe options.tracking = 0.5
      unsafe options.line_spacing = 3
      unsafe options.height = 300
      unsafe options.alignment = UInt32(STRUT_ALIGN_RIGHT)
    }
    var settings = MeasureSettings()
    (settings.width, settings.height) = (100, 300)
    (settings.paragraph.tracking, settings.paragraph.lineSpacing) = (0.5, 3)
    settings.paragraph.alignment = .right
    let text = "Grüße aus Köln und weiter"
    let told = MeasureResult(
      text, font: try context.bodyFont(), settings, id: .null, by: context.engine, names: nil)
    let values = try request.measure(text, withLines: false).0
    #expect(values.fits_height == told.fits.height)
    #expect(values.last_baseline == told.lastBaseline)
    #expect(values.rect_x == told.textRect?.x)
    #expect(values.rect_height == told.textRect?.height)
  }

  @Test("What a cell is laid out with is what texts are measured with, and one limit holds for both")
  func oneEngine() throws {
    #expect(context.typesetting.text === context.engine)
    #expect(context.engine.hyphenator === (try Hyphenator.shared.get()))
    let small = Context(catalog: context.catalog, cacheByteLimit: 1 << 16)
    let document = """
      schema: 1
      cell: { width: 375 }
      views:
        text: { label: { text: "%", textStyle: body, lines: 0 } }
      constraints:
        - text.leading == margins.leading
        - text.trailing == margins.trailing
        - text.top == margins.top
        - text.bottom == margins.bottom
      """
    for number in 0..<200 {
      let cell = Cell(try CellDocument(text: document.replacing("%", with: "A text that is number \(number) of many")))
      _ = try unsafe cell.layOut(.initial, in: small)
      let (text, settings) = ("Another text, number \(number) of many", MeasureSettings())
      _ = MeasureResult(text, font: try small.bodyFont(), settings, id: .null, by: small.engine, names: nil)
    }
    #expect(small.engine.counters.cachedBytes <= 1 << 16)
    #expect(small.engine.counters.evictions > 0)
  }

  @Test("Hyphens come where they are asked for")
  func hyphens() throws {
    let word = "Donaudampfschifffahrtsgesellschaft"
    func lines(_ factor: Double) throws -> [String] {
      var settings = unsafe strut_measure_options.initial
      unsafe settings.width = 120
      unsafe settings.hyphenation = factor
      return try unsafe "de".withCString { language in
        unsafe settings.language = language
        return try unsafe MeasureRequest(settings, in: context).measure(word, withLines: true).1.map(\.line.text)
      }
    }
    #expect(try lines(1).first?.hasSuffix("\u{2010}") == true)
    #expect(try lines(0).first?.hasSuffix("\u{2010}") == false)
  }
}
