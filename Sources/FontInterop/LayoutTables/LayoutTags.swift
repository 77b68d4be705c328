/// The tags in the headers of `GSUB` and `GPOS`: scripts, their language systems, features.
///
/// They are read directly, with all bounds checked. HarfBuzz reads every rule of a table before it
/// answers the first query, which would be a third of the cost of a report.
struct LayoutTags: Sendable {
  private(set) var features: Set<OpenTypeTag> = []
  /// The language systems by script; the default system of a script has no tag and is not listed.
  private(set) var languageSystems: [OpenTypeTag: Set<OpenTypeTag>] = [:]

  /// The maximum number of scripts of a table, and of language systems of all its scripts, that are
  /// read (Strut's rule): no font comes near. Scripts may share one list, so a limit for each
  /// script would have no effect.
  private static let scriptLimit = 256
  private static let languageLimit = 4096

  /// Adds the tags of a table (OpenType, "Common table formats"). A list that extends beyond the
  /// end is read up to the end.
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

  /// Returns the target of an offset; `nil` if there is none.
  private static func offset(_ table: borrowing RawSpan, at place: Int, from start: Int) -> Int? {
    let offset = count(table, at: place)
    return offset == 0 ? nil : start + offset
  }
}
