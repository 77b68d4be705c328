internal import FontInterop

/// The contents of `STAT`: the axes along which a family's faces differ, and the names of locations
/// on them.
package struct StyleAttributes: Hashable, Sendable {
  package struct Axis: Hashable, Sendable {
    package let tag: String
    package let name: String?
    /// The position of the axis's part in a combined name.
    package let ordering: Int
  }

  /// A place on one axis, or on several.
  package struct Value: Hashable, Sendable {
    package let name: String?
    package let coordinates: [AxisCoordinate]
    /// The ends of the range of the name, if the table has one.
    package let range: ClosedRange<Double>?
    /// The place that a family's style switches to: from regular to bold.
    package let linked: Double?
    /// A Boolean value that indicates whether the name is omitted from a combined name, such as
    /// "Regular".
    package let isElidable: Bool
    /// A Boolean value that indicates whether the location is that of an older font in the family.
    package let isOlderSibling: Bool
  }

  package let axes: [Axis]
  package let values: [Value]
  /// The number of values in the table that were not read: those beyond its end, and those above
  /// the limits.
  package let unreadValueCount: Int
  /// The name of the face if all of its other names are omitted; `nil` if the table has none.
  package let elidedFallbackName: String?
}

extension FontFace {
  /// The contents of `STAT`, with at most 256 axes and 4096 values with 16,384 coordinates in
  /// total, or `nil` without the table.
  package var styleAttributes: StyleAttributes? {
    guard let stat = reader("STAT"), let axisSize = stat.uint16(4), let axisCount = stat.uint16(6),
      let axesPlace = stat.uint32(8), let valueCount = stat.uint16(12), let valuesPlace = stat.uint32(14)
    else { return nil }
    let records = (0..<min(axisCount, 256)).compactMap { AxisRecord(stat, axesPlace + axisSize * $0) }
    let tags = records.map(\.tag)
    var room = 16_384
    let values = (0..<min(valueCount, 4096)).compactMap { index -> ValueRecord? in
      guard let place = stat.uint16(valuesPlace + 2 * index),
        let value = ValueRecord(stat, valuesPlace + place, tags, room: room)
      else { return nil }
      room -= value.coordinates.count
      return value
    }
    let names = file.openType.labels(records.map(\.nameID) + values.map(\.nameID))
    return StyleAttributes(
      axes: zip(records, names).map { .init(tag: $0.tag, name: $1, ordering: $0.ordering) },
      values: zip(values, names.dropFirst(records.count)).map { $0.value(named: $1) },
      unreadValueCount: valueCount - values.count,
      elidedFallbackName: (stat.uint16(2) ?? 0) >= 1 ? stat.uint16(18).flatMap(file.openType.name) : nil)
  }
}

private struct AxisRecord {
  var tag: String
  var nameID, ordering: Int

  init?(_ stat: TableReader, _ place: Int) {
    guard let tag = stat.uint32(place), let nameID = stat.uint16(place + 4), let ordering = stat.uint16(place + 6)
    else {
      return nil
    }
    self.tag = OpenTypeTag(rawValue: UInt32(tag)).description
    (self.nameID, self.ordering) = (nameID, ordering)
  }
}

private struct ValueRecord {
  var nameID: Int
  private var flags: Int
  private(set) var coordinates: [AxisCoordinate]
  private var range: ClosedRange<Double>?
  private var linked: Double?

  /// Reads a value of format 1 to 4. Returns `nil` for another format, and for a value that extends
  /// beyond the table or refers to none of its axes.
  ///
  /// - Parameter room: The maximum number of coordinates, because many offsets may refer to one
  ///   value.
  init?(_ stat: TableReader, _ place: Int, _ tags: [String], room: Int) {
    func number(_ place: Int) -> Double? {
      stat.int32(place).map { OpenTypeFixed(rawValue: Int32(truncatingIfNeeded: $0)).shortest }
    }
    func coordinate(_ axisPlace: Int, _ valuePlace: Int) -> AxisCoordinate? {
      guard let axis = stat.uint16(axisPlace), tags.indices.contains(axis), let value = number(valuePlace) else {
        return nil
      }
      return AxisCoordinate(tag: tags[axis], value: value)
    }
    guard let format = stat.uint16(place), let flags = stat.uint16(place + 4), let nameID = stat.uint16(place + 6)
    else {
      return nil
    }
    (self.flags, self.nameID) = (flags, nameID)
    if format == 4 {
      guard let count = stat.uint16(place + 2), count <= min(tags.count, room) else { return nil }
      coordinates = (0..<count).compactMap { coordinate(place + 8 + 6 * $0, place + 10 + 6 * $0) }
      guard coordinates.count == count else { return nil }
      return
    }
    guard (1...3).contains(format), room > 0, let only = coordinate(place + 2, place + 8) else { return nil }
    coordinates = [only]
    if format == 2 {
      guard let least = number(place + 12), let greatest = number(place + 16) else { return nil }
      range = least <= greatest ? least...greatest : nil
    }
    if format == 3 {
      guard let other = number(place + 12) else { return nil }
      linked = other
    }
  }

  func value(named name: String?) -> StyleAttributes.Value {
    .init(
      name: name, coordinates: coordinates, range: range, linked: linked, isElidable: flags & 2 != 0,
      isOlderSibling: flags & 1 != 0)
  }
}
