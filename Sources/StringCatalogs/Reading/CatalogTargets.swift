/// The targets of an app whose strings are in one catalog. Tables with the same name in several
/// folders are kept apart if they have the same keys in the same languages.
///
/// Each table has groups of folders. Folders that complete each other, such as one with the source
/// and one with its translations, are in one group. An XLIFF file names the folder that its strings
/// are from: it belongs to that folder's group, or to the group whose text matches its own.
struct CatalogTargets {
  /// The prefix of the folder of an XLIFF file's strings, which differs from the folder of the
  /// file.
  private static let exchangeMark = "//"
  /// The prefix if the XLIFF file names no folder; the folder of the file is used. File names
  /// cannot contain this character.
  private static let bareMark = exchangeMark + "\0"

  /// Returns the name for the folder of an XLIFF file's strings that distinguishes it from actual
  /// folders.
  static func exchangeRoot(of folder: String, in fileFolder: String) -> String {
    folder.isEmpty ? bareMark + fileFolder : exchangeMark + folder
  }

  /// Returns the path of a folder, as given.
  static func path(of root: String) -> String {
    String(root.dropFirst(root.hasPrefix(bareMark) ? bareMark.count : isExchange(root) ? exchangeMark.count : 0))
  }

  /// Returns true if a folder is that of an XLIFF file's strings.
  static func isExchange(_ root: String) -> Bool { root.hasPrefix(exchangeMark) }

  /// Returns the folder names in a path, without `..`: the paths in an XLIFF file and those of the
  /// folders may be relative to different places.
  private static func parts(of root: String) -> [Substring] {
    Array(path(of: root).split(separator: "/").drop { $0 == ".." })
  }

  private struct Group {
    var roots: [String]
  }

  /// The strings of each group by key, without its target: for each group, the text by locale.
  private typealias Known = [StringKey: [(group: Int, values: [String: LocalizedString])]]

  private var groups: [String?: [Group]] = [:]
  /// The labels of groups in tables that have several, by the group's first folder.
  private var labels: [String: String] = [:]
  private var groupOfRoot: [String?: [String: Int]] = [:]
  /// The actual folders, by table.
  private var folders: [String?: TargetFolders] = [:]
  /// The XLIFF files whose folder could not be determined from names and text.
  private(set) var problems: [CellDocumentError] = []

  /// - Parameter roots: The folders, in the order in which they were found.
  /// - Complexity: O(*n*) in the number of strings, for each folder that has a key.
  init(_ strings: [StringKey: CatalogString], roots: [String]) {
    let byTable = Dictionary(grouping: strings.values, by: \.key.table)
    let places = Dictionary(roots.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    for (table, strings) in byTable.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
      let byRoot = Dictionary(grouping: strings) { $0.key.target ?? "" }
      if byRoot.count < 2 {
        groups[table] = [Group(roots: Array(byRoot.keys))]
        groupOfRoot[table] = byRoot.mapValues { _ in 0 }
        continue
      }
      let present = byRoot.keys.filter { places[$0] != nil }.sorted { places[$0] ?? 0 < places[$1] ?? 0 }
      var known: Known = [:]
      for root in present where !Self.isExchange(root) {
        let strings = byRoot[root] ?? []
        let group = agreeing(with: strings, isExchange: false, known)
        folders[table, default: TargetFolders()].add(
          Self.parts(of: root), in: add(root, strings, table, group, &known))
      }
      addExchanged(present.filter(Self.isExchange), byRoot, table, &known)
    }
    labels = Self.labels(of: Set(groups.values.filter { $0.count > 1 }.flatMap { $0.map { $0.roots[0] } }))
  }

  /// Adds a folder to a group, or to a new group, and returns the group.
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

  /// The group that an XLIFF file belongs to, according to the folder that it names.
  private struct Claim {
    let root: String
    let parts: [Substring]
    let place: TargetFolders.Place
    let fit: TargetFolders.Fit
  }

  /// Adds the folders that XLIFF files name.
  private mutating func addExchanged(
    _ roots: [String], _ byRoot: [String: [CatalogString]], _ table: String?, _ known: inout Known
  ) {
    let real = known
    let claims = roots.compactMap { claim(of: $0, byRoot[$0] ?? [], table, real) }
    let refused = refused(claims, byRoot, table, real)
    let groupOfClaim = Dictionary(claims.map { ($0.root, $0.place.group) }) { first, _ in first }
    var exchanged: [String: Int] = [:]
    for root in roots {
      let (strings, path) = (byRoot[root] ?? [], Self.parts(of: root).joined(separator: "/"))
      var group = path.isEmpty ? nil : exchanged[path]
      if !refused.contains(root) {
        group =
          groupOfClaim[root] ?? unnamed(root, strings, isOnly: roots.count == 1, table, real) ?? group
          ?? agreeing(with: strings, isExchange: true, known)
      }
      let added = add(root, strings, table, group, &known)
      exchanged[path] = exchanged[path] ?? added
    }
  }

  /// Finds the folder that an XLIFF file names: first by its whole path, then by the longest suffix
  /// that it shares with a folder. If several folders have it, their text decides. Returns nil if
  /// no actual folder matches.
  private mutating func claim(of root: String, _ strings: [CatalogString], _ table: String?, _ real: Known) -> Claim? {
    let (parts, isNamed) = (Self.parts(of: root), !root.hasPrefix(Self.bareMark))
    guard let fit = folders[table]?.fit(of: parts, isPartial: isNamed), let first = fit.places.first else { return nil }
    if fit.isSure, fit.places.count == 1 { return Claim(root: root, parts: parts, place: first, fit: fit) }
    let likest = likest(strings, real, among: fit.places.map(\.group))
    guard fit.isSure || likest != nil else { return nil }
    if likest?.isOnly != true { reportTie(root, strings, table, among: fit.places.map(\.group)) }
    let place = fit.places.first { $0.group == likest?.group } ?? first
    return Claim(root: root, parts: parts, place: place, fit: fit)
  }

  /// Returns the folders of XLIFF files that match a folder better matched by another:
  /// App/Resources and Widget/Resources cannot both be Resources.
  private mutating func refused(
    _ claims: [Claim], _ byRoot: [String: [CatalogString]], _ table: String?, _ real: Known
  ) -> Set<String> {
    var refused: Set<String> = []
    let named = claims.filter { !$0.root.hasPrefix(Self.bareMark) }
    let byPlace = Dictionary(grouping: named, by: \.place).values.filter { Set($0.map(\.parts)).count > 1 }
    for claims in byPlace.sorted(by: { $0[0].root < $1[0].root }) {
      let rated = claims.map { claim in
        (claim, shared(byRoot[claim.root] ?? [], isExchange: true, real)[claim.place.group] ?? (0, 0))
      }
      func rank(_ claim: Claim, _ shared: Shared) -> (Int, Int, Int) {
        (claim.fit.isExact ? 1 : 0, shared.agreeing - shared.contradicting, claim.fit.length)
      }
      var best = rated[0]
      for other in rated.dropFirst() where rank(best.0, best.1) < rank(other.0, other.1) { best = other }
      for (claim, shared) in rated where !claim.fit.isExact && claim.parts != best.0.parts {
        // Files for other languages may have been exported from a parent folder.
        let isSame = Self.isEnding(claim.parts, best.0.parts) || Self.isEnding(best.0.parts, claim.parts)
        if isSame, shared.agreeing > 0, shared.contradicting == 0 { continue }
        refused.insert(claim.root)
        let folder = groups[table]?[claim.place.group].roots.first.map(Self.path) ?? ""
        let (own, other) = (Self.path(of: claim.root), Self.path(of: best.0.root))
        report(
          "\(Wording.quoted(own)) and \(Wording.quoted(other)) both match the folder \(Wording.quoted(folder)), which is used for the second; the strings of the first become a separate target",
          byRoot[claim.root] ?? [], table)
      }
    }
    return refused
  }

  private static func isEnding(_ ending: [Substring], _ parts: [Substring]) -> Bool {
    ending.count <= parts.count && ending[...] == parts.suffix(ending.count)
  }

  /// Finds the group of an XLIFF file by its text, if the file names no folder or the folder may
  /// have no name.
  private mutating func unnamed(
    _ root: String, _ strings: [CatalogString], isOnly: Bool, _ table: String?, _ real: Known
  ) -> Int? {
    guard let folders = folders[table] else { return nil }
    let isNamed = !Self.parts(of: root).isEmpty && !root.hasPrefix(Self.bareMark)
    let unnamed = isNamed ? folders.unnamed : folders.all
    guard !unnamed.isEmpty, strings.contains(where: { real[$0.key.withoutTarget] != nil }) else { return nil }
    // There is only one folder, so the strings belong to it, although its text may have changed
    // since the export.
    if isOnly, folders.all.count == 1 { return unnamed.first }
    guard let likest = likest(strings, real, among: unnamed) else { return nil }
    if !likest.isOnly { reportTie(root, strings, table, among: unnamed) }
    return likest.group
  }

  private mutating func reportTie(_ root: String, _ strings: [CatalogString], _ table: String?, among places: [Int]) {
    let folders = places.prefix(3).compactMap {
      groups[table]?[$0].roots.first.map { Wording.quoted(Self.path(of: $0)) }
    }
    let path = Self.path(of: root)
    report(
      "\(path.isEmpty ? "a file without a folder" : Wording.quoted(path)) may refer to \(Wording.list(folders, "or")), and its strings match several; the first match is used; give more of the folder's path",
      strings, table)
  }

  private mutating func report(_ message: String, _ strings: [CatalogString], _ table: String?) {
    guard problems.count < DocumentLimits.errors else { return }
    let text = strings.flatMap(\.values.values)
      .min { ($0.file, $0.position ?? .start) < ($1.file, $1.position ?? .start) }
    problems.append(
      CellDocumentError(
        code: .duplicate, file: text?.file ?? "", position: text?.position, message: message,
        scopes: [ProblemScope(table: table)]))
  }

  // MARK: Texts

  /// The number of keys that have the same text in a group, and the number that have different
  /// text.
  private typealias Shared = (agreeing: Int, contradicting: Int)

  /// Returns the group whose text best matches some strings, and whether no other group matches as
  /// well.
  private func likest(
    _ strings: [CatalogString], _ known: Known, among groups: [Int]
  ) -> (group: Int, isOnly: Bool)? {
    let shared = shared(strings, isExchange: true, known).filter { groups.contains($0.key) }
    let agreeing = shared.filter { $0.value.contradicting == 0 }
    let fitting = agreeing.isEmpty ? shared.filter { $0.value.agreeing > $0.value.contradicting } : agreeing
    guard let best = fitting.max(by: { ($0.value.agreeing, $1.key) < ($1.value.agreeing, $0.key) }) else { return nil }
    return (best.key, fitting.count { $0.value.agreeing == best.value.agreeing } == 1)
  }

  private func shared(_ strings: [CatalogString], isExchange: Bool, _ known: Known) -> [Int: Shared] {
    var shared: [Int: Shared] = [:]
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

  /// Returns the group that has the most keys in common and no contradicting text.
  private func agreeing(with strings: [CatalogString], isExchange: Bool, _ known: Known) -> Int? {
    shared(strings, isExchange: isExchange, known)
      .filter { $0.value.contradicting == 0 }
      .max { ($0.value.agreeing, $1.key) < ($1.value.agreeing, $0.key) }?.key
  }

  // MARK: Names

  /// Returns the catalog's key for a string: with its target if the table has several.
  func name(of key: StringKey) -> StringKey {
    var named = key
    named.target = label(of: key.target ?? "", in: key.table)
    return named
  }

  private func label(of root: String, in table: String?) -> String? {
    guard let groups = groups[table], groups.count > 1, let group = groupOfRoot[table]?[root] else { return nil }
    return labels[groups[group].roots[0]] ?? ""
  }

  /// The labels of the targets by folder, for each table that has several targets.
  var labelsOfRoots: [String: [String?: String]] {
    var found: [String: [String?: String]] = [:]
    for (table, roots) in groupOfRoot {
      for root in roots.keys {
        if let label = label(of: root, in: table) { found[root, default: [:]][table] = label }
      }
    }
    return found
  }
}

extension StringKey {
  /// The key without its target.
  var withoutTarget: StringKey { StringKey(name, table: table, context: context) }
}
