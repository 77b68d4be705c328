import FontMetrics
import Foundation
import LayoutCore
import TableLayout

/// Measures tables: `TableBenchmarks CORPUS [index|jumps|ahead]…`, where the corpus is a file of
/// lines `{"lang": …, "text": …}`.
@main
struct TableBenchmarks {
  static func main() async throws {
    var arguments = CommandLine.arguments.dropFirst()
    guard let path = arguments.popFirst() else {
      FileHandle.standardError.write(Data("usage: TableBenchmarks CORPUS [index|jumps|ahead]...\n".utf8))
      exit(64)
    }
    let wanted = arguments.isEmpty ? ["index", "jumps", "ahead"] : Array(arguments)
    if wanted.contains("index") { IndexTrial().run() }
    let texts = try NewsTexts(path: path)
    let traits = TraitCollection(typesetting: try Typesetting.bundled(), log: .silent)
    if wanted.contains("jumps") { traits.performAsCurrent { JumpTrial(texts: texts).run() } }
    if wanted.contains("ahead") { try await AheadTrial(texts: texts, traits: traits).run() }
  }
}

/// A cell with two labels, as in a list of news.
final class TwoLabelCell: TableViewCell {
  let headline = Label()
  let body = Label()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let traits = TraitCollection.current
    for (label, style) in [(headline, TextStyle.headline), (body, .body)] {
      if let font = try? traits.fonts.preferredFont(for: style, category: traits.contentSizeCategory) {
        label.font = font
      }
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    let margins = contentView.layoutMarginsGuide
    LayoutConstraint.activate([
      headline.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      headline.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      body.leadingAnchor.constraint(equalTo: headline.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: headline.trailingAnchor),
      headline.topAnchor.constraint(equalTo: margins.topAnchor),
      body.topAnchor.constraint(equalTo: headline.bottomAnchor, constant: 4),
      margins.bottomAnchor.constraint(equalTo: body.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Prints a line without buffering.
func report(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

/// Returns the time on the clock, in nanoseconds.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Returns the median of some numbers.
func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
