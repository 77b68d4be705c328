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
    #expect(error.description == "A.xib:1:1: the file has more than 16 MiB")
  }

  @Test("500 views a cell, the cell and its content view counted")
  func views() throws {
    func cell(_ count: Int) -> String {
      NibXML.cell((0..<count).map { "<view id=\"v\($0)\"/>" }.joined())
    }
    #expect(refusal(of: cell(498)) == nil)
    let error = try #require(refusal(of: cell(499)))
    #expect(error.code == .tooLarge && error.message == "the cell has more than 500 views; take it apart")
  }

  @Test("A long list of constraints and masks is read in no time")
  func masks() throws {
    let count = 60_000
    let constraints = (0..<count).map { "<constraint firstAttribute=\"width\" id=\"k\($0)\"/>" }.joined()
    let left = (0..<count).map { "<exclude reference=\"k\($0)\"/>" }.joined()
    let start = ContinuousClock.now
    let xml = NibXML.cell(
      "",
      "<constraints>\(constraints)</constraints><variation key=\"default\"><mask key=\"constraints\">\(left)</mask></variation>"
    )
    let cell = try NibDocument(bytes: Array(xml.utf8), file: "").cells[0]
    #expect(cell.contentView.constraints.isEmpty)
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test("Many variations, and cells within cells, are read in no time")
  func variations() throws {
    let variation = "<variation key=\"default\"><rect key=\"frame\" width=\"1\"/></variation>"
    let start = ContinuousClock.now
    let many = NibXML.cell("<view id=\"a\">\(String(repeating: variation, count: 100_000))</view>")
    #expect(refusal(of: many) == nil)
    let constraints = (0..<150_000).map { "<constraint firstAttribute=\"width\" id=\"k\($0)\"/>" }.joined()
    let deep =
      (0..<120).map { "<tableViewCell id=\"c\($0)\"><subviews>" }.joined()
      + "<view id=\"a\"><constraints>\(constraints)</constraints></view>"
      + String(repeating: "</subviews></tableViewCell>", count: 120)
    #expect(refusal(of: NibXML.document(deep)) == nil)
    #expect(ContinuousClock.now - start < .seconds(60))
  }
}
