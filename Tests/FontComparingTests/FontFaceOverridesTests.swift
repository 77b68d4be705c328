import FontComparing
import FontMetrics
import Testing

@Suite("Overrides as CSS writes them")
struct FontFaceOverridesTests {
  private static let box = PlatformLineBox(source: .hhea, ascender: 0.9, descender: -0.2, lineGap: 0.1)

  private static func values(_ overrides: FontFaceOverrides, at size: Double) -> [String] {
    overrides.descriptors(pixelSize: size).map { "\($0.name): \($0.value)" }
  }

  // 5100 / 5400 of 16 pixels is 15.111…, which Chromium cuts off to 15.11: 94.4375 %.
  @Test("size-adjust makes whole hundredths of a pixel, and the metrics are divided by that and rounded up")
  func hundredths() {
    let overrides = FontFaceOverrides(matching: Self.box, sizeAdjust: 5100.0 / 5400)
    #expect(
      Self.values(overrides, at: 16) == [
        "size-adjust: 94.4376%", "ascent-override: 95.3012%", "descent-override: 21.1781%",
        "line-gap-override: 10.5891%",
      ])
  }

  @Test("What is not adjusted is written as it is")
  func plain() {
    let overrides = FontFaceOverrides(matching: Self.box, sizeAdjust: 1)
    #expect(
      Self.values(overrides, at: 16) == [
        "size-adjust: 100%", "ascent-override: 90%", "descent-override: 20%", "line-gap-override: 10%",
      ])
  }

  @Test("A share that is none leaves the size alone", arguments: [nil, 0, -1, .nan, .infinity] as [Double?])
  func noAdjustment(share: Double?) {
    let overrides = FontFaceOverrides(matching: Self.box, sizeAdjust: share)
    #expect(overrides.sizeAdjust == nil)
    #expect(overrides.ascent == 0.9)
    #expect(!overrides.areComplete)
  }

  // The numbers are Chromium's: the size truncated to hundredths, and 32-bit products with halves
  // rounded up.
  @Test(
    "A half pixel stays a half pixel in 32-bit numbers",
    arguments: [(0.96875, 16.0), (0.90625, 16), (0.875, 20), (0.984375, 32), (0.84375, 48)])
  func halves(ascender: Double, size: Double) throws {
    for permille in stride(from: 700, through: 1400, by: 7) {
      let box = PlatformLineBox(source: .hhea, ascender: ascender, descender: -0.25, lineGap: 0)
      let overrides = FontFaceOverrides(matching: box, sizeAdjust: Double(permille) / 1000 + 0.000_123)
      let numbers = overrides.descriptors(pixelSize: size).map { Float($0.value.dropLast()).map { $0 / 100 } ?? 0 }
      let cut = (Float(size) * numbers[0] * 100).rounded(.down) / 100
      #expect((cut * numbers[1] + 0.5).rounded(.down) == (Float(ascender * size) + 0.5).rounded(.down), "\(permille)")
    }
  }

  @Test("A rule names the font in words that cannot end it")
  func names() {
    let rule = FontFaceOverrides(matching: Self.box, sizeAdjust: nil).css(
      family: "A fallback", localNames: ["B \"x\" \\ \u{0A}</style>"], pixelSize: 16)
    #expect(
      rule == """
        @font-face {
          font-family: "A fallback";
          src: local("B \\"x\\" \\\\ \\a \\3c /style\\3e ");
          ascent-override: 90%;
          descent-override: 20%;
          line-gap-override: 10%;
        }
        """)
  }
}
