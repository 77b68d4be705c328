/// Entries by name, in order of insertion. Names are not case-sensitive.
struct EntryTable: Sendable {
  /// The kind of a name.
  enum Kind: Sendable, CaseIterable {
    case family, fullName, postScriptName
  }

  private(set) var entries: [Int: CatalogEntry] = [:]
  private var next = 0
  private var places: [Kind: [String: [Int]]] = [:]

  /// All entries of faces, without named instances, in order.
  var faces: [CatalogEntry] {
    entries.keys.sorted().compactMap { entries[$0] }.filter { $0.namedInstance == nil }
  }

  var count: Int { entries.count }

  /// Adds an entry and returns its index.
  @discardableResult
  mutating func insert(_ entry: CatalogEntry) -> Int {
    let place = next
    next += 1
    entries[place] = entry
    for kind in Kind.allCases {
      for name in entry.keys(kind) { places[kind, default: [:]][name, default: []].append(place) }
    }
    return place
  }

  /// Removes the entries at some indexes.
  mutating func remove(_ removed: [Int]) {
    for place in removed {
      guard let entry = entries.removeValue(forKey: place) else { continue }
      for kind in Kind.allCases {
        for name in entry.keys(kind) { forget(place, name, kind) }
      }
    }
  }

  private mutating func forget(_ place: Int, _ name: String, _ kind: Kind) {
    places[kind]?[name]?.removeAll { $0 == place }
    if places[kind]?[name]?.isEmpty == true { places[kind]?[name] = nil }
  }

  /// Returns the entries of a name of one kind, in order.
  func entries(_ kind: Kind, _ name: String) -> [CatalogEntry] {
    (places[kind]?[name.lowercased()] ?? []).compactMap { entries[$0] }
  }

  /// Returns the faces of a family.
  func family(_ name: String) -> [CatalogEntry] { entries(.family, name) }
}

extension CatalogEntry {
  /// Returns the distinct lookup keys of one kind. A named instance is not a face of its family,
  /// which contains the variable face instead.
  fileprivate func keys(_ kind: EntryTable.Kind) -> Set<String> {
    let names =
      switch kind {
      case .family: namedInstance == nil ? families : []
      case .fullName: fullNames
      case .postScriptName: postScriptNames
      }
    return Set(names.map { $0.lowercased() })
  }
}
