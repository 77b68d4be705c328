import FontMetrics
import Foundation
import Testing

@testable import TextLayout

/// Short in the suite; `STRUT_STRESS_SECONDS=60` makes it a minute, as `make check` does under
/// ThreadSanitizer.
@Suite("Registering while others measure")
struct RegistrationStressTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "FontMetricsTests/Resources/Catalog").path
  private static let seconds = ProcessInfo.processInfo.environment["STRUT_STRESS_SECONDS"].flatMap(Double.init)
  private static let text = "AⲀ ⲀⲀ 漢字 😀 ع"

  /// Goes on for the seconds asked for, else for so many rounds; lets other tasks in between.
  private static func rounds(_ body: (Int) throws -> Void) async rethrows {
    let end = seconds.map { ContinuousClock.now + .seconds($0) }
    var round = 0
    while end.map({ ContinuousClock.now < $0 }) ?? (round < 12) {
      try body(round)
      round += 1
      await Task.yield()
    }
  }

  /// Registers a file, bytes or a folder in turn, looks it up and takes it back.
  @Sendable private static func register(_ fonts: FontCatalog, _ bytes: [UInt8], _ task: Int) async throws {
    try await rounds { round in
      switch (round + task) % 3 {
      case 0: fonts.unregister(try fonts.register(path: folder + "/StrutPair.ttc"))
      case 1:
        let registration = try fonts.register(data: bytes, name: "task \(task)")
        // Somebody's is there as long as ours is.
        #expect(try fonts.match("StrutPair-Bold").rule == .registered)
        fonts.unregister(registration)
      default:
        let result = try fonts.register(directory: folder)
        #expect(result.failures.isEmpty)
        for registration in result.registrations { fonts.unregister(registration) }
      }
    }
  }

  /// Names, fallback and whole strings; each result must be that of a catalog with or without the
  /// fonts.
  @Sendable private static func measure(_ engine: TextEngine, _ expected: Set<String>) async throws {
    try await rounds { round in
      let fonts = engine.catalog
      if let match = try? fonts.match("Strut Axes", weight: .bold) { #expect(match.face.weight == .bold) }
      if let pair = try? fonts.font(named: "Strut Pair", size: 10) { #expect(pair.lineHeight == 10) }
      let face = fonts.fallbackFace(covering: ["Ⲁ"], script: "Copt")
      #expect(face == nil || face?.names.family == "Strut Pair")
      _ = fonts.families.count + fonts.registrations.count
      let size = Double(10 + round % 7)
      let shaped = engine.shape(text, font: try fonts.systemFont(size: size))
      let missing = String(String.UnicodeScalarView(shaped.missing))
      #expect(missing == "" || missing == "Ⲁ")
      // Where the font came while the text was shaped, only the letters after that have it.
      if missing.isEmpty { #expect(expected.contains(describe(shaped))) }
    }
  }

  private static func describe(_ shaped: ShapedText) -> String {
    let ems = shaped.sizeThatFits(width: 1000, displayScale: 1).lines.map { line in
      line.runs.map { "\($0.glyphs.map(\.glyphID))" }.joined(separator: " ")
    }
    return ems.joined(separator: "\n")
  }

  /// The result for the string with the font, and without other work.
  private static func expectations(_ bytes: [UInt8]) throws -> Set<String> {
    let engine = try Fixtures.engine()
    try engine.catalog.register(data: bytes)
    return Set(
      try (10...16).map { size in
        describe(engine.shape(text, font: try engine.catalog.systemFont(size: Double(size))))
      })
  }

  @Test("Eight tasks register and unregister while eight look up and measure")
  func stress() async throws {
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: Self.folder + "/StrutPair.ttc")))
    let expected = try Self.expectations(bytes)
    let engine = try Fixtures.engine(cacheByteLimit: 50_000)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<8 { group.addTask { try await Self.register(engine.catalog, bytes, task) } }
      for _ in 0..<8 { group.addTask { try await Self.measure(engine, expected) } }
      try await group.waitForAll()
    }
    for registration in engine.catalog.registrations { engine.catalog.unregister(registration) }
    let font = try engine.catalog.systemFont(size: 10)
    #expect(engine.shape(Self.text, font: font).missing == ["Ⲁ"])
    let registration = try engine.catalog.register(data: bytes)
    #expect(engine.shape(Self.text, font: font).missing == [])
    engine.catalog.unregister(registration)
    #expect(engine.shape(Self.text, font: font).missing == ["Ⲁ"])
  }

  @Test("A text that its own face is enough for stays remembered when fonts are registered")
  func cache() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.systemFont(size: 10)
    _ = engine.shape("Plain", font: font)
    _ = engine.shape("漢", font: font)
    try engine.catalog.register(path: Self.folder + "/StrutPair.ttc")
    let before = engine.counters.shapings
    _ = engine.shape("Plain", font: font)
    #expect(engine.counters.shapings == before)
    _ = engine.shape("漢", font: font)
    #expect(engine.counters.shapings == before + 1)
  }
}
