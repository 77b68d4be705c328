import FontMetrics
import TestSupport
import Testing

@testable import LayoutAudit

@Suite("Names and lists in reports")
struct ReportWordingTests {
  @Test(
    "A path is told from its last name on",
    arguments: [
      ("titleLabel", "titleLabel"), ("stackView 1/stackView 2/titleLabel", "titleLabel"),
      ("cardView/stackView 1/label 2", "cardView/stackView 1/label 2"),
      ("cardView/stackView 1/durationView/label 2", "durationView/label 2"),
      ("stackView 1/label 2", "stackView 1/label 2"), ("stackView 1/\"Step 3\"", "\"Step 3\""),
      ("row/value", "value"), ("row/Label[2]", "row/Label[2]"), ("", ""),
    ])
  func paths(path: String, told: String) { #expect(ElementPath.fromLastName(path) == told) }

  @Test(
    "A broken constraint is reported with three others: sizes of content, then constraints, then the row",
    arguments: [
      ("a.top == b.top", "a.top == b.top"),
      ("a.top == b.top; a.top == c.top", "a.top == b.top; it conflicts with a.top == c.top"),
      (
        "a.top == b.top; height as laid out; contentView has a fixed frame; a.height == 21",
        "a.top == b.top; it conflicts with a.height == 21; the height of the row"
      ),
      (
        "a.width == 5; contentView has a fixed frame; a.width == 6",
        "a.width == 5; it conflicts with a.width == 6; the frame of the content view"
      ),
      (
        "a; width as laid out; contentView has a fixed frame; b; c; d is sized to fit its content; e; f",
        "a; it conflicts with d is sized to fit its content; b; c; and 3 others"
      ),
      ("a; b; c; d; e", "a; it conflicts with b; c; d; e"),
    ])
  func constraints(detail: String, sentence: String) {
    #expect(BrokenConstraint(detail).sentence(of: "row") == sentence)
  }

  @Test("A conflict with the size of an item names the cell, which has no row")
  func constraintsOfItems() {
    #expect(
      BrokenConstraint("a; height as laid out").sentence(of: "cell") == "a; it conflicts with the height of the cell")
  }

  @Test("Of a stack's own constraints, which no file has, nothing is told")
  func constraintsOfStacks() async throws {
    let stack = """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="sta-ck-001">
      <rect key="frame" x="16" y="11" width="343" height="22"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="vie-w1-001">
      <rect key="frame" x="0" y="0" width="343" height="22"/>
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
      <constraints><constraint firstAttribute="width" constant="500" id="wid-th-001"/>
      <constraint firstAttribute="height" constant="22" id="hei-gh-001"/></constraints>
      </view></subviews></stackView>
      """
    let cell = WrittenNib.cell("cel-l1-001", stack, constraints: WrittenNib.pins("sta-ck-001", in: "cel-l1-001"))
    let report = try await NibAudits.report(WrittenNib.nib(cell))
    let finding = try #require(report.findings.first { $0.rule == .unsatisfiableConstraints })
    let detail = try #require(finding.fault.detail)
    #expect(detail.contains("view 1.width == 500"), "\(detail)")
    #expect(!detail.contains("view 1.leading") && !detail.contains("view 1.trailing"), "\(detail)")
  }

  @Test("A report names a view of a nib from its last name on, and a suppression takes that name")
  func names() async throws {
    let stack = """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="sta-ck-001">
      <rect key="frame" x="16" y="11" width="343" height="22"/>
      <subviews>\(WrittenNib.label("lab-el-001", WrittenNib.long))</subviews></stackView>
      """
    let cell = WrittenNib.cell(
      "cel-l1-001", stack, constraints: WrittenNib.pins("sta-ck-001", in: "cel-l1-001"),
      connections: WrittenNib.outlet("titleLabel", to: "lab-el-001"))
    let finding = try #require(
      try await NibAudits.report(WrittenNib.nib(cell)).findings.first { $0.rule == .truncatedText })
    #expect(finding.fault.element == "stackView 1/titleLabel")
    #expect(finding.elementName == "titleLabel (lab-el-001)")
    var rules = AuditRules()
    rules.suppressions = [Suppression(rule: .truncatedText, element: "titleLabel", reason: "as it should be")]
    #expect(try await NibAudits.report(WrittenNib.nib(cell), rules: rules).suppressed.map(\.rule) == [.truncatedText])
  }

  @Test("A font that iOS may have is told as one that Strut lacks")
  func missingFont() async throws {
    let label = WrittenNib.label(
      "cel-l1-001-title", "Text", font: #"name="Nowhere-Bold" family="Nowhere" pointSize="17""#)
    let text = WrittenNib.nib(WrittenNib.titleCell("cel-l1-001", "", name: "Cell", label: label))
    let note = try #require(try await NibAudits.report(text).fileNotes.first { $0.code == .fontMissing })
    #expect(note.message == "Strut has no font \"Nowhere-Bold\"; the system font is used instead")
  }
}
