/// The targets of an app whose strings are in one catalog: tables of one name in several folders are kept apart where both have the same
/// keys in the same languages.
///
/// Each table has groups of folders. Folders that complete one another, one with the source and one with its translations, are in one
/// group. XLIFF files are written for a folder and name it; they are in its group, or in the one whose texts theirs agree with.
struct CatalogTargets {
  /// The folder of an XLIFF file's strings, which is not where the file is, begins so.
  static let exchangeMark = "//"

  private struct Group {
    var roots: [String]
  }

  /// What groups have of a key, without its target: for each the texts by locale.
  private typealias Known = [StringKey: [(group: Int, values: [String: LocalizedString])]]

  private var groups: [String?: [Group]] = [:]
  /// The names of groups that are not alone, by their first folders.
  private var labels: [String: String] = [:]
  private var groupOfRoot: [String?: [String: Int]] = [:]
  /// The folders themselves, by the last parts of their paths.
  private var folders: [String?: [Substring: [String]]] = [:]

  /// - Parameter roots: The folders, in the order in which they were met.
  /// - Complexity: O(*n*) in the strings, for each folder that has a key.
  init(_ strings: [StringKey: CatalogString], roots: [String]) {
    let byTable = Dictionary(grouping: strings.values, by: \.key.table)
    let isExchange = { (root: String) in root.hasPrefix(Self.exchangeMark) }
    let order = roots.filter { !isExchange($0) } + roots.filter(isExchange)
    for (table, strings) in byTable {
      let byRoot = Dictionary(grouping: strings) { $0.key.target ?? "" }
      if byRoot.count < 2 {
        groups[table] = [Group(roots: Array(byRoot.keys))]
        groupOfRoot[table] = byRoot.mapValues { _ in 0 }
        continue
      }
      var known: Known = [:]
      for root in order {
        if let strings = byRoot[root] { add(root, strings, table, &known) }
      }
    }
    labels = Self.labels(of: Set(groups.values.filter { $0.count > 1 }.flatMap { $0.map { $0.roots[0] } }))
  }

  /// As many of each folder's last parts as tell it from the others.
  private static func labels(of roots: Set<String>) -> [String: String] {
    var labels: [String: String] = [:]
    for root in roots where root.split(separator: "/").isEmpty {
      labels[root] = root.hasPrefix(exchangeMark) ? "XLIFF" : "."
    }
    var left = Dictionary(roots.filter { labels[$0] == nil }.map { ($0, $0.split(separator: "/")) }) { first, _ in first
    }
    var length = 1
    while !left.isEmpty {
      let endings = left.mapValues { $0.suffix(length).joined(separator: "/") }
      let counts = Dictionary(endings.values.map { ($0, 1) }, uniquingKeysWith: +)
      for (root, ending) in endings where counts[ending] == 1 || length >= left[root]?.count ?? 0 {
        labels[root] = ending
        left[root] = nil
      }
      length += 1
    }
    return labels
  }

  private mutating func add(_ root: String, _ strings: [CatalogString], _ table: String?, _ known: inout Known) {
    let isExchange = root.hasPrefix(Self.exchangeMark)
    let group = (isExchange ? named(by: root, table) : nil) ?? agreeing(with: strings, isExchange: isExchange, known)
    let count = groups[table]?.count ?? 0
    let index = group ?? (count < CatalogLimits.targets ? count : 0)
    if index == count { groups[table, default: []].append(Group(roots: [])) }
    if !isExchange { folders[table, default: [:]][DocumentPath.name(of: root), default: []].append(root) }
    groups[table]?[index].roots.append(root)
    groupOfRoot[table, default: [:]][root] = index
    for string in strings {
      let key = string.key.withoutTarget
      if let place = known[key]?.firstIndex(where: { $0.group == index }) {
        known[key]?[place].values.merge(string.values) { first, _ in first }
      } else {
        known[key, default: []].append((index, string.values))
      }
    }
  }

  /// The group of the folder that an XLIFF file names.
  private func named(by root: String, _ table: String?) -> Int? {
    let path = root.dropFirst(Self.exchangeMark.count)
    guard !path.isEmpty else { return nil }
    let alike = folders[table]?[DocumentPath.name(of: String(path))] ?? []
    return alike.first { $0 == path || $0.hasSuffix("/\(path)") }.flatMap { groupOfRoot[table]?[$0] }
  }

  /// The group that has most of the keys and contradicts none of the texts.
  private func agreeing(with strings: [CatalogString], isExchange: Bool, _ known: Known) -> Int? {
    var (shared, refused): ([Int: Int], Set<Int>) = ([:], [])
    for string in strings {
      for (group, values) in known[string.key.withoutTarget] ?? [] {
        shared[group, default: 0] += 1
        let contradicts = string.values.contains { locale, text in
          values[locale].map { !isExchange || $0.pattern != text.pattern } ?? false
        }
        if contradicts { refused.insert(group) }
      }
    }
    return shared.filter { !refused.contains($0.key) }.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// What a key is called by in the catalog: with its target where the table has several.
  func name(of key: StringKey) -> StringKey {
    var named = key
    named.target = nil
    guard let groups = groups[key.table], groups.count > 1, let group = groupOfRoot[key.table]?[key.target ?? ""] else {
      return named
    }
    named.target = labels[groups[group].roots[0]] ?? ""
    return named
  }
}

extension StringKey {
  /// The key as it is called in any target.
  var withoutTarget: StringKey { StringKey(name, table: table, context: context) }

  /// Whether the key is that of a target, or of all: a target goes by its whole name or by a part of its folder's path.
  func isOf(target name: String?) -> Bool {
    guard let name, let target else { return true }
    return "/\(target)/".contains("/\(name)/")
  }
}
