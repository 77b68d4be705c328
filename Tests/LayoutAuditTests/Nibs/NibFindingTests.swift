import FontMetrics
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import LayoutAudit

@Suite("Findings in Interface Builder's files")
struct NibFindingTests {
  private static let prototype = WrittenNib.storyboard(
    #"dataMode="prototypes" rowHeight="-1""#,
    "<prototypes>\(WrittenNib.titleCell("pro-to-001", WrittenNib.long, name: "EpisodeCell"))</prototypes>")
  private static let rows = WrittenNib.storyboard(
    #"dataMode="static" style="grouped" rowHeight="-1""#,
    """
    <sections>
      <tableViewSection headerTitle="Settings" id="sec-ti-001">
        <cells>
          \(WrittenNib.titleCell("row-on-001", "Short", name: "a"))
          \(WrittenNib.titleCell("row-tw-002", WrittenNib.long, name: "b"))
        </cells>
      </tableViewSection>
    </sections>
    """)

  @Test(
    "A finding's file, line and object id are those of the element",
    arguments: [
      (WrittenNib.nib(WrittenNib.titleCell("cel-l1-001", WrittenNib.long, name: "EpisodeCell")), "cel-l1-001-title"),
      (prototype, "pro-to-001-title"), (rows, "row-tw-002-title"),
    ])
  func place(text: String, id: String) async throws {
    let report = try await NibAudits.report(text)
    let finding = try #require(report.findings.first { $0.rule == .truncatedText })
    #expect(finding.objects?.element == id)
    #expect(finding.place?.file == "App/Cells.xib")
    #expect(finding.place?.position.line == WrittenNib.line(of: "id=\"\(id)\"", in: text))
    #expect(report.findings.allSatisfy { $0.objects != nil })
  }

  @Test("A broken constraint's place and id are the constraint's, and the message says what it is")
  func constraint() async throws {
    let text = WrittenNib.nib(
      WrittenNib.cell(
        "cel-l1-001", WrittenNib.label("lab-el-001", "Text"),
        constraints: WrittenNib.pins("lab-el-001", in: "cel-l1-001") + """

          <constraint firstItem="lab-el-001" firstAttribute="width" constant="40" id="wid-th-001"/>
          """, attributes: #"reuseIdentifier="EpisodeCell""#))
    let report = try await NibAudits.report(text)
    let finding = try #require(report.findings.first { $0.rule == .unsatisfiableConstraints })
    let id = try #require(finding.fault.constraint)
    #expect(["wid-th-001", "lab-el-001-leading", "lab-el-001-trailing"].contains(id))
    #expect(finding.place?.position.line == WrittenNib.line(of: "id=\"\(id)\"", in: text))
    #expect(finding.message.contains("(\(id))"), "\(finding.message)")
    #expect(finding.message.contains("\"Text\"."), "\(finding.message)")
  }

  @Test("A baseline covers all findings after a file is formatted in another way, and names have changed")
  func baseline() async throws {
    for text in [Self.prototype, Self.rows] {
      let report = try await NibAudits.report(text)
      let changed = WrittenNib.reformatted(text).replacing("EpisodeCell", with: "ChapterCell")
        .replacing(WrittenNib.long, with: WrittenNib.long + " still")
      var again = try await NibAudits.report(changed)
      let lines = again.findings.map(\.place?.position.line)
      #expect(lines != report.findings.map(\.place?.position.line))
      #expect(!report.findings.isEmpty)
      again.compare(with: Baseline(report))
      #expect(again.findings.isEmpty, "\(again.findings.map(\.elementName))")
      #expect(again.known.count == report.findings.count)
      #expect(again.notes.isEmpty)
    }
  }

  @Test("A baseline of one file says nothing of cells of the same object id in another")
  func otherFile() async throws {
    let report = try await NibAudits.report(Self.prototype, file: "App/A.storyboard")
    var other = try await NibAudits.report(Self.prototype, file: "App/B.storyboard")
    let count = other.findings.count
    other.compare(with: Baseline(report))
    #expect(other.findings.count == count && count > 0)
  }

  @Test(
    "An object ID of no view is reported, those of views, cells and titles are not",
    arguments: [
      ("cel-l1-001-title", true), ("cel-l1-001", true), ("hid-de-001", true), ("sec-ti-001.headerTitle", true),
      ("cel-l1-xxx", false),
    ])
  func unknownObjects(id: String, isKnown: Bool) async throws {
    let hidden = #"<view hidden="YES" contentMode="scaleToFill" id="hid-de-001"/>"#
    let label = WrittenNib.label("cel-l1-001-title", "A")
    let row = WrittenNib.titleCell("cel-l1-001", "A", name: "Row", label: label + hidden)
    let sections =
      "<sections><tableViewSection headerTitle=\"B\" id=\"sec-ti-001\"><cells>\(row)</cells></tableViewSection></sections>"
    let text = WrittenNib.storyboard(#"dataMode="static" style="plain" rowHeight="-1""#, sections)
    var audit = Audit(try NibAudits.subjects(text))
    audit.coversFolders = true
    audit.categories = [.large]
    audit.rules.suppressions = [Suppression(element: id, reason: "r")]
    #expect(try await audit.run().notes.isEmpty == isKnown)
  }

  @Test(
    "A suppression takes the name of an element or its id, and the file, the cell's name or its id",
    arguments: [
      ("\"A title in one line that is l…\"", "Cells.xib"), ("cel-l1-001-title", "App/Cells.xib/EpisodeCell"),
      ("cel-*", "EpisodeCell"), ("*title", "cel-l1-001"), ("cel-l1-001-title", nil),
    ])
  func suppressions(element: String, subject: String?) async throws {
    let text = WrittenNib.nib(WrittenNib.titleCell("cel-l1-001", WrittenNib.long, name: "EpisodeCell"))
    var rules = AuditRules()
    rules.suppressions = [
      Suppression(rule: .truncatedText, element: element, subject: subject, reason: "as it should be")
    ]
    let report = try await NibAudits.report(text, rules: rules)
    #expect(report.suppressed.map(\.rule) == [.truncatedText])
    #expect(!report.findings.contains { $0.rule == .truncatedText })
  }

  @Test("One that names another file, cell or element covers nothing, and that is told")
  func otherSuppressions() async throws {
    let text = WrittenNib.nib(WrittenNib.titleCell("cel-l1-001", WrittenNib.long, name: "EpisodeCell"))
    var rules = AuditRules()
    rules.suppressions = [
      Suppression(element: "cel-l1-001-title", subject: "Other.xib", reason: "r"),
      Suppression(rule: .overlap, element: "cel-l1-001-title", reason: "r"),
    ]
    let report = try await NibAudits.report(text, categories: ContentSizeCategory.allCases, rules: rules)
    #expect(report.suppressed.isEmpty)
    #expect(report.notes.count == 1)
    #expect(report.notes.first?.contains("overlap for \"cel-l1-001-title\"") == true, "\(report.notes)")
  }

  @Test(
    "A button of the app's own class is as large as the file records it, unless a constraint says how large it is",
    arguments: [
      (#"customClass="BigButton""#, 50.0, "", false), (#"customClass="BigButton""#, 30, "", true), ("", 50, "", true),
      (
        #"customClass="BigButton""#, 50,
        #"<constraint firstItem="but-to-001" firstAttribute="height" constant="30" id="hei-gh-001"/>"#, true
      ),
    ])
  func ownSize(customClass: String, recorded: Double, constraint: String, isTold: Bool) async throws {
    let button = """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="but-to-001" buttonType="system" \(customClass)>
      <rect key="frame" x="16" y="10" width="343" height="\(recorded)"/>
      <state key="normal" title="A button"/></button>
      """
    let cell = WrittenNib.cell(
      "cel-l1-001", button, constraints: WrittenNib.pins("but-to-001", in: "cel-l1-001") + constraint)
    let report = try await NibAudits.report(WrittenNib.nib(cell))
    #expect(report.findings.contains { $0.rule == .smallTarget } == isTold)
  }

  @Test("Cells of one name have their object ids behind it")
  func sameNames() throws {
    let cells = ["cel-l1-001", "cel-l1-002"].map { WrittenNib.titleCell($0, "A", name: "EpisodeCell") }
    let names = try NibAudits.subjects(WrittenNib.nib(cells.joined())).map(\.name)
    #expect(names == ["App/Cells.xib/EpisodeCell", "App/Cells.xib/EpisodeCell (cel-l1-002)"])
  }

  @Test("JSON has the object ids, and whether code sets the text; of other subjects it has neither")
  func json() async throws {
    let text = WrittenNib.nib(
      WrittenNib.titleCell(
        "cel-l1-001", WrittenNib.long, name: "EpisodeCell",
        connections: WrittenNib.outlet("titleLabel", to: "cel-l1-001-title")))
    let report = try await NibAudits.report(text)
    let finding = try #require(report.findings.first { $0.rule == .truncatedText })
    let encoded = try JSONSerialization.jsonObject(with: JSONEncoder().encode(finding)) as? [String: Any]
    #expect(encoded?["objectID"] as? String == "cel-l1-001-title")
    #expect(encoded?["element"] as? String == "titleLabel")
    #expect(encoded?["textFromCode"] as? Bool == true)
    #expect(finding.elementName == "titleLabel (cel-l1-001-title)")
    var other = finding
    other.objects = nil
    let keys = (try JSONSerialization.jsonObject(with: JSONEncoder().encode(other)) as? [String: Any])?.keys
    #expect(keys.map { Set($0).isDisjoint(with: ["objectID", "otherObjectID", "textFromCode"]) } == true)
  }
}
