import FontMetrics
import Testing

@Suite("Android's font scale")
struct AndroidFontScaleTests {
  @Test("The tables are the recorded ones, there and back")
  func tables() throws {
    let facts = try Recorded.dynamicType.get().android
    #expect(AndroidFontScale.tabulatedScales.map { "\($0)" } == ["1.0"] + facts.toDp.keys.sorted())
    for (name, sizes) in facts.toDp {
      for rules in AndroidFontScale.Rules.allCases {
        let scale = try AndroidFontScale(#require(Double(name)), rules: rules)
        for (sp, dp) in zip(facts.fromSp, sizes) {
          #expect(scale.dp(sp: sp) == dp)
          #expect(scale.sp(dp: dp) == sp)
        }
      }
    }
  }

  // swift-format-ignore
  @Test("Between the knots the lines are straight", arguments: [
    (1.5,   9.0,  13.5), (1.5,  4.0,   6.0), (1.5, 16.0,  23.0), (2.0, 27.0,  37.0), (2.0, 65.0, 69.0),
    (1.5, 200.0, 200.0), (1.8, 150.0, 150.0), (2.0, 0.0, 0.0), (1.5, -9.0, -13.5),
  ])
  func interpolation(scale: Double, sp: Double, dp: Double) throws {
    #expect(abs(try AndroidFontScale(scale).dp(sp: sp) - dp) < 1e-12)
  }

  // swift-format-ignore
  @Test("Between two scales their tables are mixed", arguments: [
    (1.4,   14.0, 20.4), (1.9, 30.0, 36.4), (1.65, 24.0, 30.4), (1.075, 14.0, 15.2), (1.075, 30.0, 30.0),
  ])
  func mixed(scale: Double, sp: Double, dp: Double) throws {
    #expect(abs(try AndroidFontScale(scale).dp(sp: sp) - dp) < 1e-12)
  }

  @Test("A scale up to 1 or above 2 is a factor", arguments: [0.5, 0.85, 1, 2.5, 3])
  func factors(scale: Double) throws {
    for rules in AndroidFontScale.Rules.allCases {
      let android = try AndroidFontScale(scale, rules: rules)
      for sp in [0.0, 8, 17, 30, 120] {
        #expect(android.dp(sp: sp) == sp * scale)
        #expect(abs(android.sp(dp: sp * scale) - sp) < 1e-12)
      }
    }
  }

  @Test("Where the curve begins depends on the rules")
  func start() throws {
    #expect(try AndroidFontScale(1.02).dp(sp: 30) == 30 * 1.02)
    #expect(try AndroidFontScale(1.03).dp(sp: 30) == 30)
    #expect(try AndroidFontScale(1.1, rules: .android14).dp(sp: 30) == 30 * 1.1)
    #expect(try AndroidFontScale(1.1).dp(sp: 30) == 30)
    #expect(try AndroidFontScale(1.15, rules: .android14).dp(sp: 30) == 30)
  }

  @Test("Larger text stays larger, and dp and sp are inverse", arguments: [0.85, 1, 1.03, 1.1, 1.15, 1.4, 1.8, 2, 2.2])
  func laws(scale: Double) throws {
    let android = try AndroidFontScale(scale)
    var last = -1.0
    for sp in stride(from: 0.0, through: 140, by: 0.25) {
      let dp = android.dp(sp: sp)
      #expect(dp > last)
      #expect(abs(android.sp(dp: dp) - sp) < 1e-9)
      last = dp
    }
  }

  @Test("What is not finite stays as it is", arguments: [0.85, 1.1, 1.5, 3])
  func notFinite(scale: Double) throws {
    let android = try AndroidFontScale(scale)
    #expect(android.dp(sp: .infinity) == .infinity && android.sp(dp: -.infinity) == -.infinity)
    #expect(android.dp(sp: .nan).isNaN)
  }

  @Test("A scale that is not above 0 is an error", arguments: [0, -1, .infinity])
  func errors(scale: Double) {
    #expect(throws: FontScalingError.scaleOutOfRange(scale)) { try AndroidFontScale(scale) }
  }
}
