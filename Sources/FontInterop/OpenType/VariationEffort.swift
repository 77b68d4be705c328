/// Computes the work for the variations of a single number of a face, before HarfBuzz computes one.
///
/// A number that varies is the sum over the regions in its item variation data, and checking a
/// region takes one step for each axis (OpenType, "Item variation stores"). Data of 100 KB can
/// refer to one region of 16,000 axes 60,000 times: HarfBuzz then takes seconds for one number, and
/// opening a font requires twenty.
enum VariationEffort {
  /// The maximum number of steps for one number. Fonts with thirteen axes take some thousand; this
  /// is a millisecond (Strut's rule).
  private static let limit = 1 << 18

  /// True if one of the face's variation stores exceeds the limit.
  static func isTooGreat(in face: OpenTypeFace) -> Bool {
    stores.contains { store in
      face.withTable(store.table) { table in
        offset(of: store, in: table).map { steps(in: table, store: $0) > limit }
      } ?? false
    }
  }

  /// The position of the store's offset in a table.
  private struct Store {
    var table: OpenTypeTag
    var field: Int
    var isShort = false
    /// The minimum version of the table, both halves as one number, that has the field.
    var version: UInt32 = 0
  }

  private static let stores = [
    Store(table: "MVAR", field: 10, isShort: true), Store(table: "HVAR", field: 4), Store(table: "VVAR", field: 4),
    Store(table: "GDEF", field: 14, version: 0x0001_0003), Store(table: "BASE", field: 8, version: 0x0001_0001),
    Store(table: "COLR", field: 30, version: 0x0001_0000), Store(table: "CFF2", field: 0),
  ]

  private static func offset(of store: Store, in table: borrowing RawSpan) -> Int? {
    if store.table == "CFF2" { return storeOfCFF2(table) }
    let offset =
      store.isShort
      ? table.bigEndianUInt16(at: store.field).map(Int.init) : table.bigEndianUInt32(at: store.field).map(Int.init)
    guard let offset, offset > 0, let version = table.bigEndianUInt32(at: 0) else { return nil }
    return version >= store.version ? offset : nil
  }

  /// Returns the maximum number of steps for an item of a store.
  private static func steps(in table: borrowing RawSpan, store: Int) -> Int {
    guard let list = table.bigEndianUInt32(at: store + 2), let count = table.bigEndianUInt16(at: store + 6),
      let axes = table.bigEndianUInt16(at: store + Int(list))
    else { return 0 }
    var most = 0
    for index in 0..<Int(count) {
      guard let data = table.bigEndianUInt32(at: store + 8 + index * 4) else { break }
      most = max(most, Int(table.bigEndianUInt16(at: store + Int(data) + 4) ?? 0))
    }
    return most * Int(axes)
  }

  /// The offset of the store in a CFF2 table: after its length, at the position that operator 24 of
  /// the top dictionary points to.
  private static func storeOfCFF2(_ table: borrowing RawSpan) -> Int? {
    guard let start = table.bigEndianUInt16(at: 2).map({ Int($0 >> 8) }), let length = table.bigEndianUInt16(at: 3)
    else { return nil }
    var (place, operand) = (start, 0)
    while place < min(start + Int(length), table.byteCount), let next = byte(table, place) {
      switch next {
      case 24: return operand > 0 ? operand + 2 : nil
      case 28: (operand, place) = (Int(table.bigEndianUInt16(at: place + 1) ?? 0), place + 3)
      case 29: (operand, place) = (Int(table.bigEndianUInt32(at: place + 1) ?? 0), place + 5)
      case 30: place = afterReal(table, place)
      case 32...246: (operand, place) = (Int(next) - 139, place + 1)
      case 247...250: (operand, place) = ((Int(next) - 247) * 256 + Int(byte(table, place + 1) ?? 0) + 108, place + 2)
      case 251...254: (operand, place) = (0, place + 2)
      default: place += next == 12 ? 2 : 1
      }
    }
    return nil
  }

  /// Returns the offset after a real number, whose last half byte is 15.
  private static func afterReal(_ table: borrowing RawSpan, _ place: Int) -> Int {
    var place = place + 1
    while let next = byte(table, place), next & 0x0F != 0x0F, next >> 4 != 0x0F { place += 1 }
    return place + 1
  }

  private static func byte(_ table: borrowing RawSpan, _ place: Int) -> UInt8? {
    table.bigEndianUInt16(at: place).map { UInt8($0 >> 8) }
  }
}
