import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing

/// A container with views a, b and c in it.
private struct Scene {
  let box = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let views: [String: any LayoutItem]

  init() {
    box.accessibilityIdentifier = "box"
    var views: [String: any LayoutItem] = [:]
    for name in ["a", "b", "c"] {
      let view = View()
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
      views[name] = view
    }
    self.views = views
  }

  func constraints(
    _ format: String, _ options: LayoutFormatOptions = [], _ metrics: [String: CGFloat] = [:]
  ) throws(LayoutError) -> [LayoutConstraint] {
    try LayoutConstraint.constraints(visualFormat: format, options: options, metrics: metrics, views: views)
  }
}

@Suite("The visual format language")
struct VisualFormatTests {
  /// Apple's *Visual Format Language*, an example for each rule of its grammar, and what UIKit
  /// makes of it.
  static let examples: [(format: String, equations: [String])] = [
    ("[a]", []),
    ("[a]-[b]", ["b.leading == a.trailing + 8"]),
    ("[a(>=50)]", ["a.width >= 50"]),
    ("|-50-[a]-50-|", ["a.leading == box.leading + 50", "box.trailing == a.trailing + 50"]),
    ("V:[a]-10-[b]", ["b.top == a.bottom + 10"]),
    ("[a][b]", ["b.leading == a.trailing"]),
    ("[a(100@20)]", ["a.width == 100 @20"]),
    ("[a(==b)]", ["a.width == b.width"]),
    ("[a(b)]", ["a.width == b.width"]),
    ("V:[a(<=b@250)]", ["a.height <= b.height @250"]),
    ("[a(>=70,<=100)]", ["a.width >= 70", "a.width <= 100"]),
    (
      "|-[a]-[b]-[c(>=20)]-|",
      [
        "a.leading == box.leadingMargin", "b.leading == a.trailing + 8", "c.leading == b.trailing + 8", "c.width >= 20",
        "box.trailingMargin == c.trailing",
      ]
    ),
    ("H:|[a]|", ["a.leading == box.leading", "box.trailing == a.trailing"]),
    ("V:|-[a]-|", ["a.top == box.topMargin", "box.bottomMargin == a.bottom"]),
    (
      "|-(>=10,==20@750,<=30@1)-[a]",
      ["a.leading >= box.leading + 10", "a.leading == box.leading + 20 @750", "a.leading <= box.leading + 30 @1"]
    ),
    ("[a]-(-8)-[b]", ["b.leading == a.trailing - 8"]),
    ("[a]-0-[b]", ["b.leading == a.trailing"]),
    ("[a]-1.5-[b]", ["b.leading == a.trailing + 1.5"]),
    (
      " H: | - ( >= 8 , <= 20 @ 750 ) - [ a ( 10 ) ] ",
      [
        "a.leading >= box.leading + 8", "a.leading <= box.leading + 20 @750", "a.width == 10",
      ]
    ),
    ("[a]-gap-[b(wide@firm)]", ["b.leading == a.trailing + 12", "b.width == 40 @600"]),
    ("[a]-(gap@firm)-[b]", ["b.leading == a.trailing + 12 @600"]),
  ]

  @Test("Every rule of the grammar, in the order of the text", arguments: examples.indices)
  func grammar(index: Int) throws {
    let (format, equations) = Self.examples[index]
    let scene = Scene()
    let made = try scene.constraints(format, [], ["gap": 12, "wide": 40, "firm": 600])
    #expect(made.map(\.equation) == equations, "\(format)")
    #expect(made.allSatisfy { !$0.isActive })
  }

  @Test("A direction takes the place of leading and trailing")
  func directions() throws {
    let scene = Scene()
    let format = "|-[a]-5-[b]-6-|"
    #expect(
      try scene.constraints(format, .directionLeftToRight).map(\.equation)
        == ["a.left == box.leftMargin", "b.left == a.right + 5", "box.right == b.right + 6"])
    #expect(
      try scene.constraints(format, .directionRightToLeft).map(\.equation)
        == ["box.rightMargin == a.right", "a.left == b.right + 5", "b.left == box.left + 6"])
    #expect(try scene.constraints("V:[a]-5-[b]", .directionRightToLeft).map(\.equation) == ["b.top == a.bottom + 5"])
  }

  @Test("Views are lined up as the options say, after the gap between them")
  func alignment() throws {
    let scene = Scene()
    #expect(
      try scene.constraints("|[a]-[b][c]", [.alignAllTop, .alignAllLastBaseline]).map(\.equation) == [
        "a.leading == box.leading", "b.leading == a.trailing + 8", "b.top == a.top", "b.lastBaseline == a.lastBaseline",
        "c.leading == b.trailing", "c.top == b.top", "c.lastBaseline == b.lastBaseline",
      ])
    #expect(
      try scene.constraints("V:[a]-[b]", [.alignAllLeading, .alignAllCenterX]).map(\.equation)
        == ["b.top == a.bottom + 8", "b.leading == a.leading", "b.centerX == a.centerX"])
  }

  @Test("Options along the axis of the format are refused")
  func alignmentAlongAxis() {
    for (format, option) in [("[a]-[b]", LayoutFormatOptions.alignAllLeft), ("V:[a]-[b]", .alignAllBottom)] {
      #expect(throws: LayoutError.self) { try Scene().constraints(format, option) }
    }
  }

  @Test("Gaps between baselines: the system spacing, or the one given; other gaps stay")
  func baselines() throws {
    let scene = Scene()
    #expect(
      try scene.constraints("V:|-[a]-[b]-20-[c]-|", .spacingBaselineToBaseline).map(\.equation) == [
        "a.top == box.topMargin", "b.firstBaseline == systemSpacing below a.lastBaseline",
        "c.firstBaseline == b.lastBaseline + 20", "box.bottomMargin == c.bottom",
      ])
    #expect(
      try scene.constraints("H:[a]-[b]", .spacingBaselineToBaseline).map(\.equation) == ["b.leading == a.trailing + 8"])
  }

  /// A format that cannot be read, the column its message points at, and a word of the reason.
  static let refusals: [(format: String, column: Int, reason: String)] = [
    ("", 0, "view"), ("H|[a]", 1, "':'"), ("V-[a]", 1, "vertical"), ("|", 1, "view"), ("|-", 2, "view"),
    ("[a]-", 4, "distance"), ("[a]-8[b]", 5, "'-'"), ("[a", 2, "']'"), ("[a]]", 3, "view"), ("[]", 1, "name"),
    ("[a(]", 3, "number"), ("[a(10]", 5, "')'"), ("[a(10))]", 6, "']'"), ("[a(=10)]", 3, "relation"),
    ("[a(10@0)]", 6, "Priorities"), ("[a(10@1001)]", 6, "Priorities"), ("[a(10@-1)]", 6, "Priorities"),
    ("[a(10@loose)]", 6, "metrics"), ("[x]", 1, "x is not a key in the views dictionary"),
    ("[a(x)]", 3, "x is not a key in the metrics dictionary"), ("[a]-x-[b]", 4, "x is not a key"),
    ("[a]-(b)-[c]", 5, "distance"), ("[a]--8-[b]", 4, "negative"), ("|[a]|[b]", 5, "end"),
    ("[a]-8.5.5-[b]", 4, "distance"),
    ("[a]-8--[b]", 6, "view"), ("[a]-()-[b]", 5, "number"), ("[a(10,)]", 6, "number"), ("🙂[a]", 0, "view"),
  ]

  @Test("What cannot be read is refused, with the place", arguments: refusals.indices)
  func unreadable(index: Int) throws {
    let (format, column, reason) = Self.refusals[index]
    let error = try #require(throws: LayoutError.self) { try Scene().constraints(format) }
    let lines = error.message.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(error.code == .invalidFormat)
    #expect(lines.first == "Unable to parse constraint format: ")
    #expect(error.message.contains(reason), "\(error.message)")
    #expect(lines.last.map(String.init) == String(repeating: " ", count: column) + "^", "\(error.message)")
  }

  @Test("A superview's bar needs a superview")
  func noSuperview() throws {
    let error = try #require(throws: LayoutError.self) {
      try LayoutConstraint.constraints(visualFormat: "|-[v]", views: ["v": View()])
    }
    #expect(
      error.message.contains("Unable to interpret '|' character, because the related view doesn't have a superview"))
  }

  @Test("Guides stand in formats as views do")
  func guides() throws {
    let scene = Scene()
    let guide = LayoutGuide()
    guide.identifier = "guide"
    scene.box.addLayoutGuide(guide)
    let made = try LayoutConstraint.constraints(visualFormat: "|-4-[g(10)]", views: ["g": guide])
    #expect(made.map(\.equation) == ["guide.leading == box.leading + 4", "guide.width == 10"])
  }

  @Test("Laid out, a row in both directions")
  func layout() throws {
    let scene = Scene()
    for direction in [SemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      scene.box.semanticContentAttribute = direction
      let made =
        try scene.constraints("|-[a(24)]-gap-[b]-|", .alignAllCenterY, ["gap": 12]) + scene.constraints("V:|-[a(24)]")
        + scene.constraints("V:[b(10)]")
      LayoutConstraint.activate(made)
      scene.box.layoutIfNeeded()
      let frames = ["a", "b"].map { scene.box.descendant(named: $0)?.frame }
      let isLeft = direction == .forceLeftToRight
      #expect(frames[0] == CGRect(x: isLeft ? 8 : 268, y: 8, width: 24, height: 24))
      #expect(frames[1] == CGRect(x: isLeft ? 44 : 8, y: 15, width: 248, height: 10))
      LayoutConstraint.deactivate(made)
    }
  }

  @Test("Any text at all is read or refused")
  func anyText() {
    var generator = SeededGenerator(seed: 5)
    let signs = Array("|-[]()abcx0123.9@,<>=HV: 🙂é")
    for _ in 0..<4_000 {
      let text = String(
        (0..<Int.random(in: 0...24, using: &generator)).map { _ in signs.randomElement(using: &generator)! })
      do throws(LayoutError) {
        for constraint in try Scene().constraints(text) { #expect(constraint.firstItem != nil) }
      } catch {
        #expect(error.message.isEmpty == false)
      }
    }
  }
}
