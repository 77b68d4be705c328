extension OpenTypeFace {
  /// The minimum and maximum point size with values in `trak` for horizontal text (Apple's TrueType
  /// Reference Manual); all sizes if it lists none. `nil` without the table.
  package var trackingSizes: ClosedRange<Double>? {
    guard hasTable("trak") else { return nil }
    return withTable("trak") { table in
      guard let start = table.bigEndianUInt16(at: 6).map(Int.init), start > 0,
        let count = table.bigEndianUInt16(at: start + 2).map(Int.init), count > 0,
        let sizes = table.bigEndianUInt32(at: start + 4).map(Int.init),
        let first = table.bigEndianUInt32(at: sizes).map(Self.points),
        let last = table.bigEndianUInt32(at: sizes + 4 * (count - 1)).map(Self.points), first <= last, last > 0
      else { return nil }
      return first...last
    } ?? 0...Double.greatestFiniteMagnitude
  }

  /// Returns a number of 16.16.
  private static func points(_ fixed: UInt32) -> Double { Double(Int32(bitPattern: fixed)) / 65536 }
}
