import CellDocuments
import FontMetrics
import Foundation
import LayoutCore
import StringCatalogs
import Testing

@Suite("Kinds of views in documents")
struct ViewKindTests {
  private func traits(_ category: ContentSizeCategory = .large) throws -> TraitCollection {
    TraitCollection(contentSizeCategory: category, typesetting: try Typesetting.bundled(), log: .silent)
  }

  @Test("Every key of every kind arrives in its view")
  func views() throws {
    let built = try CellBuilder(try CellDocument(text: allKinds)).build(traits: try traits())
    let photo = try #require(built.view(named: "photo") as? ImageView)
    #expect(photo.image == Image(size: CGSize(width: 300, height: 200)))
    #expect(photo.contentMode == .scaleAspectFit)
    #expect(photo.contentHuggingPriority(for: .vertical) == LayoutPriority(252))
    #expect(photo.contentCompressionResistancePriority(for: .vertical) == LayoutPriority(749))
    let notes = try #require(built.view(named: "notes") as? TextView)
    #expect((notes.text, notes.isScrollEnabled, notes.textAlignment) == ("Notes\nand more", false, .center))
    #expect(notes.font?.pointSize == 13)
    #expect(notes.textColor == Color(hexadecimal: 0x726272))
    let alarm = try #require(built.view(named: "alarm") as? Switch)
    #expect(alarm.isOn && alarm.isHidden)
    let buy = try #require(built.view(named: "buy") as? Button)
    #expect((buy.currentTitle, buy.currentImage?.size) == ("Buy", CGSize(width: 20, height: 20)))
    #expect((buy.buttonType, buy.titleLabel?.font.pointSize) == (.custom, 17))
    #expect(buy.contentEdgeInsets == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("A stack has its views, named or written in it, its distances and its margins")
  func stack() throws {
    let built = try CellBuilder(try CellDocument(text: allKinds)).build(traits: try traits())
    let row = try #require(built.view(named: "row") as? StackView)
    let caption = try #require(built.view(named: "caption"))
    #expect(row.arrangedSubviews.compactMap(\.accessibilityIdentifier) == ["buy", "caption", "column"])
    #expect((row.axis, row.alignment, row.distribution) == (.horizontal, .firstBaseline, .equalSpacing))
    #expect(row.spacing == StackView.spacingUseSystem)
    #expect(row.arrangedSubviews.map(row.customSpacing)[0] == 20)
    #expect(row.customSpacing(after: caption) == StackView.spacingUseSystem)
    #expect(row.isLayoutMarginsRelativeArrangement)
    #expect(row.directionalLayoutMargins == DirectionalEdgeInsets(top: 4, leading: 12))
    #expect(row.backgroundColor == Color(hexadecimal: 0xFF9800))
    let column = try #require(built.view(named: "column") as? StackView)
    #expect((column.axis, column.spacing, column.isBaselineRelativeArrangement) == (.vertical, 3.5, true))
    #expect(column.arrangedSubviews.compactMap(\.accessibilityIdentifier) == ["alarm", "rule"])
  }

  @Test("A stack turns at accessibility sizes, when it is made and when the text size changes")
  func accessibilityAxis() throws {
    let builder = CellBuilder(try CellDocument(text: allKinds))
    let built = try builder.build(traits: try traits(.accessibilityMedium))
    let row = try #require(built.view(named: "row") as? StackView)
    #expect((row.axis, row.alignment) == (.vertical, .leading))
    let large = try built.layOut()
    built.cell.setTraits(try traits(.extraExtraExtraLarge))
    #expect((row.axis, row.alignment) == (.horizontal, .firstBaseline))
    #expect(try built.layOut().views == builder.build(traits: try traits(.extraExtraExtraLarge)).layOut().views)
    built.cell.setTraits(try traits(.accessibilityMedium))
    #expect(try built.layOut().views == large.views)
  }

  @Test("It lays out with nothing dropped and nothing left open", arguments: ContentSizeCategory.allCases)
  func layout(category: ContentSizeCategory) throws {
    let layout = try CellBuilder(try CellDocument(text: allKinds)).build(traits: try traits(category)).layOut()
    #expect(layout.unsatisfied == [])
    #expect(layout.ambiguous == [])
    #expect(layout["photo"]?.frame.width == 187.5 || layout["photo"]?.frame.width == 187.0 + 2.0 / 3)
  }

  @Test("A kind that says nothing has UIKit's defaults")
  func defaults() throws {
    let text = """
      schema: 1
      views: { i: { image: }, t: { textView: {} }, s: { switch: {} }, b: { button: {} }, r: { stack: } }
      """
    let contents = try CellDocument(text: text).views.map(\.content)
    #expect(
      contents == [
        .image(ImageDescription()), .textView(TextViewDescription(fontPosition: SourcePosition(line: 2, column: 30))),
        .switch(isOn: false), .button(ButtonDescription(fontPosition: SourcePosition(line: 2, column: 70))),
        .stack(StackDescription()),
      ])
    let built = try CellBuilder(try CellDocument(text: text)).build(traits: try traits())
    #expect(built.view(named: "i")?.intrinsicContentSize.width == View.noIntrinsicMetric)
    #expect((built.view(named: "t") as? TextView)?.font == nil)
    #expect((built.view(named: "b") as? Button)?.titleLabel?.font.pointSize == 15)
  }

  @Test("JSON says the same")
  func json() throws {
    let json = """
      {"schema": 1, "views": {
        "photo": {"image": {"size": {"width": 300, "height": 200}, "contentMode": "center"}},
        "row": {"stack": {"spacing": "systemSpacing", "arranged": ["photo", {"a": {"switch": {"on": true}}}]}}}}
      """
    let yaml = """
      schema: 1
      views:
        photo: { image: { size: { width: 300, height: 200 }, contentMode: center } }
        row:
          stack:
            spacing: systemSpacing
            arranged:
              - photo
              - a: { switch: { on: true } }
      """
    let traits = try traits()
    let layouts = try [json, yaml].map { try CellBuilder(try CellDocument(text: $0)).build(traits: traits).layOut() }
    #expect(layouts[0].views == layouts[1].views)
    #expect(layouts[0].views.map(\.name) == ["row", "photo", "a"])
  }

  @Test(
    "A mistake says where it is, and the cure",
    arguments: [
      ("a: { image: { size: 20 } }", "2:29: \"size\" must be a mapping of keys to values, not \"20\""),
      (
        "a: { image: { size: { width: 20 } } }",
        "2:29: \"size\" has no height; write { width: …, height: … }, in points"
      ),
      (
        "a: { image: { size: { width: 1, height: 2, heigth: 3 } } }",
        "2:52: unknown key \"heigth\" of \"size\"; did you mean \"height\"?"
      ),
      (
        "a: { image: { size: { width: -1, height: 3 } } }",
        "2:38: \"width\" must be a number of points, 0 or more, not \"-1\""
      ),
      (
        "a: { image: { contentMode: aspectFit } }",
        "2:36: unknown content mode \"aspectFit\"; the content modes are scaleToFill, scaleAspectFit"
      ),
      ("a: { image: { text: x } }", "2:23: unknown key \"text\" of image \"a\""),
      (
        "a: { image: { file: a.png, size: { width: 1, height: 1 } } }",
        "2:23: an image has either a size or a file; remove one"
      ),
      ("a: { switch: { on: yes } }", "2:28: \"on\" must be true or false, not \"yes\""),
      ("a: { switch: { isOn: true } }", "2:24: unknown key \"isOn\" of switch \"a\"; did you mean \"on\"?"),
      ("a: { button: { type: plain } }", "2:30: unknown button type \"plain\"; the button types are custom and system"),
      ("a: { textView: { lines: 0 } }", "2:26: unknown key \"lines\" of textView \"a\""),
      (
        "a: { label: { textColor: red } }",
        "2:34: \"textColor\" must be a color such as \"#FF9800\", in quotation marks, not \"red\""
      ),
      (
        "a: { label: { backgroundColor: \"#+1FF00\" } }",
        "2:40: \"backgroundColor\" must be a color such as \"#FF9800\", in quotation marks, not \"#+1FF00\""
      ),
      ("a: { stack: { axis: across } }", "2:29: unknown axis \"across\"; the axes are horizontal and vertical"),
      ("a: { stack: { alignment: centre } }", "2:34: unknown alignment \"centre\"; did you mean \"center\"?"),
      (
        "a: { stack: { spacing: wide } }",
        "2:32: \"spacing\" must be a number of points, or systemSpacing, not \"wide\""
      ),
      ("a: { stack: { arranged: b } }", "2:33: \"arranged\" must be a list, not \"b\""),
      (
        "a: { stack: { arranged: [b] } }, bb: { view: {} }",
        "2:34: unknown view \"b\" in stack \"a\"; did you mean \"bb\"?"
      ),
      ("a: { stack: { arranged: [a] } }", "2:34: stack \"a\" cannot arrange \"a\", which contains it"),
      (
        "a: { stack: { arranged: [b] } }, b: { stack: { arranged: [a] } }",
        "2:67: stack \"b\" cannot arrange \"a\", which contains it"
      ),
      (
        "a: { stack: { arranged: [c] } }, b: { stack: { arranged: [c] } }, c: { view: {} }",
        "2:67: view \"c\" is already in stack \"a\"; a view can be in only one stack"
      ),
      ("a: { stack: { arranged: [{ a: { view: {} } }] } }", "2:36: there is already a view \"a\"; choose another name"),
      (
        "a: { stack: { customSpacing: { c: 1 }, arranged: [{ b: { view: {} } }] } }",
        "2:40: stack \"a\" has no arranged view named \"c\"; the views in it are b"
      ),
      ("a: { stack: { on: true } }", "2:23: unknown key \"on\" of stack \"a\""),
      ("a: { switch: {}, on: true }", "2:26: \"on\" of view \"a\" belongs inside its kind: switch: { on: … }"),
    ])
  func mistakes(views: String, message: String) {
    let found = problems("schema: 1\nviews: {\(views) }")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(message) == true, "\(found)")
  }

  @Test("A document made in code is checked when it is built")
  func unchecked() throws {
    let views = [
      ViewDescription(
        name: "a",
        content: .stack(
          StackDescription(
            spacing: .points(.nan), arranged: [.init(name: "b", customSpacing: .points(.infinity)), .init(name: "c")]))),
      ViewDescription(name: "b", content: .stack(StackDescription(arranged: [.init(name: "a")]))),
      ViewDescription(name: "d", content: .button(ButtonDescription(insets: EdgeInsets(top: .nan)))),
    ]
    let error = try #require(throws: CellDocumentErrors.self) {
      try CellBuilder(CellDocument(views: views)).build(traits: try traits())
    }
    #expect(
      Set(error.all.map(\.message)) == [
        "a distance of nan points is out of range", "a distance of inf points is out of range",
        "unknown view \"c\" in stack \"a\"; the views are a, b and d",
        "stack \"b\" cannot arrange \"a\", which contains it",
      ])
  }
}
