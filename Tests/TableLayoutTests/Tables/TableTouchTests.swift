import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import Testing

@Suite("A person's touch on a table")
struct TableTouchTests {
  /// Hears of everything a touch does.
  private final class Listener: TableViewDelegate {
    var calls: [String] = []
    var keepsSelected: IndexPath?
    func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      calls.append("may light \(indexPath.row)")
      return indexPath.row != 3
    }
    func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
      let cell = tableView.cellForRow(at: indexPath)
      calls.append("lit \(indexPath.row) \(cell?.isHighlighted == true)")
    }
    func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
      let cell = tableView.cellForRow(at: indexPath)
      calls.append("unlit \(indexPath.row) \(cell?.isHighlighted == true)")
    }
    func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      calls.append("will \(indexPath.row)")
      return indexPath
    }
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { calls.append("did \(indexPath.row)") }
    func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      calls.append("will off \(indexPath.row)")
      return indexPath
    }
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
      calls.append("off \(indexPath.row)")
    }
    func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      calls.append("button \(indexPath.row)")
    }
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  /// Rows of 100 points in a table that shows four of them.
  private func scene(_ count: Int = 20) throws -> (TableScene, Listener) {
    let scene = try TableScene([Array(repeating: 100, count: count)])
    let listener = Listener()
    scene.table.estimatedRowHeight = 100
    scene.table.delegate = listener
    scene.table.layoutIfNeeded()
    return (scene, listener)
  }

  private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("A tap finds the row in the content's coordinates, lights it up, lets it go and selects it")
  func tap() throws {
    let (scene, listener) = try scene()
    let table = scene.table
    #expect(table.userTap(at: CGPoint(x: 20, y: 150)) == .row(row(1)))
    #expect(listener.take() == ["may light 1", "lit 1 true", "unlit 1 false", "will 1", "did 1"])
    scene.scroll(to: 500)
    #expect(table.userTap(at: CGPoint(x: 20, y: 650)) == .row(row(6)))
    #expect(
      listener.take() == ["may light 6", "lit 6 true", "unlit 6 false", "will 6", "will off 1", "off 1", "did 6"])
    #expect(table.cellForRow(at: row(6))?.isSelected == true)
  }

  @Test("Nothing happens beside rows, at a row that is not to be lit up, and where the table is not touched")
  func nothing() throws {
    let (scene, listener) = try scene(2)
    #expect(scene.table.userTap(at: CGPoint(x: 20, y: 300)) == nil)
    #expect(scene.table.userTap(at: CGPoint(x: 20, y: -5)) == nil)
    #expect(scene.table.userTap(at: CGPoint(x: CGFloat.nan, y: 5)) == nil)
    #expect(listener.take() == [])
    let (other, second) = try self.scene()
    #expect(other.table.userTap(at: CGPoint(x: 20, y: 350)) == .row(row(3)))
    #expect(second.take() == ["may light 3"])
    other.table.allowsSelection = false
    #expect(other.table.userTap(at: CGPoint(x: 20, y: 50)) == .row(row(0)))
    #expect(second.take() == [])
    other.table.isUserInteractionEnabled = false
    #expect(other.table.userTap(at: CGPoint(x: 20, y: 50)) == nil)
  }

  @Test("With several selections a second tap takes the first one's back")
  func several() throws {
    let (scene, listener) = try scene()
    scene.table.allowsMultipleSelection = true
    for y in [50, 150, 50] as [CGFloat] { scene.table.userTap(at: CGPoint(x: 20, y: y)) }
    #expect(scene.table.indexPathsForSelectedRows == [row(1)])
    #expect(scene.table.cellForRow(at: row(0))?.isSelected == false)
    #expect(listener.take().suffix(2) == ["will off 0", "off 0"])
  }

  @Test("Rows that are selected are told in the order they were, without those whose selection is gone")
  func order() throws {
    let scene = try TableScene([[CGFloat](repeating: 44, count: 5_000)])
    scene.table.allowsMultipleSelection = true
    let paths = (0..<5_000).map { row(($0 * 7) % 5_000) }
    for path in paths + paths.prefix(3) { scene.table.selectRow(at: path, animated: false, scrollPosition: .none) }
    #expect(scene.table.indexPathsForSelectedRows == paths)
    for path in paths.dropFirst(2).dropLast() { scene.table.deselectRow(at: path, animated: false) }
    scene.table.selectRow(at: paths[7], animated: false, scrollPosition: .none)
    #expect(scene.table.indexPathsForSelectedRows == [paths[0], paths[1], paths[4_999], paths[7]])
    #expect(scene.table.indexPathForSelectedRow == paths[0])
    scene.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(scene.table.indexPathsForSelectedRows == nil)
  }

  @Test("A control that is enabled keeps the tap, labels and images let it through", arguments: [true, false])
  func controls(isEnabled: Bool) throws {
    let (scene, listener) = try scene()
    let cell = try #require(scene.table.cellForRow(at: row(0)))
    let toggle = Switch(frame: CGRect(x: 10, y: 10, width: 51, height: 31))
    toggle.isEnabled = isEnabled
    let label = Label(frame: CGRect(x: 100, y: 10, width: 100, height: 31))
    for view in [toggle, label] { cell.contentView.addSubview(view) }
    scene.table.layoutIfNeeded()
    #expect(scene.table.userTap(at: CGPoint(x: 20, y: 20)) == (isEnabled ? .view(toggle) : .row(row(0))))
    #expect(listener.take().contains("did 0") == !isEnabled)
    #expect(scene.table.userTap(at: CGPoint(x: 120, y: 20)) == .row(row(0)))
  }

  /// Positions of touches on an accessory type, from its leading end, and whether they are on its
  /// button.
  static let signs: [(TableViewCell.AccessoryType, CGFloat, Bool)] = [
    (.disclosureIndicator, 0.5, false), (.checkmark, 0.5, false), (.detailButton, 0.5, true),
    (.detailDisclosureButton, 0.2, true), (.detailDisclosureButton, 0.95, false),
  ]

  @Test("The information button tells the delegate, and other signs select the row", arguments: signs)
  func accessory(_ sign: (type: TableViewCell.AccessoryType, place: CGFloat, isButton: Bool)) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let (scene, listener) = try scene()
      var traits = scene.table.traitCollection
      traits.layoutDirection = direction
      scene.table.setTraits(traits)
      scene.table.layoutIfNeeded()
      let cell = try #require(scene.table.cellForRow(at: row(1)))
      cell.accessoryType = sign.type
      scene.table.layoutIfNeeded()
      let frame = try #require(cell.subviews.first { $0 is CellAccessorySign }).frame
      let x = frame.minX + frame.width * (direction == .leftToRight ? sign.place : 1 - sign.place)
      let touch = scene.table.userTap(at: CGPoint(x: x, y: cell.frame.minY + frame.midY))
      #expect(touch == (sign.isButton ? .accessoryButton(row(1)) : .row(row(1))))
      #expect(listener.take().last == (sign.isButton ? "button 1" : "did 1"))
      #expect(cell.isSelected == !sign.isButton)
    }
  }
}

@Suite("What cells show of a selection")
struct ShownSelectionTests {
  private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("A cell that is used again shows the state of its new row, and the row's next cell that of the row")
  func reuse() throws {
    let scene = try TableScene([Array(repeating: 100, count: 40)])
    scene.table.layoutIfNeeded()
    scene.table.selectRow(at: row(0), animated: false, scrollPosition: .none)
    let first = try #require(scene.table.cellForRow(at: row(0)))
    #expect(first.isSelected)
    for offset in stride(from: 100, through: 2_000, by: 100) {
      scene.scroll(to: CGFloat(offset))
      #expect(scene.table.visibleCells.allSatisfy { !$0.isSelected })
    }
    #expect(scene.table.indexPath(for: first) != row(0))
    scene.scroll(to: 0)
    #expect(scene.table.visibleCells.map(\.isSelected) == [true, false, false, false])
  }

  /// Gives the same cell each time, as static tables do.
  private final class StaticSource: TableViewDataSource {
    final class Cell: TableViewCell {
      var calls: [Bool] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        calls.append(selected)
      }
    }
    let cells = [Cell(), Cell()]
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { cells.count }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { cells[indexPath.row] }
  }

  @Test("A cell of the program's own loses its selection with the table's, and is told only of changes")
  func ownCells() throws {
    let table = try fixedTraits().performAsCurrent {
      TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    }
    let source = try fixedTraits().performAsCurrent { StaticSource() }
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(source.cells.allSatisfy { $0.calls.isEmpty })
    table.selectRow(at: row(0), animated: false, scrollPosition: .none)
    table.selectRow(at: row(0), animated: false, scrollPosition: .none)
    table.selectRow(at: row(1), animated: false, scrollPosition: .none)
    #expect(source.cells.map(\.calls) == [[true, false], [true]])
    source.cells[0].isSelected = true
    table.reloadData()
    table.layoutIfNeeded()
    #expect(source.cells.map(\.isSelected) == [false, false])
    table.deselectRow(at: row(1), animated: false)
    #expect(source.cells.map(\.calls) == [[true, false, true, false], [true, false]])
  }

  @Test("Rows that move take their selection along, and cells show it")
  func moves() throws {
    let scene = try TableScene([[50, 50, 50]])
    scene.table.layoutIfNeeded()
    scene.table.selectRow(at: row(0), animated: false, scrollPosition: .none)
    scene.heights = [[50, 50, 50, 50]]
    scene.table.insertRows(at: [row(0)], with: .none)
    scene.table.layoutIfNeeded()
    #expect(scene.table.indexPathForSelectedRow == row(1))
    #expect(scene.table.visibleCells.map(\.isSelected) == [false, true, false, false])
  }

  @Test("Rows that are read again lose their selection, others keep it, and rows that are configured again do")
  func reloads() throws {
    let scene = try TableScene([[50, 50, 50], [50]])
    let table = scene.table
    table.allowsMultipleSelection = true
    table.layoutIfNeeded()
    let last = IndexPath(row: 0, section: 1)
    for path in [row(2), row(0), last] { table.selectRow(at: path, animated: false, scrollPosition: .none) }
    table.reconfigureRows(at: [row(0)])
    table.layoutIfNeeded()
    #expect(table.indexPathsForSelectedRows == [row(2), row(0), last])
    table.reloadRows(at: [row(2)], with: .none)
    table.layoutIfNeeded()
    #expect(table.indexPathsForSelectedRows == [row(0), last])
    #expect(table.visibleCells.map(\.isSelected) == [true, false, false, true])
    table.reloadSections([1], with: .none)
    table.layoutIfNeeded()
    #expect(table.indexPathsForSelectedRows == [row(0)])
    #expect(table.visibleCells.map(\.isSelected) == [true, false, false, false])
  }
}
