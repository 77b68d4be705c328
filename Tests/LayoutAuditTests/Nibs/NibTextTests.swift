import FontMetrics
import Foundation
import InterfaceBuilder
import StringCatalogs
import TestSupport
import Testing

@testable import LayoutAudit

@Suite("Texts of Interface Builder's files in audits")
struct NibTextTests {
  private static func cell(_ font: String, attributes: String = "") -> String {
    WrittenNib.nib(
      WrittenNib.titleCell(
        "cel-l1-001", "", name: "EpisodeCell",
        label: WrittenNib.label("cel-l1-001-title", "Text", attributes: attributes, font: font)))
  }

  @Test(
    "A text of a style that only does not follow a change is a note of its own; one of a fixed font keeps its size",
    arguments: [
      (#"style="UICTFontTextStyleBody""#, "", AuditSeverity.note as AuditSeverity?, true),
      (#"style="UICTFontTextStyleBody""#, #"adjustsFontForContentSizeCategory="YES""#, nil, false),
      (#"type="system" pointSize="17""#, "", .warning, false),
      (#"type="system" pointSize="17""#, #"adjustsFontForContentSizeCategory="YES""#, .warning, false),
    ])
  func scaling(font: String, attributes: String, severity: AuditSeverity?, isRight: Bool) async throws {
    let report = try await NibAudits.report(Self.cell(font, attributes: attributes))
    let found = report.findings.first { $0.rule == .unscaledText }
    #expect(found?.severity == severity)
    #expect((found?.fault.isRightOnceLoaded ?? false) == isRight)
    if isRight {
      #expect(found?.message.contains("has the right size when it is loaded") == true)
    } else if let found {
      #expect(found.message == "keeps its 17 points instead of scaling")
    }
  }

  @Test(
    "Where code may set a font, a text that keeps its size is a note: its class is the app's, and so is an attribute of it",
    arguments: [
      (
        #"customClass="StyledLabel""#, "styleName", AuditSeverity.note,
        "keeps its 17 points instead of scaling, unless code sets another font"
      ),
      (#"customClass="StyledLabel""#, "layer.cornerRadius", .warning, "keeps its 17 points instead of scaling"),
      (#"customClass="StyledLabel""#, nil, .warning, "keeps its 17 points instead of scaling"),
      ("", "styleName", .warning, "keeps its 17 points instead of scaling"),
    ] as [(String, String?, AuditSeverity, String)])
  func styledByCode(customClass: String, keyPath: String?, severity: AuditSeverity, message: String) async throws {
    let attributes =
      keyPath.map {
        """
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="\($0)" value="title2"/>
        </userDefinedRuntimeAttributes></label>
        """
      } ?? "</label>"
    let text = Self.cell(#"type="system" pointSize="17""#, attributes: customClass)
      .replacing("</label>", with: attributes)
    let found = try #require(try await NibAudits.report(text).findings.first { $0.rule == .unscaledText })
    #expect(found.severity == severity)
    #expect(found.message == message)
    #expect(found.fault.isFontFromCode == (severity == .note))
  }

  private static func button(_ content: String) -> String {
    "<button FRAME>\(content)<state key=\"normal\" title=\"Send\"/></button>"
  }

  private static func configured(_ font: String) -> String {
    """
    <buttonConfiguration key="configuration" style="plain" title="Send">
    <fontDescription key="titleFontDescription" \(font)/></buttonConfiguration>
    """
  }

  @Test(
    "Text fields and buttons keep their size as labels do; the title of a configuration follows its text style",
    arguments: [
      (#"<textField text="Name" FRAME>FONT</textField>"#, AuditSeverity.note as AuditSeverity?),
      (#"<textField placeholder="Name" FRAME>FONT</textField>"#, .note),
      (#"<textField text="Name" adjustsFontForContentSizeCategory="YES" FRAME>FONT</textField>"#, nil),
      (#"<textField FRAME>FONT</textField>"#, nil),
      (#"<textField text="Name" FRAME/>"#, .warning),
      (button(#"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#), .note),
      (button(configured(#"style="UICTFontTextStyleBody""#)), nil),
      (button(configured(#"type="system" pointSize="15""#)), .warning),
    ])
  func otherTexts(element: String, severity: AuditSeverity?) async throws {
    let frame = #"id="a"><rect key="frame" x="16" y="0" width="200" height="44"/"#
    let view = element.replacing("FRAME/>", with: "FRAME></textField>").replacing("FRAME>", with: frame + ">")
      .replacing("FONT", with: #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#)
    let report = try await NibAudits.report(WrittenNib.nib(WrittenNib.cell("cel-l1-001", view)))
    let found = report.findings.filter { $0.rule == .unscaledText }
    #expect(found.map(\.severity) == [severity].compactMap(\.self))
    #expect(found.allSatisfy { $0.fault.isRightOnceLoaded == (severity == .note) })
  }

  @Test("A severity of a rule file counts for texts that keep their size, and none makes the others more than a note")
  func severities() async throws {
    var rules = AuditRules()
    rules.severities[.unscaledText] = .error
    let fixed = try await NibAudits.report(Self.cell(#"type="system" pointSize="17""#), rules: rules)
    #expect(fixed.findings.first { $0.rule == .unscaledText }?.severity == .error)
    let loaded = try await NibAudits.report(Self.cell(#"style="UICTFontTextStyleBody""#), rules: rules)
    #expect(loaded.findings.first { $0.rule == .unscaledText }?.severity == .note)
    rules.disabled = [.unscaledText]
    #expect(try await NibAudits.report(Self.cell(#"style="UICTFontTextStyleBody""#), rules: rules).findings.isEmpty)
  }

  @Test(
    "A sample's own words are no fault: neither its last word alone, nor one that is wider than the cell",
    arguments: [AuditRule.orphanedWord, .longWord])
  func wordsOfSamples(rule: AuditRule) async throws {
    let sentence = "This sentence shows how text wraps onto more than one line"
    func report(_ text: String, _ connections: String) async throws -> AuditReport {
      // Lines that end at any character leave words alone, which others avoid.
      let label = WrittenNib.label(
        "cel-l1-001-title", text, attributes: #"numberOfLines="0" adjustsFontForContentSizeCategory="YES""#
      ).replacing("tailTruncation", with: rule == .orphanedWord ? "characterWrap" : "wordWrap")
      let cell = WrittenNib.titleCell("cel-l1-001", "", name: "Cell", connections: connections, label: label)
      var audit = Audit(try NibAudits.subjects(WrittenNib.nib(cell), options: NibTextOptions()))
      audit.widths = rule == .longWord ? [100] : stride(from: 240, through: 430, by: 10).map(Double.init)
      return try await audit.run()
    }
    let known = try await report(sentence, "")
    #expect(known.findings.contains { $0.rule == rule })
    let sample = try await report("Label", WrittenNib.outlet("titleLabel", to: "cel-l1-001-title"))
    #expect(sample.layoutCount == known.layoutCount)
    #expect(!sample.findings.contains { $0.rule == rule })
    // Faults in the layout of a sample are nevertheless reported.
    let others = { (report: AuditReport) in Set(report.findings.map(\.rule)).subtracting([.orphanedWord, .longWord]) }
    #expect(others(sample) == others(known))
  }

  /// A file in `Base.lproj` with a table of German strings next to it.
  private static func withTranslations<Result>(
    outlet: Bool, comment: String = "", _ table: String, _ body: (NibFile) async throws -> Result
  ) async throws -> Result {
    let connections = outlet ? WrittenNib.outlet("titleLabel", to: "cel-l1-001-title") : ""
    let note = "<attributedString key=\"userComments\"><fragment content=\"\(comment)\"/></attributedString></label>"
    let text = WrittenNib.nib(
      WrittenNib.titleCell("cel-l1-001", "A short title", name: "EpisodeCell", connections: connections)
    ).replacing("</label>", with: comment.isEmpty ? "</label>" : note)
    let folder = FileManager.default.temporaryDirectory.appending(path: "strut-nib-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, content) in [("Base.lproj/Cell.xib", text), ("de.lproj/Cell.strings", table)] {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
    return try await body(try NibFile(path: folder.appending(path: "Base.lproj/Cell.xib").path))
  }

  private static func report(_ file: NibFile, _ locales: [String]) async throws -> AuditReport {
    var audit = Audit(
      file.document.auditSubjects(strings: file.strings, options: NibTextOptions(placeholder: .asWritten)))
    (audit.categories, audit.widths) = ([.large], [320])
    audit.locales = locales.map { AuditLocale(identifier: $0) }
    return try await audit.run()
  }

  @Test("A known text is shown in its translation, and the finding has its key and where it stands")
  func translated() async throws {
    let table = "\"cel-l1-001-title.text\" = \"\(WrittenNib.long)\";\n"
    try await Self.withTranslations(outlet: false, table) { file in
      let report = try await Self.report(file, ["en", "de"])
      let cut = report.findings.filter { $0.rule == .truncatedText }
      #expect(cut.map(\.locale) == ["de"])
      #expect(cut.first?.fault.key == "cel-l1-001-title.text")
      #expect(cut.first?.fault.textPlace?.file.hasSuffix("de.lproj/Cell.strings") == true)
      #expect(cut.first?.fault.isTextFromCode == false)
    }
  }

  @Test("Only the text that is a sample is marked as one, also where a row is too low")
  func samples() async throws {
    var objects = StagedObjects(ids: [:])
    (objects.textsFromCode, objects.samples, objects.sampleTexts) = (["name", "date"], ["name"], ["Sample text"])
    func marks(_ element: String, _ other: String?, _ text: String) -> [Bool] {
      var fault = Fault(.overlap, element: element, text: text, frame: .zero)
      fault.other = other
      fault = objects.marked(fault)
      return [fault.isTextFromCode, fault.isSample, fault.isNextToSample]
    }
    #expect(marks("box/name", "count", "Sample text") == [true, true, false])
    #expect(marks("box/count", "name", "0") == [true, false, true])
    #expect(marks("date", nil, "Today") == [true, false, false])
    #expect(marks("count", nil, "0") == [false, false, false])
    #expect(marks("", nil, "Sample text") == [true, true, false])
    #expect(marks("", nil, "0") == [true, false, false])
    let cell = WrittenNib.titleCell(
      "cel-l1-001", "Label", name: "A", connections: WrittenNib.outlet("title", to: "cel-l1-001-title"))
    let report = try await NibAudits.report(
      WrittenNib.nib(cell), categories: [.accessibilityExtraExtraExtraLarge],
      options: NibTextOptions(placeholder: .long))
    #expect(report.findings.first { $0.rule == .truncatedText }?.fault.isSample == true)
  }

  @Test("A missing translation is told of a known text, and never of one from code", arguments: [false, true])
  func missing(isFromCode: Bool) async throws {
    try await Self.withTranslations(outlet: isFromCode, "\"oth-er-001.text\" = \"Anderes\";\n") { file in
      let report = try await Self.report(file, ["de"])
      #expect(report.findings.contains { $0.rule == .missingTranslation } == !isFromCode)
      #expect(report.fileNotes.contains { $0.code == .textFromCode } == isFromCode)
    }
  }

  @Test(
    "A translation is missing unless a comment asks translators for none",
    arguments: [("", true), ("The name of the list", true), ("Placeholder - do not translate", false)])
  func commented(comment: String, isMissing: Bool) async throws {
    try await Self.withTranslations(outlet: false, comment: comment, "\"oth-er-001.text\" = \"Anderes\";\n") { file in
      let report = try await Self.report(file, ["de"])
      #expect(report.findings.contains { $0.rule == .missingTranslation } == isMissing)
    }
  }

  @Test("A subject is looked at in its own languages alone where it has some")
  func languages() async throws {
    let cells = ["cel-l1-001", "cel-l1-002"].map { WrittenNib.titleCell($0, WrittenNib.long, name: $0) }
    var audit = Audit(try NibAudits.subjects(WrittenNib.nib(cells.joined())))
    (audit.categories, audit.widths) = ([.large], [320])
    audit.locales = [.asWritten, AuditLocale(identifier: "de"), AuditLocale(identifier: "fr")]
    audit.localesBySubject = [0: [nil], 1: ["de", "fr"]]
    #expect(audit.layoutCount == 3)
    let report = try await audit.run()
    #expect(report.layoutCount == 3)
    let cut = report.findings.filter { $0.rule == .truncatedText }
    #expect(cut.map(\.locale) == [nil, "de", "fr"])
    #expect(cut.map(\.objects?.subject).map { $0?.suffix(3) } == ["001", "002", "002"])
  }
}
