import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import Testing

/// Compares cells with `Scripts/oracles/cell_oracle.py`, which knows the rules and none of the
/// code.
@Suite("Cells as an outside oracle has them")
struct CellOracleTests {
  struct Oracle: Decodable {
    let cases: [Case]
  }

  struct Case: Decodable, Sendable, CustomStringConvertible {
    let cell: String
    let category: String
    let scale: Double
    let lines: Int
    let height: Double
    /// By name: top and height in the content view, before rounding.
    let views: [String: [Double]]

    var description: String { "\(cell) \(category) @\(Int(scale))x, \(lines) lines" }
  }

  private func cases() throws -> [Case] {
    let url = try #require(
      Bundle.module.url(forResource: "cell-oracle", withExtension: "json", subdirectory: "Resources"))
    return try JSONDecoder().decode(Oracle.self, from: Data(contentsOf: url)).cases
  }

  private func cell(of row: Case) throws -> TableViewCell {
    let traits = try realTraits(category: ContentSizeCategory.named(row.category), scale: row.scale)
    let text = Array(repeating: "x", count: row.lines).joined(separator: "\n")
    switch row.cell {
    case "artist": return try fonted(Artistry.artist(image: CGSize(width: 200, height: 120), bio: text, in: traits))
    case "work": return try fonted(Artistry.work(image: CGSize(width: 200, height: 150), info: text, in: traits).cell)
    default:
      let styles: [String: TableViewCell.CellStyle] = ["subtitle": .subtitle, "value1": .value1]
      let cell = builtInCell(styles[row.cell] ?? .default, text, nil, in: traits, lines: 0)
      if styles[row.cell] != nil { cell.detailTextLabel?.text = "y" }
      if row.cell == "switch" {
        cell.accessoryView = Switch()
        cell.accessoryView?.accessibilityIdentifier = "switch"
      }
      return cell
    }
  }

  /// The tutorial's fonts: headline for names, body for the text, footnote for the text view.
  private func fonted(_ cell: TableViewCell) throws -> TableViewCell {
    let traits = cell.traitCollection
    for view in cell.contentView.subviews {
      let style: TextStyle = view.accessibilityIdentifier == "bio" ? .body : .headline
      (view as? Label)?.font = try traits.fonts.preferredFont(for: style, category: traits.contentSizeCategory)
      (view as? TextView)?.font = try traits.fonts.preferredFont(for: .footnote, category: traits.contentSizeCategory)
    }
    return cell
  }

  @Test("Heights of rows, and where views stand before they are moved to pixels")
  func comparison() throws {
    var compared = 0
    for row in try cases() {
      let layout = try CellSizing.layOut(try cell(of: row), width: 375)
      #expect(abs(layout.height - row.height) < 1e-9, "\(row): \(layout.height) for \(row.height)")
      for (name, place) in row.views {
        let frame = try #require(layout[name]?.unroundedFrame, "\(row): \(name)")
        let isNear = abs(frame.minY - place[0]) < 1e-5 && abs(frame.height - place[1]) < 1e-5
        #expect(isNear, "\(row): \(name) \(frame) for \(place)")
        compared += 1
      }
    }
    // 12 categories, 2 scales; 2 numbers of lines of four built-in cells with 1, 2, 2 and 2 views,
    // and of two others with 3 each.
    #expect(compared == 12 * 2 * (2 * 7 + 2 * 6))
  }
}
