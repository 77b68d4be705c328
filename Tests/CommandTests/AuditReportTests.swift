import Foundation
import Testing

@Suite("audit: reports")
struct AuditReportTests {
  private static let cell = """
    schema: 1
    views:
      title: { label: { text: A title in one line that is longer than its cell is wide, textStyle: body } }
    constraints:
      - title.leading == margins.leading
      - title.trailing == margins.trailing
      - title.top == margins.top
      - title.bottom == margins.bottom
    """

  @Test(
    "Every format has the finding, with the exit status for findings",
    arguments: [
      ("text", "truncated-text title"), ("json", "\"rule\" : \"truncated-text\""),
      ("sarif", "\"ruleId\" : \"truncated-text\""),
      ("junit", "<testcase name=\"truncated-text title\""), ("github", "line=3,col=3,title=Truncated text::title: "),
      ("html", "\"rule\":\"truncated-text\""),
    ])
  func formats(format: String, expected: String) throws {
    try withTemporaryFile("cell.yaml", Self.cell) { path in
      let report = try StrutProcess.run("audit", path, "--format", format)
      #expect(report.status == 1)
      #expect(report.errors == "")
      #expect(report.output.contains(expected))
      #expect(report.output.hasSuffix("\n") && !report.output.hasSuffix("\n\n"))
      let file = path + ".report"
      let written = try StrutProcess.run("audit", path, "--format", format, "-o", file)
      #expect((written.status, written.output) == (1, ""))
      #expect(try String(contentsOfFile: file, encoding: .utf8) == report.output)
    }
  }

  @Test("A sound cell also has a report, with the exit status for success")
  func clean() throws {
    for format in ["sarif", "junit", "github", "html"] {
      let report = try StrutProcess.run(
        "audit", Example.sample, "--widths", "375", "--categories", "L", "--format", format)
      #expect(report.status == 0)
      #expect(report.output.isEmpty == (format == "github"))
    }
  }

  @Test("A missing file is in the report and on stderr")
  func problems() throws {
    for format in ["sarif", "junit", "github", "html"] {
      let report = try StrutProcess.run(
        "audit", Example.sample, "nowhere.yaml", "--widths", "375", "--categories", "L", "--format", format)
      #expect(report.status == 1)
      #expect(report.output.contains("nowhere.yaml: there is no such file"))
      #expect(report.errors == "strut: nowhere.yaml: there is no such file\n")
    }
  }

  @Test("An unknown format and an unwritable file are rejected")
  func refused() throws {
    #expect(try StrutProcess.run("audit", Example.sample, "--format", "pdf").status == 2)
    let lost = try StrutProcess.run("audit", Example.sample, "--format", "html", "-o", "/nowhere/report.html")
    #expect(lost.status == 3)
    #expect(lost.errors == "strut: cannot write /nowhere/report.html: No such file or directory.\n")
  }

  @Test("All cells are drawn if all are requested")
  func all() throws {
    let failed = try StrutProcess.run("audit", Example.sample, "--widths", "375", "--format", "html").output
    let all = try StrutProcess.run("audit", Example.sample, "--widths", "375", "--format", "html", "--draw", "all")
      .output
    #expect(all.contains("\"drawings\":[[["))
    #expect(all.utf8.count >= failed.utf8.count)
  }
}
