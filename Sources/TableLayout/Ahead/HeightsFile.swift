import FontMetrics
public import Foundation
import LayoutCore

/// The reason that saved heights can't be used.
public enum HeightsFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes are not saved heights.
  case foreign
  /// The heights were saved by another version of Strut, with this number.
  case version(Int)
  /// The file is truncated, or was changed after it was saved.
  case damaged
  /// The inputs of the heights changed after they were saved.
  case outdated

  /// A description of the error.
  public var description: String {
    switch self {
    case .foreign: "The file does not contain saved heights."
    case .version(let version):
      "Expected heights in version 1 of the format, got version \(version). Measure them again."
    case .damaged: "The saved heights are damaged. Measure them again."
    case .outdated: "The inputs of the saved heights have changed. Measure them again."
    }
  }
}

// The format: eight letters, a version, the key (32 bytes), then numbers of seven bits per byte,
// lowest first: the first row, the number of rows, the bits of the scale, the number of text sizes,
// and for each its index in the list and the differences of its heights. A SHA-256 checksum
// follows.

extension MeasuredHeights {
  private static let letters = Array("STRUTHTS".utf8)
  private static let version: UInt8 = 1
  private static let sumLength = 32

  /// Returns the heights as bytes to save, one or two per height.
  public func data(key: HeightsKey) -> Data {
    var bytes = Self.letters + [Self.version] + key.bytes
    Self.append(UInt64(bitPattern: Int64(rows.lowerBound)), to: &bytes)
    Self.append(UInt64(rows.count), to: &bytes)
    Self.append(displayScale.bitPattern, to: &bytes)
    Self.append(UInt64(categories.count), to: &bytes)
    for (category, heights) in zip(categories, pixels) {
      Self.append(UInt64(ContentSizeCategory.allCases.firstIndex(of: category) ?? 0), to: &bytes)
      var last: Int32 = 0
      for height in heights {
        let step = Int64(height) - Int64(last)
        Self.append(UInt64(bitPattern: step << 1 ^ step >> 63), to: &bytes)
        last = height
      }
    }
    return Data(bytes + Digest.sum(of: bytes))
  }

  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest > 0x7f {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Reads the result of ``data(key:)``. Throws an error if it is something else or damaged, or if
  /// the key differs.
  ///
  /// - Complexity: O(*n*) in the bytes.
  public init(data: Data, key: HeightsKey) throws(HeightsFileError) {
    let bytes = Array(data)
    let start = Self.letters.count + 1 + Self.sumLength
    guard bytes.starts(with: Self.letters), bytes.count > Self.letters.count else { throw .foreign }
    let version = bytes[Self.letters.count]
    guard version == Self.version else { throw .version(Int(version)) }
    guard bytes.count >= start + Self.sumLength else { throw .damaged }
    let body = bytes.dropLast(Self.sumLength)
    guard Digest.sum(of: body) == Array(bytes.suffix(Self.sumLength)) else { throw .damaged }
    guard Array(bytes[(Self.letters.count + 1)..<start]) == key.bytes else { throw .outdated }
    var reader = NumberReader(bytes: body[start...])
    try self.init(&reader)
  }

  private init(_ reader: inout NumberReader) throws(HeightsFileError) {
    let first = Int(Int64(bitPattern: try reader.number()))
    let count = try reader.count()
    let scale = Double(bitPattern: try reader.number())
    let known = ContentSizeCategory.allCases
    var (categories, pixels): ([ContentSizeCategory], [[Int32]]) = ([], [])
    let categoryCount = try reader.count()
    guard scale.isFinite, scale > 0, categoryCount <= 1_000, !first.addingReportingOverflow(count).overflow else {
      throw .damaged
    }
    for _ in 0..<categoryCount {
      let place = try reader.count()
      guard place < known.count else { throw .damaged }
      categories.append(known[place])
      pixels.append(try reader.heights(count))
    }
    guard reader.isAtEnd else { throw .damaged }
    self.init(rows: first..<first + count, displayScale: scale, categories: categories, pixels: pixels)
  }
}

/// Reads numbers of seven bits per byte.
private struct NumberReader {
  private var bytes: ArraySlice<UInt8>

  init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { bytes.isEmpty }

  mutating func number() throws(HeightsFileError) -> UInt64 {
    var result: UInt64 = 0
    for shift in stride(from: 0, to: 70, by: 7) {
      guard let byte = bytes.popFirst() else { throw .damaged }
      result |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return result }
    }
    throw .damaged
  }

  mutating func count() throws(HeightsFileError) -> Int {
    guard let count = Int(exactly: try number()) else { throw .damaged }
    return count
  }

  /// Reads a number of heights. Each has at least one byte, so an excessive number is detected
  /// before memory is allocated.
  mutating func heights(_ count: Int) throws(HeightsFileError) -> [Int32] {
    guard count <= bytes.count else { throw .damaged }
    var heights: [Int32] = []
    heights.reserveCapacity(count)
    var last: Int64 = 0
    for _ in 0..<count {
      let coded = try number()
      let step = Int64(bitPattern: coded >> 1) ^ -Int64(coded & 1)
      last = last &+ step
      guard last >= 0, let height = Int32(exactly: last) else { throw .damaged }
      heights.append(height)
    }
    return heights
  }
}
