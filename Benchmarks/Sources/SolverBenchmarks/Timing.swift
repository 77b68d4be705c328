import Foundation

/// Measures passes and prints a line of JSON for each, in the form of the peers' programs.
enum Timing {
  /// Prints the time of `operations` of a case in the median pass.
  @discardableResult
  static func report(_ name: String, _ corpus: String, operations: Int, passes: Int = 7, _ work: () throws -> Void)
    rethrows
    -> Double
  {
    var times: [Double] = []
    for _ in 0..<passes {
      let start = now()
      try work()
      times.append(now() - start)
    }
    times.sort()
    let median = times[times.count / 2] / Double(operations)
    let least = times[0] / Double(operations)
    print(
      "{\"peer\":\"strut\",\"case\":\"\(name)\",\"corpus\":\"\(corpus)\",\"phase\":\"warm\",\"ops\":\(operations),"
        + "\"passes\":\(passes),\"ns\":\(rounded(median)),\"ns_min\":\(rounded(least)),\"ns_cpu\":\(rounded(median)),"
        + "\"per_s\":\(Int(1e9 / median)),\"rss_kb\":0}")
    return median
  }

  private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

  private static func now() -> Double {
    let time = ContinuousClock.now - start
    return Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) * 1e-9
  }

  private static let start = ContinuousClock.now

  /// Returns the slope of a line through the logarithms: the exponent with which the second grows
  /// with the first.
  static func growth(_ sizes: [Double], _ times: [Double]) -> Double {
    let x = sizes.map { log($0) }
    let y = times.map { log($0) }
    let n = Double(x.count)
    let sumX = x.reduce(0, +)
    let sumY = y.reduce(0, +)
    let products = zip(x, y).reduce(0) { $0 + $1.0 * $1.1 }
    let squares = x.reduce(0) { $0 + $1 * $1 }
    return (n * products - sumX * sumY) / (n * squares - sumX * sumX)
  }
}
