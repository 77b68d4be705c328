import LayoutCore
import Testing

@testable import InterfaceBuilder

@Suite("Values for which the default stands in, with a note") struct ValueNoteTests {
  /// The contents of a cell, without notes and positions.
  private func contents(_ xml: String) throws -> String {
    "\(try NibXML.read(xml).contentView)".replacing(/[0-9]+:[0-9]+|column: [0-9]+/, with: "")
  }

  private static let configuration = "<button id=\"a\"><buttonConfiguration key=\"configuration\"%/></button>"
  private static let font = """
    <label id="a"><fontDescription key="fontDescription" type="boldSystem"%/></label>
    """
  private static let paragraph = """
    <label id="a" usesAttributedText="YES"><attributedString key="attributedText"><fragment content="x"><attributes>
    <paragraphStyle key="NSParagraphStyle"%/></attributes></fragment></attributedString></label>
    """

  private static let symbol = """
    <imageView id="a" image="pin" catalog="system"><preferredSymbolConfiguration key="preferredSymbolConfiguration"%/>
    </imageView>
    """
  private static let picture = """
    <imageView id="a"><imageReference key="image" image="pin" catalog="system"%/></imageView>
    """
  private static let piece = """
    <label id="a" usesAttributedText="YES"><attributedString key="attributedText"><fragment content="x"><attributes>
    <font key="NSFont" size="9"%/></attributes></fragment></attributedString></label>
    """

  @Test(
    "Words that are not known",
    arguments: [
      ("<label id=\"a\"%/>", "semanticContentAttribute", "sideways"),
      ("<activityIndicatorView id=\"a\"%/>", "style", "huge"), (configuration, "style", "glossy"),
      (configuration, "imagePlacement", "behind"), (configuration, "buttonSize", "giant"), (font, "weight", "massive"),
      (font, "size", "vast"), (symbol, "scale", "giant"), (picture, "symbolScale", "giant"),
      (piece, "metaFont", "label"), ("<stackView id=\"a\"%/>", "spacingType", "loose"),
      (paragraph, "alignment", "middle"), (paragraph, "lineBreakMode", "never"),
    ])
  func words(_ view: String, name: String, word: String) throws {
    let xml = NibXML.cell(view.replacing("%", with: " \(name)=\"\(word)\""))
    let notes = try NibXML.read(xml).notes
    #expect(notes.map(\.code) == [.unknownAttribute])
    #expect(notes.first?.message.contains("\(name) of ") == true)
    #expect(notes.first?.message.contains("is \"\(word)\", an unknown value") == true)
    #expect(try contents(xml) == contents(NibXML.cell(view.replacing("%", with: ""))))
  }

  @Test("Words of cells that are not known")
  func cells() throws {
    let accessory = try NibXML.read(NibXML.cell("", attributes: " accessoryType=\"wheel\""))
    #expect(accessory.accessoryType == nil && accessory.notes.map(\.code) == [.unknownAttribute])
    let list = "<listContentConfiguration key=\"contentConfiguration\" configurationType=\"%\" text=\"A\"/>"
    let unknown = try NibXML.read(NibXML.cell("", beside: list.replacing("%", with: "poster")))
    #expect(unknown.listContent?.style == .cell && unknown.notes.map(\.code) == [.unknownAttribute])
    let value = try NibXML.read(NibXML.cell("", beside: list.replacing("%", with: "valueCell")))
    #expect(value.listContent?.style == .valueCell && value.notes.isEmpty)
  }

  @Test("Words of tables that are not known", arguments: ["style", "dataMode", "separatorStyle"])
  func tables(_ name: String) throws {
    let xml = NibXML.document("<tableView id=\"a\" \(name)=\"other\"/>")
    let document = try NibDocument(bytes: Array(xml.utf8), file: "")
    let table = try #require(document.tables.first)
    #expect(table.style == "plain" && !table.isStatic && table.hasSeparators)
    #expect(document.notes.map(\.code) == [.unknownAttribute] && document.notes[0].objectID == "a")
  }

  @Test(
    "Numbers out of range",
    arguments: [
      ("<label id=\"a\"%/>", "numberOfLines", "-1"), ("<label id=\"a\"%/>", "numberOfLines", "1.5"),
      ("<pageControl id=\"a\"%/>", "numberOfPages", "1001"), (font, "pointSize", "-3"), (font, "pointSize", "10001"),
    ])
  func numbers(_ view: String, name: String, number: String) throws {
    func xml(_ attribute: String) -> String {
      NibXML.cell(view.replacing("%", with: attribute) + "<label id=\"b\" text=\"B\"/>")
    }
    let wrong = xml(" \(name)=\"\(number)\"")
    let notes = try NibXML.read(wrong).notes
    #expect(notes.map(\.code) == [.unknownAttribute])
    #expect(notes.first?.message.contains("\(name) of ") == true)
    #expect(notes.first?.message.contains("is \"\(number)\"") == true)
    #expect(try contents(wrong) == contents(xml("")))
  }

  @Test("Frames below 0 count as not recorded")
  func frames() throws {
    func frame(_ width: Int) -> String { "<rect key=\"frame\" width=\"\(width)\" height=\"10\"/>" }
    let cell = try NibXML.read(NibXML.cell("<view id=\"a\">\(frame(-5))</view>"))
    #expect(cell.contentView.subviews[0].frame == nil)
    #expect(cell.notes.map(\.code) == [.unknownAttribute] && cell.notes[0].objectID == "a")
    func table(_ width: Int) throws -> NibDocument {
      let xml = NibXML.document("<tableView id=\"t\">\(frame(width))</tableView>")
      return try NibDocument(bytes: Array(xml.utf8), file: "")
    }
    #expect(try table(-5).tables[0].recordedWidth == nil && table(-5).notes.map(\.code) == [.unknownAttribute])
    #expect(try table(0).tables[0].recordedWidth == nil && table(0).notes.isEmpty)
    #expect(try table(7).tables[0].recordedWidth == 7)
    let narrow = NibXML.cell("").replacing("width=\"320\"", with: "width=\"0\"")
    #expect(try BuiltNibCell(narrow).recordedWidth == 375)
  }

  @Test("A version of Xcode that is no finite number is none", arguments: ["1e999", "inf", "nan", "new"])
  func versions(_ version: String) throws {
    let xml = NibXML.cell("", tools: version)
    #expect(try NibDocument(bytes: Array(xml.utf8), file: "").toolsVersion == nil)
  }

  @Test("A ratio may have spaces")
  func ratios() throws {
    let constraint = "<constraint id=\"k\" firstAttribute=\"width\" multiplier=\"16 : 9\"/>"
    let view = try NibXML.readView("<view id=\"a\"><constraints>\(constraint)</constraints></view>")
    #expect(view.constraints.map(\.multiplier) == [16.0 / 9])
  }
}
