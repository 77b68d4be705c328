internal import Foundation

/// The updates of a table from one snapshot to another.
struct SnapshotChange<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var movedSections: [(from: Int, to: Int)] = []
  private(set) var deletedRows: [IndexPath] = []
  private(set) var insertedRows: [IndexPath] = []
  private(set) var movedRows: [(from: IndexPath, to: IndexPath)] = []
  private(set) var reloadedRows: [IndexPath] = []
  private(set) var reloadedSections = IndexSet()

  /// - Complexity: O(*n* log *n*) for *n* items.
  init(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let sections = Places(old.sectionIdentifiers, new.sectionIdentifiers)
    deletedSections = IndexSet(sections.deleted)
    insertedSections = IndexSet(sections.inserted)
    movedSections = sections.moved
    compareItems(old, new)
    markReloaded(old, new)
  }

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deletedRows.isEmpty
      && insertedRows.isEmpty && movedRows.isEmpty && reloadedRows.isEmpty && reloadedSections.isEmpty
  }

  /// Compares the items of sections that exist before and after. Items of other sections come and
  /// go with these, unless they move from or to a section that stays.
  private mutating func compareItems(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let before = Self.paths(of: old)
    for (section, identifier) in new.sectionIdentifiers.enumerated() {
      let items = new.itemIdentifiers(inSection: identifier)
      let source = old.indexOfSection(identifier)
      // The rows that were in the section, in their new order.
      var staying: [(old: Int, new: Int)] = []
      for (row, item) in items.enumerated() {
        let path = IndexPath(row: row, section: section)
        guard let from = before[item] else {
          if source != nil { insertedRows.append(path) }
          continue
        }
        if let source, from.section == source {
          staying.append((from.row, row))
        } else if !deletedSections.contains(from.section), source != nil {
          movedRows.append((from, path))
        } else {
          if !deletedSections.contains(from.section) { deletedRows.append(from) }
          if source != nil { insertedRows.append(path) }
        }
      }
      guard let source else { continue }
      let inOrder = Set(Places<Int>.longestIncreasing(staying.map(\.old)))
      for (place, row) in staying.enumerated() where !inOrder.contains(place) {
        movedRows.append((IndexPath(row: row.old, section: source), IndexPath(row: row.new, section: section)))
      }
    }
    for (item, path) in before
    where !deletedSections.contains(path.section) && new.sectionIdentifier(containingItem: item) == nil {
      deletedRows.append(path)
    }
  }

  /// Marks what is reloaded. A row that also moves can't be reloaded at once: it is deleted and
  /// inserted.
  private mutating func markReloaded(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    for section in Set(new.reloadedSectionIdentifiers) {
      guard let place = old.indexOfSection(section), !movedSections.contains(where: { $0.from == place }) else {
        continue
      }
      reloadedSections.insert(place)
    }
    guard !new.reloadedItemIdentifiers.isEmpty else { return }
    let before = Self.paths(of: old)
    for item in Set(new.reloadedItemIdentifiers) {
      guard let path = before[item], !deletedSections.contains(path.section), !deletedRows.contains(path) else {
        continue
      }
      if let place = movedRows.firstIndex(where: { $0.from == path }) {
        let move = movedRows.remove(at: place)
        deletedRows.append(move.from)
        insertedRows.append(move.to)
      } else {
        reloadedRows.append(path)
      }
    }
  }

  private static func paths(of snapshot: NSDiffableDataSourceSnapshot<Section, Item>) -> [Item: IndexPath] {
    var paths: [Item: IndexPath] = [:]
    for (section, identifier) in snapshot.sectionIdentifiers.enumerated() {
      for (row, item) in snapshot.itemIdentifiers(inSection: identifier).enumerated() {
        paths[item] = IndexPath(row: row, section: section)
      }
    }
    return paths
  }
}

/// The difference of two lists without repetitions.
struct Places<Element: Hashable> {
  private(set) var deleted: [Int] = []
  private(set) var inserted: [Int] = []
  private(set) var moved: [(from: Int, to: Int)] = []

  init(_ old: [Element], _ new: [Element]) {
    let before = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
    let after = Set(new)
    deleted = old.indices.filter { !after.contains(old[$0]) }
    var staying: [(old: Int, new: Int)] = []
    for (place, element) in new.enumerated() {
      if let from = before[element] { staying.append((from, place)) } else { inserted.append(place) }
    }
    let inOrder = Set(Self.longestIncreasing(staying.map(\.old)))
    moved = staying.indices.filter { !inOrder.contains($0) }.map { (staying[$0].old, staying[$0].new) }
  }

  /// Returns the indices of a longest increasing part of a list of different numbers.
  ///
  /// - Complexity: O(*n* log *n*).
  static func longestIncreasing(_ numbers: [Int]) -> [Int] {
    // For each length, the index of the smallest last number of a part of this length.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: [Int] = []
    var index = ends.last ?? -1
    while index >= 0 {
      result.append(index)
      index = previous[index]
    }
    return result.reversed()
  }
}
