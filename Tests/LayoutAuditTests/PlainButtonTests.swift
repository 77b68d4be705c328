import FontMetrics
import InterfaceBuilder
import LayoutAudit
import TestSupport
import Testing

@Suite("Buttons with nothing behind their titles")
struct PlainButtonTests {
  private static let wholeRow = """
    - buy.leading == content.leading
    - buy.trailing == content.trailing
    - buy.top == content.top
    - buy.bottom == content.bottom
    - buy.height == 44
    """

  private func rules(_ views: String, _ constraints: String = wholeRow) throws -> [AuditRule] {
    let cell = LayoutCheckTests.Seeded(
      rule: .outsideMargins, element: "buy", views: views, constraints: constraints)
    return try LayoutCheckTests().faults(cell).map(\.rule).filter { $0 == .outsideMargins || $0 == .overlap }
  }

  @Test(
    "A button as wide as its row reaches beyond the margins only where its background or its title does",
    arguments: [
      ("title: Buy", []),
      ("title: Buy, configuration: plain", []),
      ("title: Buy, image: { size: { width: 20, height: 20 } }", []),
      ("title: Buy, backgroundColor: '#D00000'", [.outsideMargins, .outsideMargins]),
      ("title: Buy, configuration: tinted", [.outsideMargins, .outsideMargins]),
      // Code may give it a title or a picture.
      ("type: custom", [.outsideMargins, .outsideMargins]),
      ("title: Buy this and everything else that there is in here", [.outsideMargins, .outsideMargins]),
    ] as [(String, [AuditRule])])
  func wholeRow(properties: String, rules expected: [AuditRule]) throws {
    #expect(try rules("buy: { button: { \(properties) } }") == expected)
  }

  @Test("The empty sides of a button lie over a text without a fault, and its title does not")
  func overlap() throws {
    func rules(x: Int) throws -> [AuditRule] {
      try self.rules(
        """
        name: { label: { text: Name } }
        buy: { button: { title: Buy } }
        """,
        Self.wholeRow + "\n- name.leading == content.leading + \(x)\n- name.centerY == content.centerY")
    }
    #expect(try rules(x: 20) == [])
    #expect(try rules(x: 140) == [.overlap])
  }

  @Test(
    "A border, a corner or a background picture of an Interface Builder file makes the frame of a button visible",
    arguments: [
      ("", "", 0), (runtime("layer.borderWidth", "1"), "", 2), (runtime("layer.borderWidth", "0"), "", 0),
      (runtime("layer.cornerRadius", "8"), "", 2), ("", #"backgroundImage="ground""#, 2),
    ])
  func border(attribute: String, state: String, count: Int) async throws {
    let button = """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" \
      translatesAutoresizingMaskIntoConstraints="NO" id="but-to-001">
          <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
          <constraints><constraint firstAttribute="height" constant="44" id="hei-gh-001"/></constraints>
          <state key="normal" title="Buy" \(state)/>
          \(attribute)
      </button>
      """
    let pins = ["top", "bottom", "leading", "trailing"].map { edge in
      """
      <constraint firstItem="but-to-001" firstAttribute="\(edge)" secondItem="cel-l1-001-content" \
      secondAttribute="\(edge)" id="pin-\(edge)"/>
      """
    }
    let report = try await NibAudits.report(
      WrittenNib.nib(
        WrittenNib.cell(
          "cel-l1-001", button, constraints: pins.joined(), attributes: #"reuseIdentifier="BuyCell""#)))
    #expect(report.findings.count { $0.rule == .outsideMargins } == count, "\(report.findings.map(\.message))")
  }

  private static func runtime(_ keyPath: String, _ value: String) -> String {
    """
    <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="\(keyPath)">
            <real key="value" value="\(value)"/>
        </userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes>
    """
  }
}
