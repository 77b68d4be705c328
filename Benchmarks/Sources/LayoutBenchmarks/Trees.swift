import Foundation
import LayoutCore
import TableLayout

/// Measures text with letters 8 points wide and lines 20 points high, as many as the width
/// requires.
struct LetterMeasurer: TextMeasuring {
  func measure(_ request: TextRequest) -> TextMeasure {
    let width = Double(request.text.utf8.count) * 8
    guard let room = request.width, room < width else { return TextMeasure(size: CGSize(width: width, height: 20)) }
    let lines = Int((width / max(room, 8)).rounded(.up))
    return TextMeasure(size: CGSize(width: room, height: 20 * Double(lines)), lineCount: lines)
  }
}

/// Returns the cell of the sample: a headline above a body of several lines.
struct CellTree {
  let cell = TableViewCell()
  let headline = Label()
  let body = Label()
  private let lone = [Label(), Label()]
  private let texts = ["A text", "Another, which is longer", "A third that is so long that it takes two lines or more"]

  /// - Parameter isSpaced: True if baselines and the system spacing determine the distance of the
  ///   labels.
  init(isSpaced: Bool = false) {
    for label in lone { label.numberOfLines = 0 }
    for label in [headline, body] {
      label.adjustsFontForContentSizeCategory = true
      if let font = try? cell.traitCollection.fonts.preferredFont(for: .body, category: .large) { label.font = font }
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
    ])
    LayoutConstraint.activate(isSpaced ? spacedColumn : plainColumn)
  }

  private var margins: LayoutGuide { cell.contentView.layoutMarginsGuide }

  private var plainColumn: [LayoutConstraint] {
    [
      headline.topAnchor.constraint(equalTo: margins.topAnchor),
      body.topAnchor.constraint(equalTo: headline.bottomAnchor, constant: 4),
      margins.bottomAnchor.constraint(equalTo: body.bottomAnchor),
    ]
  }

  private var spacedColumn: [LayoutConstraint] {
    [
      headline.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: margins.topAnchor, multiplier: 1),
      body.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: headline.lastBaselineAnchor, multiplier: 1),
      margins.bottomAnchor.constraint(equalToSystemSpacingBelow: body.lastBaselineAnchor, multiplier: 1),
    ]
  }

  /// Sets the strings of a use in two labels that are in no cell, and measures each label at its
  /// width in a cell.
  func measureTexts(_ index: Int, width: Double) -> Double {
    lone[0].text = texts[index % 3]
    lone[1].text = texts[(index / 3 + 1) % 3]
    return lone.reduce(0) { $0 + Double($1.sizeThatFits(CGSize(width: width - 32, height: 0)).height) }
  }

  func setTexts(_ index: Int) {
    headline.text = texts[index % 3]
    body.text = texts[(index / 3 + 1) % 3]
  }
}

/// Rows below one another, each a container with a title and a text label.
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

  /// The position of the last text label.
  var sum: Double { Double(texts.last?.frame(in: root).maxY ?? 0) }
}
