import FontMetrics
import Foundation
import Testing

@testable import TextLayout

/// Fonts that a program makes of bytes, one after the other, as a service does with those that are
/// sent to it.
@Suite("Fonts in memory")
struct FontsInMemoryTests {
  private static let bytes = Result {
    let font = try Fixtures.engine().catalog.font(named: "Palatino", size: 12)
    return try [UInt8](Data(contentsOf: URL(filePath: font.face.file.source)))
  }

  /// Measures text in a new face with the same bytes, and releases the font.
  private func measure(_ text: String, _ engine: TextEngine) throws -> Weak {
    let font = Font(face: try FontFace(data: try Self.bytes.get(), name: "memory"), pointSize: 12)
    #expect(engine.shape(text, font: font).lines(width: nil).width > 0)
    #expect(engine.measure(text + ".", font: font, displayScale: 3).size.width > 0)
    return Weak(font.face.file)
  }

  private struct Weak {
    weak var file: FontFile?
    init(_ file: FontFile) { self.file = file }
  }

  @Test(
    "As many are kept as there is room for texts, and one at least", arguments: [(1 << 20, 4), (65_536, 1), (0, 1)])
  func bounded(cacheByteLimit: Int, kept: Int) throws {
    let engine = try Fixtures.engine(cacheByteLimit: cacheByteLimit)
    var files: [Weak] = []
    for number in 0..<20 {
      files.append(try measure("Text \(number)", engine))
      files.append(try measure("Text \(number)", engine))
      #expect(files.count { $0.file != nil } <= kept)
    }
    engine.forgetTexts()
    #expect(files.count { $0.file != nil } == 0)
  }

  @Test("What is measured after others were forgotten is as before, on any number of threads")
  func same() async throws {
    let engine = try Fixtures.engine(cacheByteLimit: 300_000)
    let bytes = try Self.bytes.get()
    let fonts = try (0..<3).map { Font(face: try FontFace(data: bytes, name: "font \($0)"), pointSize: 12) }
    let texts = (0..<40).map { "Text number \($0)" }
    let expected = texts.map { engine.shape($0, font: fonts[0]).lines(width: 40).map(\.utf16Range) }
    await withTaskGroup(of: Bool.self) { group in
      for lane in 0..<4 {
        group.addTask {
          (0..<300).allSatisfy { round in
            let text = (round * 7 + lane) % texts.count
            let shaped = engine.shape(texts[text], font: fonts[(round + lane) % 3])
            return shaped.lines(width: 40).map(\.utf16Range) == expected[text]
          }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
