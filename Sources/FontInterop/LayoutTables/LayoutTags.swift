/// The tags that stand in the heads of `GSUB` and `GPOS`: scripts, their language systems, features.
///
/// Read from the bytes, every bound checked. HarfBuzz goes through every rule of a table before it answers the first question about
/// it, which would be a third of all that a report costs.
struct LayoutTags: Sendable {
  private(set) var features: Set<OpenTypeTag> = []
  /// By script; the script's default system has no tag and is not listed.
  private(set) var languageSystems: [OpenTypeTag: Set<OpenTypeTag>] = [:]

  /// The most scripts of a table, and the most language systems of all its scripts, that are looked at (Strut's rule): no font
  /// comes near. Scripts may share one list, so that a limit to each of them would be none.
  private static let scriptLimit = 256
  private static let languageLimit = 4096

  /// Adds the tags of one table (OpenType, "Common table formats"). A list that reaches past the end is read as far as it goes.
  mutating func read(_ table: borrowing RawSpan) {
    guard table.bigEndianUInt16(at: 0) == 1 else { return }
    if let list = Self.offset(table, at: 4, from: 0) { readScripts(table, list) }
    if let list = Self.offset(table, at: 6, from: 0) {
      for index in 0..<Self.count(table, at: list) {
        guard let tag = Self.tag(table, at: list + 2 + 6 * index) else { break }
        features.insert(tag)
      }
    }
  }

  private mutating func readScripts(_ table: borrowing RawSpan, _ list: Int) {
    var limit = Self.languageLimit
    for index in 0..<min(Self.count(table, at: list), Self.scriptLimit) {
      let record = list + 2 + 6 * index
      guard let tag = Self.tag(table, at: record) else { break }
      let script = Self.offset(table, at: record + 4, from: list)
      let languages = script.map { Self.languages(table, $0, limit: limit) } ?? []
      limit -= languages.count
      languageSystems[tag, default: []].formUnion(languages)
    }
  }

  private static func languages(_ table: borrowing RawSpan, _ script: Int, limit: Int) -> [OpenTypeTag] {
    var found: [OpenTypeTag] = []
    for index in 0..<min(count(table, at: script + 2), limit) {
      guard let tag = tag(table, at: script + 4 + 6 * index) else { break }
      found.append(tag)
    }
    return found
  }

  private static func count(_ table: borrowing RawSpan, at place: Int) -> Int {
    table.bigEndianUInt16(at: place).map(Int.init) ?? 0
  }

  private static func tag(_ table: borrowing RawSpan, at place: Int) -> OpenTypeTag? {
    table.bigEndianUInt32(at: place).map(OpenTypeTag.init(rawValue:))
  }

  /// Where an offset leads; `nil` where it says nowhere.
  private static func offset(_ table: borrowing RawSpan, at place: Int, from start: Int) -> Int? {
    let offset = count(table, at: place)
    return offset == 0 ? nil : start + offset
  }
}
