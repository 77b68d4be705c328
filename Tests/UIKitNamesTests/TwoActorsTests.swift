import FontMetrics
import Foundation
import LayoutCore
import TableLayout
import Testing
import UIKitNames

/// Cells of two isolation domains at the same time. ThreadSanitizer finds what they share.
@Suite("Cells of two isolation domains")
struct TwoActorsTests {
  /// Texts of one line and of several.
  static let texts = (1...40).map { String(repeating: "A row of text. ", count: $0 % 7 + 1) + "\($0)" }

  @Test("Cells with UIKit's names on the main actor, and with the engine's on another one, have the same heights")
  func heights() async {
    let other = Measurer()
    async let engine = other.heights(of: Self.texts)
    var named: [CGFloat] = []
    for text in Self.texts {
      named.append(await Self.height(of: text))
      await Task.yield()
    }
    let measured = await engine
    #expect(measured == named)
  }

  @Test("Tables of both scroll at the same time")
  func tables() async {
    let other = Measurer()
    async let engine = other.contentHeight(of: Self.texts)
    let named = await Self.contentHeight(of: Self.texts)
    let measured = await engine
    #expect(measured == named)
  }

  @MainActor private static func height(of text: String) -> CGFloat {
    let cell = NamedCell(style: .default, reuseIdentifier: nil)
    cell.label.text = text
    return cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @MainActor private static func contentHeight(of texts: [String]) -> CGFloat {
    let source = NamedSource(texts)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .plain)
    table.register(NamedCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.layoutIfNeeded()
    for row in texts.indices { table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false) }
    table.layoutIfNeeded()
    return table.contentSize.height
  }
}

/// Measures the engine's own cells, in its own domain.
private actor Measurer {
  func heights(of texts: [String]) -> [CGFloat] {
    texts.map { text in
      let cell = EngineCell(style: .default, reuseIdentifier: nil)
      cell.label.text = text
      return cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
  }

  func contentHeight(of texts: [String]) -> CGFloat {
    let source = EngineSource(texts)
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .plain)
    table.register(EngineCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.layoutIfNeeded()
    for row in texts.indices { table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false) }
    table.layoutIfNeeded()
    return table.contentSize.height
  }
}

private final class NamedCell: UITableViewCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor private final class NamedSource: UITableViewDataSource {
  let texts: [String]
  init(_ texts: [String]) { self.texts = texts }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? NamedCell)?.label.text = texts[indexPath.row]
    return cell
  }
}

private final class EngineCell: TableViewCell {
  let label = Label()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  required convenience init(registeredAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }
}

private final class EngineSource: TableViewDataSource {
  let texts: [String]
  init(_ texts: [String]) { self.texts = texts }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { texts.count }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? EngineCell)?.label.text = texts[indexPath.row]
    return cell
  }
}
