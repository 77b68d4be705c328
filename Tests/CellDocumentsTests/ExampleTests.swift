import FontMetrics
import Foundation
import LayoutCore
import Testing

@testable import CellDocuments

/// A cell of `Examples/`, with the values of one row if it is a table's.
struct ExampleCell: Sendable, CustomTestStringConvertible {
  let name: String
  let document: CellDocument
  let row: TableRow?
  let hasSeparator: Bool

  var testDescription: String { name }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Examples")

  /// Every cell document, and every row of every table document.
  static let all: [ExampleCell] = {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().flatMap { name -> [ExampleCell] in
      let path = folder.appending(path: name).path
      if let cell = try? CellDocument(path: path) {
        return [ExampleCell(name: name, document: cell, row: nil, hasSeparator: cell.cell.hasSeparator)]
      }
      guard let table = try? TableDocument(path: path) else { return [] }
      return table.sections.enumerated().flatMap { section, description in
        (0..<description.rows.count).compactMap { index in
          guard let row = try? table.row(at: index, in: section), let cell = table.cells[row.cell] else { return nil }
          return ExampleCell(
            name: "\(name) \(section).\(index)", document: cell, row: row, hasSeparator: table.table.hasSeparators)
        }
      }
    }
  }()
}

@Suite("The cells of Examples/")
struct ExampleTests {
  @Test("Every document is read, and every row of every table")
  func documents() throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: ExampleCell.folder.path)
      .filter { $0.hasSuffix(".yaml") }.sorted()
    var rows = 0
    for name in names {
      let path = ExampleCell.folder.appending(path: name).path
      let text = try String(contentsOfFile: path, encoding: .utf8)
      guard text.contains("\nsections:") else {
        _ = try CellDocument(path: path)
        rows += 1
        continue
      }
      rows += try TableDocument(path: path).sections.reduce(0) { $0 + $1.rows.count }
    }
    #expect(ExampleCell.all.count == rows)
    #expect(rows > 30)
  }

  @Test(
    "At every text size, three widths and both directions nothing overlaps, nothing is cut, nothing is left open",
    arguments: ExampleCell.all)
  func layouts(example: ExampleCell) throws {
    let typesetting = try Typesetting.bundled()
    for direction in LayoutDirection.allCases {
      for category in ContentSizeCategory.allCases {
        let traits = TraitCollection(
          contentSizeCategory: category, layoutDirection: direction, typesetting: typesetting, log: .silent)
        let cell = RowCell(try CellBuilder(example.document).build(traits: traits))
        if let row = example.row { cell.show(row) }
        for width in [320.0, 375, 430] {
          let place = "\(category.shortName) \(width) \(direction)"
          let layout = try CellSizing.layOut(cell.cell, width: width, separator: example.hasSeparator)
          #expect(layout.unsatisfied == [], "\(place)")
          #expect(layout.ambiguous == [], "\(place)")
          #expect(Self.faults(in: cell.cell) == [], "\(place)")
        }
      }
    }
  }

  /// Half a pixel at the scale of 3.
  private static let tolerance = 1.0 / 6
  /// A pixel, and a little: lines whose distance is a system spacing touch to the pixel.
  private static let pixel = 1.0 / 3 + 1e-6

  /// What a person would see go wrong.
  private static func faults(in view: View) -> [String] {
    let shown = view.subviews.filter { !$0.isHidden && $0.frame.width > 0 && $0.frame.height > 0 }
    var faults: [String] = []
    for (index, subview) in shown.enumerated() {
      if !view.bounds.insetBy(dx: -tolerance, dy: -tolerance).contains(subview.frame) {
        faults.append("\(name(subview)) at \(subview.frame) reaches out of \(view.bounds.size)")
      }
      for other in shown.dropFirst(index + 1) {
        let overlap = subview.frame.intersection(other.frame).size
        guard overlap.width > pixel, overlap.height > pixel else { continue }
        faults.append("\(name(subview)) overlaps \(name(other)) by \(overlap.width) x \(overlap.height)")
      }
      faults += cutText(of: subview) + self.faults(in: subview)
    }
    return faults
  }

  private static func cutText(of view: View) -> [String] {
    let (height, needed) = (view.bounds.height, view.sizeThatFits(CGSize(width: view.bounds.width, height: 0)).height)
    let fault = "\(name(view)) is cut: it needs \(needed) and has \(height)"
    switch view {
    case let label as Label where label.numberOfLines == 0 && label.text?.isEmpty == false:
      let isCut = label.textLayout(in: label.bounds.size).isTruncated
      return isCut || needed > height + tolerance ? [fault] : []
    case is TextView: return needed > height + tolerance ? [fault] : []
    default: return []
    }
  }

  private static func name(_ view: View) -> String { view.accessibilityIdentifier ?? "\(type(of: view))" }
}
