import Foundation
import LayoutCore

/// Text whose letters are 8 points wide and whose lines 20 high, as many as its width asks for.
struct LetterMeasurer: TextMeasuring {
  func measure(_ request: TextRequest) -> TextMeasure {
    let width = Double(request.text.utf8.count) * 8
    guard let room = request.width, room < width else { return TextMeasure(size: CGSize(width: width, height: 20)) }
    let lines = Int((width / max(room, 8)).rounded(.up))
    return TextMeasure(size: CGSize(width: room, height: 20 * Double(lines)), lineCount: lines)
  }
}

/// The sample's cell: a headline over a body of several lines.
struct CellTree {
  let cell = TableViewCell()
  let headline = Label()
  let body = Label()
  private let texts = ["A text", "Another, which is longer", "A third that is so long that it takes two lines or more"]

  init() {
    for label in [headline, body] {
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
    }
    let margins = cell.contentView.layoutMarginsGuide
    LayoutConstraint.activate([
      headline.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      headline.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      body.leadingAnchor.constraint(equalTo: headline.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: headline.trailingAnchor),
      headline.topAnchor.constraint(equalTo: margins.topAnchor),
      body.topAnchor.constraint(equalTo: headline.bottomAnchor, constant: 4),
      margins.bottomAnchor.constraint(equalTo: body.bottomAnchor),
    ])
  }

  func setTexts(_ index: Int) {
    headline.text = texts[index % 3]
    body.text = texts[(index / 3 + 1) % 3]
  }
}

/// Rows under one another, each a container with a title and a text.
struct ColumnTree {
  let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private(set) var texts: [Label] = []

  init(rows: Int) {
    var above = root.topAnchor
    for _ in 0..<rows {
      let (row, title, text) = (View(), Label(), Label())
      (title.text, text.text, text.numberOfLines) = ("title", "some words", 0)
      for view in [row, title, text] { view.translatesAutoresizingMaskIntoConstraints = false }
      root.addSubview(row)
      [title, text].forEach(row.addSubview)
      LayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor), row.topAnchor.constraint(equalTo: above),
        title.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
        title.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
        text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
        row.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
      ])
      above = row.bottomAnchor
      texts.append(text)
    }
  }

  /// The place of the last text.
  var sum: Double { Double(texts.last?.frame(in: root).maxY ?? 0) }
}
