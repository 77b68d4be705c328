import FontMetrics
import Foundation
import TestSupport
import Testing

/// The widths that the alias `system` carries: `system-4` of Facts.md.
@Suite("Widths of an alias")
struct AliasWidthsTests {
  private let fonts: FontCatalog

  init() throws { fonts = try FontCatalog.bundled(sources: .own) }

  private func opticalSize(_ size: Double, _ era: Era = .standard) throws -> Double? {
    try fonts.systemFont(size: size, era: era).face.coordinates.first { $0.tag == "opsz" }?.value
  }

  /// The share of the display design at a size, from labels and pictures of iOS 14 to 26 (A; 19
  /// points and some of 21 between others).
  static let shares: [(size: Double, share: Double)] = [
    (1, 0), (11, 0), (17, 0), (18, 0.055), (19, 0.15), (20, 0.25), (21, 0.375), (22, 0.51), (23, 0.715), (24, 0.83),
    (25, 0.873), (26, 0.912), (27, 0.955), (28, 1), (34, 1), (96, 1), (17.5, 0.0275), (22.5, 0.6125),
  ]

  @Test(
    "The optical size follows the point size by the table, and between its entries", .fact("system-17"),
    arguments: shares)
  func opticalSizes(size: Double, share: Double) throws {
    let opticalSize = try #require(try opticalSize(size))
    #expect(abs(opticalSize - (20 + 12 * share)) < 1e-9)
  }

  @Test("Before iOS 14 the display design begins at 20 points, whole", .fact("system-21"))
  func opticalSizesBefore() throws {
    for era in [Era.iOS11, .iOS12, .iOS13] {
      #expect(try [11, 17, 18, 19.99, 20, 34].map { try opticalSize($0, era) } == [20, 20, 20, 20, 32, 32])
    }
    #expect(try opticalSize(19.99, .iOS14) == opticalSize(19.99, .iOS26))
  }

  static let trackings: [(size: Double, now: Double, before: Double)] = [
    (3, 0.24, 0.24), (6, 0.24, 0.24), (11, 0.06, 0.06), (12, 0, 0), (17, -0.43, -0.388), (19.5, -0.45, -0.45),
    (20, -0.45, 0.36), (23, -0.1, 0.35), (55, 0.31, 0.31), (58, 0.28, 0.25), (96, 0, 0), (300, 0, 0), (0, 0, 0),
    (16.5, -0.37, -0.349),
  ]

  @Test(
    "Tracking is Apple's table, linear between entries and held beyond them; before iOS 14 another",
    .fact("system-21", "style-13", "system-22"),
    arguments: trackings)
  func tracking(size: Double, now: Double, before: Double) throws {
    let found = try [Era.iOS14, .iOS26, .iOS13].map { try #require(try fonts.systemFont(size: size, era: $0).tracking) }
    for (tracking, expected) in zip(found, [now, now, before]) { #expect(abs(tracking - expected) < 1e-9) }
  }

  /// Returns the difference between the width of a glyph and that of Inter's at the same location,
  /// in thousandths of an em.
  private func change(_ character: Unicode.Scalar, _ size: Double, _ weight: FontWeight, _ era: Era = .standard) throws
    -> Double
  {
    let face = try fonts.systemFont(size: size, weight: weight, era: era).face
    let place = Dictionary(face.coordinates.map { ($0.tag, $0.value) }, uniquingKeysWith: { $1 })
    let inter = try fonts.match("Inter").face.instance(at: place)
    let (own, other) = (try #require(face.glyphMetrics(of: character)), try #require(inter.glyphMetrics(of: character)))
    return (own.advance - other.advance) * 1000 / Double(face.unitsPerEm)
  }

  struct Change: Sendable, CustomTestStringConvertible {
    var character: Unicode.Scalar
    var size: Double
    var weight: Int
    var thousandths: Double
    var testDescription: String { "\(character) \(size) \(weight)" }
  }

  /// Constant and correction of the file, in thousandths of an em.
  static let changes = [
    Change(character: "ж", size: 17, weight: 400, thousandths: 6.4),
    Change(character: "ж", size: 28, weight: 400, thousandths: -14),
    Change(character: "ж", size: 20, weight: 400, thousandths: 0.75 * 6.4 - 0.25 * 14),
    Change(character: "ж", size: 17, weight: 450, thousandths: (6.4 + 12.5) / 2),
    Change(character: "ж", size: 17, weight: 100, thousandths: 9),
    Change(character: "ж", size: 17, weight: 900, thousandths: 35.7),
    Change(character: " ", size: 17, weight: 400, thousandths: 6.4 + 3),
    Change(character: "\u{A0}", size: 17, weight: 400, thousandths: 6.4 + 3),
    Change(character: " ", size: 17, weight: 700, thousandths: 21.7 + 3 + 8.2),
    Change(character: " ", size: 17, weight: 900, thousandths: 35.7 + 3 + 8.2),
    Change(character: " ", size: 17, weight: 300, thousandths: 9 + 3 - 8.2 / 3),
    Change(character: " ", size: 40, weight: 400, thousandths: -14 - 14.6),
    Change(character: "%", size: 17, weight: 400, thousandths: 6.4 - 115.1),
    Change(character: "\u{301}", size: 17, weight: 400, thousandths: 0),
  ]

  @Test(
    "Advances are Inter's with constants and corrections, to a 16th of a unit",
    .fact("system-4", "system-18", "system-19"), arguments: changes)
  func advances(_ change: Change) throws {
    let found = try self.change(change.character, change.size, FontWeight(rawValue: change.weight))
    #expect(abs(found - change.thousandths) <= 1000.0 / 2048 / 16 + 1e-9, "\(found)")
  }

  @Test("Before iOS 14 the display design is narrower", .fact("system-21"), arguments: [Era.iOS11, .iOS13])
  func advancesBefore(era: Era) throws {
    #expect(abs(try change("ж", 28, .regular, era) - (-14 - 1.7)) < 0.05)
    #expect(abs(try change("ж", 17, .regular, era) - 6.4) < 0.05)
  }

  @Test(
    "Letters with accents have their base letter's correction", .fact("system-18"),
    arguments: ["é", "ǖ", "Å", "K", "ñ", "ṩ"] as [Unicode.Scalar])
  func accents(letter: Unicode.Scalar) throws {
    let base = try #require(String(letter).decomposed.first)
    for size in [17.0, 28] { #expect(abs(try change(letter, size, .medium) - change(base, size, .medium)) < 0.5) }
  }

  /// So that all of their strings are measured by sums, with any tracking.
  @Test("No character is so narrow that tracking leaves nothing of it", arguments: [17.0, 20, 28])
  func narrowest(size: Double) throws {
    let face = try fonts.systemFont(size: size).face
    var narrow: [Unicode.Scalar] = []
    face.file.openType.forEachCharacter { scalar, _ in
      let advance = face.glyphMetrics(of: scalar)?.advance ?? 0
      if advance != 0, advance < Double(face.unitsPerEm) / 32 { narrow.append(scalar) }
    }
    #expect(narrow.isEmpty, "\(narrow)")
  }

  @Test("A font follows the release that it is shown in, by whatever name of the alias it was asked for")
  func adjusting() throws {
    for name in ["system", "system-bold", "System-Semibold-Italic"] {
      let font = try fonts.font(named: name, size: 20)
      let before = font.adjusted(to: Era.iOS12)
      #expect(font.tracking == -0.45 && before.tracking == 0.36)
      #expect(before.metrics == font.metrics && before.adjusted(to: Era.iOS18) == font)
      #expect(font.adjusted(to: Era.iOS26).identity == font.identity)
      #expect(before.withSize(17).tracking == -0.388)
    }
    let other = try fonts.font(named: "Inter", size: 20)
    #expect(other.adjusted(to: Era.iOS12).identity == other.identity)
    let style = try fonts.preferredFont(for: .title3, category: .large, era: .iOS13)
    #expect(style.face.aliasWidths?.releases == "iOS 11 to 13")
    let bold = try style.adjusted(to: .bold, in: fonts)
    #expect(bold.face.aliasWidths == style.face.aliasWidths && bold.face.weight > style.face.weight)
    #expect(style.adjusted(to: .extraLarge).face.aliasWidths == style.face.aliasWidths)
  }

  @Test("An optical size of its own, or none, keeps the widths of that design")
  func pinned() throws {
    let font = try fonts.systemFont(size: 17)
    #expect(font.withOpticalSizing(.pinned(32)).face == (try fonts.systemFont(size: 28).face))
    #expect(font.withOpticalSizing(.off).face.coordinates.first { $0.tag == "opsz" }?.value == 14)
    #expect(font.withOpticalSizing(.off).tracking == font.tracking)
  }

  @Test("The alias says whose widths it has, and what they are from", .fact("system-22"))
  func description() throws {
    let match = try fonts.match("system")
    #expect(match.face.aliasWidths?.description == "SF (iOS 14 to 26)")
    #expect(match.face.aliasWidths?.source.contains("Inter 4.1") == true)
    #expect(try fonts.match("Inter").face.aliasWidths == nil)
    #expect(try fonts.match("Inter").face != match.face)
    #expect(try fonts.withSystemFont("Inter").match("system").face.aliasWidths == nil)
  }
}

extension String {
  fileprivate var decomposed: [Unicode.Scalar] { Array(decomposedStringWithCanonicalMapping.unicodeScalars) }
}
