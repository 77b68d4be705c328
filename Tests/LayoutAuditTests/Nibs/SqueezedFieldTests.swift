import FontMetrics
import InterfaceBuilder
import TestSupport
import Testing

@testable import LayoutAudit

@Suite("Text fields and segments without room")
struct SqueezedFieldTests {
  /// The faults of a control that is as wide as it is said to be.
  private func faults(_ element: String, width: Double) async throws -> [Fault] {
    let views = element.replacing(
      "ID", with: #"translatesAutoresizingMaskIntoConstraints="NO" id="con-tr-001""#)
    let constraints =
      WrittenNib.pins("con-tr-001", in: "cel-l1-001", edges: ["top", "bottom", "leading"]) + """

        <constraint firstItem="con-tr-001" firstAttribute="width" constant="\(width)" id="wid-th-001"/>
        """
    let cell = WrittenNib.cell("cel-l1-001", views, constraints: constraints)
    return try await NibAudits.report(WrittenNib.nib(cell)).findings.map(\.fault).filter { $0.rule == .squeezedElement }
  }

  private static func field(_ attributes: String) -> String {
    """
    <textField \(attributes) ID><rect key="frame" x="16" y="0" width="100" height="30"/>\
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></textField>
    """
  }

  private static let segments = """
    <segmentedControl ID><rect key="frame" x="16" y="0" width="200" height="32"/>
    <segments><segment title="Kilometers"/><segment title="Miles"/></segments></segmentedControl>
    """

  @Test("A field with less than a quarter of its placeholder or text is squeezed, and says how much it needs")
  func placeholder() async throws {
    for attribute in ["placeholder", "text"] {
      let field = Self.field("\(attribute)=\"Minimum value\"")
      let found = try await faults(field, width: 4)
      #expect(found.count == 1)
      let fault = try #require(found.first)
      #expect(fault.side == .width && fault.available == 4 && fault.text == "Minimum value")
      let needed = try #require(fault.needed)
      #expect(needed > 90 && needed < 130)
      #expect(try await faults(field, width: needed / 4 - 1).count == 1)
      #expect(try await faults(field, width: needed / 4) == [])
    }
  }

  @Test("An empty field needs room for a letter", arguments: [(3.0, 1), (30, 0)])
  func empty(width: Double, count: Int) async throws {
    #expect(try await faults(Self.field(""), width: width).count == count)
  }

  @Test("Segments with less than three quarters of their width are squeezed, for their titles are cut")
  func segmentTitles() async throws {
    let fault = try #require(try await faults(Self.segments, width: 20).first)
    let needed = try #require(fault.needed)
    #expect(try await faults(Self.segments, width: needed * 0.7).count == 1)
    #expect(try await faults(Self.segments, width: needed * 0.8) == [])
  }
}
