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

  /// All documents, as paths within the folder, except for those with intended faults, or with keys
  /// instead of text.
  static let names: [String] =
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".yaml") && !$0.hasPrefix("Audit/") && !others.contains($0) }.sorted()

  /// The README's cell, which is cut, and a file that is about cells and describes none.
  private static let others: Set<String> = ["notifications.yaml", "Recipes/strut-nib.yaml"]

  static func path(_ name: String) -> String { folder.appending(path: name).path }

  /// Returns the cell, or the table or collection view, of a document.
  static func document(_ name: String) throws -> DescribedDocument { try DescribedDocument(path: path(name)) }

  /// The documents of collection views.
  static let collections: [String] = names.filter { name in
    if case .table(let table)? = try? document(name) { table.isCollection } else { false }
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
    var (cells, tables, collections, rows) = (0, 0, 0, 0)
    for name in ExampleDocuments.names {
      guard case .table(let table) = try ExampleDocuments.document(name) else {
        cells += 1
        continue
      }
      if table.isCollection { collections += 1 } else { tables += 1 }
      rows += table.sections.reduce(0) { $0 + $1.rows.count }
    }
    #expect((cells, tables, collections) == (6, 7, 4))
    #expect(rows > 60)
  }

  @Test(
    "At every text size, three widths and both directions nothing overlaps, nothing is cut, nothing is left open",
    arguments: ExampleDocuments.names)
  func layouts(name: String) throws {
    let messages = LoggedMessages()
    for traits in try ExampleDocuments.surroundings(log: messages.log) {
      switch try ExampleDocuments.document(name) {
      case .table(let table) where table.isCollection: try checkCollection(table, traits)
      case .table(let table): try checkTable(table, traits)
      case .cell(let cell):
        let built = try CellBuilder(cell).build(traits: traits)
        for width in ExampleDocuments.widths {
          try check(built.cell, width: width, separator: built.document.cell.hasSeparator)
        }
      }
    }
    #expect(messages.all == [])
  }

  private func checkTable(_ document: TableDocument, _ traits: TraitCollection) throws {
    var document = document
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

  private func checkCollection(_ document: TableDocument, _ traits: TraitCollection) throws {
    for width in ExampleDocuments.widths {
      var document = document
      // All of it shows at once; the examples have no lengths in fractions of the height.
      (document.table.width, document.table.height) = (width, 30_000)
      let built = try CollectionBuilder(document).build(traits: traits)
      let view = built.view
      view.layoutIfNeeded()
      #expect(view.contentSize.height < 30_000)
      #expect(VisibleFaults.all(in: view) == [], "\(VisibleFaults.place(view))")
      #expect(view.visibleCells.count == document.sections.reduce(0) { $0 + $1.rows.count })
      #expect(view.brokenConstraints.isEmpty && built.source.problems.isEmpty)
      guard width == 375, ExampleDocuments.closely.contains(traits.contentSizeCategory) else { continue }
      for cell in view.visibleCells {
        #expect(cell.layOut().ambiguities.map(\.view.displayName) == [], "\(VisibleFaults.place(cell))")
      }
      let (layout, problems) = try CollectionBuilder(document).layOut(traits: traits)
      #expect(layout.findings.map(\.description) == [] && problems == [])
    }
  }

  private func check(_ cell: TableViewCell, width: Double, separator: Bool) throws {
    #expect(try VisibleFaults.laidOut(cell, width: width, separator: separator) == [], "\(VisibleFaults.place(cell))")
    guard width == 375, ExampleDocuments.closely.contains(cell.traitCollection.contentSizeCategory) else { return }
    let layout = try CellSizing.layOut(cell, width: width, separator: separator)
    #expect(layout.unsatisfied == [] && layout.ambiguous == [], "\(VisibleFaults.place(cell))")
    #expect(
      try CellSizing.findings(for: cell, width: width, separator: separator) == [], "\(VisibleFaults.place(cell))")
  }

  @Test("From right to left, the items of a list or compositional layout lie as far from the other side")
  func mirroredItems() throws {
    for name in ExampleDocuments.collections {
      let document = try TableDocument(path: ExampleDocuments.path(name))
      guard document.collection?.name != "flow" else { continue }
      let frames = try LayoutDirection.allCases.map { direction in
        let traits = TraitCollection(layoutDirection: direction, typesetting: try Typesetting.bundled(), log: .silent)
        return try CollectionBuilder(document).layOut(traits: traits).layout.sections.flatMap { $0.items.map(\.frame) }
      }
      for (frame, other) in zip(frames[0], frames[1]) {
        #expect(abs(frame.minX - (CGFloat(document.table.width) - other.maxX)) < 1, "\(name)")
        #expect(frame.minY == other.minY && frame.height == other.height, "\(name)")
      }
    }
  }

  @Test("From right to left, every view lies as far from the other side", arguments: ExampleDocuments.names)
  func mirrored(name: String) throws {
    guard case .cell(let document) = try ExampleDocuments.document(name) else { return }
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
