import LayoutCore
import Testing

@testable import InterfaceBuilder

@Suite("Layouts of collection views")
struct CollectionReadingTests {
  private func document(_ layout: String) throws -> NibDocument {
    try NibDocument(
      bytes: Array(NibXML.document("<collectionView id=\"k\">\(layout)<cells/></collectionView>").utf8), file: "")
  }

  private func layout(_ attributes: String, _ content: String = "") throws -> NibCollection.Layout? {
    let element =
      "<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"f\" \(attributes)>\(content)</collectionViewFlowLayout>"
    let document = try document(element)
    #expect(document.notes.isEmpty && document.collections.map(\.id) == ["k"])
    return try #require(document.collections.first).layout
  }

  @Test("All values of a flow layout")
  func values() throws {
    let layout = try #require(
      try layout(
        """
        minimumLineSpacing="8" minimumInteritemSpacing="4.5" scrollDirection="horizontal" \
        automaticEstimatedItemSize="YES" sectionInsetReference="layoutMargins" sectionHeadersPinToVisibleBounds="YES" \
        customClass="Own" customModule="App" customModuleProvider="target" userLabel="Layout"
        """,
        """
        <size key="itemSize" width="50" height="60"/><size key="estimatedItemSize" width="0" height="0"/>
        <size key="headerReferenceSize" width="7" height="8"/><size key="footerReferenceSize" width="9" height="10"/>
        <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/><connections/>
        """))
    #expect(layout.id == "f" && layout.isFlow && layout.customClass == "Own" && layout.position.line > 1)
    #expect(layout.itemSize == NibSize(width: 50, height: 60))
    #expect(layout.estimatedItemSize == NibSize(width: 0, height: 0))
    #expect(layout.headerReferenceSize == NibSize(width: 7, height: 8))
    #expect(layout.footerReferenceSize == NibSize(width: 9, height: 10))
    #expect(layout.minimumLineSpacing == 8 && layout.minimumInteritemSpacing == 4.5)
    #expect(layout.sectionInset == EdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(layout.sectionInsetReference == "layoutMargins" && layout.isHorizontal && layout.isSelfSizing)
    #expect(layout.pinsHeaders && !layout.pinsFooters)
  }

  @Test("Values that are not in the file are nil, or those of UIKit")
  func absent() throws {
    let layout = try #require(try layout(""))
    #expect(layout.itemSize == nil && layout.estimatedItemSize == nil && layout.customClass == nil)
    #expect(layout.headerReferenceSize == nil && layout.footerReferenceSize == nil && layout.sectionInset == nil)
    #expect(layout.minimumLineSpacing == nil && layout.minimumInteritemSpacing == nil)
    #expect(!layout.isHorizontal && !layout.isSelfSizing && !layout.pinsHeaders && !layout.pinsFooters)
  }

  @Test("Another layout has a class and no sizes, and a collection view may have none")
  func others() throws {
    let own = try document(#"<collectionViewLayout key="collectionViewLayout" id="f" customClass="Own"/>"#)
    let layout = try #require(own.collections.first?.layout)
    #expect(!layout.isFlow && layout.customClass == "Own" && layout.itemSize == nil && own.notes.isEmpty)
    #expect(try document("").collections.map { $0.layout == nil } == [true])
  }

  @Test(
    "Unknown properties and values are noted",
    arguments: [
      (#"glow="YES""#, "", "unknown property \"glow\" of <collectionViewFlowLayout>"),
      ("", "<glow/>", "unknown element \"glow\""),
      (#"scrollDirection="diagonal""#, "", "scrollDirection of <collectionViewFlowLayout> is \"diagonal\""),
      (#"sectionInsetReference="edge""#, "", "sectionInsetReference of <collectionViewFlowLayout> is \"edge\""),
    ])
  func notes(_ attributes: String, _ content: String, message: String) throws {
    let element =
      "<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"f\" \(attributes)>\(content)</collectionViewFlowLayout>"
    let document = try document(element)
    #expect(document.notes.count == 1 && document.notes.first?.message.contains(message) == true)
    #expect(document.collections.first?.layout?.isHorizontal == false)
  }

  @Test("A number that is none is an error at the layout")
  func numbers() {
    #expect(throws: NibError.self) { try layout(#"minimumLineSpacing="wide""#) }
    #expect(throws: NibError.self) { try layout("", #"<size key="itemSize" width="x" height="1"/>"#) }
  }
}
