import FontMetrics
import LayoutCore
import TableLayout
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Every cell of the corpus made and laid out. The shares are those of spec/interface-builder.md
/// section 11.
@Suite(.enabled(if: NibCorpus.isThere)) struct InterfaceBuilderCorpusTestsOfBuilding {
  private static func traits(_ category: ContentSizeCategory = .large) throws -> TraitCollection {
    TraitCollection(contentSizeCategory: category, typesetting: try Typesetting.bundled(), log: .silent)
  }

  @Test func everyCellIsMadeAndLaidOutAtTwelveSizesAndThreeWidths() throws {
    var count = 0
    for category in ContentSizeCategory.allCases where category != .unspecified {
      let traits = try Self.traits(category)
      for (cell, document) in NibCorpus.cells {
        let built = NibBuilder(cell, in: document).build(traits: traits)
        for width in [320.0, 375, 430] {
          let layout = try built.layOut(width: width)
          #expect(layout.height.isFinite && layout.height >= 0, "\(NibCorpus.name(cell, in: document))")
          count += 1
        }
      }
    }
    #expect(count == NibCorpus.cells.count * 36)
  }

  @Test func nearlyAllCellsAreSupportedWhole() throws {
    let traits = try Self.traits()
    var lines: [String] = []
    var unsupported = 0
    for (cell, document) in NibCorpus.cells {
      let notes = NibBuilder(cell, in: document).build(traits: traits).notes
      #expect(Set(notes).count == notes.count, "a note is there twice: \(NibCorpus.name(cell, in: document))")
      let missing = notes.filter(\.code.isUnsupported)
      unsupported += missing.isEmpty ? 0 : 1
      lines += missing.map {
        "\(NibCorpus.name(cell, in: document)): \($0.code.rawValue) \($0.objectID ?? ""): \($0.message)"
      }
    }
    NibCorpus.report("unsupported", lines)
    #expect(Double(unsupported) <= 0.02 * Double(NibCorpus.cells.count), "\(unsupported)")
  }

  @Test func fewCellsHaveConstraintsThatConflict() throws {
    let traits = try Self.traits()
    var lines: [String] = []
    var (conflicting, count) = (0, 0)
    for (cell, document) in NibCorpus.cells where cell.kind == .tableViewCell {
      count += 1
      let built = NibBuilder(cell, in: document).build(traits: traits)
      // Where a row is too low that is one fault, and what is in it is looked at as high as it
      // needs to be.
      let needed = try CellSizing.rowHeight(for: built.cell, width: 375, separator: built.hasSeparator)
      let layout = try built.layOut(width: 375, height: max(needed, built.fixedHeight ?? 0))
      guard !layout.unsatisfied.isEmpty else { continue }
      conflicting += 1
      lines += layout.unsatisfied.map {
        "\(NibCorpus.name(cell, in: document)): \($0.identifier ?? "") \($0.equation) against \($0.conflictsWith)"
      }
    }
    NibCorpus.report("conflicts", ["\(conflicting) of \(count)"] + lines)
    // The remaining three of 446 also conflict on a phone: a static row has a view that keeps its
    // frame and a constraint that moves it, and in two nibs the edges of nested views are connected
    // twice, or a required width of content is wider than the cell.
    #expect(Double(conflicting) <= 0.02 * Double(count), "\(conflicting) of \(count)")
  }

  @Test func mostCellsComeOutAsXcodeRecordedThem() throws {
    var lines: [String] = []
    var (all, vertical, count) = (0, 0, 0)
    for (cell, document) in NibCorpus.cells {
      let comparison = try Self.comparison(cell, document)
      guard !comparison.isIncomparable else { continue }
      count += 1
      all += comparison.isAsRecorded ? 1 : 0
      vertical += comparison.isAsRecordedVertically ? 1 : 0
      guard !comparison.isAsRecorded else { continue }
      lines.append("\(NibCorpus.name(cell, in: document)) tools \(document.toolsVersion ?? 0) \(cell.contextName)")
      lines += comparison.unsatisfied.map { "    broken \($0.identifier ?? "") \($0.equation)" }
      lines += comparison.differing.map { $0.text }
    }
    NibCorpus.report("frames", ["\(all) and \(vertical) of \(count)"] + lines)
    #expect(Double(all) >= 0.83 * Double(count), "\(all) of \(count)")
    #expect(Double(vertical) >= 0.88 * Double(count), "\(vertical) of \(count)")
  }

  @Test func automaticRowsAreAsHighAsRecorded() throws {
    var lines: [String] = []
    var (right, counts): ([String: Int], [String: Int]) = ([:], [:])
    for (cell, document) in NibCorpus.cells where (document.toolsVersion ?? 0) >= 15_000 {
      let comparison = try Self.comparison(cell, document)
      guard !comparison.isIncomparable, let heights = comparison.rowHeights else { continue }
      let kind = cell.style.map { "\($0)" } ?? "custom"
      counts[kind, default: 0] += 1
      let isRight = abs(heights.laidOut - heights.recorded) <= 1
      right[kind, default: 0] += isRight ? 1 : 0
      if !isRight {
        lines.append("\(NibCorpus.name(cell, in: document)) \(kind) \(heights) tools \(document.toolsVersion ?? 0)")
      }
    }
    NibCorpus.report("rows", ["\(right) of \(counts)"] + lines)
    for (kind, share, least) in [
      ("custom", 0.78, 40), ("default", 0.95, 30), ("value1", 0.95, 4), ("subtitle", 0.9, 1),
    ] {
      let count = counts[kind] ?? 0
      #expect(count >= least, "\(kind): \(count)")
      #expect(Double(right[kind] ?? 0) >= share * Double(count), "\(kind): \(right[kind] ?? 0) of \(count)")
    }
  }

  private static func comparison(_ cell: NibCell, _ document: NibDocument) throws -> NibComparison {
    try NibComparison(canvasOf: cell, in: document, traits: traits())
  }

  @Test func equalitiesHoldInTheRecordedFrames() throws {
    var lines: [String] = []
    var (held, count) = (0, 0)
    for (cell, document) in NibCorpus.cells {
      let traits = NibCanvas(of: document).traits(for: cell, from: try Self.traits())
      let built = NibBuilder(cell, in: document).build(traits: traits)
      let equalities = RecordedEqualities(built)
      count += equalities.all.count
      held += equalities.all.count - equalities.broken.count
      lines += equalities.broken.map {
        "\(NibCorpus.name(cell, in: document)) tools \(document.toolsVersion ?? 0): \($0)"
      }
    }
    NibCorpus.report("equalities", ["\(held) of \(count)"] + lines)
    #expect(Double(held) >= 0.989 * Double(count), "\(held) of \(count)")
  }
}

extension NibCell {
  /// Returns the context of the cell, in a word.
  fileprivate var contextName: String {
    switch context {
    case .nib: "nib"
    case .prototype: "prototype"
    case .staticRow: "static"
    case .collection: "collection"
    }
  }
}

extension NibComparison.Row {
  /// Both frames in a line.
  fileprivate var text: String {
    func numbers(_ frame: NibRect) -> String {
      NibComparison.Side.allCases.map { side in
        let number = (frame[side] * 100).rounded() / 100
        return differing.contains(side) ? "*\(number)" : "\(number)"
      }.joined(separator: " ")
    }
    return "    \(element) \(objectID): recorded \(numbers(recorded)), laid out \(numbers(laidOut))"
  }
}
