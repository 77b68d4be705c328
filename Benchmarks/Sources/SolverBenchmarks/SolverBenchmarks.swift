@_spi(Checks) import ConstraintSolving
import Foundation

/// Measures the solver with the problems in a file, in the same cases as its peers.
@main
struct SolverBenchmarks {
  /// A sink for results, so that the compiler cannot remove the work.
  private var sink = 0.0

  static func main() throws {
    guard CommandLine.arguments.count > 1 else { return print("usage: SolverBenchmarks PROBLEMS") }
    let text = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
    let only = CommandLine.arguments.dropFirst(2).first
    let problems = Problem.all(in: text).filter { $0.name.hasPrefix(only ?? "") }
    var benchmarks = SolverBenchmarks()
    for problem in problems where problem.name.hasPrefix("cell") { try benchmarks.timeCell(problem) }
    for family in ["chain", "grid"] { try benchmarks.timeFamily(problems.filter { $0.name.hasPrefix(family) }, family) }
    FileHandle.standardError.write(Data("# sum \(benchmarks.sink)\n".utf8))
  }

  private mutating func timeCell(_ problem: Problem) throws {
    let count = 2000
    try Timing.report("build+solve+read from scratch", problem.name, operations: count) {
      for _ in 0..<count { sink += try Trial(problem).checksum(of: problem) }
    }
    var trial = try Trial(problem)
    trial.prepareChanges(of: problem)
    FileHandle.standardError.write(Data("# strut \(problem.name) checksum \(trial.checksum(of: problem))\n".utf8))
    try Timing.report("suggest intrinsic height + update + read", problem.name, operations: count) {
      for index in 0..<count {
        try trial.suggest(1, index & 1 == 1 ? 20.5 : 41)
        sink += trial.value(3)
      }
    }
    try Timing.report("suggest width + update + read", problem.name, operations: count) {
      for index in 0..<count {
        try trial.suggest(0, index & 1 == 1 ? 343 : 300)
        sink += trial.value(2)
      }
    }
    try Timing.report("suggest intrinsic height + update + read all", problem.name, operations: count) {
      for index in 0..<count {
        try trial.suggest(1, index & 1 == 1 ? 20.5 : 41)
        sink += trial.sumOfFrames()
      }
    }
    try Timing.report("suggest width + update + read all", problem.name, operations: count) {
      for index in 0..<count {
        try trial.suggest(0, index & 1 == 1 ? 343 : 300)
        sink += trial.sumOfFrames()
      }
    }
    try Timing.report("suggest width + 2 heights + update + read all", problem.name, operations: count) {
      for index in 0..<count {
        let isOdd = index & 1 == 1
        try trial.suggest(isOdd ? 343 : 300, isOdd ? 20.5 : 41, isOdd ? 41 : 61.5)
        sink += trial.sumOfFrames()
      }
    }
    try Timing.report(
      "remove+add 2 constraints (new intrinsic height) + update + read", problem.name, operations: count
    ) {
      for index in 0..<count {
        for swapped in problem.swapped { try trial.swap(swapped, of: problem, index & 1 == 1 ? 0 : 10) }
        sink += trial.value(3)
      }
    }
  }

  private mutating func timeFamily(_ problems: [Problem], _ family: String) throws {
    var sizes: [Double] = []
    var builds: [Double] = []
    for problem in problems {
      let views = problem.views - 1
      let repetitions = max(1, 400 / views)
      let build = try Timing.report("build+solve from scratch", problem.name, operations: repetitions, passes: 9) {
        for _ in 0..<repetitions { sink += try Trial(problem).checksum(of: problem) }
      }
      sizes.append(Double(views))
      builds.append(build)
      try timeChanges(problem, count: max(4, 4000 / views))
    }
    guard sizes.count > 1 else { return }
    print(
      "{\"peer\":\"strut\",\"case\":\"growth exponent\",\"corpus\":\"\(family)\",\"build_exp\":\(Timing.growth(sizes, builds))}"
    )
  }

  private mutating func timeChanges(_ problem: Problem, count: Int) throws {
    var trial = try Trial(problem)
    trial.prepareChanges(of: problem)
    FileHandle.standardError.write(
      Data("# strut \(problem.name) checksum \(trial.checksum(of: problem)) \(trial.solver.counters)\n".utf8))
    try Timing.report("suggest first intrinsic height + update", problem.name, operations: count, passes: 5) {
      for index in 0..<count {
        try trial.suggest(1, index & 1 == 1 ? 20.5 : 41)
        sink += trial.value(3)
      }
    }
    let width = problem.edits[0].value
    try Timing.report("suggest width + update", problem.name, operations: count, passes: 5) {
      for index in 0..<count {
        try trial.suggest(0, index & 1 == 1 ? width : width - 43)
        sink += trial.value(2)
      }
    }
    try Timing.report("remove+add 2 constraints + update", problem.name, operations: count, passes: 5) {
      for index in 0..<count {
        for swapped in problem.swapped { try trial.swap(swapped, of: problem, index & 1 == 1 ? 0 : 10) }
      }
    }
  }
}
