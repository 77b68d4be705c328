import Testing

@testable import LayoutAudit

@Suite("Annotations of GitHub")
struct GitHubReportTests {
  /// As `escapeData` and `escapeProperty` of GitHub's toolkit have them
  /// (packages/core/src/command.ts).
  @Test(
    "What means something in a command is escaped",
    arguments: [
      ("%", "%25", "%25"), ("\r", "%0D", "%0D"), ("\n", "%0A", "%0A"), ("\r\n", "%0D%0A", "%0D%0A"),
      (":", ":", "%3A"), (",", ",", "%2C"), ("::error::x", "::error::x", "%3A%3Aerror%3A%3Ax"),
      ("%0A", "%250A", "%250A"), ("é 🙂", "é 🙂", "é 🙂"),
    ])
  func escapes(text: String, data: String, property: String) {
    #expect(WorkflowCommand.escaped(text) == data)
    #expect(WorkflowCommand.escapedProperty(text) == property)
  }

  @Test("A line for each problem and each cause; a note is a notice, and code has no file")
  func lines() {
    let text = GitHubReport(SampleReport.report, SampleReport.settings).text
    #expect(
      text == """
        ::error file=nowhere.yaml,title=Audit failed::/project/nowhere.yaml: no such file
        ::error file=ui/c.yaml,line=2,col=5,title=Audit failed::ui/c.yaml:2:5: no view, "x"
        ::error title=Audit failed::b.yaml: no font
        ::error file=ui/a <1>.yaml,line=7,col=3,title=Truncated text::texts/headline in row 0.3: 13.7 points too narrow \
        (needs 317.7, has 304) (in de; at text sizes AX4 and larger; worst at AX5, 320 points wide).%0AAllow more lines \
        (numberOfLines = 0), or give the text more space.%0AText: 100%25 <b>%0D%0A"x" & 'y', z: \u{1B}[31m%0AStrings: de \
        at Strings/de.po:12:8
        ::warning file=ui/a <1>.yaml,line=7,col=3,title=Overlapping elements::value: overlaps name by 4 points \
        (at text size XS; at a width of 320 points).%0AAdd a constraint between the two elements that \
        keeps them apart.%0AText: 1
        ::notice title=Code%3A Text that does not scale::the cell: keeps its 13 points instead of scaling \
        (at every text size).%0AUse a preferred or scaled font, and set adjustsFontForContentSizeCategory to true.

        """)
  }

  @Test("The worst come first, for a runner shows ten; what else there is to know comes last")
  func order() {
    var report = SampleReport.report
    var worse = SampleReport.truncated
    worse.fault.needed = 900
    worse.fault.element = "note"
    report.findings = [SampleReport.unscaled, SampleReport.overlap, SampleReport.truncated, worse]
    report.problems = []
    report.notes = ["the suppression of all rules ended"]
    let lines = GitHubReport(report, ReportSettings(version: "1", root: "/project")).text.split(separator: "\n")
    #expect(
      lines.map { $0.prefix(while: { $0 != " " }) } == ["::error", "::error", "::warning", "::notice", "::notice"])
    #expect(lines[0].contains("596 points too narrow") && lines[1].contains("13.7 points too narrow"))
    #expect(lines[4] == "::notice title=Audit::the suppression of all rules ended")
  }
}
