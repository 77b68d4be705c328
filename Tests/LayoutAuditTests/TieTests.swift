import CellDocuments
import FontMetrics
import Foundation
import LayoutAudit
import LayoutCore
import Testing

@Suite("Views of which constraints leave open which gives way")
struct TieTests {
  /// Faults of a cell of two adjacent views with equal compression resistance and hugging.
  private func faults(
    _ views: String, _ constraints: [String] = TieTests.beside, category: ContentSizeCategory = .large
  ) throws -> [Fault] {
    let traits = TraitCollection(contentSizeCategory: category, log: .silent)
    return try LayoutCheck().faults(
      in: CellBuilder(document(views, constraints)).build(traits: traits).cell, width: 320)
  }

  private func document(_ views: String, _ constraints: [String]) throws -> CellDocument {
    let lines = constraints.map { "  - \"\($0)\"" }.joined(separator: "\n")
    return try CellDocument(text: "schema: 1\nviews:\n\(views)\nconstraints:\n\(lines)\n")
  }

  private static let beside = [
    "name.leading == margins.leading", "name.top == margins.top", "name.bottom == margins.bottom",
    "value.leading == name.trailing + 8", "value.trailing == margins.trailing", "value.centerY == name.centerY",
  ]

  private static func labels(_ name: String, _ value: String, _ more: String = "") -> String {
    """
      name: { label: { text: \(name), textStyle: body } }
      value: { label: { text: \(value), textStyle: body } }
    \(more)
    """
  }

  @Test("Two texts of which either may be stretched have one fault, and it names both")
  func stretched() throws {
    let found = try faults(Self.labels("Name", "Value"))
    #expect(found.map(\.rule) == [.ambiguousLayout])
    #expect(found.map(\.element) == ["name"])
    #expect(found.first?.detail?.hasSuffix("; value moves with it") == true)
  }

  @Test("Of three views in one tie, the fault names the two others")
  func three() throws {
    let constraints =
      Self.beside.map { $0.replacing("value.trailing ==", with: "unit.trailing ==") } + [
        "unit.leading == value.trailing + 8", "unit.centerY == name.centerY",
      ]
    let unit = "  unit: { label: { text: Unit, textStyle: body } }"
    let found = try faults(Self.labels("Name", "Value", unit), constraints)
    #expect(found.map(\.rule) == [.ambiguousLayout])
    #expect(found.first?.detail?.hasSuffix("; value and unit move with it") == true)
  }

  @Test("Two ties in one cell are two faults")
  func apart() throws {
    let more = """
        second: { label: { text: Second, textStyle: body } }
        other: { label: { text: Other, textStyle: body } }
      """
    let constraints =
      Self.beside.map { $0.replacing("name.bottom == margins.bottom", with: "second.top == name.bottom + 8") } + [
        "second.leading == margins.leading", "second.bottom == margins.bottom", "other.leading == second.trailing + 8",
        "other.trailing == margins.trailing", "other.centerY == second.centerY",
      ]
    let found = try faults(Self.labels("Name", "Value", more), constraints)
    #expect(found.map(\.rule) == [.ambiguousLayout, .ambiguousLayout])
    #expect(found.map(\.element) == ["name", "second"])
    #expect(
      found.map { $0.detail?.components(separatedBy: "; ").last } == ["value moves with it", "other moves with it"])
  }

  @Test("Two texts of which either may give way have the fault of the one that does, which names the other")
  func squeezed() throws {
    let found = try faults(Self.labels("Subscription renewal", "14 November 2026"), category: .accessibilityLarge)
    #expect(found.map(\.rule) == [.squeezedLabels])
    let fault = try #require(found.first)
    let other = fault.element == "name" ? "value" : "name"
    #expect(fault.other == other)
    #expect(fault.detail == "the constraints do not determine whether it or \(other) shrinks")
  }

  @Test(
    "A tie for want of room is told once, though at some widths nothing is cut; one of room to spare is told besides")
  func once() async throws {
    let document = try document(Self.labels("Subscription renewal", "14 November 2026"), Self.beside)
    func rules(_ widths: [Double]) async throws -> Set<AuditRule> {
      let subject = CodeSubject("Shrinking texts") {
        let built = try CellBuilder(document).build(traits: TraitCollection(log: .silent))
        for label in built.cell.contentView.subviews.compactMap({ $0 as? Label }) {
          (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.8)
        }
        return built.cell
      }
      var audit = Audit([subject])
      (audit.categories, audit.widths) = ([.large], widths)
      let findings = try await audit.run().findings
      #expect(findings.count == Set(findings.map(\.rule)).count)
      return Set(findings.map(\.rule))
    }
    #expect(try await rules([328]) == [.ambiguousLayout])
    #expect(try await rules([280]) == [.squeezedLabels])
    #expect(try await rules([280, 328]) == [.squeezedLabels])
    #expect(try await rules([280, 430]) == [.squeezedLabels, .ambiguousLayout])
  }

  @Test("A text that is cut beside a switch of the same resistance names the switch")
  func besideControl() throws {
    let views = """
        name: { label: { text: A setting of so many words that they take more than a line, textStyle: body, compression: 750 } }
        value: { switch: {} }
      """
    let found = try faults(views)
    #expect(!found.map(\.rule).contains(.ambiguousLayout))
    let fault = try #require(found.first { $0.element == "name" || $0.element == "value" })
    let other = fault.element == "name" ? "value" : "name"
    #expect(fault.detail == "the constraints do not determine whether it or \(other) shrinks")
  }

  @Test("A text of a fixed width that is cut does not give way, though its place is open")
  func placeOpen() throws {
    let constraints = [
      "name.leading >= margins.leading", "name.width == 60", "name.trailing <= margins.trailing",
      "name.top == margins.top", "name.bottom == margins.bottom",
    ]
    let found = try faults("  name: { label: { text: Subscription renewal, textStyle: body } }", constraints)
    #expect(found.map(\.rule) == [.truncatedText, .ambiguousLayout])
    #expect(found.first?.detail == nil)
  }

  @Test("Where one text resists more than the other, nothing is said of another")
  func settled() throws {
    let views = Self.labels("Subscription renewal", "14 November 2026")
      .replacing("renewal, textStyle: body", with: "renewal, textStyle: body, compression: 700")
    let found = try faults(views, category: .accessibilityLarge)
    #expect(found.map(\.rule) == [.squeezedLabels])
    #expect(found.map(\.element) == ["name"])
    #expect(found.map(\.detail) == [nil])
  }

  @Test(
    "A button whose title has too little width beside a text is told once, and not as a small target",
    arguments: [0, 30])
  func squeezedButton(width: Int) throws {
    let views = """
        name: { label: { text: Name, textStyle: body } }
        value: { button: { title: Resolve it, textStyle: body } }
      """
    let found = try faults(views, Self.beside + ["value.width == \(width)", "value.height == 44", "name.height == 44"])
    #expect(found.count { $0.element == "value" && $0.side == .width } == 1)
    #expect(!found.map(\.rule).contains(.smallTarget))
  }
}
