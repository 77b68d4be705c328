import Foundation
import Testing
import UIKitNames

@MainActor @Suite("Snapshots with identifiers that are not unique or do not exist")
struct SnapshotErrorTests {
  /// A wrong use of a snapshot with the sections 1 and 2, the items 1, 2 and 3 in the first and 4
  /// in the second.
  enum Mistake: String, CaseIterable, Codable {
    case noSection, sameItems, sameSections, existingSection
    case appendToMissing, insertBeforeMissing, insertAfterMissing, insertBeforeItself
    case moveMissing, moveBeforeMissing, reloadMissing, reconfigureMissing
    case insertSectionBeforeMissing, moveMissingSection, reloadMissingSection, missingSection

    var sentence: String {
      switch self {
      case .noSection: "There are currently no sections in the data source. Please add a section first."
      case .sameItems: "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    7\n)}"
      case .sameSections: "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    7\n)}"
      case .existingSection: "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    2\n)}"
      case .insertBeforeItself:
        "Invalid update: destination for insertion operation item identifier 2 is in the insertion identifier list"
      case .reloadMissing: "Attempted to reload item identifier that does not exist in the snapshot: 9"
      case .reconfigureMissing: "Attempted to reconfigure item identifier that does not exist in the snapshot: 9"
      case .reloadMissingSection: "Attempted to reload section identifier that does not exist in the snapshot: 9"
      case .insertBeforeMissing, .insertAfterMissing, .moveMissing, .moveBeforeMissing:
        "Invalid parameter not satisfying: the item identifier 9 does not exist in the snapshot"
      case .appendToMissing, .insertSectionBeforeMissing, .moveMissingSection, .missingSection:
        "Invalid parameter not satisfying: the section identifier 9 does not exist in the snapshot"
      }
    }

    func make() {
      var snapshot = NumberSnapshot()
      if self == .noSection { return snapshot.appendItems([1]) }
      snapshot.appendSections([1, 2])
      snapshot.appendItems([1, 2, 3], toSection: 1)
      snapshot.appendItems([4], toSection: 2)
      switch self {
      case .noSection: break
      case .sameItems: snapshot.appendItems([7, 7])
      case .sameSections: snapshot.appendSections([7, 7])
      case .existingSection: snapshot.appendSections([2])
      case .appendToMissing: snapshot.appendItems([5], toSection: 9)
      case .insertBeforeMissing: snapshot.insertItems([5], beforeItem: 9)
      case .insertAfterMissing: snapshot.insertItems([5], afterItem: 9)
      case .insertBeforeItself: snapshot.insertItems([5, 2], beforeItem: 2)
      case .moveMissing: snapshot.moveItem(9, afterItem: 1)
      case .moveBeforeMissing: snapshot.moveItem(1, beforeItem: 9)
      case .reloadMissing: snapshot.reloadItems([1, 9])
      case .reconfigureMissing: snapshot.reconfigureItems([9])
      case .insertSectionBeforeMissing: snapshot.insertSections([5], beforeSection: 9)
      case .moveMissingSection: snapshot.moveSection(9, afterSection: 1)
      case .reloadMissingSection: snapshot.reloadSections([9])
      case .missingSection: _ = snapshot.itemIdentifiers(inSection: 9)
      }
    }
  }

  @Test("Each mistake stops the program with one sentence", arguments: Mistake.allCases)
  func sentences(_ mistake: Mistake) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [mistake] in
      mistake.make()
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains(mistake.sentence))
  }

  @Test("Identifiers that do not exist are not deleted, and an item that exists moves when it is added")
  func tolerated() {
    var snapshot = NumberSnapshot()
    snapshot.appendSections([1, 2])
    snapshot.appendItems([1, 2, 3], toSection: 1)
    snapshot.deleteItems([9])
    snapshot.deleteSections([9])
    snapshot.appendItems([2, 4], toSection: 2)
    #expect(snapshot.itemIdentifiers(inSection: 1) == [1, 3])
    #expect(snapshot.itemIdentifiers(inSection: 2) == [2, 4])
    snapshot.moveItem(1, beforeItem: 1)
    snapshot.moveSection(2, afterSection: 2)
    #expect(snapshot.itemIdentifiers == [1, 3, 2, 4])
  }
}
