import Testing

@testable import FontInterop

@Suite("Settings that HarfBuzz may keep")
struct ShapingSettingsTests {
  @Test("The first ones stay common, and those past the limit never become so")
  func limit() {
    var seen = ShapingSettingsSeen()
    let properties = (0..<UInt32(ShapingSettingsSeen.limit + 100)).map { value in
      ShapingProperties(script: "Latn", features: [("zzzy", value)])
    }
    for _ in 0..<2 {
      let common = properties.map { seen.areCommon($0.language, $0.features) }
      #expect(common == properties.indices.map { $0 < ShapingSettingsSeen.limit })
    }
  }

  @Test("Text is shaped past the limit as what HarfBuzz may not keep")
  func properties() {
    let common = (0..<UInt32(ShapingSettingsSeen.limit + 1)).map { value in
      ShapingProperties(script: "Latn", features: [("zzzx", value)]).isCommon
    }
    #expect(common.contains(false))
  }
}
