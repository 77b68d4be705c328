import FontMetrics
import FreeTypePeer

/// Opens faces and reads their line heights through the library and with bare `FT_New_Face`, in
/// turns in the same process.
///
/// usage: FontBenchmarks FILE...
///
/// It prints one JSON object a line: peer, files, and the median and minimum nanoseconds for each
/// file.
@main
enum FontBenchmarks {
  static let passes = 15

  static func main() {
    let paths = Array(CommandLine.arguments.dropFirst())
    guard !paths.isEmpty else { return print("usage: FontBenchmarks FILE...") }
    var subjects = [
      Subject(name: "FT_New_Face") { freetype_line_height($0) >= 0 },
      Subject(name: "FontFace(path:).metrics") { (try? FontFace(path: $0))?.metrics.lineHeight != nil },
    ]
    // The first pass reads the files into the system's cache and is not counted.
    for pass in 0...passes {
      for index in subjects.indices { subjects[index].run(paths, isCounted: pass > 0) }
    }
    for subject in subjects { print(subject.row(paths.count)) }
  }
}

/// One way of opening a file, with the time of each pass over all files.
struct Subject {
  let name: String
  let open: (String) -> Bool
  private var times: [Duration] = []
  private var failures = 0

  init(name: String, open: @escaping (String) -> Bool) {
    self.name = name
    self.open = open
  }

  mutating func run(_ paths: [String], isCounted: Bool) {
    failures = 0
    let time = ContinuousClock().measure {
      for path in paths where !open(path) { failures += 1 }
    }
    if isCounted { times.append(time) }
  }

  func row(_ count: Int) -> String {
    let sorted = times.sorted().map { $0 / Duration.nanoseconds(1) / Double(count) }
    return "{\"peer\":\"\(name)\",\"files\":\(count),\"failures\":\(failures),"
      + "\"ns\":\(sorted[sorted.count / 2].rounded()),\"ns_min\":\(sorted[0].rounded())}"
  }
}
