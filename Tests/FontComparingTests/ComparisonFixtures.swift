import FontComparing
import FontMetrics
import Foundation
import Testing
import TextLayout

/// Fonts to compare: bundled ones, and Strut Test with other bytes.
struct ComparisonFixtures {
  let engine: TextEngine

  init() throws { engine = TextEngine(catalog: try FontCatalog.bundled(sources: .own), cacheByteLimit: 1 << 20) }

  func font(_ name: String, size: Double = 16) throws -> Font { try engine.catalog.font(named: name, size: size) }

  func compare(
    _ a: String, _ b: String, sample: String? = nil, size: Double = 16, columnWidth: Double? = nil
  ) throws -> FontComparison {
    compare(try font(a, size: size), try font(b, size: size), sample: sample, columnWidth: columnWidth)
  }

  func compare(_ a: Font, _ b: Font, sample: String? = nil, columnWidth: Double? = nil) -> FontComparison {
    FontComparison(
      original: a, standIn: b, sample: sample.map { ComparisonSample(text: $0) }, columnWidth: columnWidth,
      engine: engine)
  }

  func bytes(of path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: path))) }

  /// Returns the offset of a table.
  func place(of tag: String, in data: [UInt8]) -> Int? { Self.table(tag, in: data)?.lowerBound }

  /// Strut Test with bytes of a table written over.
  func patched(_ tag: String, at offset: Int, _ bytes: [UInt8], size: Double = 16) throws -> Font {
    let path = try font("Strut Test").face.path
    var data = [UInt8](try Data(contentsOf: URL(filePath: path)))
    let table = try #require(Self.table(tag, in: data))
    let place = table.lowerBound + offset
    data.replaceSubrange(place..<place + bytes.count, with: bytes)
    return Font(face: try FontFace(data: data, name: "patched"), pointSize: size)
  }

  /// Strut Test whose glyphs have no width.
  func widthless() throws -> Font {
    let data = [UInt8](try Data(contentsOf: URL(filePath: try font("Strut Test").face.path)))
    let table = try #require(Self.table("hmtx", in: data))
    return try patched("hmtx", at: 0, [UInt8](repeating: 0, count: table.count))
  }

  private static func table(_ tag: String, in data: [UInt8]) -> Range<Int>? {
    func number(_ place: Int) -> Int { data[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    let count = Int(data[4]) << 8 | Int(data[5])
    let records = (0..<count).map { 12 + 16 * $0 }
    return records.first { Array(data[$0..<$0 + 4]) == Array(tag.utf8) }
      .map { number($0 + 8)..<number($0 + 8) + number($0 + 12) }
  }
}
