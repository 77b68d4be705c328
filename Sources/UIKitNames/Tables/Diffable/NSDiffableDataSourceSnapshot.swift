internal import FontMetrics
internal import Foundation

/// The sections and items of a table at one time, by their identifiers, which must be unique.
///
/// Stops the program where an identifier occurs twice or does not exist, with UIKit's message where
/// developers quote it (D), and otherwise with a message like it.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The identifiers of the sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The items whose cells are requested again.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are configured again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are reloaded.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Queries

  /// The identifiers of the items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The number of items.
  public var numberOfItems: Int { sections.count }
  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// Returns the items of a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let list = items[identifier] else { Self.stopMissing("section", identifier) }
    return list
  }
  /// Returns the section of an item, or nil if it does not exist.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections[identifier]
  }
  /// Returns the index of an item among all items, or nil if it does not exist.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sections[identifier], let place = items[section]?.firstIndex(of: identifier) else { return nil }
    return place + sectionIdentifiers.prefix { $0 != section }.reduce(0) { $0 + (items[$1]?.count ?? 0) }
  }
  /// Returns the index of a section, or nil if it does not exist.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Appends items to a section, or to the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      stopAsUIKit("There are currently no sections in the data source. Please add a section first.")
    }
    insert(identifiers, at: numberOfItems(inSection: section), in: section)
  }
  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, 0, from: beforeIdentifier)
  }
  /// Inserts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, 1, from: afterIdentifier)
  }
  /// Deletes items. Those that do not exist are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(gone.compactMap { sections[$0] }) { items[section]?.removeAll(where: gone.contains) }
    for item in gone { sections[item] = nil }
  }
  /// Deletes all items and sections.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }
  /// Moves an item before another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, 0, from: toIdentifier)
  }
  /// Moves an item after another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, 1, from: toIdentifier)
  }
  /// Requests the cells of items again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers where sections[item] == nil { Self.stopMissing("reload", "item", item) }
    reloadedItemIdentifiers += identifiers
  }
  /// Configures the cells of items again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers where sections[item] == nil { Self.stopMissing("reconfigure", "item", item) }
    reconfiguredItemIdentifiers += identifiers
  }

  private mutating func move(_ item: ItemIdentifierType, _ offset: Int, from target: ItemIdentifierType) {
    guard item != target else { return }
    _ = place(of: item)
    deleteItems([item])
    let (section, place) = place(of: target)
    insert([item], at: place + offset, in: section)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], _ offset: Int, from target: ItemIdentifierType) {
    let (section, place) = place(of: target)
    guard !identifiers.contains(target) else {
      stopAsUIKit(
        "Invalid update: destination for insertion operation item identifier \(target) is in the insertion identifier "
          + "list for update")
    }
    insert(identifiers, at: place + offset, in: section)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at place: Int, in section: SectionIdentifierType) {
    // As in UIKit, an item that exists already moves.
    let moved = Set(identifiers.filter { sections[$0] != nil })
    let kept = items[section]?.prefix(place).count(where: moved.contains) ?? 0
    if !moved.isEmpty { deleteItems(Array(moved)) }
    for item in identifiers where sections.updateValue(section, forKey: item) != nil { Self.stopTwice("item", item) }
    items[section, default: []].insert(contentsOf: identifiers, at: place - kept)
  }

  private func place(of item: ItemIdentifierType) -> (SectionIdentifierType, Int) {
    guard let section = sections[item], let place = items[section]?.firstIndex(of: item) else {
      Self.stopMissing("item", item)
    }
    return (section, place)
  }

  // MARK: Sections

  /// Appends sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }
  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier)) }
  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier) + 1) }
  /// Deletes sections with their items. Those that do not exist are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      for item in items.removeValue(forKey: section) ?? [] { sections[item] = nil }
    }
    let gone = Set(identifiers)
    sectionIdentifiers.removeAll(where: gone.contains)
  }
  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, 0, from: toIdentifier) }
  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, 1, from: toIdentifier) }
  /// Requests the cells of sections again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers where items[section] == nil { Self.stopMissing("reload", "section", section) }
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func move(_ section: SectionIdentifierType, _ offset: Int, from target: SectionIdentifierType) {
    guard section != target else { return }
    sectionIdentifiers.remove(at: place(of: section))
    sectionIdentifiers.insert(section, at: place(of: target) + offset)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
    for section in identifiers where items.updateValue([], forKey: section) != nil {
      Self.stopTwice("section", section)
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: place)
  }

  private func place(of section: SectionIdentifierType) -> Int {
    guard let place = sectionIdentifiers.firstIndex(of: section) else { Self.stopMissing("section", section) }
    return place
  }

  // MARK: Internals

  /// Returns the snapshot without requests for reloading.
  var settled: Self {
    var snapshot = self
    (snapshot.reloadedItemIdentifiers, snapshot.reconfiguredItemIdentifiers) = ([], [])
    snapshot.reloadedSectionIdentifiers = []
    return snapshot
  }

  private static func stopMissing(_ what: String, _ identifier: Any) -> Never {
    stopAsUIKit("Invalid parameter not satisfying: the \(what) identifier \(identifier) does not exist in the snapshot")
  }

  private static func stopMissing(_ verb: String, _ what: String, _ identifier: Any) -> Never {
    stopAsUIKit("Attempted to \(verb) \(what) identifier that does not exist in the snapshot: \(identifier)")
  }

  private static func stopTwice(_ what: String, _ identifier: Any) -> Never {
    stopAsUIKit("Fatal: supplied \(what) identifiers are not unique. Duplicate identifiers: {(\n    \(identifier)\n)}")
  }
}

extension NSDiffableDataSourceSnapshot: Equatable {
  /// Returns `true` if both have the same sections and items in the same order.
  public static func == (first: Self, second: Self) -> Bool {
    first.sectionIdentifiers == second.sectionIdentifiers && first.items == second.items
  }
}
