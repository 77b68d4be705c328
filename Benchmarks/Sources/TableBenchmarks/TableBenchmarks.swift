import FontMetrics
import Foundation
import LayoutCore
import TableLayout

/// Measures tables: `TableBenchmarks CORPUS [index|jumps|collections|ahead|list]…`,
/// where the corpus is a file of lines `{"lang": …, "text": …}`.
@main
struct TableBenchmarks {
  static func main() async throws {
    var arguments = CommandLine.arguments.dropFirst()
    guard let path = arguments.popFirst() else {
      FileHandle.standardError.write(
        Data("usage: TableBenchmarks CORPUS [index|jumps|collections|ahead|list]...\n".utf8))
      exit(64)
    }
    let wanted = arguments.isEmpty ? ["index", "jumps", "collections", "ahead", "list"] : Array(arguments)
    if wanted.contains("index") { IndexTrial().run() }
    let texts = try NewsTexts(path: path)
    let traits = TraitCollection(typesetting: try Typesetting.bundled(), log: .silent)
    if wanted.contains("jumps") { traits.performAsCurrent { JumpTrial(texts: texts).run() } }
    if wanted.contains("collections") {
      for kind in CollectionTrial.Kind.allCases { try await CollectionTrial(kind, texts: texts, traits: traits).run() }
    }
    if wanted.contains("ahead") { try await AheadTrial(texts: texts, traits: traits).run() }
    if wanted.contains("list") { try await AheadTrial(texts: texts, traits: traits).compareWithList() }
  }
}

/// Prints a line without buffering.
func report(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

/// Returns the time on the clock, in nanoseconds.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Returns the time that the program's own code took on the processors, in nanoseconds.
func userTime() -> Double {
  var usage = rusage()
  getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
  return Double(usage.ru_utime.tv_sec) * 1e9 + Double(usage.ru_utime.tv_usec) * 1e3
}

/// Returns the median of some numbers.
func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
