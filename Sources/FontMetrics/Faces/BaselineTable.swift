internal import FontInterop

/// Reads a `BASE` table, which may be hostile: the total number of scripts, languages and
/// coordinates is bounded.
///
/// HarfBuzz returns single baselines of a script, but does not list them.
/// [BASE](https://learn.microsoft.com/typography/opentype/spec/base)
struct BaselineTable {
  private let table: TableReader
  /// The coordinate at the face's location of a baseline that varies; `nil` leaves the table's.
  private let variation: (_ tag: OpenTypeTag, _ script: OpenTypeTag, _ isVertical: Bool) -> Double?
  /// The remaining number of records. Fonts have about a hundred; every script of Unicode with 9
  /// baselines would be 1,500.
  private var records = 4096

  init(
    _ bytes: [UInt8], variation: @escaping (_ tag: OpenTypeTag, _ script: OpenTypeTag, _ isVertical: Bool) -> Double?
  ) {
    table = TableReader(bytes: bytes)
    self.variation = variation
  }

  mutating func read() -> Baselines {
    let horizontal = offset(4, from: 0).map { axis(at: $0, isVertical: false) }
    let vertical = offset(6, from: 0).map { axis(at: $0, isVertical: true) }
    return Baselines(horizontal: horizontal ?? [:], vertical: vertical ?? [:])
  }

  /// Returns an offset at a place inside a structure, relative to that structure's start; `nil` if
  /// it is 0.
  private func offset(_ place: Int, from start: Int) -> Int? {
    table.uint16(start + place).flatMap { $0 == 0 ? nil : start + $0 }
  }

  private func tag(_ place: Int) -> OpenTypeTag? { table.uint32(place).map { OpenTypeTag(rawValue: UInt32($0)) } }

  /// Counts a record. Returns `false` at the limit.
  private mutating func takeRecord() -> Bool {
    guard records > 0 else { return false }
    records -= 1
    return true
  }

  private mutating func axis(at axis: Int, isVertical: Bool) -> [String: ScriptBaselines] {
    guard let scripts = offset(2, from: axis) else { return [:] }
    let tags = offset(0, from: axis).map { baselineTags(at: $0) } ?? []
    var found: [String: ScriptBaselines] = [:]
    for index in 0..<(table.uint16(scripts) ?? 0) {
      let record = scripts + 2 + 6 * index
      guard takeRecord(), let script = tag(record) else { break }
      guard found[script.description] == nil, let start = offset(2 + 6 * index + 4, from: scripts) else { continue }
      found[script.description] = self.script(script, at: start, tags: tags, isVertical: isVertical)
    }
    return found
  }

  private mutating func baselineTags(at list: Int) -> [OpenTypeTag] {
    var tags: [OpenTypeTag] = []
    for index in 0..<(table.uint16(list) ?? 0) {
      guard takeRecord(), let tag = tag(list + 2 + 4 * index) else { break }
      tags.append(tag)
    }
    return tags
  }

  private mutating func script(
    _ script: OpenTypeTag, at start: Int, tags: [OpenTypeTag], isVertical: Bool
  ) -> ScriptBaselines {
    var baselines = ScriptBaselines()
    if let values = offset(0, from: start) {
      let preferred = table.uint16(values) ?? tags.count
      baselines.defaultBaseline = tags.indices.contains(preferred) ? tags[preferred].description : nil
      for (index, tag) in tags.prefix(table.uint16(values + 2) ?? 0).enumerated() {
        guard takeRecord(), let place = offset(4 + 2 * index, from: values) else { continue }
        baselines.coordinates[tag.description] =
          (isVariable(place) ? variation(tag, script, isVertical) : nil) ?? coordinate(at: place)
      }
    }
    baselines.extents = offset(2, from: start).flatMap { extents(at: $0) }
    for index in 0..<(table.uint16(start + 4) ?? 0) {
      guard takeRecord(), let language = tag(start + 6 + 6 * index) else { break }
      guard let place = offset(6 + 6 * index + 4, from: start), let extents = extents(at: place) else { continue }
      baselines.languageExtents[language.description.trimmingBlanks] = extents
    }
    return baselines
  }

  private func extents(at place: Int) -> BaselineExtents? {
    let minimum = offset(0, from: place).flatMap { coordinate(at: $0) }
    let maximum = offset(2, from: place).flatMap { coordinate(at: $0) }
    return minimum == nil && maximum == nil ? nil : BaselineExtents(minimum: minimum, maximum: maximum)
  }

  /// Returns the number that all three formats have. Format 2 adds a point of a glyph, which is
  /// used only for hinted text.
  private func coordinate(at place: Int) -> Double? {
    guard let format = table.uint16(place), (1...3).contains(format) else { return nil }
    return table.int16(place + 2).map(Double.init)
  }

  /// Returns `true` if a coordinate has a device or variation table.
  private func isVariable(_ place: Int) -> Bool { table.uint16(place) == 3 && (table.uint16(place + 4) ?? 0) != 0 }
}

extension String {
  /// Without the blanks that fill a short tag.
  fileprivate var trimmingBlanks: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension FontFace {
  /// The baselines of the `BASE` table at this location, or empty without the table.
  ///
  /// A varying baseline is HarfBuzz's value, rounded to a design unit; the others are those of the
  /// table.
  ///
  /// - Complexity: Linear in the table, up to 4,096 records.
  public var baselines: Baselines {
    guard let bytes = file.openType.table("BASE") else { return Baselines() }
    let font = isVariable ? shapingFont : nil
    var table = BaselineTable(bytes) { tag, script, isVertical in
      font?.baseline(tag, isVertical: isVertical, script: script)
    }
    return table.read()
  }
}
