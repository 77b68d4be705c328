import Foundation

/// The strings of rows: any number of them from a few thousand strings.
struct NewsTexts: Sendable {
  private struct Line: Decodable {
    var lang: String
    var text: String
  }

  private let texts: [String]
  /// For each string, other strings of its language, and the string itself.
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

  /// Returns a string that makes a new pair with the headline in each row.
  func body(_ row: Int) -> String { texts[(row / texts.count + row * 7 + 1) % texts.count] }

  /// Returns the strings of a row.
  func news(_ row: Int) -> (headline: String, body: String) { (headline(row), body(row)) }

  /// Returns two strings of one language, which are different in every row.
  func distinctBody(_ row: Int) -> String {
    let (index, round) = (row % texts.count, row / texts.count)
    let others = neighbors[index]
    return texts[index] + " " + others[(index + round) % others.count]
  }
}
