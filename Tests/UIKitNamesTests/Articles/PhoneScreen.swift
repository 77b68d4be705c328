import FontMetrics
import Foundation
import LayoutCore
import Synchronization
import TableLayout
import TextLayout
import UIKitNames

/// A phone's screen on which a controller is shown, with what it writes to the console.
@MainActor final class PhoneScreen {
  let window: UIWindow
  let traits: TraitCollection
  private let lines: Lines

  /// Shows a controller.
  init(
    _ controller: UIViewController, category: ContentSizeCategory = .large, width: CGFloat = 375, height: CGFloat = 667,
    direction: LayoutDirection = .leftToRight, era: Era = .iOS17
  ) throws {
    lines = Lines()
    traits = try Self.traits(category, direction: direction, era: era, lines: lines)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.setTraits(traits)
    traits.performAsCurrent {
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }
  }

  /// The log, with a message for each element.
  var log: [String] { lines.all }

  /// Does something in the surroundings of the screen, and lays it out again.
  func perform(_ body: () -> Void) {
    traits.performAsCurrent {
      body()
      window.layoutIfNeeded()
    }
  }

  nonisolated static func traits(
    _ category: ContentSizeCategory = .large, direction: LayoutDirection = .leftToRight, era: Era = .iOS17
  ) throws -> TraitCollection {
    try traits(category, direction: direction, era: era, lines: nil)
  }

  nonisolated private static func traits(
    _ category: ContentSizeCategory, direction: LayoutDirection, era: Era, lines: Lines?
  ) throws -> TraitCollection {
    var traits = TraitCollection(
      contentSizeCategory: category, layoutDirection: direction, typesetting: try Typesetting.bundled(),
      log: lines.map { lines in LayoutLog { lines.append($0) } } ?? .silent)
    traits.layoutMetrics = LayoutMetrics(era: era)
    return traits
  }

  /// Messages from wherever they come.
  private final class Lines: Sendable {
    private let stored = Mutex<[String]>([])
    var all: [String] { stored.withLock { $0 } }
    func append(_ line: String) { stored.withLock { $0.append(line) } }
  }
}

/// A table of cells that a test makes, one for each row.
final class CellsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView: UITableView
  private let count: Int
  private let make: (IndexPath) -> UITableViewCell
  /// The requested rows, in order.
  var asked: [Int] = []
  var height: ((IndexPath) -> CGFloat)?
  var estimate: ((IndexPath) -> CGFloat)?
  var willDisplay: ((UITableViewCell, IndexPath) -> Void)?
  var sectionTitle: String?

  init(_ count: Int = 1, style: UITableView.Style = .plain, _ make: @escaping (IndexPath) -> UITableViewCell) {
    self.count = count
    self.make = make
    tableView = UITableView(frame: .zero, style: style)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath.row)
    return make(indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height?(indexPath) ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    estimate?(indexPath) ?? tableView.estimatedRowHeight
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    willDisplay?(cell, indexPath)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sectionTitle }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { sectionTitle }

  /// Returns the height of a row in the table.
  func rowHeight(_ row: Int = 0) -> CGFloat { tableView.rectForRow(at: IndexPath(row: row, section: 0)).height }
}

extension PhoneScreen {
  /// The height of a row whose cell is made in the surroundings given.
  static func height(
    of make: @escaping () -> UITableViewCell, category: ContentSizeCategory = .large, width: CGFloat = 375,
    direction: LayoutDirection = .leftToRight, era: Era = .iOS17
  ) throws -> CGFloat {
    let controller = CellsController { _ in make() }
    let screen = try PhoneScreen(controller, category: category, width: width, direction: direction, era: era)
    return withExtendedLifetime(screen) { controller.rowHeight() }
  }
}
