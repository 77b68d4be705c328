import CellDocuments
import FontMetrics
import Foundation
import LayoutCore
import StringCatalogs
import TestSupport
import Testing

@Suite("Controls in documents")
struct ControlKindTests {
  private func traits(_ era: Era = .standard, scale: Double = 3) throws -> TraitCollection {
    var traits = TraitCollection(displayScale: scale, typesetting: try Typesetting.bundled(), log: .silent)
    traits.layoutMetrics = LayoutMetrics(era: era)
    return traits
  }

  /// A kind with what is written in it, and its hugging across and down.
  static let kinds: [(kind: String, keys: String, across: Float, down: Float)] = [
    ("switch", "on: true", 750, 750), ("stepper", "", 750, 750), ("activityIndicator", "style: large", 750, 750),
    ("slider", "value: 0.5", 250, 750), ("segmentedControl", "titles: [One, Two]", 250, 750),
    ("progressView", "progress: 0.25", 250, 750), ("pageControl", "pages: 3", 250, 750),
    ("button", "title: More", 250, 250), ("textField", "text: Name, borderStyle: roundedRect", 250, 250),
    ("searchBar", "placeholder: Search", 250, 250),
  ]

  @Test(
    "Priorities that are not written are the control's own, and those that are written count", arguments: kinds.indices)
  func priorities(_ index: Int) throws {
    let (kind, keys, across, down) = Self.kinds[index]
    let text = """
      schema: 1
      views:
        own: { \(kind): { \(keys) } }
        set: { \(kind): { \([keys, "hugging: { horizontal: 500 }, compression: 600"].filter { !$0.isEmpty }.joined(separator: ", ")) } }
      """
    let built = try CellBuilder(try CellDocument(text: text)).build(traits: try traits())
    let (own, set) = (try #require(built.view(named: "own")), try #require(built.view(named: "set")))
    #expect(own.contentHuggingPriority(for: .horizontal).rawValue == across)
    #expect(own.contentHuggingPriority(for: .vertical).rawValue == down)
    #expect(own.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(set.contentHuggingPriority(for: .horizontal) == LayoutPriority(500))
    #expect(set.contentHuggingPriority(for: .vertical).rawValue == down)
    #expect(set.contentCompressionResistancePriority(for: .vertical) == LayoutPriority(600))
  }

  @Test("What is written arrives in the control")
  func keys() throws {
    let text = """
      schema: 1
      views:
        volume: { slider: { value: 0.5 } }
        size: { segmentedControl: { titles: [Small, Large, Huge] } }
        pages: { pageControl: { pages: 4 } }
        done: { progressView: { progress: 0.25 } }
        wheel: { activityIndicator: { style: large } }
        name: { textField: { text: Ada, placeholder: Name, borderStyle: roundedRect, size: 14, textStyle: body } }
        search: { searchBar: { text: words, placeholder: Search } }
        count: { stepper: {} }
      """
    let built = try CellBuilder(try CellDocument(text: text)).build(traits: try traits())
    #expect((built.view(named: "volume") as? Slider)?.value == 0.5)
    #expect((built.view(named: "size") as? SegmentedControl)?.titles == ["Small", "Large", "Huge"])
    #expect((built.view(named: "pages") as? PageControl)?.numberOfPages == 4)
    #expect((built.view(named: "done") as? ProgressView)?.progress == 0.25)
    let wheel = try #require(built.view(named: "wheel") as? ActivityIndicatorView)
    #expect(wheel.style == .large && wheel.isAnimating && !wheel.isHidden)
    let name = try #require(built.view(named: "name") as? TextField)
    #expect((name.text, name.placeholder, name.borderStyle) == ("Ada", "Name", .roundedRect))
    #expect(name.font?.pointSize == 14 && name.adjustsFontForContentSizeCategory)
    let search = try #require(built.view(named: "search") as? SearchBar)
    #expect((search.text, search.placeholder) == ("words", "Search"))
    #expect(built.view(named: "count") is Stepper)
  }

  /// A mistake, and its message.
  static let mistakeTable: [(String, String)] = [
    ("slider: { value: 2 }", "a number from 0 to 1"), ("pageControl: { pages: 1.5 }", "a whole number, 0 or more"),
    ("segmentedControl: { titles: One }", "a list"), ("stepper: { value: 1 }", "value"),
    ("activityIndicator: { style: huge }", "large"), ("textField: { borderStyle: round }", "roundedRect"),
    ("searchBar: { scopes: [a] }", "scopes"), ("progressView: { progress: -0.5 }", "a number from 0 to 1"),
  ]

  @Test("Mistakes are told", arguments: mistakeTable)
  func mistakes(_ row: (view: String, said: String)) {
    let error = #expect(throws: CellDocumentErrors.self) {
      try CellDocument(text: "schema: 1\nviews: { v: { \(row.view) } }")
    }
    #expect(error.map { "\($0)".contains(row.said) } == true, "\(error.map { "\($0)" } ?? "")")
  }

  @Test("A search bar in a cell is as high as its release has it", arguments: [(Era.iOS17, 56.0), (.iOS26, 64)])
  func searchBar(_ row: (era: Era, height: Double)) throws {
    let text = """
      schema: 1
      views: { search: { searchBar: { placeholder: Search } } }
      constraints:
        - search.leading == content.leading
        - search.trailing == content.trailing
        - search.top == content.top
        - search.bottom == content.bottom
      """
    let layout = try CellBuilder(try CellDocument(text: text)).build(traits: try traits(row.era)).layOut(width: 320)
    #expect(layout["search"]?.frame == CGRect(x: 0, y: 0, width: 320, height: row.height))
    #expect(layout.unsatisfied == [] && layout.ambiguous == [])
  }

  /// Release, the switch's frame, the label's width.
  static let switches: [(Era, CGRect, CGFloat)] = [
    (.iOS17, CGRect(x: 255, y: 6.0 + 2.0 / 3, width: 51, height: 31), 231),
    (.iOS26, CGRect(x: 243, y: 8, width: 63, height: 28), 219),
  ]

  @Test("A switch beside a label hugs; its alignment rectangle ends at the margin", arguments: switches)
  func switchBesideLabel(_ row: (era: Era, frame: CGRect, width: CGFloat)) throws {
    let text = """
      schema: 1
      cell: { width: 320, separator: false }
      views:
        name: { label: { text: "Roaming", lines: 0 } }
        on: { switch: { on: true } }
      constraints:
        - name.leading == margins.leading
        - on.leading == name.trailing + 8
        - on.trailing == margins.trailing
        - name.top == content.top + 8
        - name.height == 28
        - name.bottom == content.bottom - 8
        - on.centerY == name.centerY
      """
    let built = try CellBuilder(try CellDocument(text: text)).build(traits: try traits(row.era))
    let layout = try built.layOut()
    let frame = try #require(layout["on"]?.frame)
    for (found, expected) in [
      (frame.minX, row.frame.minX), (frame.minY, row.frame.minY), (frame.width, row.frame.width),
      (frame.height, row.frame.height),
    ] {
      #expect(abs(found - expected) < 1e-9)
    }
    #expect(layout["name"]?.frame.width == row.width)
    #expect(layout.ambiguous == [] && layout.unsatisfied == [])
    #expect(try built.findings().filter { [.openWidth, .reachesOut, .squeezed].contains($0.finding.kind) } == [])
  }

  @Test("First in a row a switch keeps its width, and the label after it takes the rest")
  func switchFirst() throws {
    let text = """
      schema: 1
      cell: { width: 320, separator: false }
      views:
        on: { switch: { on: true } }
        name: { label: { text: "Roaming", lines: 0 } }
        row: { stack: { arranged: [on, name], spacing: 8, alignment: center } }
      constraints:
        - row.leading == margins.leading
        - row.trailing == margins.trailing
        - row.top == margins.top
        - row.bottom == margins.bottom
      """
    let layout = try CellBuilder(try CellDocument(text: text)).build(traits: try traits()).layOut()
    #expect(layout["on"]?.frame.minX == 16 && layout["on"]?.frame.width == 51)
    #expect(layout["name"]?.frame.minX == 73 && layout["name"]?.frame.width == 231)
  }

  /// Release, width of the first label, and of the second or of a switch's alignment rectangle.
  static let rows: [(Era, String, CGFloat, CGFloat)] = [
    (.iOS17, "label: { text: \"Ring twice, or call the number on the parcel\", textStyle: body, lines: 0 }", 140, 140),
    (.iOS11, "label: { text: \"Ring twice, or call the number on the parcel\", textStyle: body, lines: 0 }", 141, 141),
    (.iOS11, "switch: { on: true, hugging: { horizontal: 750 } }", 141, 141), (.iOS17, "switch: { on: true }", 231, 49),
  ]

  @Test("Labels of several lines in a row share it", arguments: rows)
  func labelRows(_ row: (era: Era, second: String, first: CGFloat, last: CGFloat)) throws {
    let text = """
      schema: 1
      cell: { width: 320, separator: false }
      views:
        note: { label: { text: "Tell me as soon as the parcel has left the warehouse", textStyle: body, lines: 0, compression: { horizontal: 749 } } }
        second: { \(row.second) }
        row: { stack: { arranged: [note, second], alignment: top, spacing: 8 } }
      constraints:
        - row.leading == margins.leading
        - row.trailing == margins.trailing
        - row.top == margins.top
        - row.bottom == margins.bottom
      """
    let built = try CellBuilder(try CellDocument(text: text)).build(traits: try traits(row.era))
    let layout = try built.layOut()
    let second = try #require(built.view(named: "second"))
    #expect(layout["note"]?.frame.width == row.first)
    #expect(second.alignmentRect(forFrame: second.frame).width == row.last)
    #expect(layout.unsatisfied == [] && layout.ambiguous == [])
  }

  @Test("tallLines raises the lines of text styles since iOS 17, in cells and in tables", .fact("style-22"))
  func tallLines() throws {
    func cell(_ keys: String) -> String {
      """
      schema: 1
      cell: { width: 320, separator: false\(keys) }
      views: { t: { label: { text: Title, textStyle: body } }, p: { label: { text: Plain } } }
      constraints: [ t.top == content.top, p.top == t.bottom, p.bottom <= content.bottom, t.leading == content.leading, p.leading == content.leading ]
      """
    }
    func heights(_ keys: String, _ traits: TraitCollection) throws -> [Double] {
      let layout = try CellBuilder(try CellDocument(text: cell(keys))).build(traits: traits).layOut()
      return ["t", "p"].compactMap { layout[$0].map { Double($0.frame.height) } }
    }
    let usual = try heights("", try traits())
    var tall = try traits()
    tall.hasTallLines = true
    let both = [try heights(", tallLines: true", try traits()), try heights(", tallLines: false", tall)]
    for raised in both {
      #expect(abs(raised[0] - usual[0] - 4) < 1e-9 && raised[1] == usual[1])
    }
    #expect(try heights(", tallLines: true, era: iOS16", try traits())[0] == usual[0])
    let table = try TableDocument(
      text: """
        schema: 1
        table: { width: 320, separator: false, tallLines: true }
        cells: { row: \(#"{ views: { t: { label: { textStyle: body } } }, constraints: [ t.top == content.top + 20, t.bottom == content.bottom - 20, t.leading == content.leading ] }"#) }
        sections: [ { cell: row, rows: [ { t.text: Title } ] } ]
        """)
    let built = try TableBuilder(table).build(traits: try traits())
    built.table.layoutIfNeeded()
    #expect(abs(Double(built.table.rectForRow(at: [0, 0]).height) - 40 - 73.0 / 3) < 1e-9)
  }
}
