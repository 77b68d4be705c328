import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import Testing

@Suite("What layout does, in cells and tables")
struct LayoutInCellsTests {
  @Test("Cells, controllers and readable guides follow the metrics of their traits")
  func followed() throws {
    var traits = try fixedTraits()
    traits.layoutMetrics.cell.minimumHeight = 60
    traits.layoutMetrics.cell.sideMargin.narrow = 3
    traits.layoutMetrics.margins.plain = 5
    traits.layoutMetrics.margins.readableWidth.atLarge = 100
    let cell = TableViewCell()
    cell.setTraits(traits)
    #expect(try CellSizing.rowHeight(for: cell, width: 320) == 60)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    #expect(cell.contentView.layoutMargins.left == 3)
    let view = box(200, 100, traits)
    _ = view.readableContentGuide
    view.layoutIfNeeded()
    #expect(view.layoutMargins == EdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
    #expect(view.readableContentGuide.layoutFrame == CGRect(x: 50, y: 5, width: 100, height: 90))
  }

  @Test("Views are laid out anew when the metrics of their traits change")
  func change() throws {
    let cell = TableViewCell()
    cell.setTraits(try fixedTraits())
    #expect(try CellSizing.rowHeight(for: cell, width: 320) == 44)
    var traits = cell.traitCollection
    traits.layoutMetrics.cell.minimumHeight = 50
    cell.setTraits(traits)
    #expect(try CellSizing.rowHeight(for: cell, width: 320) == 50)
  }

  @Test("What constraints hold to a built-in label follows it to the place that its style gives it")
  func besideBuiltInLabels() throws {
    let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.setTraits(try fixedTraits())
    cell.textLabel?.text = "Title"
    let (detail, beside) = (try #require(cell.detailTextLabel), constrainedLabel("12"))
    cell.contentView.addSubview(beside)
    LayoutConstraint.activate([
      beside.centerYAnchor.constraint(equalTo: detail.centerYAnchor),
      beside.leadingAnchor.constraint(equalTo: detail.trailingAnchor, constant: 12),
    ])
    for (text, height) in [("Detail", 44.0), ("A longer detail", 44), ("Detail", 80)] {
      detail.text = text
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
      cell.layoutIfNeeded()
      #expect(detail.frame.minY > 0)
      #expect(beside.frame.midY == detail.frame.midY && beside.frame.minX == detail.frame.maxX + 12)
    }
  }

  @Test(
    "At the height that fits every text has the height of its content, whatever the order of views", arguments: 0..<6)
  func baselineChain(order: Int) throws {
    let cell = TableViewCell()
    cell.setTraits(TraitCollection(typesetting: try Typesetting.bundled(), log: .silent))
    let labels = [("A title", 1), (String(repeating: "many words ", count: 16), 0), ("A footer", 1)].map {
      constrainedLabel($0.0, lines: $0.1)
    }
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    for index in orders[order] { cell.contentView.addSubview(labels[index]) }
    let margins = cell.contentView.layoutMarginsGuide
    LayoutConstraint.activate(
      [
        labels[0].topAnchor.constraint(equalTo: margins.topAnchor),
        labels[1].firstBaselineAnchor.constraint(
          equalToSystemSpacingBelow: labels[0].lastBaselineAnchor, multiplier: 1),
        labels[2].firstBaselineAnchor.constraint(
          equalToSystemSpacingBelow: labels[1].lastBaselineAnchor, multiplier: 1),
        margins.bottomAnchor.constraint(equalTo: labels[2].bottomAnchor),
        labels[1].trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ] + labels.map { $0.leadingAnchor.constraint(equalTo: margins.leadingAnchor) })
    let layout = try CellSizing.layOut(cell, width: 200)
    #expect(layout.unsatisfied.isEmpty && layout.ambiguous.isEmpty)
    for label in labels {
      // A pixel, because the row's height is rounded up.
      #expect(abs(label.frame.height - label.sizeThatFits(CGSize(width: 168, height: 0)).height) <= 0.34)
    }
  }

  @Test("A table's content is its rows', whatever is constrained in it")
  func table() throws {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let window = View(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.setTraits(try fixedTraits())
    window.addSubview(table)
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    table.addSubview(view)
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: table.topAnchor), view.leadingAnchor.constraint(equalTo: table.leadingAnchor),
      view.bottomAnchor.constraint(equalTo: table.bottomAnchor), view.heightAnchor.constraint(equalToConstant: 999),
      view.widthAnchor.constraint(equalTo: table.widthAnchor),
    ])
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 0)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 999))
  }

  @Test("A tree that was laid out goes when nobody holds it")
  func release() throws {
    weak var gone: View?
    weak var goneChild: View?
    do {
      let cell = TableViewCell()
      cell.setTraits(try fixedTraits())
      let label = constrainedLabel("word")
      cell.contentView.addSubview(label)
      LayoutConstraint.activate(label.filling(cell.contentView.layoutMarginsGuide))
      #expect(try CellSizing.layOut(cell, width: 100).height == 27)
      (gone, goneChild) = (cell, label)
    }
    #expect(gone == nil && goneChild == nil)
  }
}
