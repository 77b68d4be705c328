import FontMetrics
import TestSupport
import Testing

@testable import InterfaceBuilder
@testable import LayoutAudit

@Suite("Heights of rows and static tables in Interface Builder's files")
struct NibRowTests {
  /// A title of two lines without a constraint from its bottom to the content view, above a label
  /// without constraints.
  private static func openCell(_ id: String, attributes: String = "") -> String {
    let label = WrittenNib.label("\(id)-title", WrittenNib.long, attributes: #"numberOfLines="0""#)
    let other = WrittenNib.label("\(id)-other", WrittenNib.long, attributes: #"numberOfLines="0""#)
    return WrittenNib.cell(
      id, label + other,
      constraints: WrittenNib.pins("\(id)-title", in: id, edges: ["top", "leading", "trailing"])
        + WrittenNib.pins("\(id)-other", in: id, edges: ["top", "leading", "trailing"]),
      attributes: "reuseIdentifier=\"Open\" \(attributes)")
  }

  private static func prototypes(_ cell: String, rowHeight: String) -> String {
    WrittenNib.storyboard("dataMode=\"prototypes\" \(rowHeight)", "<prototypes>\(cell)</prototypes>")
  }

  /// Rules whose faults a greater height would fix.
  private static let heightRules: Set<AuditRule> = [.collapsed, .overlap, .outsideCell, .fixedHeight, .clippedText]

  @Test("An automatic row whose constraints leave its height open has one finding about it, and that once for the cell")
  func open() async throws {
    let report = try await NibAudits.report(
      Self.prototypes(Self.openCell("cel-l1-001"), rowHeight: #"rowHeight="-1""#),
      categories: [.large, .accessibilityExtraExtraExtraLarge])
    let found = report.findings.filter { Self.heightRules.contains($0.rule) }
    #expect(found.map(\.rule) == [.collapsed])
    #expect(found.first?.fault.element == "")
    #expect(found.first?.objects?.element == "cel-l1-001")
  }

  @Test("What a height of the file cuts is told, and not that constraints leave it open")
  func fixed() async throws {
    let cell = WrittenNib.titleCell(
      "cel-l1-001", "", name: "Fixed",
      label: WrittenNib.label("cel-l1-001-title", WrittenNib.long, attributes: #"numberOfLines="0""#))
    let report = try await NibAudits.report(Self.prototypes(cell, rowHeight: #"rowHeight="30""#))
    let found = report.findings.filter { Self.heightRules.contains($0.rule) }
    #expect(found.map(\.rule) == [.fixedHeight])
    let text = Self.prototypes(cell, rowHeight: #"rowHeight="30""#)
    let line = try #require(WrittenNib.line(of: "<tableView ", in: text))
    #expect(
      found.first?.message.hasSuffix(
        "; 30 is the table's row height, line \(line); if code sets another one, write it under rowHeights in strut-nib.yaml as Fixed"
      ) == true, "\(found.first?.message ?? "")")
    let taller = cell.replacing("<tableViewCell ", with: #"<tableViewCell rowHeight="70" "#)
    let fromCode = try await NibAudits.report(Self.prototypes(taller, rowHeight: #"rowHeight="30""#))
    #expect(!fromCode.findings.contains { $0.rule == .fixedHeight })
    #expect(fromCode.fileNotes.contains { $0.code == .rowHeightFromCode && $0.message.contains("(line \(line))") })
    let open = try await NibAudits.report(
      Self.prototypes(Self.openCell("cel-l1-001"), rowHeight: #"rowHeight="30""#))
    #expect(!open.findings.contains { $0.rule == .fixedHeight || $0.rule == .collapsed })
  }

  /// A cell of the style Default in a row of 44 points.
  private static let styled = prototypes(
    """
    <tableViewCell id="cel-l1-001" style="IBUITableViewCellStyleDefault" reuseIdentifier="Styled" textLabel="lab-el-001">
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cel-l1-001" id="con-te-001">
        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        <subviews>
          <label text="Text" id="lab-el-001" adjustsFontForContentSizeCategory="YES">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          </label>
        </subviews>
      </tableViewCellContentView>
    </tableViewCell>
    """, rowHeight: #"rowHeight="44""#)

  @Test("A row of a style is too low where letters leave it, and not where its line is higher")
  func styles() async throws {
    func findings(_ text: String) async throws -> [Finding] {
      try await NibAudits.report(
        Self.styled.replacing("\"Text\"", with: "\"\(text)\""), categories: ContentSizeCategory.allCases
      ).findings
    }
    let found = try #require(try await findings("Åpgrjy").first { $0.rule == .fixedHeight })
    #expect(found.first.category == .accessibilityExtraLarge, "\(found.first.category)")
    #expect(found.fault.available == 44)
    #expect((found.fault.needed ?? 0) > 50 && (found.fault.needed ?? 0) < 90)
    #expect(try await !findings("xenon").contains { $0.rule == .fixedHeight })
  }

  @Test("A nib's cell whose height nothing gives has the recorded one, with a note")
  func recorded() async throws {
    let report = try await NibAudits.report(WrittenNib.nib(Self.openCell("cel-l1-001")))
    #expect(report.fileNotes.map(\.code).contains(.rowHeightFromCode))
    #expect(!report.findings.contains { $0.rule == .fixedHeight || $0.rule == .collapsed })
  }

  @Test("The height that strut-nib.yaml gives a cell takes the place of the file's")
  func settings() async throws {
    let cell = WrittenNib.titleCell("cel-l1-001", "Short", name: "Given")
    var settings = NibSettings()
    settings.rowHeights["Given"] = NibSettings.Entry(value: .points(12), position: .start)
    let text = Self.prototypes(cell, rowHeight: #"rowHeight="-1""#)
    let report = try await NibAudits.report(
      text, options: NibTextOptions(placeholder: .asWritten, settings: settings))
    let found = try #require(report.findings.first { $0.rule == .fixedHeight })
    #expect(found.fault.available == 12)
    #expect(found.message.hasSuffix("; 12 is the row height in strut-nib.yaml, line 1"))
    settings.rowHeights["Given"]?.value = .automatic
    let low = try await NibAudits.report(
      Self.prototypes(cell, rowHeight: #"rowHeight="12""#),
      options: NibTextOptions(placeholder: .asWritten, settings: settings))
    #expect(low.findings.allSatisfy { $0.rule != .fixedHeight })
    #expect(try await NibAudits.report(text).findings.allSatisfy { $0.rule != .fixedHeight })
  }

  private static let table = WrittenNib.storyboard(
    #"dataMode="static" style="insetGrouped" rowHeight="-1" sectionHeaderHeight="5" sectionFooterHeight="-1""#,
    """
    <sections>
      <tableViewSection headerTitle="Settings" footerTitle="\(WrittenNib.long)" id="sec-ti-001">
        <cells>
          \(WrittenNib.titleCell("row-on-001", "Short", name: "a"))
          \(WrittenNib.titleCell("row-tw-002", WrittenNib.long, name: "b"))
        </cells>
      </tableViewSection>
      <tableViewSection id="sec-ti-002">
        <cells>\(WrittenNib.titleCell("row-th-003", WrittenNib.long, name: "c"))</cells>
      </tableViewSection>
    </sections>
    """)

  @Test("A static table is one subject with its headers, rows and footers in their order")
  func parts() throws {
    let subjects = try NibAudits.subjects(Self.table, file: "App/Main.storyboard")
    let subject = try #require(subjects.first)
    #expect(subjects.count == 1)
    #expect(subject.identity == "App/Main.storyboard/tab-le-001")
    let names = (0..<subject.partCount).map { subject.part(at: $0)?.description }
    #expect(names == ["the header of section 0", "row 0.0", "row 0.1", "the footer of section 0", "row 1.0"])
  }

  @Test(
    "Rows are told apart, narrower by the sides of inset groups; titles of plain tables have the height of the file")
  func rows() async throws {
    let report = try await NibAudits.report(Self.table)
    let cut = report.findings.filter { $0.rule == .truncatedText }
    #expect(cut.map(\.part?.description) == ["row 0.1", "row 1.0"])
    #expect(cut.map(\.objects?.element) == ["row-tw-002-title", "row-th-003-title"])
    let available = try #require(cut.first?.fault.available)
    let wide = try await NibAudits.report(
      Self.table.replacing(#"style="insetGrouped""#, with: #"style="plain""#))
    let inPlain = try #require(wide.findings.first { $0.rule == .truncatedText }?.fault.available)
    #expect(available < inPlain)
    let header = try #require(wide.findings.first { $0.rule == .fixedHeight })
    #expect(header.part?.description == "the header of section 0")
    #expect(header.fault.available == 5)
    #expect(header.objects?.element == "sec-ti-001.headerTitle")
  }

  @Test(
    "The height of the file is for titles in plain tables alone, and the 28 points that Xcode writes there are nobody's choice"
  )
  func titles() async throws {
    func heights(_ old: String, _ new: String) async throws -> [Double?] {
      let report = try await NibAudits.report(Self.table.replacing(old, with: new))
      return report.findings.filter { $0.rule == .fixedHeight }.map(\.fault.available)
    }
    let header = #"style="insetGrouped" rowHeight="-1" sectionHeaderHeight="5""#
    #expect(try await heights(header, header) == [])
    #expect(try await heights(header, #"style="grouped" rowHeight="-1" sectionHeaderHeight="18""#) == [])
    #expect(try await heights(header, #"style="plain" rowHeight="-1" sectionHeaderHeight="18""#) == [18])
    #expect(try await heights(header, #"style="plain" rowHeight="-1" sectionHeaderHeight="28""#) == [])
  }

  @Test(
    "In a table of groups the height of the file is for sections without a title",
    arguments: [
      ("grouped", 5.0, 5.0, nil), ("insetGrouped", 18, 18, nil), ("plain", 5, nil, 5), ("grouped", -1, nil, nil),
    ]
      as [(String, Double, Double?, Double?)])
  func untitled(style: String, height: Double, bare: Double?, titled: Double?) throws {
    let text = Self.table.replacing("insetGrouped", with: style).replacing(
      #"sectionHeaderHeight="5""#, with: #"sectionHeaderHeight="\#(height)""#)
    let table = try NibDocument(bytes: Array(text.utf8), file: "Main.storyboard").tables[0]
    #expect(table.headerHeight(isTitled: false) == bare && table.headerHeight(isTitled: true) == titled)
    #expect(table.footerHeight(isTitled: false) == nil && table.footerHeight(isTitled: true) == nil)
  }
}
