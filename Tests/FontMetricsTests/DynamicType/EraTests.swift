import FontMetrics
import Testing

@Suite("Releases of iOS")
struct EraTests {
  @Test("They are in order of time, iOS 17 counts where nothing is said, and every spelling of letters is understood")
  func names() throws {
    #expect(Era.allCases == Era.allCases.sorted())
    #expect(Era.allCases.map(\.rawValue) == (11...18).map { "iOS\($0)" } + ["iOS26"])
    #expect(Era.standard == .iOS17)
    for era in Era.allCases {
      #expect(try Era.named(era.rawValue.uppercased()) == era)
      #expect(try Era.named(era.rawValue.lowercased()) == era)
    }
  }

  @Test(
    "An unknown release is an error with the nearest",
    arguments: [("iOS10", "iOS11"), ("iOS19", "iOS18"), ("iOS27", "iOS26"), ("os17", "iOS17")])
  func unknown(name: String, nearest: String) {
    let error = #expect(throws: UnknownNameError.self) { try Era.named(name) }
    #expect(error?.description == "no release named \"\(name)\". Did you mean \"\(nearest)\"?")
  }
}
