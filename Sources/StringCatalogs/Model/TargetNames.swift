import Threads

/// What names of an app's targets mean: a target goes by what the catalog calls it, or by a part of the path of one of its folders.
final class TargetNames: Sendable {
  /// A folder of strings.
  struct Folder: Sendable {
    /// Its path; empty where it is not known.
    let path: String
    /// What the catalog calls the target that it is of, by the tables of which there are several.
    let labels: [String?: String]
  }

  /// What a name means.
  struct Meaning: Sendable {
    /// Whether there is a target of that name, or may be.
    var isKnown: Bool
    /// The targets by their tables.
    var labels: [String?: Set<String>]

    /// Whether a key is one of those that are meant.
    func includes(_ key: StringKey) -> Bool {
      key.target.map { labels[key.table]?.contains($0) == true } ?? true
    }
  }

  /// What the catalog calls its targets, sorted; empty where it has no table of several.
  let all: [String]
  private let folders: [Folder]
  private let labelsOfTables: [String?: Set<String>]
  /// A document names few targets, and each at every text.
  private let meanings = Locked<[String: Meaning]>([:])
  private static let limit = 1024

  init(_ keys: [StringKey], folders: [Folder]) {
    var labels: [String?: Set<String>] = [:]
    for key in keys {
      if let target = key.target { labels[key.table, default: []].insert(target) }
    }
    labelsOfTables = labels
    all = labels.values.reduce(into: Set()) { $0.formUnion($1) }.sorted()
    self.folders = folders
  }

  /// What a name means, found once.
  ///
  /// - Complexity: O(*n*) in the folders for a name that is new.
  func meaning(of name: String) -> Meaning {
    if let known = meanings.withLock({ $0[name] }) { return known }
    let found = look(for: name)
    meanings.withLock { meanings in
      if meanings.count >= Self.limit { meanings = [:] }
      meanings[name] = found
    }
    return found
  }

  private func look(for name: String) -> Meaning {
    let within = folders.filter { Self.has($0.path, name) }
    var meaning = Meaning(isKnown: !within.isEmpty || folders.contains { Self.isUnknown($0.path) }, labels: [:])
    for folder in within {
      for (table, label) in folder.labels { meaning.labels[table, default: []].insert(label) }
    }
    for (table, labels) in labelsOfTables {
      if labels.contains(name) {
        // A whole name comes before parts of others' paths.
        meaning.labels[table] = [name]
      } else if meaning.labels[table] == nil {
        let parts = labels.filter { Self.has($0, name) }
        // What a target is called may be the end of the name.
        let ends = labels.filter { name.hasSuffix("/" + $0) }.max { $0.utf8.count < $1.utf8.count }
        meaning.labels[table] = parts.isEmpty ? ends.map { [$0] } : parts
      }
    }
    if all.isEmpty || !meaning.labels.isEmpty { meaning.isKnown = true }
    return meaning
  }

  private static func has(_ path: String, _ name: String) -> Bool { "/\(path)/".contains("/\(name)/") }

  /// Whether a path says nothing of what its folder is called.
  private static func isUnknown(_ path: String) -> Bool { path.split(separator: "/").allSatisfy { $0 == ".." } }
}
