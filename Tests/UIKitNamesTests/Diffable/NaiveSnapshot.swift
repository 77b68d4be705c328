import TestSupport
import UIKitNames

typealias NumberSnapshot = NSDiffableDataSourceSnapshot<Int, Int>

/// Sections of items as arrays, which change as a snapshot does, written as simply as possible.
struct NaiveSnapshot {
  /// The numbers that identify sections and items.
  private static let numbers = (sections: 0..<6, items: 0..<60)

  enum Operation: CaseIterable {
    case appendItems, insertItemsBefore, insertItemsAfter, deleteItems, moveItemBefore, moveItemAfter, reloadItems
    case reconfigureItems
    case appendSections, insertSectionsBefore, insertSectionsAfter, deleteSections, moveSectionBefore
    case moveSectionAfter, reloadSections
  }

  struct Section: Equatable {
    var number: Int
    var items: [Int]
  }

  var sections: [Section] = []
  var reloaded: Set<Int> = []
  var reconfigured: Set<Int> = []
  var reloadedSections: Set<Int> = []

  init() {}

  init(_ snapshot: NumberSnapshot) {
    sections = snapshot.sectionIdentifiers.map {
      Section(number: $0, items: snapshot.itemIdentifiers(inSection: $0))
    }
  }

  var items: [Int] { sections.flatMap(\.items) }

  /// The items whose cells are requested again, even where they stay.
  var renewed: Set<Int> {
    reloaded.union(sections.filter { reloadedSections.contains($0.number) }.flatMap(\.items))
  }

  /// Carries out an operation on random identifiers, here and in a snapshot. Without any that it
  /// needs, nothing happens.
  mutating func change(
    _ snapshot: inout NumberSnapshot, _ operation: Operation, _ generator: inout SeededGenerator
  ) {
    switch operation {
    case .appendSections, .insertSectionsBefore, .insertSectionsAfter:
      addSections(&snapshot, operation, &generator)
    case .deleteSections, .moveSectionBefore, .moveSectionAfter, .reloadSections:
      changeSections(&snapshot, operation, &generator)
    case .appendItems, .insertItemsBefore, .insertItemsAfter: addItems(&snapshot, operation, &generator)
    case .deleteItems, .moveItemBefore, .moveItemAfter, .reloadItems, .reconfigureItems:
      changeItems(&snapshot, operation, &generator)
    }
  }

  // MARK: Sections

  private mutating func addSections(
    _ snapshot: inout NumberSnapshot, _ operation: Operation, _ generator: inout SeededGenerator
  ) {
    let unused = Self.numbers.sections.filter { number in !sections.contains { $0.number == number } }
    let added = unused.some(1...2, &generator)
    let new = added.map { Section(number: $0, items: []) }
    guard operation != .appendSections else {
      snapshot.appendSections(added)
      sections += new
      return
    }
    guard let place = sections.indices.randomElement(using: &generator) else { return }
    let target = sections[place].number
    if operation == .insertSectionsBefore {
      snapshot.insertSections(added, beforeSection: target)
      sections.insert(contentsOf: new, at: place)
    } else {
      snapshot.insertSections(added, afterSection: target)
      sections.insert(contentsOf: new, at: place + 1)
    }
  }

  private mutating func changeSections(
    _ snapshot: inout NumberSnapshot, _ operation: Operation, _ generator: inout SeededGenerator
  ) {
    guard let section = sections.randomElement(using: &generator),
      let target = sections.randomElement(using: &generator)?.number
    else { return }
    switch operation {
    case .deleteSections:
      snapshot.deleteSections([section.number])
      sections.removeAll { $0.number == section.number }
    case .reloadSections:
      snapshot.reloadSections([section.number])
      reloadedSections.insert(section.number)
    default:
      let isBefore = operation == .moveSectionBefore
      if isBefore {
        snapshot.moveSection(section.number, beforeSection: target)
      } else {
        snapshot.moveSection(section.number, afterSection: target)
      }
      guard section.number != target else { return }
      sections.removeAll { $0.number == section.number }
      guard let place = sections.firstIndex(where: { $0.number == target }) else { return }
      sections.insert(section, at: isBefore ? place : place + 1)
    }
  }

  // MARK: Items

  /// Adds a few new items and sometimes one that exists, which moves.
  private mutating func addItems(
    _ snapshot: inout NumberSnapshot, _ operation: Operation, _ generator: inout SeededGenerator
  ) {
    let existing = items
    var added = Self.numbers.items.filter { !existing.contains($0) }.some(1...5, &generator)
    let target = existing.randomElement(using: &generator)
    if Int.random(in: 0..<4, using: &generator) == 0 {
      added += existing.filter { $0 != target }.some(1...1, &generator)
    }
    guard operation != .appendItems else {
      guard let section = sections.randomElement(using: &generator)?.number, let last = sections.last?.number else {
        return
      }
      let isToLast = Bool.random(using: &generator)
      snapshot.appendItems(added, toSection: isToLast ? nil : section)
      return append(added, to: isToLast ? last : section)
    }
    guard let target else { return }
    if operation == .insertItemsBefore {
      snapshot.insertItems(added, beforeItem: target)
    } else {
      snapshot.insertItems(added, afterItem: target)
    }
    insert(added, at: target, after: operation == .insertItemsAfter)
  }

  private mutating func changeItems(
    _ snapshot: inout NumberSnapshot, _ operation: Operation, _ generator: inout SeededGenerator
  ) {
    let chosen = items.some(1...4, &generator)
    switch operation {
    case .deleteItems:
      snapshot.deleteItems(chosen)
      remove(chosen)
    case .reloadItems:
      snapshot.reloadItems(chosen)
      reloaded.formUnion(chosen)
    case .reconfigureItems:
      snapshot.reconfigureItems(chosen)
      reconfigured.formUnion(chosen)
    default:
      guard let item = chosen.first, let target = items.randomElement(using: &generator) else { return }
      let isBefore = operation == .moveItemBefore
      if isBefore {
        snapshot.moveItem(item, beforeItem: target)
      } else {
        snapshot.moveItem(item, afterItem: target)
      }
      if item != target { insert([item], at: target, after: !isBefore) }
    }
  }

  private mutating func remove(_ gone: [Int]) {
    for place in sections.indices { sections[place].items.removeAll(where: gone.contains) }
  }

  private mutating func append(_ added: [Int], to section: Int) {
    remove(added)
    guard let place = sections.firstIndex(where: { $0.number == section }) else { return }
    sections[place].items += added
  }

  private mutating func insert(_ added: [Int], at target: Int, after isAfter: Bool) {
    remove(added)
    for place in sections.indices {
      guard let row = sections[place].items.firstIndex(of: target) else { continue }
      sections[place].items.insert(contentsOf: added, at: isAfter ? row + 1 : row)
    }
  }
}

extension Sequence {
  /// Returns a random number of different elements, in random order.
  func some(_ counts: ClosedRange<Int>, _ generator: inout SeededGenerator) -> [Element] {
    Array(shuffled(using: &generator).prefix(Int.random(in: counts, using: &generator)))
  }
}
