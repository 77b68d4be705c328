import FontMetrics
import Foundation
import LayoutCore
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Every file of the corpus read, and what is read counted against the plain elements of the files.
@Suite(.enabled(if: NibCorpus.isThere)) struct InterfaceBuilderCorpusTestsOfReading {
  @Test func everyFileIsReadOrRefusedWithItsReason() throws {
    var counts: [String: Int] = [:]
    for path in NibCorpus.paths {
      do throws(NibError) {
        _ = try NibDocument(path: "\(NibCorpus.folder ?? "")/\(path)")
        counts["read", default: 0] += 1
      } catch {
        counts[error.code.rawValue, default: 0] += 1
        #expect(error.isSkipped && error.position != nil, "\(error)")
      }
    }
    NibCorpus.report("read", counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
    #expect(counts["read", default: 0] >= NibCorpus.paths.count * 98 / 100)
    #expect(counts.values.reduce(0, +) == NibCorpus.paths.count && counts.count <= 2)
  }

  @Test func unknownNamesAreFew() throws {
    var lines: [String] = []
    for (cell, document) in NibCorpus.cells {
      for note in cell.notes where note.code == .unknownElement || note.code == .unknownAttribute {
        lines.append("\(NibCorpus.name(cell, in: document)): \(note.message)")
      }
      #expect(Set(cell.notes).count == cell.notes.count)
    }
    NibCorpus.report("unknown-names", lines)
    #expect(lines.count <= NibCorpus.cells.count / 100, "\(lines)")
  }

  @Test func whatIsReadIsWhatStandsInTheFile() throws {
    for document in NibCorpus.documents {
      let plain = try PlainNib(path: document.file)
      let views = document.cells.map(\.everyView)
      let name = Comment(rawValue: document.file)
      #expect(views.joined().map(\.id).filter { !$0.isEmpty }.sorted() == plain.viewIDs.sorted(), name)
      #expect(
        views.joined().flatMap(\.constraints).map(\.id).sorted() == plain.constraintIDs.sorted(), name)
      #expect(document.tables.map(\.id).sorted() == plain.tableIDs.sorted(), name)
      let classes = document.cells.flatMap(\.notes).filter { $0.code == .customClass }.compactMap(\.objectID)
      #expect(classes.sorted() == plain.customClassIDs.sorted(), name)
      let cellClasses = document.cells.flatMap(\.notes).filter { $0.code == .cellClass }.compactMap(\.objectID)
      #expect(cellClasses.sorted() == plain.cellClassIDs.sorted(), name)
      #expect(Set(views.joined().filter { !$0.outlets.isEmpty }.map(\.id)) == plain.outletIDs, name)
    }
  }

  @Test func filesThatAreReformattedSayTheSame() throws {
    for path in NibCorpus.paths {
      let text = try String(contentsOfFile: "\(NibCorpus.folder ?? "")/\(path)", encoding: .utf8)
      guard let document = try? NibDocument(bytes: Array(text.utf8), file: path) else { continue }
      let other = try NibDocument(bytes: Array(text.reformatted.utf8), file: path)
      #expect(document.withoutPlaces == other.withoutPlaces, Comment(rawValue: path))
    }
  }

  /// The number of files that are changed at random.
  private static let mutationCount =
    ProcessInfo.processInfo.environment["STRUT_IB_MUTATIONS"].flatMap { Int($0) } ?? 2000

  private func forEachMutant(count: Int, seed: Int, _ body: ([UInt8]) throws -> Void) throws {
    let files = try NibCorpus.paths.map { path in
      Array(try Data(contentsOf: URL(filePath: "\(NibCorpus.folder ?? "")/\(path)")))
    }
    var random = SeededGenerator(seed: seed)
    for number in 0..<count {
      var bytes = files[number % files.count]
      for _ in 0..<Int.random(in: 1...4, using: &random) { bytes.mutate(&random) }
      try body(bytes)
    }
  }

  @Test func mutatedFilesGiveADocumentOrAnError() throws {
    let count = Self.mutationCount
    var refused = 0
    try forEachMutant(count: count, seed: 7) { bytes in
      do throws(NibError) { _ = try NibDocument(bytes: bytes, file: "A.xib") } catch { refused += 1 }
    }
    NibCorpus.report("mutations", ["\(refused) of \(count) refused"])
    #expect(refused > count / 10 && refused < count)
  }

  @Test func mutatedFilesAreBuiltAndLaidOut() throws {
    let traits = TraitCollection(contentSizeCategory: .large, typesetting: try Typesetting.bundled(), log: .silent)
    var (laidOut, cells) = (0, 0)
    try forEachMutant(count: Self.mutationCount, seed: 7) { bytes in
      guard let document = try? NibDocument(bytes: bytes, file: "A.xib") else { return }
      for cell in document.cells {
        cells += 1
        let layout = try NibBuilder(cell, in: document).build(traits: traits).layOut(width: 375)
        laidOut += layout.height.isFinite && layout.height >= 0 ? 1 : 0
      }
    }
    NibCorpus.report("mutations-laid-out", ["\(laidOut) of \(cells) cells"])
    #expect(laidOut == cells && cells > Self.mutationCount / 4)
  }

  @Test func aThousandFilesAreReadInSeconds() throws {
    let start = ContinuousClock.now
    for _ in 0..<8 {
      for path in NibCorpus.paths { _ = try? NibDocument(path: "\(NibCorpus.folder ?? "")/\(path)") }
    }
    NibCorpus.report("reading-time", ["\(NibCorpus.paths.count * 8) files in \(ContinuousClock.now - start)"])
  }
}

extension NibCell {
  /// The cell, its content view, and everything in them.
  fileprivate var everyView: [NibView] {
    func all(_ view: NibView) -> [NibView] { [view] + view.subviews.flatMap(all) }
    return all(view) + all(contentView)
  }
}
