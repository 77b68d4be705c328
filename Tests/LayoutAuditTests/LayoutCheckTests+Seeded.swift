import FontMetrics
import Foundation
import LayoutAudit
import LayoutCore

/// The faults that ``LayoutCheckTests`` seeds into cells.
extension LayoutCheckTests {
  static let wide = """
    - title.leading == margins.leading
    - title.trailing == margins.trailing
    - title.top == margins.top
    - title.bottom == margins.bottom
    """
  static let loose = """
    - title.leading == margins.leading
    - title.trailing == margins.trailing
    - title.top == margins.top
    - title.bottom <= margins.bottom
    """
  static let beside = """
    - name.leading == margins.leading
    - name.top == margins.top
    - name.bottom == margins.bottom
    - value.leading == name.trailing + 8
    - value.trailing == margins.trailing
    - value.firstBaseline == name.firstBaseline
    """

  static func largest(_ points: Double) -> AuditRules {
    var rules = AuditRules()
    rules.largestText = points
    return rules
  }

  /// One for each rule that looks at a layout.
  static let seeded: [Seeded] = [
    Seeded(
      rule: .truncatedText, element: "title",
      views: "title: { label: { text: A title in one line that is far too long for such a line } }", constraints: wide,
      side: .width),
    Seeded(
      rule: .truncatedText, element: "title",
      views:
        "title: { label: { text: A title in two lines that is much too long even for two of them, textStyle: body, lines: 2 } }",
      constraints: wide, category: .accessibilityMedium, side: .height),
    Seeded(
      rule: .clippedText, element: "title",
      views: "title: { label: { text: A title of any number of lines, textStyle: body, lines: 0 } }",
      constraints: loose + "\n- title.height == 25", category: .accessibilityLarge, side: .height),
    Seeded(
      rule: .clippedText, element: "title",
      views: "title: { label: { text: A title that is clipped at the end of its line, breakMode: byClipping } }",
      constraints: wide, side: .width),
    Seeded(
      rule: .tightBox, element: "title", views: "title: { label: { text: '#byggjug', textStyle: body } }",
      constraints: wide + "\n- title.height == 22", category: .extraLarge, side: .height),
    Seeded(
      rule: .inkOutside, element: "title", views: "title: { label: { text: نعم ج, textStyle: body } }",
      constraints: """
        - title.leading == margins.leading
        - title.top == content.top
        - title.bottom == content.bottom
        """, category: .accessibilityExtraExtraExtraLarge, side: .bottom),
    Seeded(
      rule: .inkOutside, element: "title",
      views: """
        title: { label: { text: نعم ج, textStyle: body } }
        detail: { label: { text: أَإِنَّكَ, textStyle: body } }
        """,
      constraints: """
        - title.leading == margins.leading
        - title.top == margins.top
        - detail.top == title.bottom
        - detail.leading == margins.leading
        - detail.bottom == margins.bottom
        """, category: .accessibilityExtraExtraExtraLarge, other: "detail", side: .bottom),
    Seeded(
      rule: .overlap, element: "value",
      views: """
        name: { label: { text: Subscription, lines: 0 } }
        value: { label: { text: every month } }
        """,
      constraints: """
        - name.leading == margins.leading
        - name.trailing <= margins.trailing
        - name.top == margins.top
        - name.bottom == margins.bottom
        - value.leading == margins.leading
        - value.top == name.top + 4
        """, other: "name", side: .height),
    Seeded(
      rule: .outsideCell, element: "title", views: "title: { label: { text: A title } }",
      constraints: """
        - title.leading == content.leading - 20
        - title.top == margins.top
        - title.bottom == margins.bottom
        """, side: .left),
    Seeded(
      rule: .outsideMargins, element: "title", views: "title: { label: { text: A title } }",
      constraints: """
        - title.leading == content.leading
        - title.top == margins.top
        - title.bottom == margins.bottom
        """, side: .left),
    Seeded(
      rule: .outsideSafeArea, element: "title", views: "title: { label: { text: A title } }",
      constraints: """
        - title.leading == content.leading + 20
        - title.top == margins.top
        - title.bottom == margins.bottom
        """, side: .left, safeArea: EdgeInsets(top: 0, left: 59, bottom: 0, right: 59)),
    Seeded(
      rule: .orphanedWord, element: "title",
      views:
        "title: { label: { text: The order is on its way to your door now, textStyle: body, lines: 0 } }",
      constraints: wide),
    Seeded(
      rule: .textTooLarge, element: "title", views: "title: { label: { text: A title, textStyle: body } }",
      constraints: wide, category: .accessibilityMedium, rules: largest(20)),
    Seeded(
      rule: .fixedHeight, element: "",
      views: "title: { label: { text: A title of any number of lines, textStyle: body, lines: 0 } }",
      constraints: wide, category: .accessibilityLarge, fixedHeight: 44, side: .height),
    Seeded(
      rule: .squeezedLabels, element: "name",
      views: """
        name: { label: { text: Subscription renewal, textStyle: body, compression: 700 } }
        value: { label: { text: "14 November 2026", textStyle: body } }
        """, constraints: beside, category: .accessibilityLarge, other: "value", side: .width),
    // No line of the cell can contain the word; next to a name it nevertheless has a part of one.
    Seeded(
      rule: .squeezedLabels, element: "value",
      views: """
        name: { label: { text: Name, textStyle: body, compression: 900, hugging: 900 } }
        value: { label: { text: donaudampfschifffahrt@example.org, textStyle: body, lines: 0 } }
        """, constraints: beside.replacing("name.bottom ==", with: "value.bottom =="), category: .accessibilityMedium,
      other: "name", side: .width),
    Seeded(
      rule: .squeezedElement, element: "photo",
      views: """
        photo: { image: { size: { width: 40, height: 40 }, compression: { horizontal: 250 } } }
        title: { label: { text: A title of so many words that it takes two lines of a cell at least, textStyle: body, lines: 0 } }
        """,
      constraints: """
        - photo.leading == margins.leading
        - photo.centerY == title.centerY
        - title.leading == photo.trailing + 8
        - title.trailing == margins.trailing
        - title.top == margins.top
        - title.bottom == margins.bottom
        """, side: .width),
    Seeded(
      rule: .brokenWord, element: "title",
      views: "title: { label: { text: Donaudampfschifffahrt, textStyle: body, lines: 0 } }",
      constraints: wide.replacing("title.trailing == margins.trailing", with: "title.width == 0.5 * content.width"),
      side: .width),
    Seeded(
      rule: .longWord, element: "title",
      views: "title: { label: { text: Donaudampfschifffahrtsgesellschaft, textStyle: body, lines: 0 } }",
      constraints: wide, category: .accessibilityExtraExtraExtraLarge, side: .width),
    Seeded(
      rule: .smallTarget, element: "buy", views: "buy: { button: { title: Buy } }",
      constraints: """
        - buy.leading == margins.leading
        - buy.top == margins.top
        - buy.bottom == margins.bottom
        """, side: .height),
    Seeded(
      rule: .missingGlyph, element: "title", views: "title: { label: { text: Tired \u{1FAE9} } }", constraints: wide),
    Seeded(rule: .unmeasuredScript, element: "title", views: "title: { label: { text: བོད } }", constraints: wide),
    Seeded(
      rule: .substitutedFont, element: "title",
      views: "title: { label: { text: Привет, font: TeXGyrePagella-Regular, size: 17 } }",
      constraints: wide),
    Seeded(
      rule: .unsatisfiableConstraints, element: "title", views: "title: { label: { text: A title } }",
      constraints: wide + "\n- title.height == 30\n- title.height == 40"),
    Seeded(
      rule: .ambiguousLayout, element: "title", views: "title: { label: { text: A title } }",
      constraints: """
        - title.leading >= margins.leading
        - title.trailing <= margins.trailing
        - title.top == margins.top
        - title.bottom == margins.bottom
        """),
    Seeded(
      rule: .openWidth, element: "name",
      views: """
        name: { label: { text: A name of several words, lines: 0 } }
        value: { label: { text: and its value, lines: 0, hugging: 251 } }
        """,
      constraints: beside),
    Seeded(
      rule: .collapsed, element: "title", views: "title: { label: { text: A title } }",
      constraints: """
        - title.leading == margins.leading
        - title.trailing <= margins.trailing
        - title.top == margins.top
        """),
  ]
}
