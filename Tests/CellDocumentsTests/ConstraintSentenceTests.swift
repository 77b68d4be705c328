import CellDocuments
import LayoutCore
import StringCatalogs
import Testing

private typealias Sentence = ConstraintSentence
private typealias Place = ConstraintSentence.Place

@Suite("Constraint sentences")
struct ConstraintSentenceTests {
  private static let aTop = Place(item: "a", attribute: .top)
  private static let bBottom = Place(item: "b", attribute: .bottom)
  private static let aWidth = Place(item: "a", attribute: .width)
  private static let bWidth = Place(item: "b", attribute: .width)

  @Test(
    "Every form of the grammar has a value",
    arguments: [
      ("a.top == b.bottom", aTop, .equal, .place(bBottom, multiplier: 1, constant: 0), 1000),
      ("a.top <= b.bottom", aTop, .lessThanOrEqual, .place(bBottom, multiplier: 1, constant: 0), 1000),
      ("a.top >= b.bottom", aTop, .greaterThanOrEqual, .place(bBottom, multiplier: 1, constant: 0), 1000),
      ("a.top==b.bottom+8", aTop, .equal, .place(bBottom, multiplier: 1, constant: 8), 1000),
      ("a.top == b.bottom - 8.5", aTop, .equal, .place(bBottom, multiplier: 1, constant: -8.5), 1000),
      ("a.top == b.bottom + -8", aTop, .equal, .place(bBottom, multiplier: 1, constant: -8), 1000),
      ("a.width == 0.5 * b.width", aWidth, .equal, .place(bWidth, multiplier: 0.5, constant: 0), 1000),
      (
        "a.width >= -2*b.width + 1e2 @ 750", aWidth, .greaterThanOrEqual, .place(bWidth, multiplier: -2, constant: 100),
        750
      ),
      ("a.width == 44", aWidth, .equal, .number(44), 1000),
      ("a.width == 0 @ low", aWidth, .equal, .number(0), 250),
      ("a.width == 44 @high", aWidth, .equal, .number(44), 750),
      ("a.width == 44 @ required", aWidth, .equal, .number(44), 1000),
      ("a.width == 44 @ 0.5", aWidth, .equal, .number(44), 0.5),
      ("a.top == systemSpacing below b.bottom", aTop, .equal, .systemSpacing(multiplier: 1, .below, of: bBottom), 1000),
      (
        "a.top >= 1.5 * systemSpacing below b.bottom @ 999", aTop, .greaterThanOrEqual,
        .systemSpacing(multiplier: 1.5, .below, of: bBottom), 999
      ),
      (
        "a.leading == systemSpacing after gap.trailing", Place(item: "a", attribute: .leading), .equal,
        .systemSpacing(multiplier: 1, .after, of: Place(item: "gap", attribute: .trailing)), 1000
      ),
    ] as [(String, ConstraintSentence.Place, LayoutRelation, ConstraintSentence.Target, Float)])
  func form(
    text: String, first: ConstraintSentence.Place, relation: LayoutRelation, second: ConstraintSentence.Target,
    priority: Float
  ) throws {
    let sentence = try #require(try CellDocument(text: document(constraints: [text])).constraints.first)
    #expect(
      sentence
        == ConstraintSentence(
          first: first, relation: relation, second: second, priority: LayoutPriority(priority), text: text,
          position: SourcePosition(line: 8, column: 5)))
  }

  @Test(
    "Every attribute of UIKit can be named",
    arguments: [
      "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "firstBaseline",
      "lastBaseline",
    ])
  func attribute(name: String) throws {
    let sentence = try #require(
      try CellDocument(text: document(constraints: ["a.\(name) == b.\(name)"])).constraints.first)
    #expect(sentence.first.attribute.name == name)
  }

  @Test(
    "Every item of a cell can be named",
    arguments: ["content", "margins", "cellMargins", "readable", "safeArea", "gap"])
  func item(name: String) {
    #expect(problems(document(constraints: ["a.top == \(name).top"])) == [])
  }

  @Test(
    "A sentence that cannot be read says which word is at fault, and the cure",
    arguments: [
      (
        "a.firstBaselin == b.top",
        "8:7: unknown attribute \"firstBaselin\" of \"a\"; did you mean \"firstBaseline\"?"
      ),
      ("a.top == margin.top", "8:14: unknown view \"margin\"; did you mean \"margins\"?"),
      ("a.top = b.top", "8:11: expected ==, <= or >=, but found \"=\"; write \"==\""),
      ("a.top < b.top", "8:11: expected ==, <= or >=, but found \"<\"; write \"<=\""),
      ("a.top ≥ b.top", "8:11: expected ==, <= or >=, but found \"≥\"; write \">=\""),
      ("a == b.top", "8:7: expected \".\" and an attribute after \"a\", but found \"==\""),
      ("a.top", "8:10: expected ==, <= or >=, but the constraint ends"),
      ("a.top ==", "8:13: expected a number, a view or a guide, but the constraint ends"),
      ("a.top == b.", "8:16: expected an attribute after \"b.\", but the constraint ends"),
      ("a.top == b.top +", "8:21: expected a number after \"+\", but the constraint ends"),
      ("a.top == b.top 8", "8:20: expected the end of the constraint, but found \"8\""),
      ("a.width == 8 + b.width", "8:18: expected \"*\" or the end after a number, but found \"+\""),
      ("a.width == 8 b.width", "8:18: expected the end of the constraint, but found \"b\""),
      ("a.top == b.top @", "8:21: expected a priority after \"@\", but the constraint ends"),
      ("a.top == b.top @ 1001", "8:22: a priority must be greater than 0 and at most 1000"),
      ("a.top == b.top @ 0", "8:22: a priority must be greater than 0 and at most 1000"),
      ("a.top == b.top @ hihg", "8:22: unknown priority \"hihg\"; did you mean \"high\"?"),
      ("a.width == 1e400", "8:16: the number \"1e400\" is too large"),
      ("a.width == -9999999", "8:16: the number \"9999999\" is too large"),
      ("a.width == nan", "8:19: expected \".\" and an attribute after \"nan\", but the constraint ends"),
      ("a.top == 8", "8:14: \"a.top\" cannot be related to a number alone; use an attribute such as \"content.top\""),
      (
        "a.top == b.leading",
        "8:16: \"a.top\" and \"b.leading\" cannot be related: one is a vertical position, the other a horizontal position"
      ),
      (
        "a.left == b.leading",
        """
        8:17: "a.left" and "b.leading" cannot be related; use leading and trailing for both, or left and right for both
        """
      ),
      ("a.top == 0 * b.top", "8:14: the multiplier must not be 0"),
      (
        "a.top == margins.firstBaseline",
        "8:22: \"margins\" is a guide and has no baseline; use one of its edges"
      ),
      (
        "a.top == systemSpacing above b.top",
        "8:28: expected \"below\" or \"after\", but found \"above\""
      ),
      (
        "a.top == systemSpacing b.top",
        "8:28: expected \"below\" or \"after\" between \"systemSpacing\" and \"b\""
      ),
      (
        "a.leading == systemSpacing below b.trailing",
        "8:7: \"a.leading\" is a horizontal position, so nothing can be \"below\" it; use \"after\""
      ),
      (
        "a.top == systemSpacing below b.height",
        "8:36: \"b.height\" is a length, so nothing can be \"below\" it; system spacing is between two positions"
      ),
      (
        "a.top == systemSpacing below b.top + 8",
        "8:40: system spacing takes no constant; multiply it, or use a number instead"
      ),
      (
        "\"V:|-[a]-[c]\"", "8:15: c is not a key in the views dictionary."
      ),
      ("H:[a]-[b] alignAllCentreY", "8:15: unknown option \"alignAllCentreY\"; did you mean \"alignAllCenterY\"?"),
      (
        "H:[a]-[b] alignAllLeft",
        """
        8:5: Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is also \
        horizontal.
        """
      ),
      ("[a]", "8:5: \"a constraint\" must be text such as body.top == headline.bottom + 8, not a list"),
    ])
  func broken(text: String, message: String) {
    #expect(problems(document(constraints: [text])) == [message])
  }

  @Test("Both names of a sentence are looked up, and every sentence is")
  func all() {
    let sentences = ["x.top == y.top", "a.top == b.top", "a.heigth == 8"]
    #expect(
      problems(document(constraints: sentences)) == [
        "8:5: unknown view \"x\"; the names are a, b, gap, content, margins, cellMargins, readable and safeArea",
        "8:14: unknown view \"y\"; the names are a, b, gap, content, margins, cellMargins, readable and safeArea",
        "10:7: unknown attribute \"heigth\" of \"a\"; did you mean \"height\"?",
      ])
  }

  @Test("A line of visual format says what its sentences say")
  func visualFormat() throws {
    let drawn = try CellDocument(
      text: document(constraints: [
        "\"|-[a(>=40@750)]-12-[b(a)]-(8@low)-| alignAllTop, alignAllLastBaseline\"", "\"V:[a]-[b]\" ",
        "V:[a]-[b] spacingBaselineToBaseline",
      ]))
    let said = try CellDocument(
      text: document(constraints: [
        "a.leading == margins.leading", "a.width >= 40 @ 750", "b.leading == a.trailing + 12", "b.top == a.top",
        "b.lastBaseline == a.lastBaseline", "b.width == a.width", "content.trailing == b.trailing + 8 @ low",
        "b.top == a.bottom + 8", "b.firstBaseline == systemSpacing below a.lastBaseline",
      ]))
    #expect(drawn.constraints.map(\.meaning) == said.constraints.map(\.meaning))
    #expect(drawn.constraints.first?.text.hasPrefix("|-[a(>=40@750)]-12-") == true)
  }
}

extension ConstraintSentence {
  /// The meaning of the sentence, without its form and position.
  fileprivate var meaning: ConstraintSentence {
    ConstraintSentence(first: first, relation: relation, second: second, priority: priority, text: "")
  }
}
