import Testing
import UIKitNames

@MainActor @Suite("Table controllers, diffable data sources and configurations of cells")
struct TableControllerTests {
  private final class Settings: UITableViewController {
    private(set) var scrolls = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
      tableView.rowHeight = 60
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
      cell.textLabel?.text = ["Wi-Fi", "Bluetooth"][indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Network" }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  @Test("A table controller is its table's data source and delegate, and both are released")
  func controller() throws {
    func use() throws -> (() -> UIViewController?, () -> UIView?) {
      let settings = Settings(style: .grouped)
      settings.view.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
      let table = try #require(settings.tableView)
      table.layoutIfNeeded()
      #expect(table.dataSource === settings && table.delegate === settings && settings.view === table)
      #expect(table.visibleCells.map { $0.textLabel?.text } == ["Wi-Fi", "Bluetooth"])
      #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 60)
      #expect(table.headerView(forSection: 0)?.textLabel?.text == "NETWORK")
      settings.setEditing(true, animated: false)
      #expect(table.isEditing && table.visibleCells.allSatisfy(\.isEditing))
      table.contentOffset.y = 5
      #expect(settings.scrolls == 1)
      return ({ [weak settings] in settings }, { [weak table] in table })
    }
    let (settings, table) = try use()
    #expect(settings() == nil && table() == nil)
  }

  @Test("Snapshots change the rows, and only new, reloaded and reconfigured ones are provided again")
  func diffable() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    var provided: [String] = []
    let source = UITableViewDiffableDataSource<String, String>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "c", for: path)
      cell.textLabel?.text = item
      provided.append(item)
      return cell
    }
    func expect(_ titles: [String], provided expected: [String], line: Int = #line) {
      table.layoutIfNeeded()
      #expect(table.visibleCells.map { $0.textLabel?.text } == titles, "line \(line)")
      #expect(provided == expected, "line \(line)")
      provided = []
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems(["1", "2", "3", "4"], toSection: "A")
    snapshot.appendItems(["5", "6"])
    source.apply(snapshot, animatingDifferences: false)
    expect(["1", "2", "3", "4", "5", "6"], provided: ["1", "2", "3", "4", "5", "6"])
    snapshot.moveItem("4", beforeItem: "1")
    snapshot.deleteItems(["2"])
    snapshot.appendItems(["7"], toSection: "A")
    snapshot.moveItem("6", afterItem: "3")
    source.apply(snapshot)
    expect(["4", "1", "3", "6", "7", "5"], provided: ["7"])
    snapshot.moveSection("B", beforeSection: "A")
    snapshot.reloadItems(["5"])
    snapshot.insertSections(["C"], afterSection: "B")
    snapshot.appendItems(["8"], toSection: "C")
    source.apply(snapshot)
    expect(["5", "8", "4", "1", "3", "6", "7"], provided: ["5", "8"])
    #expect(table.numberOfSections == 3)
    snapshot = source.snapshot()
    snapshot.deleteSections(["A"])
    snapshot.reconfigureItems(["8"])
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 1))
    source.apply(snapshot)
    expect(["5", "8"], provided: ["8"])
    #expect(cell != nil && table.cellForRow(at: IndexPath(row: 0, section: 1)) === cell)
    #expect(source.indexPath(for: "8") == IndexPath(row: 0, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == "5")
  }

  private struct Mine: UIContentConfiguration {
    var height: CGFloat
    var isSelected = false
    func makeContentView() -> any UIView & UIContentView { MineView(self) }
    func updated(for state: any UIConfigurationState) -> Mine {
      Mine(height: height, isSelected: (state as? UICellConfigurationState)?.isSelected ?? false)
    }
  }

  private final class MineView: UIView, UIContentView {
    static var made = 0
    var configuration: any UIContentConfiguration { didSet { show() } }
    private let box = UIView()
    private lazy var height = box.heightAnchor.constraint(equalToConstant: 0)

    init(_ mine: Mine) {
      configuration = mine
      super.init(frame: .zero)
      Self.made += 1
      box.translatesAutoresizingMaskIntoConstraints = false
      addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: topAnchor), box.bottomAnchor.constraint(equalTo: bottomAnchor),
        box.leadingAnchor.constraint(equalTo: leadingAnchor), box.trailingAnchor.constraint(equalTo: trailingAnchor),
        height,
      ])
      show()
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    private func show() { height.constant = (configuration as? Mine)?.height ?? 0 }
  }

  private final class StateCell: UITableViewCell {
    private(set) var states: [Bool] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state.isSelected)
      var content = defaultContentConfiguration().updated(for: state)
      content.text = state.isSelected ? "Selected\nwith a line" : "Not"
      contentConfiguration = content
    }
  }

  private final class Source: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      if indexPath.row == 0 { return StateCell(style: .default, reuseIdentifier: nil) }
      let cell = UITableViewCell()
      if indexPath.row == 1 {
        cell.contentConfiguration = Mine(height: 61)
      } else {
        cell.configurationUpdateHandler = { cell, state in
          cell.textLabel?.text = state.isSelected ? "on" : "off"
          cell.accessoryType = state.isSelected ? .checkmark : .none
        }
      }
      return cell
    }
  }

  @Test("Configurations follow the state of their cells, and determine the heights of rows")
  func configurations() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    let source = Source()
    table.dataSource = source
    table.allowsMultipleSelection = true
    table.layoutIfNeeded()
    let paths = (0..<3).map { IndexPath(row: $0, section: 0) }
    let before = table.rectForRow(at: paths[0]).height
    #expect(abs(table.rectForRow(at: paths[1]).height - 61.333) < 0.001 && MineView.made == 1)
    for path in paths { table.selectRow(at: path, animated: false, scrollPosition: .none) }
    table.layoutIfNeeded()
    let cells = try paths.map { try #require(table.cellForRow(at: $0)) }
    #expect((cells[0] as? StateCell)?.states == [false, true])
    #expect(table.rectForRow(at: paths[0]).height > before + 20)
    #expect((cells[1].contentConfiguration as? Mine)?.isSelected == true && MineView.made == 1)
    #expect(cells[2].textLabel?.text == "on" && cells[2].accessoryType == .checkmark)
  }
}
