import CellDocuments
import FontMetrics
import Foundation
import LayoutCore
import Synchronization
import TableLayout
import Testing

/// The documents of `Examples/`.
enum ExampleDocuments {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples")

  /// All documents, as paths within the folder, except for those with intended faults, with keys
  /// instead of text, or of collection views.
  static let names: [String] =
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [])
    .filter {
      $0.hasSuffix(".yaml") && !$0.hasPrefix("Audit/") && !$0.hasPrefix("Collections/") && !others.contains($0)
    }.sorted()

  /// The README's cell, which is cut, and a file that is about cells and describes none.
  private static let others: Set<String> = ["notifications.yaml", "Recipes/strut-nib.yaml"]

  static func path(_ name: String) -> String { folder.appending(path: name).path }

  static func isTable(_ name: String) throws -> Bool {
    try String(contentsOfFile: path(name), encoding: .utf8).contains("\nsections:")
  }

  static let widths: [Double] = [320, 375, 430]

  /// The sizes for thorough checks, which take longer: the smallest, the default and the largest
  /// text size.
  static let closely: [ContentSizeCategory] = [.extraSmall, .large, .accessibilityExtraExtraExtraLarge]

  /// The traits at every text size and in both directions: 24. UIKit's messages go to `log`.
  static func surroundings(log: LayoutLog = .silent) throws -> [TraitCollection] {
    let typesetting = try Typesetting.bundled()
    return LayoutDirection.allCases.flatMap { direction in
      ContentSizeCategory.allCases.map { category in
        TraitCollection(contentSizeCategory: category, layoutDirection: direction, typesetting: typesetting, log: log)
      }
    }
  }
}

/// The log.
final class LoggedMessages: Sendable {
  private let stored = Mutex<[String]>([])
  var all: [String] { stored.withLock { $0 } }
  var log: LayoutLog { LayoutLog { message in self.stored.withLock { $0.append(message) } } }
}

@Suite("The documents of Examples/")
struct DocumentExampleTests {
  @Test("All are read: cells, and tables with every row, in languages of both directions")
  func documents() throws {
    var (cells, tables, rows) = (0, 0, 0)
    for name in ExampleDocuments.names {
      if try ExampleDocuments.isTable(name) {
        tables += 1
        rows += try TableDocument(path: ExampleDocuments.path(name)).sections.reduce(0) { $0 + $1.rows.count }
      } else {
        cells += 1
        _ = try CellDocument(path: ExampleDocuments.path(name))
      }
    }
    #expect((cells, tables) == (6, 7))
    #expect(rows > 50)
  }

  @Test(
    "At every text size, three widths and both directions nothing overlaps, nothing is cut, nothing is left open",
    arguments: ExampleDocuments.names)
  func layouts(name: String) throws {
    let messages = LoggedMessages()
    for traits in try ExampleDocuments.surroundings(log: messages.log) {
      if try ExampleDocuments.isTable(name) {
        try checkTable(name, traits)
      } else {
        let built = try CellBuilder(CellDocument(path: ExampleDocuments.path(name))).build(traits: traits)
        for width in ExampleDocuments.widths {
          try check(built.cell, width: width, separator: built.document.cell.hasSeparator)
        }
      }
    }
    #expect(messages.all == [])
  }

  private func checkTable(_ name: String, _ traits: TraitCollection) throws {
    var document = try TableDocument(path: ExampleDocuments.path(name))
    // All of it shows at once.
    document.table.height = 30_000
    let built = try TableBuilder(document).build(traits: traits)
    let table = built.table
    for width in ExampleDocuments.widths {
      table.frame.size.width = CGFloat(width)
      table.layoutIfNeeded()
      #expect(table.contentSize.height < 30_000)
      #expect(VisibleFaults.all(in: table) == [], "\(VisibleFaults.place(table))")
      #expect(table.visibleCells.count == document.sections.reduce(0) { $0 + $1.rows.count })
      guard width == 375, ExampleDocuments.closely.contains(traits.contentSizeCategory) else { continue }
      for cell in table.visibleCells {
        let frame = cell.frame
        try check(cell, width: Double(frame.width), separator: document.table.hasSeparators)
        #expect(cell.frame == frame, "\(VisibleFaults.place(cell))")
      }
    }
    #expect(built.source.problems.isEmpty)
  }

  private func check(_ cell: TableViewCell, width: Double, separator: Bool) throws {
    #expect(try VisibleFaults.laidOut(cell, width: width, separator: separator) == [], "\(VisibleFaults.place(cell))")
    guard width == 375, ExampleDocuments.closely.contains(cell.traitCollection.contentSizeCategory) else { return }
    let layout = try CellSizing.layOut(cell, width: width, separator: separator)
    #expect(layout.unsatisfied == [] && layout.ambiguous == [], "\(VisibleFaults.place(cell))")
    #expect(
      try CellSizing.findings(for: cell, width: width, separator: separator) == [], "\(VisibleFaults.place(cell))")
  }

  @Test("Turned round, every view lies as far from the other side", arguments: ExampleDocuments.names)
  func mirrored(name: String) throws {
    guard try !ExampleDocuments.isTable(name) else { return }
    let document = try CellDocument(path: ExampleDocuments.path(name))
    for traits in try ExampleDocuments.surroundings()
    where traits.layoutDirection == .leftToRight && ExampleDocuments.closely.contains(traits.contentSizeCategory) {
      var turned = traits
      turned.layoutDirection = .rightToLeft
      let layouts = try [traits, turned].map { try CellBuilder(document).build(traits: $0).layOut(width: 375) }
      for (view, other) in zip(layouts[0].views, layouts[1].views) {
        #expect(abs(view.unroundedFrame.minX - (375 - other.unroundedFrame.maxX)) < 1e-6, "\(view.name)")
        #expect(view.frame.minY == other.frame.minY && view.frame.height == other.frame.height, "\(view.name)")
      }
    }
  }
}
