import Testing

@testable import AppPorting

@Suite("Trial builds")
struct TrialBuildTests {
  @Test("The errors on each file of the app are found, five of them with their messages")
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
        LeftOut("C.swift", "line 9: no member 'x'"),
        LeftOut("Cells/A.swift", "line 3: cannot find 'B' in scope; line 4: another"),
      ])
    let many = (1...7).map { "/app/A.swift:\($0):1: error: e\n" }.joined()
    #expect(
      TrialBuild.errors(in: many + many, folder: "/app").map(\.reason) == [
        "line 1: e; line 2: e; line 3: e; line 4: e; line 5: e; and 2 more"
      ])
  }

  @Test("Files that declare a name again are left out first")
  func order() {
    let other = LeftOut("A.swift", "line 1: 'C' is ambiguous for type lookup in this context")
    let again = LeftOut("B.swift", "line 1: invalid redeclaration of 'C'")
    #expect(TrialBuild.first(of: [other, again]) == [again])
    #expect(TrialBuild.first(of: [other]) == [other])
  }

  @Test("A file that is left out, and files that declare the same type, are named")
  func explanations() {
    let declared = ["B": ["B.swift"], "C": ["C.swift", "D.swift"]]
    func reason(_ file: String, _ reason: String) -> String {
      TrialBuild.explained(LeftOut(file, reason), declared: declared, leftOut: ["B.swift"]).reason
    }
    let missing = "line 1: isn't one; line 2: cannot find 'B' in scope"
    #expect(reason("A.swift", missing) == missing + " (it is in B.swift, which is left out)")
    let twice = "line 1: invalid redeclaration of 'C'; line 2: 'C' is ambiguous for type lookup in this context"
    #expect(reason("C.swift", twice) == twice + " (C is declared in D.swift as well)")
    #expect(reason("D.swift", twice) == twice + " (C is declared in C.swift as well)")
    #expect(reason("A.swift", "line 1: no 'x'") == "line 1: no 'x'")
  }
}
