import CellDocuments
import StringCatalogs
import Testing

@testable import InterfaceBuilder

@Suite("Limits of files") struct LimitTests {
  private func refusal(of xml: String) -> NibError? {
    do throws(NibError) {
      _ = try NibDocument(bytes: Array(xml.utf8), file: "A.xib")
      return nil
    } catch { return error }
  }

  private func nested(_ depth: Int) -> String {
    // document, objects, cell, content view and subviews are five levels; each view is two.
    let views = (0..<depth).map { "<view id=\"v\($0)\"><subviews>" }.joined()
    return NibXML.cell(views + String(repeating: "</subviews></view>", count: depth))
  }

  @Test("256 levels")
  func depth() throws {
    #expect(refusal(of: nested(125)) == nil)
    let error = try #require(refusal(of: nested(126)))
    #expect(error.code == .tooLarge && error.message.contains("more than 256 levels of nesting"))
    #expect(error.position != nil)
  }

  @Test("400,000 elements")
  func elements() throws {
    let few = NibXML.document(String(repeating: "<a/>", count: 399_990))
    #expect(refusal(of: few) == nil)
    let error = try #require(refusal(of: NibXML.document(String(repeating: "<a/>", count: 400_000))))
    #expect(error.code == .tooLarge && error.message.contains("more than 400000 elements"))
  }

  @Test("16 MiB")
  func bytes() throws {
    let error = try #require(refusal(of: String(repeating: " ", count: (16 << 20) + 1)))
    #expect(error.description == "A.xib:1:1: the file is larger than 16 MiB")
  }

  @Test("500 views a cell, the cell and its content view counted")
  func views() throws {
    func cell(_ count: Int) -> String {
      NibXML.cell((0..<count).map { "<view id=\"v\($0)\"/>" }.joined())
    }
    #expect(refusal(of: cell(498)) == nil)
    let error = try #require(refusal(of: cell(499)))
    #expect(error.code == .tooLarge && error.message == "the cell has more than 500 views; split it into several cells")
  }

  @Test("A long list of constraints and masks is read")
  func masks() throws {
    let count = 60_000
    let constraints = (0..<count).map { "<constraint firstAttribute=\"width\" id=\"k\($0)\"/>" }.joined()
    let left = (0..<count).map { "<exclude reference=\"k\($0)\"/>" }.joined()
    let xml = NibXML.cell(
      "",
      "<constraints>\(constraints)</constraints><variation key=\"default\"><mask key=\"constraints\">\(left)</mask></variation>"
    )
    let cell = try NibDocument(bytes: Array(xml.utf8), file: "").cells[0]
    #expect(cell.contentView.constraints.isEmpty)
  }

  @Test("Many variations, and cells within cells, are read")
  func variations() throws {
    let variation = "<variation key=\"default\"><rect key=\"frame\" width=\"1\"/></variation>"
    let many = NibXML.cell("<view id=\"a\">\(String(repeating: variation, count: 100_000))</view>")
    #expect(refusal(of: many) == nil)
    let constraints = (0..<150_000).map { "<constraint firstAttribute=\"width\" id=\"k\($0)\"/>" }.joined()
    let deep =
      (0..<120).map { "<tableViewCell id=\"c\($0)\"><subviews>" }.joined()
      + "<view id=\"a\"><constraints>\(constraints)</constraints></view>"
      + String(repeating: "</subviews></tableViewCell>", count: 120)
    #expect(refusal(of: NibXML.document(deep)) == nil)
  }

  @Test("Many cells of one collection, whose layout has many sizes, and cells of many tables")
  func collections() throws {
    let sizes = (0..<10_000).map { "<size key=\"k\($0)\" width=\"1\" height=\"1\"/>" }.joined()
    let cells = (0..<20_000).map { "<collectionViewCell id=\"c\($0)\"/>" }.joined()
    let collection = NibXML.document(
      """
      <collectionView id="a"><cells>\(cells)</cells><collectionViewFlowLayout key="collectionViewLayout">\(sizes)
      <size key="itemSize" width="30" height="40"/></collectionViewFlowLayout></collectionView>
      """)
    let read = try NibDocument(bytes: Array(collection.utf8), file: "").cells
    #expect(read.count == 20_000 && read.allSatisfy { $0.itemSize == NibSize(width: 30, height: 40) })
    #expect(read.allSatisfy { $0.context == .collection("a") })
    let tables = (0..<20_000).map { number in
      """
      <tableView id="t\(number)" rowHeight="\(number)"><prototypes><tableViewCell id="p\(number)"/></prototypes></tableView>
      """
    }
    let document = try NibDocument(bytes: Array(NibXML.document(tables.joined()).utf8), file: "")
    let heights = document.cells.map { $0.table(in: document)?.rowHeight }
    #expect(heights == (0..<20_000).map { Double($0) })
  }

  @Test("A table is found by its id in a list that was changed")
  func tables() throws {
    let xml = NibXML.document("<tableView id=\"a\"/><tableView id=\"b\"/>")
    var document = try NibDocument(bytes: Array(xml.utf8), file: "")
    document.tables.removeFirst()
    #expect(document.table("a") == nil && document.table("b")?.id == "b")
    document.tables[0].id = "c"
    #expect(document.table("b") == nil && document.table("c")?.id == "c")
  }
}
