import Testing

@testable import AppPorting

@Suite("Trial builds")
struct TrialBuildTests {
  @Test("The first error on each file of the app is found")
  func errors() {
    let output = """
      [1/2] Compiling App A.swift
      /app/Cells/A.swift:3:5: error: cannot find 'B' in scope
      /app/Cells/A.swift:4:5: error: another
      /app/C.swift:1:2: warning: unused
      /other/D.swift:1:1: error: not of the app
      /app/C.swift:9:1: error: no member 'x'
      """
    #expect(
      TrialBuild.errors(in: output, folder: "/app") == [
        LeftOut("C.swift", "line 9: no member 'x'"), LeftOut("Cells/A.swift", "line 3: cannot find 'B' in scope"),
      ])
  }
}
