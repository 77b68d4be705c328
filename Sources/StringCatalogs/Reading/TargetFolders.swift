/// The actual folders of a table, by path and by path suffix, with their groups.
struct TargetFolders {
  /// A folder under one of its paths.
  struct Place: Hashable {
    /// The group of the folder.
    let group: Int
    /// The index of the folder.
    let folder: Int
  }

  /// The folders that match a path.
  struct Fit {
    /// One folder in each group.
    let places: [Place]
    /// The number of equal components at the end.
    let length: Int
    /// True if the paths are equal.
    let isExact: Bool
    /// True if the match is certain: one path ends with the other, or they share more than one
    /// component.
    let isSure: Bool
  }

  /// The folders by whole path.
  private var byPath: [String: [Place]] = [:]
  /// The folders by path suffix, including whole paths.
  private var byEnding: [String: [Place]] = [:]
  /// The groups, in order.
  private(set) var all: [Int] = []
  private var count = 0

  /// Adds a folder to a group.
  /// - Parameter parts: The components of its path.
  mutating func add(_ parts: [Substring], in group: Int) {
    if !all.contains(group) { all.append(group) }
    let place = Place(group: group, folder: count)
    count += 1
    Self.add(place, to: &byPath[parts.joined(separator: "/"), default: []])
    for length in 0..<min(parts.count, CatalogLimits.folderDepth) {
      Self.add(place, to: &byEnding[parts.suffix(length + 1).joined(separator: "/"), default: []])
    }
  }

  private static func add(_ place: Place, to places: inout [Place]) {
    if !places.contains(where: { $0.group == place.group }) { places.append(place) }
  }

  /// The groups of the folders without a path.
  var unnamed: [Int] { (byPath[""] ?? []).map(\.group) }

  /// Returns the folders that match a path: those with that path, otherwise those that share the
  /// longest suffix with it. Folders that end with the whole path come first, followed by those
  /// whose whole path is a suffix of it.
  ///
  /// - Parameter isPartial: True if the beginnings of both paths may differ.
  func fit(of parts: [Substring], isPartial: Bool) -> Fit? {
    if parts.isEmpty { return nil }
    if let places = byPath[parts.joined(separator: "/")] {
      return Fit(places: places, length: parts.count, isExact: true, isSure: true)
    }
    for length in (1...min(parts.count, CatalogLimits.folderDepth)).reversed() {
      let ending = parts.suffix(length).joined(separator: "/")
      let whole = length == parts.count ? byEnding[ending] : byPath[ending]
      if let places = whole { return Fit(places: places, length: length, isExact: false, isSure: true) }
      if isPartial, let places = byEnding[ending] {
        return Fit(places: places, length: length, isExact: false, isSure: length > 1)
      }
    }
    return nil
  }
}
