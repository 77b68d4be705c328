#if Service
import Foundation
import Hummingbird
import Strut

/// The parameters in the query of a request. Each may appear once, and unknown parameters are
/// rejected.
struct QueryReader {
  private let values: [String: String]

  /// - Parameter known: The known parameters.
  init(_ request: Request, known: [String]) throws(ServiceError) {
    var values: [String: String] = [:]
    for part in (request.uri.query ?? "").split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = try Self.decoded(pair[0])
      guard known.contains(name) else { throw Self.unknown(name, known) }
      guard values.updateValue(try pair.count < 2 ? "" : Self.decoded(pair[1]), forKey: name) == nil else {
        throw .badValue("the parameter \"\(name)\" is given twice; separate several values by commas.")
      }
    }
    self.values = values
  }

  /// Decodes text that forms and clients write as `New+York` or `New%20York`.
  private static func decoded(_ text: Substring) throws(ServiceError) -> String {
    guard let decoded = text.replacing("+", with: " ").removingPercentEncoding else {
      throw .badValue("the query must be percent-encoded UTF-8, not \"\(text.prefix(60))\".")
    }
    return decoded
  }

  /// Returns the value of a parameter, or nil if it is omitted.
  subscript(name: String) -> String? { values[name] }

  /// Returns the items of a list, which are separated by commas, or nil if it is omitted.
  func list(_ name: String) -> [String]? {
    values[name].map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
  }

  /// Returns the value of a flag: `true` or `false`.
  func flag(_ name: String) throws(ServiceError) -> Bool {
    switch values[name]?.lowercased() {
    case nil, "false": return false
    case "true": return true
    default: throw .badValue("\(name) must be true or false.")
    }
  }

  /// Returns a whole number in a range.
  func count(_ name: String, in range: ClosedRange<Int>) throws(ServiceError) -> Int? {
    guard let text = values[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .badValue("\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }

  private static func unknown(_ name: String, _ known: [String]) -> ServiceError {
    ServiceError(
      .badRequest, "unknown-parameter",
      "unknown parameter \"\(String(name.prefix(60)))\"." + UnknownNameError.hint(for: name, among: known))
  }
}
#endif
