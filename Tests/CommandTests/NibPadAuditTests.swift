import Foundation
import TestSupport
import Testing

@Suite("audit: Interface Builder files as iPads load them")
struct NibPadAuditTests {
  /// A title that is one line high, and on iPads too narrow for its text; the font is fixed in
  /// both.
  private static let varied = WrittenNib.nib(
    WrittenNib.cell(
      "cel-l1-001",
      WrittenNib.label("lab-el-001", "A title of some words", font: #"type="system" pointSize="17""#)
        .replacing(
          "</label>",
          with: """
                <constraints><constraint firstAttribute="width" constant="60" id="wid-th-001"/></constraints>
                <variation key="default"><mask key="constraints"><exclude reference="wid-th-001"/></mask></variation>
                <variation key="heightClass=regular-widthClass=regular">
                  <mask key="constraints"><include reference="wid-th-001"/></mask>
                </variation>
            </label>
            """),
      constraints: WrittenNib.pins("lab-el-001", in: "cel-l1-001", edges: ["top", "bottom", "leading"]),
      attributes: #"reuseIdentifier="VariedCell""#))
  private static let plain = WrittenNib.nib(WrittenNib.titleCell("cel-l1-002", "Short", name: "PlainCell"))
  private static let pad = plain.replacing(
    #"targetRuntime="iOS.CocoaTouch""#, with: #"targetRuntime="iOS.CocoaTouch.iPad""#)
  private static let files = [
    "App/Plain~ipad.xib": plain, "App/Pad.xib": pad, "App/Plain.xib": plain, "App/Varied.xib": varied,
  ]

  private func audit(_ arguments: String...) throws -> JSON {
    try withFolder(Self.files) { (folder) throws in
      try StrutProcess.run(
        ["audit", "App", "--categories", "L", "--json", "--ignore", "small-target"] + arguments, directory: folder
      ).json()
    }
  }

  @Test("Files for the iPad have its widths; a cell with variations is audited again, as iPads load it")
  func folder() throws {
    let json = try audit()
    #expect(
      json.subjects.array.map(\.string) == [
        "App/Pad.xib/PlainCell", "App/Plain.xib/PlainCell", "App/Plain~ipad.xib/PlainCell",
        "App/Varied.xib/VariedCell", "App/Varied.xib/VariedCell (iPad)",
      ])
    #expect(json.layouts.number == 12)
    #expect(json.widths.array.map(\.number) == [320, 375, 430, 768, 1024])
    let cut = json.findings.array.filter { $0.rule.string == "truncated-text" }
    #expect(cut.map(\.subject.string) == ["App/Varied.xib/VariedCell (iPad)"])
    #expect(cut.first?.widths.array.map(\.number) == [768, 1024])
    #expect(cut.first?.objectID.string == "lab-el-001")
  }

  @Test("A fault on phones and iPads is reported once, at the widths of both, and a note is reported once")
  func once() throws {
    let json = try audit()
    let fixed = json.findings.array.filter { $0.rule.string == "unscaled-text" }
    #expect(fixed.map(\.subject.string) == ["App/Varied.xib/VariedCell"])
    #expect(fixed.first?.widths.array.map(\.number) == [320, 375, 430, 768, 1024])
    let notes = json.fileNotes.array.map {
      "\($0.file.string ?? "") \($0.code.string ?? "") \($0.message.string ?? "")"
    }
    #expect(Set(notes).count == notes.count)
  }

  @Test("Named widths apply to all files, and size classes to all cells")
  func named() throws {
    let narrow = try audit("--widths", "320")
    #expect(narrow.widths.array.map(\.number) == [320])
    #expect(narrow.subjects.array.count == 4)
    let wide = try audit("--widths", "320,700")
    #expect(wide.subjects.array.count == 5)
    #expect(wide.layouts.number == 9)
    let regular = try audit("--size-class", "regular,regular")
    #expect(regular.widths.array.map(\.number) == [768, 1024])
    #expect(regular.subjects.array.count == 4)
    let compact = try audit("--size-class", "compact,regular")
    #expect(compact.widths.array.map(\.number) == [320, 375, 430])
    #expect(!compact.findings.array.contains { $0.rule.string == "truncated-text" })
  }

  @Test("The text report names the widths of iPads")
  func text() throws {
    let text = try withFolder(Self.files) { (folder) throws in
      try StrutProcess.run(["audit", "App", "--categories", "L"], directory: folder).output
    }
    #expect(text.contains("Files and variations for iPad were laid out at widths of 768 and 1024 points."), "\(text)")
  }
}
