import FontMetrics
import Foundation
import LayoutCore
import TableLayout
import TestSupport
import Testing

@testable import InterfaceBuilder
@testable import LayoutAudit

@Suite("Audits of cells, headers and footers of collection views in Interface Builder files")
struct NibItemTests {
  /// A cell with a title of any number of lines.
  private static func tag(
    _ id: String = "cel-l1-001", _ text: String = "Mountains and valleys", size: (Int, Int) = (120, 44),
    lines: Int = 0, inside: String = "", edges: [String] = ["top", "bottom", "leading", "trailing"]
  ) -> String {
    let label = WrittenNib.label(
      "\(id)-title", text, attributes: #"adjustsFontForContentSizeCategory="YES" numberOfLines="\#(lines)""#)
    return WrittenNib.item(
      id, label, size: size, attributes: #"reuseIdentifier="Tag""#, inside: inside, edges: edges)
  }

  private static let header = WrittenNib.item(
    "hea-de-001", WrittenNib.label("hea-de-001-title", "A title in one line"), size: (375, 50),
    element: "collectionReusableView", attributes: #"key="sectionHeaderView" reuseIdentifier="Header""#)

  private static let allSizes = [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge]

  private func report(
    _ text: String, settings: NibSettings = NibSettings(), widths: [Double] = [320],
    categories: [ContentSizeCategory] = allSizes, rules: AuditRules = AuditRules()
  ) async throws -> AuditReport {
    let options = NibTextOptions(placeholder: .asWritten, settings: settings)
    var audit = Audit(try NibAudits.subjects(text, file: "App/Main.storyboard", options: options))
    (audit.categories, audit.widths, audit.rules) = (categories, widths, rules)
    return try await audit.run()
  }

  private func errors(_ report: AuditReport) -> [AuditRule] {
    report.findings.filter { $0.severity == .error }.map(\.rule)
  }

  @Test("An item size that large text outgrows is a finding with its line, and once at all widths")
  func fixed() async throws {
    let text = WrittenNib.collection(layout: WrittenNib.flow(["itemSize": (120, 44)]), cells: Self.tag())
    let report = try await report(text, widths: [320, 375, 430])
    #expect(report.problems == [] && report.subjects == ["App/Main.storyboard/Tag"])
    #expect(report.layoutCount == 2)
    let found = report.findings.filter { $0.rule == .fixedHeight }
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.severity == .error && finding.widths == [320, 375, 430])
    #expect(finding.fault.available == 44 && finding.objects?.element == "cel-l1-001")
    let line = try #require(WrittenNib.line(of: "<collectionViewFlowLayout", in: text))
    #expect(
      finding.message.hasSuffix(
        "; 120 x 44 is the layout's itemSize, line \(line); if code sets another one, write it under itemSizes in strut-nib.yaml as Tag"
      ), "\(finding.message)")
    #expect(finding.cure.hasPrefix("Estimate the height in the layout"))
    #expect(!report.fileNotes.contains { $0.code == .collectionCell })
  }

  @Test("A fixed width is that of the layout at every width")
  func width() async throws {
    func cut(_ width: Int) async throws -> Double? {
      let text = WrittenNib.collection(
        layout: WrittenNib.flow(["itemSize": (width, 44)]), cells: Self.tag(size: (width, 44), lines: 1))
      return try await report(text, categories: [.large]).findings.first { $0.rule == .truncatedText }?.fault.available
    }
    #expect(try await cut(120) == 120)
    #expect(try await cut(300) == nil)
  }

  @Test(
    "A cell that determines its size has no height to outgrow",
    arguments: [
      (#"automaticEstimatedItemSize="YES""#, (120, 44)), ("", (60, 20)),
    ])
  func estimated(attributes: String, estimate: (Int, Int)) async throws {
    let layout =
      attributes.isEmpty
      ? WrittenNib.flow(["itemSize": (120, 44), "estimatedItemSize": estimate])
      : WrittenNib.flow(["itemSize": (120, 44)], attributes: attributes)
    let text = WrittenNib.collection(layout: layout, cells: Self.tag("cel-l1-001", "Sea"))
    let report = try await report(text)
    #expect(errors(report) == [] && !report.fileNotes.contains { $0.code == .collectionCell })
    let size = try measured(text)
    #expect((20..<60).contains(size.width) && (20.1..<44).contains(size.height), "\(size)")
  }

  /// Returns the size of the first cell in a collection view of 320 points, at L.
  private func measured(_ text: String) throws -> CGSize {
    let document = try NibDocument(bytes: Array(text.utf8), file: "App/Main.storyboard")
    let cell = try #require(document.cells.first)
    let built = NibBuilder(cell, in: document).buildItem(traits: TraitCollection(log: .silent))
    return built.cell.size(fitting: built.attributes(in: 320))
  }

  @Test(
    "A layout that contains the size has no note about it, even if values are those of UIKit",
    arguments: [
      (WrittenNib.flow(["estimatedItemSize": (60, 20)]), CGFloat?.none),
      (WrittenNib.flow(["itemSize": (375, 44)], attributes: #"automaticEstimatedItemSize="YES""#), CGFloat?.none),
      (WrittenNib.flow(["itemSize": (330, 44)], attributes: #"scrollDirection="horizontal""#), CGFloat(330)),
      (WrittenNib.flow([:]), CGFloat(50)),
    ])
  func known(layout: String, width: CGFloat?) async throws {
    let text = WrittenNib.collection(layout: layout, cells: Self.tag("cel-l1-001", "Sea"))
    let report = try await report(text, categories: [.large])
    #expect(!report.fileNotes.contains { $0.code == .collectionCell }, "\(report.fileNotes)")
    if let width { #expect(try measured(text).width == width) }
  }

  @Test("An item without a size has that of UIKit, and a finding names it")
  func standard() async throws {
    let text = WrittenNib.collection(layout: WrittenNib.flow([:]), cells: Self.tag(lines: 1))
    let cut = try #require(try await report(text, categories: [.large]).findings.first { $0.rule == .truncatedText })
    #expect(cut.severity == .error && cut.fault.available == 50)
    #expect(cut.message.contains("; 50 x 50 is the layout's default itemSize, line "), "\(cut.message)")
  }

  @Test("An item is not wider than a line of a flow layout, whatever determines its size")
  func line() async throws {
    let inset = #"<inset key="sectionInset" minX="20" minY="0" maxX="20" maxY="0"/></collectionViewFlowLayout>"#
    func faults(_ width: Int, settings: NibSettings = NibSettings()) async throws -> [Finding] {
      let text = WrittenNib.collection(
        layout: WrittenNib.flow(["itemSize": (width, 44)]).replacing("</collectionViewFlowLayout>", with: inset),
        cells: Self.tag("cel-l1-001", "Sea"))
      return try await report(text, settings: settings, categories: [.large]).findings.filter {
        $0.rule == .outsideCell
      }
    }
    #expect(try await faults(280) == [])
    let wide = try #require(try await faults(310).first)
    #expect(wide.severity == .error && wide.fault.needed == 310 && wide.fault.available == 280)
    let settings = try NibSettings(text: "schema: 1\nitemSizes: { Tag: { width: 300, height: 44 } }")
    let given = try #require(try await faults(120, settings: settings).first)
    #expect(given.severity == .error && given.fault.needed == 300 && given.fault.available == 280)
  }

  @Test("A cell that determines its size, and is wider than its collection view, is a finding")
  func wide() async throws {
    let text = WrittenNib.collection(
      layout: WrittenNib.flow(["itemSize": (120, 44)], attributes: #"automaticEstimatedItemSize="YES""#),
      cells: Self.tag())
    let report = try await report(text, widths: [320, 1000])
    let finding = try #require(report.findings.first)
    #expect(errors(report) == [.outsideCell] && finding.widths == [320])
    #expect(finding.fault.available == 320 && finding.first.category == .accessibilityExtraExtraExtraLarge)
    #expect(
      finding.message.contains("wider than the collection view minus its section insets (needs "), "\(finding.message)")
    #expect(finding.cure.contains("width of the collection view"))
    let sideways = text.replacing("automaticEst", with: #"scrollDirection="horizontal" automaticEst"#)
    #expect(errors(try await self.report(sideways)) == [])
  }

  @Test("A header is as wide as the collection view, with the height of the layout")
  func headers() async throws {
    let text = WrittenNib.collection(
      layout: WrittenNib.flow(["itemSize": (50, 50), "headerReferenceSize": (50, 30)]), cells: "", headers: Self.header)
    let report = try await report(text)
    let finding = try #require(report.findings.first { $0.rule == .fixedHeight })
    #expect(report.subjects == ["App/Main.storyboard/Header"])
    #expect(finding.fault.available == 30 && finding.fault.frame.width == 320)
    #expect(finding.cure == "Scale the height with UIFontMetrics, or return it from the delegate.")
    #expect(finding.message.contains("; 30 is the height in the layout's headerReferenceSize, line "))
    let sideways = text.replacing(#"id="flo-w0-001""#, with: #"id="flo-w0-001" scrollDirection="horizontal""#)
    let narrow = try await self.report(sideways, categories: [.large])
    let cut = try #require(narrow.findings.first { $0.rule == .truncatedText })
    #expect(cut.fault.available == 50 && cut.severity == .error)
    #expect(cut.message.contains("; 50 is the width in the layout's headerReferenceSize, line "), "\(cut.message)")
    let tall = try await self.report(sideways.replacing(#"height="50""#, with: #"height="20""#))
    let low = try #require(tall.findings.first { $0.fault.axis == .vertical })
    #expect(low.severity == .note && low.fault.available == 20)
    #expect(
      low.message.contains("; the height of the collection view is that of the header; write it "), "\(low.message)")
  }

  @Test("A header without a size in the layout has its recorded height, with a note")
  func headerFromCode() async throws {
    let text = WrittenNib.collection(
      layout: WrittenNib.flow(["itemSize": (50, 50), "headerReferenceSize": (0, 0)]), cells: "",
      headers: Self.header.replacing("firstAttribute=\"bottom\"", with: "firstAttribute=\"centerY\""))
    let notes = try await report(text).fileNotes.filter { $0.code == .collectionCell }
    #expect(notes.count == 1 && notes.first?.subject == "App/Main.storyboard/Header")
    #expect(
      notes.first?.message.hasSuffix(
        ", so code determines the size; the width of the collection view and the recorded height of 50 points are used")
        == true, "\(notes)")
  }

  @Test("Faults that depend on a size from code are notes, and others are not")
  func fromCode() async throws {
    let label = WrittenNib.label("cel-l1-001-title", WrittenNib.long, font: #"type="system" pointSize="17""#)
    let cell = WrittenNib.item("cel-l1-001", label, size: (120, 44), attributes: #"reuseIdentifier="Tile""#)
    let report = try await report(WrittenNib.nib(cell))
    let cut = try #require(report.findings.first { $0.rule == .truncatedText })
    #expect(cut.severity == .note && cut.fault.available == 120)
    #expect(
      cut.message.contains("; 120 is the width that Xcode recorded, line ") && cut.message.hasSuffix("as Tile"),
      "\(cut.message)")
    #expect(report.findings.first { $0.rule == .unscaledText }?.severity == .warning)
    let note = try #require(report.fileNotes.first { $0.code == .collectionCell })
    #expect(
      note.message
        == "the layout of the collection view, which determines the size of the cell, is not in the nib; the recorded width of 120 points and the height from the constraints are used"
    )
  }

  @Test(
    "A layout of code, another size of the cell, and an item wider than a phone are noted with the size that is used",
    arguments: [
      (
        #"<collectionViewLayout key="collectionViewLayout" id="lay-ou-001" customClass="MosaicLayout"/>"#, "",
        #"of the class "MosaicLayout", which determines"#
      ),
      (
        WrittenNib.flow(["itemSize": (120, 44)], attributes: #"customClass="TagLayout""#), "",
        #"of the class "TagLayout""#
      ),
      ("", "", "the file contains no layout"),
      (
        WrittenNib.flow(["itemSize": (120, 44)]), #"<size key="customSize" width="120" height="30"/>"#,
        "the cell's own size is 120 x 30, but the layout's itemSize is 120 x 44 (line "
      ),
      (WrittenNib.flow(["itemSize": (375, 44)]), "", "is wider than a collection view of 320 points"),
      (WrittenNib.flow(["itemSize": (0, 0)]), "", "the layout has no positive itemSize (line "),
      (WrittenNib.flow(["itemSize": (120, -44)]), "", "the layout has no positive itemSize (line "),
    ])
  func unknown(layout: String, inside: String, reason: String) async throws {
    let text = WrittenNib.collection(layout: layout, cells: Self.tag(inside: inside))
    let report = try await report(text)
    let notes = report.fileNotes.filter { $0.code == .collectionCell }
    #expect(notes.count == 1 && notes.first?.message.contains(reason) == true, "\(notes)")
    let used = "; the recorded width of 120 points and the height from the constraints are used"
    #expect(notes.first?.message.hasSuffix(used) == true, "\(notes)")
    #expect(errors(report) == [])
  }

  @Test("strut-nib.yaml gives the size of a cell whose layout is in code")
  func settings() async throws {
    let nib = WrittenNib.nib(Self.tag(lines: 1))
    func cut(_ size: String) async throws -> (available: Double?, notes: Int, message: String) {
      let settings = try NibSettings(text: "schema: 1\nitemSizes: { Tag: \(size) }")
      let report = try await report(nib, settings: settings, categories: [.large])
      let finding = report.findings.first { $0.rule == .truncatedText }
      return (
        finding?.fault.available, report.fileNotes.count { $0.code == .collectionCell }, finding?.message ?? ""
      )
    }
    let fixed = try await cut("{ width: 100, height: 44 }")
    #expect(fixed.available == 100 && fixed.notes == 0)
    #expect(fixed.message.hasSuffix("; 100 x 44 is the size in strut-nib.yaml, line 2"), "\(fixed.message)")
    #expect(try await cut("{ width: { fractionalWidth: 0.25 }, height: { estimated: 44 } }").available == 80)
    #expect(try await cut("{ width: { fractionalWidth: 1 }, height: { estimated: 44 } }").available == nil)
  }

  @Test("A sample in an item of a specified width, which is too narrow for a sentence, is a note")
  func samples() async throws {
    let cell = WrittenNib.item(
      "cel-l1-001", WrittenNib.label("cel-l1-001-title", "Label"), size: (60, 44),
      attributes: #"reuseIdentifier="Tag""#,
      inside: "<connections>\(WrittenNib.outlet("title", to: "cel-l1-001-title"))</connections>")
    let text = WrittenNib.collection(layout: WrittenNib.flow(["itemSize": (60, 44)]), cells: cell)
    var audit = Audit(try NibAudits.subjects(text, options: NibTextOptions(placeholder: .sample)))
    (audit.categories, audit.widths) = ([.large], [320])
    let cut = try #require(try await audit.run().findings.first { $0.rule == .truncatedText })
    #expect(cut.fault.isSample && cut.severity == .note)
  }

  @Test("A badge that Xcode also drew beyond the corner of its cell is meant there")
  func badge() async throws {
    func faults(x: Int, width: Int) async throws -> [AuditRule] {
      let label = WrittenNib.label("cel-l1-001-title", "Sea").replacing(
        #"x="16" y="11" width="343" height="21""#, with: #"x="\#(x)" y="0" width="40" height="21""#)
      let cell = WrittenNib.item(
        "cel-l1-001", label, size: (60, 44), attributes: #"reuseIdentifier="Tag""#, edges: ["top"]
      ).replacing(
        "</constraints>",
        with: """
          <constraint firstItem="cel-l1-001-title" firstAttribute="leading" secondItem="cel-l1-001" \
          secondAttribute="leading" constant="40" id="con-st-001"/>
          <constraint firstItem="cel-l1-001-title" firstAttribute="width" constant="\(width)" id="con-st-002"/>
          </constraints>
          """)
      let text = WrittenNib.collection(layout: WrittenNib.flow(["itemSize": (60, 44)]), cells: cell)
      return try await report(text, categories: [.large]).findings.map(\.rule).filter {
        $0 == .outsideCell || $0 == .outsideMargins
      }
    }
    #expect(try await faults(x: 40, width: 40) == [])
    #expect(try await faults(x: 10, width: 40) == [.outsideCell])
  }

  @Test("Names, identities and ignored cells are as for other cells")
  func naming() throws {
    let text = WrittenNib.collection(
      layout: WrittenNib.flow(["itemSize": (50, 50), "headerReferenceSize": (50, 30)]),
      cells: Self.tag() + Self.tag("cel-l1-002"), headers: Self.header)
    let subjects = try NibAudits.subjects(text, file: "App/Main.storyboard")
    #expect(
      subjects.map(\.name) == [
        "App/Main.storyboard/Tag", "App/Main.storyboard/Tag (cel-l1-002)", "App/Main.storyboard/Header",
      ])
    #expect(subjects.map(\.identity).last == "App/Main.storyboard/hea-de-001")
    var settings = NibSettings()
    settings.ignored = [NibSettings.Entry(value: "Tag", position: .start)]
    let options = NibTextOptions(placeholder: .asWritten, settings: settings)
    #expect(try NibAudits.subjects(text, options: options).map(\.identity) == ["App/Cells.xib/hea-de-001"])
  }

  @Test("A cell that the class of an app makes takes the place of the one in the file, in its size")
  func live() async throws {
    let text = WrittenNib.collection(
      layout: WrittenNib.flow(["itemSize": (120, 44)]), cells: Self.tag("cel-l1-001", "Sea"))
    var subject = try #require(try NibAudits.subjects(text).first as? NibCellSubject)
    subject.live = LiveCells { _, _, _ in
      let cell = CollectionViewCell(frame: .zero)
      let label = Label()
      (label.text, label.accessibilityIdentifier) = (WrittenNib.long, "made")
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      ])
      return MadePart(.item(cell, ItemPlaces { _ in nil }), of: cell)
    }
    var audit = Audit([subject])
    (audit.categories, audit.widths) = ([.large], [320])
    let cut = try #require(try await audit.run().findings.first { $0.rule == .truncatedText })
    #expect(cut.fault.element == "made" && cut.fault.available == 120 && cut.severity == .error)
  }

  @Test("The safe area of a wide phone does not extend into an item that is narrower than its collection view")
  func safeArea() async throws {
    let text = WrittenNib.collection(
      layout: WrittenNib.flow(["itemSize": (120, 44)]), cells: Self.tag("cel-l1-001", "Sea"))
    var audit = Audit(try NibAudits.subjects(text))
    (audit.categories, audit.widths) = ([.large], [320])
    audit.safeArea.left = 44
    #expect(try await audit.run().findings.map(\.rule) == [])
  }

  @Test("An item that fills one of several collection views has the safe area only there")
  func safeAreaOfSome() async throws {
    let text = WrittenNib.collection(
      layout: WrittenNib.flow(["itemSize": (320, 44)]), cells: Self.tag("cel-l1-001", "Sea", size: (320, 44)))
    var audit = Audit(try NibAudits.subjects(text))
    (audit.categories, audit.widths) = ([.large], [320, 375, 430])
    (audit.safeArea.left, audit.safeArea.right) = (44, 44)
    let report = try await audit.run()
    #expect(Set(report.findings.map(\.rule)) == [.outsideSafeArea])
    #expect(report.findings.allSatisfy { $0.widths == [320] } && report.layoutCount == 2)
  }
}
