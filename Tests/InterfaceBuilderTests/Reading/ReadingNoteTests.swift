import StringCatalogs
import Testing

@testable import InterfaceBuilder

@Suite("Notes of reading") struct ReadingNoteTests {
  private func notes(_ xml: String) throws -> [NibNote] { try NibXML.read(xml).notes }

  /// The first word in quotation marks.
  private func name(_ note: NibNote) -> Substring? { note.message.split(separator: "\"").dropFirst().first }

  @Test("A sound cell has no notes")
  func none() throws {
    let xml = NibXML.cell(
      """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="A" id="l"><nil key="highlightedColor"/>
      <accessibility key="accessibilityConfiguration" label="never read"><bool key="isElement" value="YES"/></accessibility>
      <connections><outlet property="delegate" destination="x" id="o"/></connections></label>
      """)
    #expect(try notes(xml) == [])
  }

  @Test("Unknown elements and properties are told once for each name")
  func unknown() throws {
    let xml = NibXML.cell(
      """
      <label id="a" glow="YES"/><label id="b" glow="NO"/><view id="c" glow="YES"/>
      <label id="d"><real key="shine" value="1"/></label>
      <hologram id="e"/><hologram id="f"/><view id="g"><whirl/></view>
      """)
    let notes = try notes(xml)
    #expect(
      notes.map(\.code) == [.unknownAttribute, .unknownAttribute, .unknownAttribute, .unknownElement, .unknownElement])
    #expect(notes.map(\.objectID) == ["a", "c", nil, "e", nil])
    #expect(notes.map(name) == ["glow", "glow", "shine", "hologram", "whirl"])
    #expect(notes.allSatisfy { $0.code.isUnsupported && $0.position.line > 1 })
  }

  @Test("Unknown things outside of a cell are no matter of it")
  func outside() throws {
    let xml = NibXML.cell("").replacing("<objects>", with: "<objects><hologram id=\"e\"/>")
    #expect(try notes(xml) == [])
  }

  @Test(
    "A value that is not known is told, and the default stands in",
    arguments: [
      ("textAlignment=\"middle\"", "textAlignment"), ("lineBreakMode=\"maybe\"", "lineBreakMode"),
      ("hidden=\"TRUE\"", "hidden"),
    ])
  func values(_ attribute: String, name: String) throws {
    let xml = NibXML.cell("<label id=\"a\" \(attribute)/>")
    let notes = try notes(xml)
    #expect(notes.map(\.code) == [.unknownAttribute] && notes[0].message.hasPrefix("\(name) of <label> is"))
    let plain = NibXML.cell("<label id=\"a\"/>")
    #expect(try "\(NibXML.read(xml).contentView)" == "\(NibXML.read(plain).contentView)")
  }

  @Test("A property of another kind of element is told")
  func kinds() throws {
    let notes = try notes(NibXML.cell("<label id=\"a\"><size key=\"frame\" width=\"1\" height=\"2\"/></label>"))
    #expect(notes.map(\.code) == [.unknownElement] && notes[0].message.contains("for frame of <label>, found <size>"))
  }

  @Test("Classes of the cell and of views in it, and ambiguous places, each at its view")
  func classes() throws {
    let xml = NibXML.cell(
      """
      <view id="a" customClass="Card"><subviews><label id="b" customClass="Tag" ambiguous="YES"/></subviews></view>
      <view id="c" ambiguous="NO"/>
      """, attributes: " customClass=\"EpisodeCell\"")
    let notes = try notes(xml)
    #expect(notes.map(\.code) == [.cellClass, .customClass, .customClass, .ambiguousInFile])
    #expect(notes.map(\.objectID) == ["cel-l1-001", "a", "b", "b"])
    #expect(zip(notes, ["EpisodeCell", "Card", "Tag"]).allSatisfy { $0.message.contains("\"\($1)\"") })
    #expect(notes.allSatisfy { !$0.code.isUnsupported })
  }

  @Test("Variations are looked at as the elements that they vary")
  func variations() throws {
    let xml = NibXML.cell(
      "<label id=\"a\"><variation key=\"widthClass=regular\" text=\"B\" glow=\"YES\"><size key=\"shine\"/></variation></label>"
    )
    #expect(try notes(xml).map(name) == ["glow", "shine"])
  }
}
