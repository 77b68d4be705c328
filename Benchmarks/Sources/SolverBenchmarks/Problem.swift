/// A layout problem as constraints between numbered variables, in the text form that
/// `solver_problems.py` writes and both programs read.
struct Problem {
  struct Constraint {
    let terms: [(variable: Int, coefficient: Double)]
    /// 0 at most, 1 equal, 2 at least.
    let relation: Int
    let constant: Double
    /// 0 required, 1 strong, 2 medium, 3 weak.
    let strength: Int
  }

  let name: String
  let variables: Int
  let views: Int
  /// The two constraints for the content of a label, which are removed and added again.
  let swapped: [Int]
  var constraints: [Constraint] = []
  /// The edited variable, and its first suggested value.
  var edits: [(variable: Int, value: Double)] = []
  /// The variables that are read: the frames.
  var read: [Int] = []

  /// Reads all problems of a file.
  static func all(in text: String) -> [Problem] {
    var problems: [Problem] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().map { Double($0) ?? 0 }
      switch words.first {
      case "P":
        let counts = numbers.dropFirst().map { Int($0) }
        problems.append(
          Problem(name: String(words[1]), variables: counts[0], views: counts[1], swapped: [counts[2], counts[3]]))
      case "C": problems[problems.count - 1].constraints.append(constraint(numbers))
      case "E": problems[problems.count - 1].edits.append((Int(numbers[0]), numbers[1]))
      case "R": problems[problems.count - 1].read = numbers.dropFirst().map { Int($0) }
      default: break
      }
    }
    return problems
  }

  private static func constraint(_ numbers: [Double]) -> Constraint {
    let terms = (0..<Int(numbers[3])).map { (Int(numbers[4 + 2 * $0]), numbers[5 + 2 * $0]) }
    return Constraint(
      terms: terms, relation: Int(numbers[1]), constant: numbers[2], strength: Int(numbers[0]))
  }
}
