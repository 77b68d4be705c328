import FontMetrics
public import Foundation
import LayoutCore

/// Why saved heights cannot be used.
public enum HeightsFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes are not saved heights.
  case foreign
  /// They were saved by another version of Strut, with this number.
  case version(Int)
  /// They are cut short, or were changed since they were saved.
  case damaged
  /// What the heights depend on has changed since they were saved.
  case outdated

  /// What is wrong, in a sentence.
  public var description: String {
    switch self {
    case .foreign: "These are no saved heights."
    case .version(let version): "These heights were saved in version \(version) of the format, and this is version 1."
    case .damaged: "The saved heights are damaged."
    case .outdated: "What the saved heights depend on has changed since they were saved."
    }
  }
}

// The format: eight letters, a version, the key (32 bytes), then numbers of seven bits a byte, the lowest first: the first row, how many
// rows, the scale's bits, how many text sizes, and for each its place in the list and the differences of its heights. A SHA-256 sum
// of all of it is at the end.

extension MeasuredHeights {
  private static let letters = Array("STRUTHTS".utf8)
  private static let version: UInt8 = 1
  private static let sumLength = 32

  /// The heights as bytes to be saved, a byte or two for each.
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

  /// Reads what ``data(key:)`` wrote. Throws when it is something else, or damaged, or when the key is another.
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

/// Reads numbers of seven bits a byte.
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

  /// As many heights as are asked for; each has a byte at least, so a number that is too great is found out before memory is taken.
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
