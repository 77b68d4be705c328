import Testing

@testable import InterfaceBuilder

@Suite("Elements where they do not belong") struct MisplacedElementTests {
  @Test(
    "A known element that is no view is left out of subviews, with a note", arguments: ElementTable.values.keys.sorted()
  )
  func values(_ name: String) throws {
    let cell = try NibXML.read(NibXML.cell("<\(name) id=\"a\"/><label id=\"l\"/>"))
    #expect(cell.contentView.subviews.map(\.id) == ["l"])
    #expect(cell.notes.map(\.code) == [.unknownElement])
    #expect(cell.notes.first?.message.contains("\"\(name)\"") == true)
  }

  @Test("An unknown element in subviews is a view, with a note")
  func unknown() throws {
    let cell = try NibXML.read(NibXML.cell("<hologram id=\"a\"/>"))
    #expect(cell.contentView.subviews.map(\.element) == ["hologram"] && cell.notes.map(\.code) == [.unknownElement])
  }

  private static let names = (Array(ElementTable.views.keys) + ElementTable.values.keys).sorted()

  @Test("Any element stands in any other without stopping the program", arguments: names)
  func anywhere(_ outer: String) throws {
    let keys = (ElementTable.row(of: outer)?.reads.keys.sorted() ?? []).filter {
      ["text", "frame", "contentView", "configuration", "image", "NSFont", "fontDescription"].contains($0)
    }
    var read = 0
    for inner in Self.names {
      for key in keys { read += refusals("<\(outer) id=\"o\"><\(inner) key=\"\(key)\" id=\"i\"/></\(outer)>") ? 0 : 1 }
      read += refusals("<\(outer) id=\"o\"><subviews><\(inner) id=\"i\"/></subviews></\(outer)>") ? 0 : 1
      read += refusals("<\(outer) id=\"o\"><\(inner) id=\"i\"/></\(outer)>") ? 0 : 1
    }
    #expect(read > 0)
  }

  /// Returns true if a cell with the element is rejected with its position.
  private func refusals(_ element: String) -> Bool {
    do throws(NibError) {
      _ = try NibDocument(bytes: Array(NibXML.cell(element).utf8), file: "A.xib")
      return false
    } catch {
      #expect(error.position != nil, "\(element)")
      return true
    }
  }
}
