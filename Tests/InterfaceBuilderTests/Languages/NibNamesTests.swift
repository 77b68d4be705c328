import InterfaceBuilder
import Testing

@Suite("Names of elements")
struct NibNamesTests {
  private func names(_ text: String, file: String = "Cells/EpisodeCell.xib") throws -> [NibNames] {
    try HandwrittenNib.document(text, file: file).cells.map { NibNames($0, file: file) }
  }

  @Test("A user label comes before an outlet, an outlet before the text, the text before kind and number")
  func elements() throws {
    let views =
      HandwrittenNib.label("a", "News", attributes: #"userLabel="Headline""#) + HandwrittenNib.label("b", "Today")
      + HandwrittenNib.label("c", "On/Off") + HandwrittenNib.label("d", "") + HandwrittenNib.label("e", "")
      + #"<view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/></view>"#
    let names = try #require(
      names(HandwrittenNib.cell(views, outlets: [("titleLabel", "a"), ("dateLabel", "b")])).first)
    #expect(
      names.views == [
        "cell-content": "contentView", "a": "Headline", "b": "dateLabel", "c": "\"On\u{2215}Off\"", "d": "label 4",
        "e": "label 5", "v": "view 1",
      ])
    #expect(names.reported("b") == "EpisodeCell/dateLabel (b)")
    #expect(names.paths(of: "b").first == "EpisodeCell.dateLabel")
  }

  @Test("Views in others are counted on where their name is taken, outer ones first")
  func nested() throws {
    let rect = #"<rect key="frame" x="0" y="0" width="9" height="9"/>"#
    func view(_ id: String, _ inside: String = "") -> String {
      #"<view id="\#(id)">\#(rect)<subviews>\#(inside)</subviews></view>"#
    }
    let names = try #require(names(HandwrittenNib.cell(view("a", view("b", view("c"))) + view("d"))).first)
    #expect(
      names.views.filter { $0.key != "cell-content" } == ["a": "view 1", "d": "view 2", "b": "view 3", "c": "view 4"])
  }

  @Test("No two elements of a cell have one name, and long texts are cut")
  func unique() throws {
    let long = "A text of more than thirty characters, which is long"
    let views =
      HandwrittenNib.label("a", "News") + HandwrittenNib.label("b", "News") + HandwrittenNib.label("c", long)
    let names = try #require(names(HandwrittenNib.cell(views)).first)
    #expect(names["a"] == "\"News\"")
    #expect(names["b"] == "\"News\" 2")
    #expect(names["c"] == "\"A text of more than thirty ch…\"")
  }

  @Test(
    "A cell goes by its reuse identifier, else its class, else its file",
    arguments: [
      (#"reuseIdentifier="Episode" customClass="EpisodeCell""#, "Episode"),
      (#"customClass="EpisodeCell""#, "EpisodeCell"),
      ("", "Show"),
    ])
  func cells(attributes: String, name: String) throws {
    let nib = HandwrittenNib.cell("", attributes: attributes)
    #expect(try names(nib, file: "Cells/Show.xib").map(\.cell) == [name])
  }

  @Test("A static row goes by section and row with its first text, and built-in labels by what the cell calls them")
  func rows() throws {
    let table = HandwrittenNib.staticTable(
      [HandwrittenNib.label("a", "News"), HandwrittenNib.label("t", "Today")], header: "General",
      attributes: #"style="IBUITableViewCellStyleDefault" textLabel="t""#)
    let names = try names(table, file: "Main.storyboard")
    #expect(names.map(\.cell) == ["0.0 \"News\"", "0.1 \"Today\""])
    #expect(names[1]["t"] == "textLabel")
  }
}
