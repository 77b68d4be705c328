/// The folders of a table that are there, by their paths and by what these end in, with the groups that they are in.
struct TargetFolders {
  /// A folder as one path names it.
  struct Place: Hashable {
    /// The group that the folder is in.
    let group: Int
    /// The folder's number.
    let folder: Int
  }

  /// The folders that a path may name.
  struct Fit {
    /// One folder of each group.
    let places: [Place]
    /// How many of the last parts are the same.
    let length: Int
    /// Whether the paths are the same.
    let isExact: Bool
    /// Whether the name is enough: one path ends in the other, or they share more than one part.
    let isSure: Bool
  }

  /// By whole paths.
  private var byPath: [String: [Place]] = [:]
  /// By what paths end in, the whole ones among it.
  private var byEnding: [String: [Place]] = [:]
  /// The groups, in order.
  private(set) var all: [Int] = []
  private var count = 0

  /// - Parameter parts: The path.
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

  /// The groups of folders without a path.
  var unnamed: [Int] { (byPath[""] ?? []).map(\.group) }

  /// The folders that a path names: that of the path, or else those that share the longest ending with it. Of these, those that end in the
  /// whole path come first, and then those whose whole path it ends in.
  ///
  /// - Parameter isPartial: Whether both paths may begin in another way.
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
