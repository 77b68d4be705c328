import Queries
import Strut
import Testing

@Suite("Failures and their exit statuses")
struct RequestFailureTests {
  private struct Unknown: Error {}
  private typealias Status = Queries.ExitStatus

  @Test("Errors of libraries have a status, their own code and their message")
  func statuses() throws {
    let fonts = try FontCatalog.bundled()
    let font = #expect(throws: FontError.self) { try fonts.font(named: "Nobody's", size: 17) }
    let cases: [(any StrutError, Status)] = [
      (try #require(font), .input), (HeightsFileError.damaged, .input), (HeightsFileError.outdated, .input),
      (HeightMeasurementError.canceled, .input),
    ]
    for (error, status) in cases {
      let failure = RequestFailure(error)
      #expect(failure.status == status)
      #expect(failure.message == error.message)
      #expect(failure.code != "bug" && !failure.code.isEmpty)
    }
  }

  @Test("An unknown error is a bug, and a failure stays unchanged")
  func others() {
    #expect(RequestFailure(Unknown()).status == .bug)
    #expect(RequestFailure(Unknown()).code == "bug")
    #expect(RequestFailure(RequestFailure.usage("a")).message == "a")
  }
}
