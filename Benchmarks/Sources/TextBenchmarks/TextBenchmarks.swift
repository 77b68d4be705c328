import FontMetrics
import Foundation
import TextLayout

/// Measures the strings of a corpus.
///
/// usage: TextBenchmarks CORPUS [PART]
///
/// PART is a case in `TextCases`. By default, all cases run except `stream`, `check`, and `hot` and
/// `colds`, which are for a profiler.
///
/// CORPUS is a file with lines of JSON, {"lang": "de", "text": "…"}, or the name of a file in
/// $PERF_ROOT/corpus. Prints one JSON object a line: peer, case, corpus, phase, operations, passes,
/// nanoseconds and allocations for each operation.
@main
enum TextBenchmarks {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.first else { return print("usage: TextBenchmarks CORPUS [PART]") }
    let corpus = try Corpus(name)
    let fonts = try BenchmarkFonts()
    let cases = TextCases(corpus: corpus, fonts: fonts)
    let part = arguments.dropFirst().first
    for (title, run) in cases.all
    where part.map({ $0 == title }) ?? !["stream", "check", "hot", "colds"].contains(title) {
      try run()
    }
  }
}

/// Strings with their languages.
struct Corpus {
  struct Item: Decodable {
    let lang: String
    let text: String
  }

  let name: String
  let items: [Item]

  init(_ name: String) throws {
    let root = ProcessInfo.processInfo.environment["PERF_ROOT"] ?? "."
    let isFile = name.hasSuffix(".jsonl")
    let path = isFile ? name : "\(root)/corpus/\(name).jsonl"
    self.name = isFile ? URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent : name
    let decoder = JSONDecoder()
    items = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
      try decoder.decode(Item.self, from: Data($0.utf8))
    }
  }
}

/// The fonts in Debian packages that the peers load, or the bundled fonts if those are not
/// installed.
struct BenchmarkFonts {
  let catalog: FontCatalog
  let font: Font
  let systemFont: Font

  private static let paths = [
    "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf", "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf", "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
    "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
  ]
  private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

  init() throws {
    let bundled = try FontCatalog.bundled(sources: .own)
    systemFont = try bundled.systemFont(size: 17)
    guard FileManager.default.fileExists(atPath: Self.inter) else {
      catalog = bundled
      font = try bundled.font(named: "Inter", size: 17)
      return
    }
    catalog = try FontCatalog.bundled(sources: .own, fallbackSources: [.registered])
    for path in Self.paths where FileManager.default.fileExists(atPath: path) { _ = try catalog.register(path: path) }
    font = Font(face: try FontFace(path: Self.inter), pointSize: 17)
  }

  func engine(cacheByteLimit: Int = 256 << 20) -> TextEngine {
    TextEngine(catalog: catalog, cacheByteLimit: cacheByteLimit)
  }
}
