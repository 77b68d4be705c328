import CellDocuments

/// The example document, `Examples/self-sizing-cell.yaml`.
let sampleDocument = """
  schema: 1
  cell:
    width: 375
    style: custom
    era: iOS17
    separator: true
    preservesSuperviewLayoutMargins: false
  views:
    headline: { label: { text: Headline, textStyle: headline, lines: 0 } }
    body:     { label: { text: "Body text", font: Palatino, size: 18, textStyle: body, lines: 0 } }
  constraints:
    - headline.leading == margins.leading
    - headline.trailing == margins.trailing
    - body.leading == headline.leading
    - body.trailing == headline.trailing
    - headline.firstBaseline == systemSpacing below margins.top
    - margins.bottom == systemSpacing below body.lastBaseline
    - body.firstBaseline == systemSpacing below headline.lastBaseline
  """

/// Returns a document with two labels, `a` and `b`, a guide `gap`, and these constraints; the first
/// begins at 8:5.
func document(constraints: [String]) -> String {
  """
  schema: 1
  guides: [gap]
  views:
    a: { label: { text: A } }
    b: { label: { text: B } }

  constraints:

  """ + constraints.map { "  - \($0)\n" }.joined()
}

/// A document with one label, `a`, whose keys begin at 3:17.
func document(label keys: String) -> String { "schema: 1\nviews:\n  a: { label: { \(keys) } }\n" }

/// Returns the mistakes of a document, line by line, without the name of the file; empty if there
/// are none.
func problems(_ text: String) -> [String] { problems(Array(text.utf8)) }

func problems(_ bytes: [UInt8]) -> [String] {
  do {
    _ = try CellDocument(bytes: bytes, file: "f")
    return []
  } catch {
    return error.all.map { String($0.description.dropFirst($0.position == nil ? 3 : 2)) }
  }
}

/// A document with a view of every kind, with all of its keys.
let allKinds = """
  schema: 1
  views:
    photo:
      image:
        size: { width: 300, height: 200 }
        contentMode: scaleAspectFit
        hugging: { vertical: 252 }
        compression: { vertical: 749 }
    notes: { textView: { text: "Notes\\nand more", textStyle: footnote, alignment: center, textColor: "#726272" } }
    alarm: { switch: { on: true, hidden: true } }
    buy:
      button: { title: Buy, image: { size: { width: 20, height: 20 } }, type: custom, textStyle: body, contentEdgeInsets: 8 }
    row:
      stack:
        axis: horizontal
        accessibilityAxis: vertical
        alignment: firstBaseline
        accessibilityAlignment: leading
        distribution: equalSpacing
        spacing: systemSpacing
        customSpacing: { buy: 20, caption: systemSpacing }
        layoutMargins: { top: 4, leading: 12 }
        backgroundColor: "#FF9800"
        arranged:
          - buy
          - caption: { label: { text: Caption, textStyle: caption1, lines: 0 } }
          - column:
              stack:
                axis: vertical
                baselineRelativeArrangement: true
                spacing: 3.5
                arranged: [alarm, { rule: { view: { backgroundColor: "#000000" } } }]
  constraints:
    - photo.top == margins.top
    - photo.leading == margins.leading
    - photo.width == 0.5 * content.width
    - notes.top == photo.bottom + 8
    - notes.leading == margins.leading
    - notes.trailing == margins.trailing
    - row.top == notes.bottom
    - row.leading == margins.leading
    - row.trailing == margins.trailing
    - row.bottom == margins.bottom
    - rule.height == 1
  """
