import Foundation

/// The texts of rows: any number of them from a few thousand texts.
struct NewsTexts: Sendable {
  private struct Line: Decodable {
    var lang: String
    var text: String
  }

  private let texts: [String]
  /// For each text, others of its language, itself among them.
  private let neighbors: [[String]]

  /// Reads a corpus: lines `{"lang": …, "text": …}`.
  init(path: String) throws {
    let decoder = JSONDecoder()
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map { line in
      try decoder.decode(Line.self, from: Data(line.utf8))
    }
    let byLanguage = Dictionary(grouping: lines, by: \.lang).mapValues { $0.map(\.text) }
    texts = lines.map(\.text)
    neighbors = lines.map { byLanguage[$0.lang] ?? [] }
  }

  func headline(_ row: Int) -> String { texts[row % texts.count] }

  /// Each pair of texts another.
  func body(_ row: Int) -> String { texts[(row / texts.count + row * 7 + 1) % texts.count] }

  /// Two texts of one language, in no two rows the same.
  func distinctBody(_ row: Int) -> String {
    let (index, round) = (row % texts.count, row / texts.count)
    let others = neighbors[index]
    return texts[index] + " " + others[(index + round) % others.count]
  }
}
