import FontMetrics
import TestSupport
import Testing

@testable import LayoutAudit

@Suite("What nobody minds in Interface Builder's files")
struct NibSeenHarmTests {
  @Test(
    "A control over a text as the file draws it is meant so, and one that is not so there is a fault",
    arguments: [(0, false), (300, true)])
  func drawn(x: Int, isFound: Bool) async throws {
    let label = """
      <label text="Title" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001" \
      adjustsFontForContentSizeCategory="YES">
          <rect key="frame" x="0" y="0" width="200" height="44"/>
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </label>
      """
    let toggle = """
      <switch opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="swi-tc-001">
          <rect key="frame" x="\(x)" y="0" width="51" height="31"/>
      </switch>
      """
    let pins =
      WrittenNib.pins("lab-el-001", in: "cel-l1-001", edges: ["top", "bottom", "leading"])
      + WrittenNib.pins("swi-tc-001", in: "cel-l1-001", edges: ["top", "leading"])
    let report = try await NibAudits.report(
      WrittenNib.nib(
        WrittenNib.cell("cel-l1-001", label + toggle, constraints: pins, attributes: #"reuseIdentifier="Cell""#)))
    #expect(report.findings.contains { $0.rule == .overlap } == isFound, "\(report.findings.map(\.message))")
  }

  @Test("A header or footer is named as that, and a row as a cell in its row")
  func header() {
    func name(_ kind: AuditPart.Kind) -> String {
      var finding = Finding(
        severity: .error, subject: "a", part: AuditPart(index: 0, kind: kind),
        fault: Fault(.fixedHeight, element: "", frame: .zero))
      finding.objects = FindingObjects(subject: "a/tab-le-001", element: "sec-ti-001.headerTitle")
      return finding.elementName
    }
    #expect(name(.header(section: 0)) == "the header of section 0 (sec-ti-001.headerTitle)")
    #expect(name(.footer(section: 1)) == "the footer of section 1 (sec-ti-001.headerTitle)")
    #expect(name(.row(2, section: 0)) == "the cell (sec-ti-001.headerTitle) in row 0.2")
  }
}
