import FontMetrics
import Foundation
import Testing
import TextLayout

@Suite("Fonts with Graphite tables")
struct GraphiteTests {
  /// HarfBuzz passes the tables of such a font to Graphite, and if Graphite rejects them, HarfBuzz
  /// keeps a copy for each shaping. Twenty thousand copies of 840 bytes are 17 MB; without copies,
  /// the size of the process does not change.
  @Test("Shaping in a font that Graphite refuses leaves nothing behind", .enabled(if: !keepsWhatIsFreed))
  func refused() async {
    await #expect(processExitsWith: .success) {
      let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../Fuzzing/Regressions/fonts/graphite-refused.woff2")
      let font = Font(face: try FontFace(path: file.path), pointSize: 17)
      let engine = TextEngine(catalog: try FontCatalog.bundled(), cacheByteLimit: 0)
      func shape(_ count: Int) {
        for number in 0..<count { _ = engine.shape("Line \(number % 100)", font: font) }
      }
      shape(2000)
      let before = try residentBytes()
      shape(20000)
      try #require(try residentBytes() - before < 6 << 20)
    }
  }
}

/// AddressSanitizer keeps freed memory for a while, so that a process grows by what it frees.
private let keepsWhatIsFreed = unsafe dlsym(nil, "__asan_init") != nil

/// Returns the resident memory of this process.
private func residentBytes() throws -> Int {
  let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
  return try #require(pages.count > 1 ? Int(pages[1]) : nil) * 4096
}
