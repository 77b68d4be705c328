import FontMetrics
import Glibc
import TextLayout

// Measures the cost in Swift of the calls in Benchmarks/calls.c: prints a line for each, in
// nanoseconds a call, the best of ten rounds.

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 200_000

/// Returns the processor time of the thread, in nanoseconds, which does not include other programs.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return 1e9 * Double(time.tv_sec) + Double(time.tv_nsec)
}

func time(_ name: String, _ call: () throws -> Double) rethrows {
  var (best, sum) = (Double.infinity, 0.0)
  for _ in 0..<10 {
    let start = now()
    for _ in 0..<count { sum += try call() }
    best = min(best, now() - start)
  }
  // The sum is printed so that the compiler cannot remove the work.
  print("\(name)\t\((best / Double(count) * 10).rounded() / 10)\t\(sum)")
}

let fonts = try FontCatalog.bundled()
let engine = TextEngine(catalog: fonts)
let font = try FontScaler(style: .body).scaledFont(for: fonts.font(named: "Palatino", size: 18), category: .large)
let paragraph = String(repeating: "Strut tells how high text is, and where its baselines are. ", count: 5)

func measure(_ text: String) -> Double {
  let intrinsic = engine.measure(text, font: font, displayScale: 3)
  let fits = engine.measure(text, font: font, width: 343, displayScale: 3)
  let first = LabelGeometry.firstBaseline(
    font: font, height: fits.size.height, lineCount: fits.lineCount, displayScale: 3)
  let last = LabelGeometry.lastBaseline(
    font: font, height: fits.size.height, lineCount: fits.lineCount, displayScale: 3)
  return intrinsic.size.width + fits.size.height + first + last
}

time("measure a word") { measure("Headline") }
time("measure a paragraph") { measure(paragraph) }
time("metrics of a font") { font.ascender + font.descender + font.lineHeight + (font.capHeight ?? 0) + font.leading }
try time("scale a value") {
  try FontScaler(style: .named("body")).scaledValue(17, category: .named("AX5"), displayScale: 3)
}
