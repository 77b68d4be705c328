extension CatalogTargets {
  /// Returns a unique label for each target: as many of the last components of its folder as
  /// distinguish it from the others, otherwise its whole path, with a number if necessary.
  static func labels(of roots: Set<String>) -> [String: String] {
    var left = Dictionary(uniqueKeysWithValues: roots.map { ($0, path(of: $0).split(separator: "/")) })
    var endings: [String: String] = [:]
    for root in roots where left[root]?.isEmpty != false {
      endings[root] = path(of: root).isEmpty ? (isExchange(root) ? "XLIFF" : ".") : path(of: root)
      left[root] = nil
    }
    var length = 1
    while !left.isEmpty {
      let ends = left.mapValues { $0.suffix(length).joined(separator: "/") }
      let counts = Dictionary(ends.values.map { ($0, 1) }, uniquingKeysWith: +)
      for (root, ending) in ends where counts[ending] == 1 || length >= left[root]?.count ?? 0 {
        endings[root] = ending
        left[root] = nil
      }
      length += 1
    }
    return distinct(endings)
  }

  /// Makes labels unique. Folders may differ only in how they are named: `App` and `/App`, or a
  /// folder and that of an XLIFF file.
  private static func distinct(_ endings: [String: String]) -> [String: String] {
    func order(_ root: String) -> (Int, Int, String) {
      (isExchange(root) ? 1 : 0, path(of: root).hasPrefix("/") ? 1 : 0, root)
    }
    var (labels, taken): ([String: String], Set<String>) = ([:], [])
    for (root, ending) in endings.sorted(by: { order($0.key) < order($1.key) }) {
      var (label, number) = (ending, 2)
      if taken.contains(label), !path(of: root).isEmpty { label = path(of: root) }
      while !taken.insert(label).inserted {
        label = "\(ending) \(number)"
        number += 1
      }
      labels[root] = label
    }
    return labels
  }
}
