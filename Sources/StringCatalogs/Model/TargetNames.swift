import Threads

/// The names of an app's targets. A target has its name in the catalog, or a part of the path of
/// one of its folders.
final class TargetNames: Sendable {
  /// A folder of strings.
  struct Folder: Sendable {
    /// The path of the folder; empty if it is unknown.
    let path: String
    /// The name of the folder's target in the catalog, by the tables that several targets have.
    let labels: [String?: String]
  }

  /// The meaning of a name.
  struct Meaning: Sendable {
    /// True if there is or may be a target with the name.
    var isKnown: Bool
    /// The targets by table.
    var labels: [String?: Set<String>]

    /// Returns true if the name refers to the target of a key.
    func includes(_ key: StringKey) -> Bool {
      key.target.map { labels[key.table]?.contains($0) == true } ?? true
    }
  }

  /// The names of the targets in the catalog, sorted; empty if no table is in several targets.
  let all: [String]
  private let folders: [Folder]
  private let labelsOfTables: [String?: Set<String>]
  /// A document refers to few targets, but to each of them with every string.
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

  /// Returns the meaning of a name, which is cached.
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
        // A whole name takes precedence over parts of other paths.
        meaning.labels[table] = [name]
      } else if meaning.labels[table] == nil {
        let parts = labels.filter { Self.has($0, name) }
        // The name of a target may be the end of the name.
        let ends = labels.filter { name.hasSuffix("/" + $0) }.max { $0.utf8.count < $1.utf8.count }
        meaning.labels[table] = parts.isEmpty ? ends.map { [$0] } : parts
      }
    }
    if all.isEmpty || !meaning.labels.isEmpty { meaning.isKnown = true }
    return meaning
  }

  private static func has(_ path: String, _ name: String) -> Bool { "/\(path)/".contains("/\(name)/") }

  /// Returns true if a path does not contain the name of its folder.
  private static func isUnknown(_ path: String) -> Bool { path.split(separator: "/").allSatisfy { $0 == ".." } }
}
