import InterfaceBuilder
import TestSupport
import Testing

@testable import LayoutAudit

@Suite("Controls without a name for VoiceOver, in Interface Builder's files")
struct MissingLabelTests {
  /// A control of a cell, and whether it lacks a name: nil if code may give it one.
  private struct Example: Sendable {
    let id: String
    let element: String
    let finding: Finding?

    enum Finding { case certain, unlessCode }

    init(_ id: String, _ element: String, _ finding: Finding?) {
      (self.id, self.element, self.finding) = (id, element, finding)
    }
  }

  private static func button(_ id: String, _ content: String, _ attributes: String = #"buttonType="system""#) -> String
  {
    """
    <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" \(attributes) id="\(id)">\
    <rect key="frame" x="20" y="0" width="44" height="44"/>\(content)</button>
    """
  }

  private static func toggle(_ id: String, _ content: String = "") -> String {
    """
    <switch opaque="NO" contentMode="scaleToFill" fixedFrame="YES" on="YES" id="\(id)">\
    <rect key="frame" x="20" y="6" width="51" height="31"/>\(content)</switch>
    """
  }

  private static func field(_ id: String, _ attributes: String) -> String {
    """
    <textField opaque="NO" contentMode="scaleToFill" fixedFrame="YES" borderStyle="roundedRect" \(attributes) \
    id="\(id)">\
    <rect key="frame" x="20" y="0" width="120" height="44"/>\
    <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
    """
  }

  private static let examples = [
    Example("img-no-001", button("img-no-001", #"<state key="normal" image="close"/>"#), .certain),
    Example(
      "img-ye-001",
      button(
        "img-ye-001",
        #"<accessibility key="accessibilityConfiguration" label="Close"/><state key="normal" image="close"/>"#), nil),
    Example("tit-le-001", button("tit-le-001", #"<state key="normal" title="Buy"/>"#), nil),
    // A symbol of the system has a label of its own, and so has a button of a type.
    Example("sym-bo-001", button("sym-bo-001", #"<state key="normal" image="xmark" catalog="system"/>"#), nil),
    Example("inf-o0-001", button("inf-o0-001", "", #"buttonType="infoLight""#), nil),
    Example(
      "cls-bu-001",
      button(
        "cls-bu-001", #"<state key="normal" image="close"/>"#, #"buttonType="custom" customClass="CloseButton""#),
      .unlessCode),
    Example("swi-no-001", toggle("swi-no-001"), .certain),
    Example(
      "swi-ye-001",
      toggle(
        "swi-ye-001",
        """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" \
        value="On"/></userDefinedRuntimeAttributes>
        """), nil),
    Example(
      "swi-el-001",
      toggle(
        "swi-el-001",
        #"<accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility>"#), nil),
    Example("fie-ye-001", field("fie-ye-001", #"placeholder="Name""#), nil),
    Example("fie-no-001", field("fie-no-001", ""), .certain),
  ]

  private static func nib(_ element: String) -> String {
    WrittenNib.nib(
      """
      <tableViewCell contentMode="scaleToFill" rowHeight="60" id="cel-l0-001">
      <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cel-l0-001" id="con-te-001">
      <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
      <subviews>\(element)</subviews>
      </tableViewCellContentView>
      </tableViewCell>
      """)
  }

  @Test("A control without text, placeholder, symbol or accessibility label is found", arguments: examples)
  private func controls(example: Example) async throws {
    let report = try await NibAudits.report(Self.nib(example.element))
    let findings = report.findings.filter { $0.rule == .missingLabel }
    #expect(findings.count == (example.finding == nil ? 0 : 1))
    guard let finding = findings.first else { return }
    #expect(finding.objects?.element == example.id)
    #expect(finding.message.contains("has no accessibility label and no text"))
    #expect(finding.message.contains("unless code sets one") == (example.finding == .unlessCode))
  }
}
