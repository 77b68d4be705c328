import CodeAudit
import FontMetrics
import Foundation
import InterfaceBuilder
import LayoutAudit
import LayoutCore
import Testing
import UIKitNames

/// The audit of cells in Interface Builder files with the classes of the app.
@Suite("Cells of nibs with their classes")
struct LiveCellTests {
  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <tableViewCell contentMode="scaleToFill" reuseIdentifier="Coded" id="Ce1-aa-001" customClass="CodedCell">
          <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
          <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="Ce1-aa-001" id="Cv1-aa-002">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <subviews>
              <label text="Label" lineBreakMode="tailTruncation" numberOfLines="1" \
    translatesAutoresizingMaskIntoConstraints="NO" id="La1-aa-003">
                <rect key="frame" x="16" y="11" width="60" height="21"/>
                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              </label>
            </subviews>
            <constraints>
              <constraint firstItem="La1-aa-003" firstAttribute="top" secondItem="Cv1-aa-002" \
    secondAttribute="topMargin" id="Co1-aa-004"/>
              <constraint firstAttribute="bottomMargin" secondItem="La1-aa-003" secondAttribute="bottom" id="Co2-aa-5"/>
              <constraint firstItem="La1-aa-003" firstAttribute="leading" secondItem="Cv1-aa-002" \
    secondAttribute="leadingMargin" id="Co3-aa-006"/>
              <constraint firstItem="La1-aa-003" firstAttribute="width" constant="120" id="Co4-aa-007"/>
            </constraints>
          </tableViewCellContentView>
          <connections>
            <outlet property="titleLabel" destination="La1-aa-003" id="Ou1-aa-008"/>
          </connections>
        </tableViewCell>
      </objects>
    </document>
    """

  /// - Parameter labelClass: The class of the label, or nil.
  private func subject(labelClass: String? = nil) throws -> NibCellSubject {
    try subject(
      nib: labelClass.map { Self.nib.replacing("<label ", with: "<label customClass=\"\($0)\" ") } ?? Self.nib)
  }

  private func subject(nib: String) throws -> NibCellSubject {
    let folder = FileManager.default.temporaryDirectory.appending(path: "LiveCellTests-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: "CodedCell.xib").path
    try nib.write(toFile: path, atomically: true, encoding: .utf8)
    let file = try NibFile(path: path)
    return try #require(
      file.document.auditSubjects(strings: file.strings, options: NibTextOptions()).first as? NibCellSubject)
  }

  private func report(_ subject: NibCellSubject) async throws -> AuditReport {
    var audit = Audit([subject])
    audit.categories = [.accessibilityExtraExtraExtraLarge]
    audit.widths = [320]
    audit.traits = TraitCollection(typesetting: try Typesetting.bundled(), log: .silent)
    return try await audit.run()
  }

  @Test("The code of the class takes part: the label of one line has as many as its sample needs")
  func awake() async throws {
    await MainActor.run { UINib.register(CodedCell.self, named: "CodedCell") }
    var subject = try subject()
    let plain = try await report(subject)
    #expect(plain.findings.contains { $0.rule == .truncatedText })
    subject.live = CodeCellTests.maker().live(subject)
    #expect(subject.isOnMainActor)
    let live = try await report(subject)
    #expect(live.problems.isEmpty && live.layoutCount == 1)
    #expect(!live.findings.contains { $0.rule == .truncatedText })
    let word = try #require(live.findings.first { $0.rule == .brokenWord || $0.rule == .unscaledText })
    #expect(word.fault.element == "titleLabel")
    #expect(word.place?.position.line == plain.findings.first?.place?.position.line)
  }

  @Test("A class that takes part has no note; the note of a class that is not found stays")
  func classNotes() async throws {
    await MainActor.run {
      UINib.register(CodedCell.self, named: "CodedCell")
      UINib.register(CodedLabel.self, named: "CodedLabel")
    }
    for (name, isKnown) in [("CodedLabel", true), ("AbsentLabel", false)] {
      var subject = try subject(labelClass: name)
      #expect(try await report(subject).fileNotes.contains { $0.code == .customClass })
      subject = try self.subject(labelClass: name)
      subject.live = CodeCellTests.maker().live(subject)
      let notes = try await report(subject).fileNotes
      #expect(notes.contains { $0.code == .customClass } != isKnown)
      #expect(notes.contains { $0.code == .cellClass })
    }
  }

  @Test("A runtime attribute that the class of the app takes has no note")
  func attributeNotes() async throws {
    await MainActor.run {
      UINib.register(CodedCell.self, named: "CodedCell")
      UINib.register(CodedLabel.self, named: "CodedLabel")
    }
    let text = Self.nib.replacing("<label ", with: "<label customClass=\"CodedLabel\" ").replacing(
      "</label>",
      with: """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="glow">
        <real key="value" value="2"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></label>
        """)
    for isLive in [false, true] {
      var subject = try subject(nib: text)
      if isLive { subject.live = CodeCellTests.maker().live(subject) }
      #expect(try await report(subject).fileNotes.contains { $0.code == .runtimeAttribute } != isLive)
    }
  }

  /// Returns the part that is made for the nib's cell as another kind of cell, with another class.
  @MainActor private func made(_ element: String, class type: UIView.Type) throws -> MadePart? {
    UINib.register(type, named: "\(type)")
    let nib = Self.nib.replacing("tableViewCellContentView", with: "collectionViewCellContentView")
      .replacing("<tableViewCell", with: "<\(element)").replacing("</tableViewCell>", with: "</\(element)>")
      .replacing(" tableViewCell=\"Ce1-aa-001\"", with: "").replacing("CodedCell", with: "\(type)")
    let path = FileManager.default.temporaryDirectory.appending(path: "LiveCellTests-\(UUID()).xib").path
    try nib.write(toFile: path, atomically: true, encoding: .utf8)
    let (file, options) = (try NibFile(path: path), NibTextOptions())
    let cell = try #require(file.document.cells.first)
    let subject = NibCellSubject(cell, in: file.document, strings: file.strings, options: options)
    let text = try cell.localized(by: file.strings, locale: nil, options)
    return try CodeCellTests.maker().live(subject)?.make(
      text, NibNames(cell, file: path), AuditLocale(identifier: "en"))
  }

  @MainActor @Test("A cell of a collection view is made with its class and outlets, a header as its file describes it")
  func items() throws {
    let made = try #require(try made("collectionViewCell", class: CodedItem.self))
    guard case .item(let cell, _) = made.content else {
      Issue.record("no item")
      return
    }
    let object = try #require(made.owner as? CodedItem)
    #expect(object.strutCell === cell && object.titleLabel?.superview === object.contentView)
    #expect(object.titleLabel?.accessibilityIdentifier == "titleLabel" && object.titleLabel?.numberOfLines == 0)
    let header = try self.made("collectionReusableView", class: CodedHeader.self)
    #expect(header == nil && CodedHeader.count == 0)
  }

  @Test("An omitted class is laid out as its file describes it")
  func omitted() throws {
    var subject = try subject()
    subject.live = CodeCellTests.maker(omitting: ["CodedCell"]).live(subject)
    #expect(!subject.isOnMainActor)
  }
}
