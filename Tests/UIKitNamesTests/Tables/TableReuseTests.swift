import LayoutCore
import TableLayout
import Testing
import UIKitNames

@MainActor @Suite("Tables with the program's own cells")
struct TableReuseTests {
  private final class Row: UITableViewCell {
    static var made = 0
    let label = UILabel()
    private(set) var reuses = 0
    private(set) var selections: [Bool] = []

    override init(style: CellStyle, reuseIdentifier: String?) {
      Self.made += 1
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.heightAnchor.constraint(equalToConstant: 30),
      ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      selections.append(selected)
    }
  }

  private final class Header: UITableViewHeaderFooterView { var mine = 7 }

  private final class Source: UITableViewDataSource, UITableViewDelegate {
    private(set) var shown: [IndexPath] = []
    private(set) var selected: [IndexPath] = []
    private(set) var scrolls = 0

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      (cell as? Row)?.label.text = "\(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
      view?.textLabel?.text = "Section"
      return view
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      shown.append(indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  private static func table(_ source: Source) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "head")
    (table.dataSource, table.delegate) = (source, source)
    table.layoutIfNeeded()
    return table
  }

  private static func scroll(_ table: UITableView) {
    for row in [100, 499, 3, 250, 0] {
      table.scrollToRow(at: IndexPath(row: row, section: row % 2), at: .top, animated: false)
      table.layoutIfNeeded()
    }
  }

  @Test("A registered class is created with its own initializer, and few of it serve many rows")
  func creation() throws {
    let source = Source()
    let former = Row.made
    let table = Self.table(source)
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Row)
    #expect(first.reuseIdentifier == "row" && first.detailTextLabel != nil && first.label.text == "0")
    #expect(abs(table.rectForRow(at: IndexPath(row: 1, section: 0)).height - 50.333) < 0.001)
    #expect(first.superview === table && first.contentView.superview === first)
    let visible = table.visibleCells.count
    Self.scroll(table)
    #expect(Row.made - former <= 3 * visible && table.visibleCells.allSatisfy { $0 is Row })
    #expect(source.scrolls > 0 && source.shown.contains(IndexPath(row: 250, section: 0)))
    #expect((table.headerView(forSection: 0) as? Header)?.mine == 7)
  }

  @Test("A reused cell is the same object, which was prepared and keeps its state")
  func reuse() {
    let source = Source()
    let table = Self.table(source)
    Self.scroll(table)
    let rows = table.visibleCells.compactMap { $0 as? Row }
    #expect(rows.contains { $0.reuses > 0 })
    #expect(rows.allSatisfy { $0.label.superview === $0.contentView })
    #expect(rows.map { $0.label.text } == rows.map { table.indexPath(for: $0).map { "\($0.row)" } })
  }

  @Test("What a person selects is told to the delegate and to the cell")
  func selection() throws {
    let source = Source()
    let table = Self.table(source)
    let path = IndexPath(row: 1, section: 0)
    table.strutTable.userSelectRow(at: path)
    let cell = try #require(table.cellForRow(at: path) as? Row)
    #expect(source.selected == [path] && cell.isSelected && cell.selections.last == true)
    #expect(table.indexPathForSelectedRow == path)
    table.deselectRow(at: path, animated: true)
    #expect(!cell.isSelected && cell.selections.last == false && source.selected == [path])
  }

  /// Objects that are to be released with their table.
  private struct Held {
    weak var table: UITableView?
    weak var engine: TableView?
    weak var cell: UITableViewCell?
    weak var label: UILabel?
    weak var header: UIView?

    var isGone: Bool { table == nil && engine == nil && cell == nil && label == nil && header == nil }
  }

  @Test("A table is released with its cells and headers, and so is what they contain", arguments: [true, false])
  func release(isScrolled: Bool) {
    func use() -> Held {
      let source = Source()
      let table = Self.table(source)
      if isScrolled { Self.scroll(table) }
      let cell = table.visibleCells.first
      let held = Held(
        table: table, engine: table.strutTable, cell: cell, label: (cell as? Row)?.label,
        header: table.headerView(forSection: 0))
      #expect(!held.isGone && held.cell != nil && held.header != nil)
      return held
    }
    #expect(use().isGone)
  }

  /// Cells that inset the frame that the table gives them.
  private final class Card: UITableViewCell {
    override var frame: CGRect {
      get { super.frame }
      set { super.frame = newValue.inset(by: UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)) }
    }
  }

  private final class Rows: UITableViewDataSource {
    var count: Int
    init(_ count: Int) { self.count = count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell()
      cell.textLabel?.text = "x"
      return cell
    }
  }

  @Test("A cell that changes its frame keeps the place of its row")
  func cards() throws {
    let rows = Rows(2)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    table.register(Card.self, forCellReuseIdentifier: "c")
    table.dataSource = rows
    table.layoutIfNeeded()
    table.layoutIfNeeded()
    let path = IndexPath(row: 1, section: 0)
    #expect(table.rectForRow(at: path) == CGRect(x: 0, y: 44, width: 375, height: 44))
    #expect(table.cellForRow(at: path)?.frame == CGRect(x: 10, y: 48, width: 355, height: 36))
  }

  /// A table that is as high as its content.
  private final class FittingTable: UITableView {
    private(set) var changes = 0
    override var contentSize: CGSize {
      didSet {
        changes += 1
        invalidateIntrinsicContentSize()
      }
    }
    override var intrinsicContentSize: CGSize {
      layoutIfNeeded()
      return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
  }

  @Test("A table that overrides its content size is as high as its rows")
  func fitting() {
    let (rows, table, outer) = (Rows(3), FittingTable(), UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500)))
    table.dataSource = rows
    table.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: outer.topAnchor),
      table.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(table.frame == CGRect(x: 0, y: 0, width: 300, height: 132) && table.changes > 0)
    rows.count = 5
    table.reloadData()
    outer.layoutIfNeeded()
    #expect(table.frame.height == 220)
  }
}
