/// Reconstructs `glyf` and `loca` from the streams of a WOFF2 file (W3C WOFF 2.0, section 5.1).
struct WOFF2Glyphs {
  private(set) var outlines: [UInt8] = []
  private(set) var locations: [UInt8] = []
  private(set) var locationsAreLong: Bool

  private var contourCounts, pointCounts, flags, glyphs, parts, boxes, instructions: ByteCursor
  /// A bit for each glyph whose box is in `boxes`.
  private let boxBits: [UInt8]
  /// A bit for each glyph whose contours overlap.
  private let overlapBits: [UInt8]

  private static let (headerLength, shortLimit) = (36, 0x1_FFFE)

  init(_ table: ByteCursor) throws(WOFF2Damage) {
    let start = table.place
    var header = table
    _ = try header.uint16()
    let options = try header.uint16()
    let glyphCount = try header.uint16()
    locationsAreLong = try header.uint16() != 0
    var streams: [ByteCursor] = []
    var place = start + Self.headerLength
    for _ in 0..<7 {
      let length = try header.uint32()
      guard length <= table.end - place else { throw .endsEarly }
      streams.append(table.limited(to: place..<place + length))
      place += length
    }
    (contourCounts, pointCounts, flags, glyphs) = (streams[0], streams[1], streams[2], streams[3])
    (parts, boxes, instructions) = (streams[4], streams[5], streams[6])
    boxBits = try Array(boxes.bytes((glyphCount + 31) / 32 * 4))
    var rest = table.limited(to: place..<table.end)
    overlapBits = options & 1 != 0 ? try Array(rest.bytes((glyphCount + 7) / 8)) : []
    outlines.reserveCapacity(2 * (table.end - start))
    var places = [0]
    for glyph in 0..<glyphCount {
      try addGlyph(glyph)
      while outlines.count % 4 != 0 { outlines.append(0) }
      places.append(outlines.count)
    }
    write(places)
  }

  private mutating func write(_ places: [Int]) {
    locationsAreLong = locationsAreLong || outlines.count > Self.shortLimit
    locations.reserveCapacity(places.count * (locationsAreLong ? 4 : 2))
    for place in places {
      if locationsAreLong { locations.append(bigEndian: place >> 16) }
      locations.append(bigEndian: locationsAreLong ? place : place / 2)
    }
  }

  private static func bit(_ bits: [UInt8], _ index: Int) -> Bool {
    index / 8 < bits.count && bits[index / 8] & 0x80 >> UInt8(index % 8) != 0
  }

  private mutating func addGlyph(_ glyph: Int) throws(WOFF2Damage) {
    let contours = try contourCounts.uint16()
    let hasBox = Self.bit(boxBits, glyph)
    switch contours {
    case 0xFFFF:
      // A composite glyph must store its bounding box.
      guard hasBox else { throw .transform("glyf") }
      try addParts()
    case 0:
      guard !hasBox else { throw .transform("glyf") }
    case 1..<0x8000: try addContours(contours, hasBox: hasBox, overlaps: Self.bit(overlapBits, glyph))
    default: throw .transform("glyf")
    }
  }

  /// Reads a composite glyph.
  private mutating func addParts() throws(WOFF2Damage) {
    outlines.append(bigEndian: 0xFFFF)
    outlines += try boxes.bytes(8)
    var (goesOn, hasInstructions) = (true, false)
    while goesOn {
      let flags = try parts.uint16()
      outlines.append(bigEndian: flags)
      outlines += try parts.bytes(GlyphPart.length(UInt16(flags)) - 2)
      goesOn = GlyphPart.isFollowed(UInt16(flags))
      hasInstructions = hasInstructions || flags & 0x0100 != 0
    }
    if hasInstructions { try addInstructions() }
  }

  private mutating func addInstructions() throws(WOFF2Damage) {
    let length = try glyphs.packed16()
    outlines.append(bigEndian: length)
    outlines += try instructions.bytes(length)
  }

  private mutating func addContours(_ count: Int, hasBox: Bool, overlaps: Bool) throws(WOFF2Damage) {
    var (ends, pointCount): ([Int], Int) = ([], 0)
    for _ in 0..<count {
      pointCount += try pointCounts.packed16()
      guard pointCount <= 0xFFFF else { throw .transform("glyf") }
      // A contour without points has no last point if it is the first.
      if pointCount > 0 { ends.append(pointCount - 1) }
    }
    var points: [WOFF2Point] = []
    points.reserveCapacity(pointCount)
    for _ in 0..<pointCount {
      let flag = try flags.byte()
      points.append(try WOFF2Point(flag, &glyphs))
    }
    guard !points.isEmpty else {
      if hasBox { _ = try boxes.bytes(8) }
      _ = try instructions.bytes(try glyphs.packed16())
      return
    }
    outlines.append(bigEndian: ends.count)
    if hasBox { outlines += try boxes.bytes(8) } else { addBox(of: points) }
    for end in ends { outlines.append(bigEndian: end) }
    try addInstructions()
    add(points, overlaps: overlaps)
  }

  private mutating func addBox(of points: [WOFF2Point]) {
    var (x, y) = (0, 0)
    var (left, bottom, right, top) = (Int.max, Int.max, Int.min, Int.min)
    for point in points {
      (x, y) = (x + point.x, y + point.y)
      (left, right) = (min(left, x), max(right, x))
      (bottom, top) = (min(bottom, y), max(top, y))
    }
    for edge in [left, bottom, right, top] { outlines.append(bigEndian: edge) }
  }

  /// Writes flags, then x, then y, each in the shortest form of `glyf`.
  private mutating func add(_ points: [WOFF2Point], overlaps: Bool) {
    var (xs, ys): ([UInt8], [UInt8]) = ([], [])
    var (last, repeats): (UInt8?, UInt8) = (nil, 0)
    for (index, point) in points.enumerated() {
      var flag: UInt8 = point.isOnCurve ? 0x01 : 0
      if overlaps, index == 0 { flag |= 0x40 }
      flag |= Self.append(point.x, to: &xs, isShort: 0x02, isSameOrPositive: 0x10)
      flag |= Self.append(point.y, to: &ys, isShort: 0x04, isSameOrPositive: 0x20)
      if flag == last, repeats < 255 {
        repeats += 1
        if repeats == 1 { outlines[outlines.count - 1] |= 0x08 } else { outlines.removeLast() }
        outlines.append(repeats)
      } else {
        outlines.append(flag)
        (last, repeats) = (flag, 0)
      }
    }
    outlines += xs
    outlines += ys
  }

  /// Returns the flags of a coordinate by its distance from the one before.
  private static func append(
    _ distance: Int, to bytes: inout [UInt8], isShort: UInt8, isSameOrPositive: UInt8
  ) -> UInt8 {
    if distance == 0 { return isSameOrPositive }
    if abs(distance) < 256 {
      bytes.append(UInt8(abs(distance)))
      return distance > 0 ? isShort | isSameOrPositive : isShort
    }
    bytes.append(bigEndian: distance)
    return 0
  }
}

/// A point of an outline, relative to the point before.
private struct WOFF2Point {
  var x, y: Int
  var isOnCurve: Bool

  /// Reads one of the 128 forms of a point (section 5.2).
  init(_ flag: UInt8, _ cursor: inout ByteCursor) throws(WOFF2Damage) {
    isOnCurve = flag & 0x80 == 0
    let kind = Int(flag & 0x7F)
    let first = try Int(cursor.byte())
    switch kind {
    case ..<10: (x, y) = (0, (kind & 14) << 7 + first)
    case ..<20: (x, y) = (((kind - 10) & 14) << 7 + first, 0)
    case ..<84:
      let base = kind - 20
      (x, y) = (1 + base & 0x30 + first >> 4, 1 + (base & 0x0C) << 2 + first & 0x0F)
    case ..<120:
      let base = kind - 84
      (x, y) = (1 + (base / 12) << 8 + first, 1 + (base % 12 / 4) << 8 + (try Int(cursor.byte())))
    case ..<124:
      let second = try Int(cursor.byte())
      (x, y) = (first << 4 + second >> 4, (second & 0x0F) << 8 + (try Int(cursor.byte())))
    default:
      x = first << 8 + (try Int(cursor.byte()))
      y = try cursor.uint16()
    }
    // The lowest bit is the sign of x, or of y if there is no x; the next bit is the sign of y.
    if kind < 10 {
      if kind & 1 == 0 { y = -y }
      return
    }
    if kind & 1 == 0 { x = -x }
    if kind >= 20, kind & 2 == 0 { y = -y }
  }
}

extension [UInt8] {
  /// Adds the lowest two bytes of a number.
  fileprivate mutating func append(bigEndian number: Int) {
    append(UInt8(truncatingIfNeeded: number >> 8))
    append(UInt8(truncatingIfNeeded: number))
  }
}
