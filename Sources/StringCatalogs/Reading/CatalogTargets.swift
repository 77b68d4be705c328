/// The targets of an app whose strings are in one catalog: tables of one name in several folders are kept apart where both have the same
/// keys in the same languages.
///
/// Each table has groups of folders. Folders that complete one another, one with the source and one with its translations, are in one
/// group. XLIFF files are written for a folder and name it; they are in its group, or in the one whose texts theirs agree with.
struct CatalogTargets {
  /// The folder of an XLIFF file's strings, which is not where the file is, begins so.
  private static let exchangeMark = "//"
  /// So it begins where the file names none: then it is the folder that the file is in. No name of a file has such a character.
  private static let bareMark = exchangeMark + "\0"

  /// What the folder of an XLIFF file's strings is called among those of other files.
  static func exchangeRoot(of folder: String, in fileFolder: String) -> String {
    folder.isEmpty ? bareMark + fileFolder : exchangeMark + folder
  }

  /// The path of a folder.
  static func folder(of root: String) -> String { parts(of: root).joined(separator: "/") }

  /// Whether a folder is that of an XLIFF file's strings.
  static func isExchange(_ root: String) -> Bool { root.hasPrefix(exchangeMark) }

  /// The names of the folders that a path leads through, those that it leads up left out.
  private static func parts(of root: String) -> [Substring] {
    let mark = root.hasPrefix(bareMark) ? bareMark : isExchange(root) ? exchangeMark : ""
    return Array(root.dropFirst(mark.count).split(separator: "/").drop { $0 == ".." })
  }

  private struct Group {
    var roots: [String]
  }

  /// What groups have of a key, without its target: for each the texts by locale.
  private typealias Known = [StringKey: [(group: Int, values: [String: LocalizedString])]]

  private var groups: [String?: [Group]] = [:]
  /// The names of groups that are not alone, by their first folders.
  private var labels: [String: String] = [:]
  private var groupOfRoot: [String?: [String: Int]] = [:]
  /// The folders that are there themselves.
  private var folders: [String?: Folders] = [:]

  /// Folders by their paths, with the groups that they are in.
  private struct Folders {
    /// By whole paths.
    private var byPath: [String: [Int]] = [:]
    /// By what paths end in, the whole ones among it.
    private var byEnding: [String: [Int]] = [:]
    /// The groups, in order.
    private(set) var all: [Int] = []
    /// The most parts of a path.
    private var depth = 0

    mutating func add(_ parts: [Substring], in group: Int) {
      if !all.contains(group) { all.append(group) }
      Self.add(group, to: &byPath[parts.joined(separator: "/"), default: []])
      depth = max(depth, min(parts.count, CatalogLimits.folderDepth))
      for length in 0..<min(parts.count, CatalogLimits.folderDepth) {
        Self.add(group, to: &byEnding[parts.suffix(length + 1).joined(separator: "/"), default: []])
      }
    }

    private static func add(_ group: Int, to groups: inout [Int]) {
      if !groups.contains(group) { groups.append(group) }
    }

    /// The groups of a whole path.
    func groups(of parts: [Substring]) -> [Int] { byPath[parts.joined(separator: "/")] ?? [] }

    /// The groups of the folder that a path names: that of the path, or else those with the longest path that ends in it or that it ends in.
    func groups(named parts: [Substring]) -> [Int] {
      let path = parts.joined(separator: "/")
      if parts.isEmpty { return [] }
      if let groups = byPath[path] ?? byEnding[path] { return groups }
      // The part of a path that is there may begin further down.
      for length in (0..<min(parts.count, depth + 1)).reversed() where length > 0 {
        if let groups = byPath[parts.suffix(length).joined(separator: "/")] { return groups }
      }
      return []
    }
  }

  /// - Parameter roots: The folders, in the order in which they were met.
  /// - Complexity: O(*n*) in the strings, for each folder that has a key.
  init(_ strings: [StringKey: CatalogString], roots: [String]) {
    let byTable = Dictionary(grouping: strings.values, by: \.key.table)
    let (own, exchanged) = (roots.filter { !Self.isExchange($0) }, roots.filter(Self.isExchange))
    for (table, strings) in byTable {
      let byRoot = Dictionary(grouping: strings) { $0.key.target ?? "" }
      if byRoot.count < 2 {
        groups[table] = [Group(roots: Array(byRoot.keys))]
        groupOfRoot[table] = byRoot.mapValues { _ in 0 }
        continue
      }
      var known: Known = [:]
      for root in own {
        guard let strings = byRoot[root] else { continue }
        let group = agreeing(with: strings, isExchange: false, known)
        folders[table, default: Folders()].add(Self.parts(of: root), in: add(root, strings, table, group, &known))
      }
      let real = known
      let present = exchanged.filter { byRoot[$0] != nil }
      var exchangedFolders = Folders()
      for root in present {
        let (strings, parts) = (byRoot[root] ?? [], Self.parts(of: root))
        let group =
          group(of: root, strings, isOnly: present.count == 1, table, real)
          ?? (parts.isEmpty ? nil : exchangedFolders.groups(of: parts).first)
          ?? agreeing(with: strings, isExchange: true, known)
        exchangedFolders.add(parts, in: add(root, strings, table, group, &known))
      }
    }
    labels = Self.labels(of: Set(groups.values.filter { $0.count > 1 }.flatMap { $0.map { $0.roots[0] } }))
  }

  /// As many of each folder's last parts as tell it from the others.
  private static func labels(of roots: Set<String>) -> [String: String] {
    var labels: [String: String] = [:]
    for root in roots where parts(of: root).isEmpty { labels[root] = isExchange(root) ? "XLIFF" : "." }
    var left = Dictionary(roots.filter { labels[$0] == nil }.map { ($0, parts(of: $0)) }) { first, _ in first }
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

  /// Adds a folder to a group, or to one of its own, and gives the group.
  @discardableResult
  private mutating func add(
    _ root: String, _ strings: [CatalogString], _ table: String?, _ group: Int?, _ known: inout Known
  ) -> Int {
    let count = groups[table]?.count ?? 0
    let index = group ?? (count < CatalogLimits.targets ? count : 0)
    if index == count { groups[table, default: []].append(Group(roots: [])) }
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
    return index
  }

  // MARK: XLIFF

  /// The group of a folder that an XLIFF file has strings of: the folder that it names, first by its whole path and then by as much of it as
  /// another path ends in; the texts decide only where one of the two has no name. Nil where none of the folders that are there is it.
  private func group(of root: String, _ strings: [CatalogString], isOnly: Bool, _ table: String?, _ real: Known) -> Int?
  {
    guard let folders = folders[table] else { return nil }
    let parts = Self.parts(of: root)
    let named = folders.groups(named: parts)
    if named.count > 1 { return likest(strings, real, among: named) ?? named[0] }
    if let group = named.first { return group }
    let isNamed = !parts.isEmpty && !root.hasPrefix(Self.bareMark)
    let unnamed = isNamed ? folders.groups(of: []) : folders.all
    guard !unnamed.isEmpty, strings.contains(where: { real[$0.key.withoutTarget] != nil }) else { return nil }
    // There is nothing to mix up: the strings are those of the one folder, whose texts may have changed since.
    if isOnly, folders.all.count == 1 { return unnamed.first }
    return likest(strings, real, among: unnamed)
  }

  /// The group whose texts strings agree with, mostly if none does in all.
  private func likest(_ strings: [CatalogString], _ known: Known, among groups: [Int]) -> Int? {
    agreeing(with: strings, isExchange: true, known, among: groups)
      ?? mostlyAgreeing(with: strings, known, among: groups)
  }

  /// How many keys of strings each group has with the same texts, and how many with others.
  private func shared(
    _ strings: [CatalogString], isExchange: Bool, _ known: Known
  ) -> [Int: (agreeing: Int, contradicting: Int)] {
    var shared: [Int: (agreeing: Int, contradicting: Int)] = [:]
    for string in strings {
      for (group, values) in known[string.key.withoutTarget] ?? [] {
        let contradicts = string.values.contains { locale, text in
          values[locale].map { !isExchange || !$0.pattern.agrees(with: text.pattern) } ?? false
        }
        if contradicts {
          shared[group, default: (0, 0)].contradicting += 1
        } else {
          shared[group, default: (0, 0)].agreeing += 1
        }
      }
    }
    return shared
  }

  /// The group that has most of the keys and contradicts none of the texts.
  private func agreeing(
    with strings: [CatalogString], isExchange: Bool, _ known: Known, among groups: [Int]? = nil
  ) -> Int? {
    shared(strings, isExchange: isExchange, known)
      .filter { $0.value.contradicting == 0 && groups?.contains($0.key) != false }
      .max { ($0.value.agreeing, $1.key) < ($1.value.agreeing, $0.key) }?.key
  }

  /// The group that has most of the texts, and more than it contradicts.
  private func mostlyAgreeing(with strings: [CatalogString], _ known: Known, among groups: [Int]) -> Int? {
    shared(strings, isExchange: true, known)
      .filter { $0.value.agreeing > $0.value.contradicting && groups.contains($0.key) }
      .max { ($0.value.agreeing, $1.key) < ($1.value.agreeing, $0.key) }?.key
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
    // What a target is called may be the end of the path.
    return "/\(target)/".contains("/\(name)/") || name.hasSuffix("/\(target)")
  }
}
