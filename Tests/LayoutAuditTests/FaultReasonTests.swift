import FontMetrics
import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder
@testable import LayoutAudit

@Suite("The reasons for faults, and their cures")
struct FaultReasonTests {
  private static func exit(_ element: String, _ side: Fault.Side, by points: Double, mover: String?) -> Fault {
    var fault = Fault(.outsideCell, element: element, needed: 50 + points, available: 50, side: side, frame: .zero)
    fault.mover = mover
    return fault
  }

  @Test("Of the elements that one view moves outside the cell, the one that extends farthest is reported")
  func oncePerMover() {
    let faults = [
      Self.exit("stack/title", .top, by: 10, mover: "stack"), Self.exit("stack/text", .bottom, by: 20, mover: "stack"),
      Self.exit("stack/icon", .left, by: 1, mover: "stack"), Self.exit("button", .bottom, by: 5, mover: nil),
    ]
    #expect(faults.oncePerMover.map(\.element) == ["stack/text", "stack/icon", "button"])
  }

  @Test("A view that moves other elements at other sizes has one finding, with all sizes and the largest distance")
  func joinedMovers() {
    var collector = FindingCollector()
    for (category, element, side, points) in [
      (ContentSizeCategory.extraLarge, "stack/text", Fault.Side.bottom, 5.0),
      (.extraExtraLarge, "stack/title", .top, 10), (.extraExtraExtraLarge, "stack/text", .bottom, 20),
    ] {
      collector.add(
        Self.exit(element, side, by: points, mover: "stack"), in: Situation(category: category, width: 320), subject: 0,
        locale: 0, part: nil)
    }
    collector.join()
    #expect(collector.entries.count == 1)
    #expect(collector.entries.first?.key.element == "stack/text")
    #expect(collector.entries.first?.value.categories.count == 3)
    #expect(collector.entries.first?.value.worst.missing == 20)
  }

  @Test(
    "A cure is about the cause of the fault",
    arguments: [
      (AuditRule.truncatedText, Fault.Circumstance?.none, "numberOfLines = 0"),
      (.truncatedText, .title, "Word Wrap"), (.clippedText, nil, "constant height"),
      (.clippedText, .otherConstraints, "Lower the priority"), (.clippedText, .distribution, "distribution"),
      (.squeezedElement, .constantLength, "constant length"), (.overlap, .title, "Add a constraint"),
    ])
  func cures(_ rule: AuditRule, _ circumstance: Fault.Circumstance?, _ words: String) {
    var fault = Fault(rule, element: "title", frame: .zero)
    fault.circumstance = circumstance
    #expect(fault.cure.contains(words))
  }

  @Test("A message names the height that Xcode recorded, and a broken constraint of the layout")
  func reasons() {
    var fault = Self.exit("title", .bottom, by: 10, mover: nil)
    fault.rowHeight = "72 is the row height that Xcode recorded, line 15"
    fault.isAfterConflict = true
    let finding = Finding(severity: .error, subject: "Cell", fault: fault)
    #expect(
      finding.message == """
        extends 10 points beyond the bottom edge of the cell; 72 is the row height that Xcode recorded, line 15; \
        a constraint is broken in this layout, which may be the reason
        """)
  }

  @Test("A cell and a stack view that show nothing are noted, and the stack has a height of 0")
  func emptyStack() async throws {
    let label = WrittenNib.label("lab-el-001", "Title")
    let stack = #"<stackView axis="vertical" id="sta-ck-001"/>"#
    let pins = WrittenNib.pins("sta-ck-001", in: "cel-l1-001", edges: ["top", "bottom", "leading"])
    func notes(_ views: String) async throws -> [String?] {
      let cell = WrittenNib.cell(
        "cel-l1-001", views, constraints: pins,
        attributes: #"reuseIdentifier="Empty""#)
      let report = try await NibAudits.report(
        WrittenNib.storyboard(#"dataMode="prototypes" rowHeight="-1""#, "<prototypes>\(cell)</prototypes>"))
      #expect(!report.findings.contains { $0.rule == .collapsed })
      return report.fileNotes.filter { $0.code == .contentFromCode }.map(\.objectID)
    }
    #expect(try await notes(stack) == ["sta-ck-001", "cel-l1-001"])
    #expect(try await notes(stack + label) == ["sta-ck-001"])
  }
}
