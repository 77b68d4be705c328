import Foundation
import LayoutCore
import Testing
import UIKitNames

/// A table in a controller's view that extends behind a navigation bar.
@MainActor @Suite("A table below a navigation bar")
struct TableBelowBarTests {
  private final class Cell: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Controller: UIViewController, UITableViewDataSource {
    let table = UITableView()

    override func viewDidLoad() {
      super.viewDidLoad()
      table.register(Cell.self, forCellReuseIdentifier: "Cell")
      table.dataSource = self
      table.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(table)
      NSLayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: view.topAnchor), table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    }
  }

  @Test("The rows begin below the bar, so that its safe area does not extend into them")
  func rows() throws {
    let controller = Controller()
    let screen = try PhoneScreen(UINavigationController(rootViewController: controller))
    #expect(controller.table.contentOffset.y == -44)
    let cells = controller.table.visibleCells.compactMap { $0 as? Cell }
    #expect(cells.count == 2)
    for cell in cells { #expect(abs(cell.label.frame.minY - cell.contentView.layoutMargins.top) < 0.01) }
    #expect(screen.log == [])
  }
}
