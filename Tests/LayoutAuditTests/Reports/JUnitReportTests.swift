import StringCatalogs
import Testing

@testable import LayoutAudit

/// Properties that are not in the schema; `make check` validates the document with it.
@Suite("JUnit's XML")
struct JUnitReportTests {
  private let text = JUnitReport(SampleReport.report, SampleReport.settings).text

  @Test("Totals count causes that fail, rules that found nothing, and what could not be audited")
  func totals() {
    let cells = 2 * AuditRule.allCases.count
    #expect(text.contains("<testsuites name=\"strut audit\" tests=\"\(cells + 3)\" failures=\"2\" errors=\"3\">"))
    #expect(text.contains("<testsuite name=\"strut audit\" tests=\"3\" failures=\"0\" errors=\"3\" skipped=\"0\">"))
    #expect(
      text.contains(
        "<testsuite name=\"ui/a &lt;1&gt;.yaml\" tests=\"\(AuditRule.allCases.count)\" failures=\"2\" errors=\"0\" skipped=\"0\">"
      ))
    #expect(text.split(separator: "\n").count { $0.contains("<testcase ") } == cells + 3)
  }

  @Test("A cause is a case that fails, named the same in every run")
  func failures() {
    #expect(
      text.contains(
        """
            <testcase name="truncated-text texts/headline" classname="ui/a &lt;1&gt;.yaml">
              <failure message="error: 13.7 points too narrow (needs 317.7, has 304) (in de; at text sizes AX4 and larger; \
        worst at AX5, 320 points wide)" type="truncated-text">texts/headline in row 0.3: 13.7 points too narrow \
        (needs 317.7, has 304) (in de; at text sizes AX4 and larger; worst at AX5, 320 points wide).
        Allow more lines (numberOfLines = 0), or give the text more space.
        At ui/a &lt;1&gt;.yaml:7:3
        Text: 100% &lt;b&gt;&#13;&#10;&quot;x&quot; &amp; &#39;y&#39;, z: \u{FFFD}[31m
        Key: home.title
        Strings: de at Strings/de.po:12:8</failure>
        """))
    #expect(text.contains("<testcase name=\"overlap value and name\""))
  }

  @Test("A note is a case that passes, and says what it is")
  func notes() {
    #expect(
      text.contains(
        """
            <testcase name="unscaled-text the cell" classname="Code">
              <system-out>the cell: keeps its 13 points instead of scaling (at every text size).
        Use a preferred or scaled font, and set adjustsFontForContentSizeCategory to true.</system-out>
            </testcase>
        """))
  }

  @Test("Files are named from the root, those of strings too")
  func roots() {
    var report = SampleReport.report
    report.findings[0].place?.file = "/project/ui/./a.yaml"
    report.findings[0].fault.textPlace?.file = "/project/Strings/../de.po"
    let text = JUnitReport(report, SampleReport.settings).text
    #expect(text.contains("\nAt ui/a.yaml:7:3\n") && text.contains("\nStrings: de at de.po:12:8<"), "\(text)")
  }

  @Test("Twins are numbered by their places, whether they are open, suppressed or known")
  func twins() {
    var report = SampleReport.report
    var twin = SampleReport.truncated
    twin.place?.position = SourcePosition(line: 30, column: 3)
    let second = "<testcase name=\"truncated-text texts/headline (2)\""
    report.findings = [twin]
    #expect(!JUnitReport(report, SampleReport.settings).text.contains(second))
    for known in [true, false] {
      (report.known, report.suppressed) = known ? ([SampleReport.truncated], []) : ([], [SampleReport.truncated])
      let text = JUnitReport(report, SampleReport.settings).text
      #expect(text.contains(second) && !text.contains("<testcase name=\"truncated-text texts/headline\""))
    }
  }

  @Test("A rule that is not applied is skipped")
  func skipped() {
    var settings = SampleReport.settings
    settings.rules.disabled = [.smallTarget]
    let text = JUnitReport(SampleReport.report, settings).text
    #expect(text.split(separator: "\n").count { $0.contains("<skipped ") } == 2)
    #expect(text.contains("skipped=\"1\""))
  }

  @Test("What could not be audited is named by its place, and several in one place by numbers; notes are output")
  func problems() {
    var report = SampleReport.report
    report.problems.append(AuditProblem(subject: "b.yaml", message: "no other font"))
    report.notes = ["the suppression of <all>"]
    let text = JUnitReport(report, SampleReport.settings).text
    for name in ["/project/nowhere.yaml", "ui/c.yaml:2:5", "b.yaml", "b.yaml (2)"] {
      #expect(text.contains("<testcase name=\"\(name)\" classname=\"strut audit\"><error "), "\(name)")
    }
    #expect(text.contains("    <system-out>the suppression of &lt;all&gt;</system-out>\n  </testsuite>"))
  }
}
