package import JSONText
package import Strut

/// Options of line breaks as text and JSON.
package enum LineBreakText {
  private static let strategies: [(name: String, strategy: LineBreakStrategy)] = [
    ("none", []), ("standard", .standard), ("pushOut", .pushOut), ("hangulWordPriority", .hangulWordPriority),
  ]

  /// `none`, `standard`, or names between commas, in any letter case.
  package static func strategy(_ value: JSONValue) throws(RequestFailure) -> LineBreakStrategy {
    var strategy: LineBreakStrategy = []
    for name in value.text.lowercased().split(separator: ",", omittingEmptySubsequences: false) {
      guard let known = strategies.first(where: { $0.name.lowercased() == name }) else {
        let names = strategies.map(\.name).joined(separator: ", ")
        throw .badValue("no lineBreakStrategy \(value.quoted); it is \(names), or several with commas.")
      }
      strategy.formUnion(known.strategy)
    }
    return strategy
  }

  /// A number from 0 to 1; false is 0 and true 1.
  package static func factor(_ value: JSONValue) throws(RequestFailure) -> Double {
    switch value {
    case .bool(let isOn): return isOn ? 1 : 0
    case .string("false"): return 0
    case .string("true"): return 1
    default: break
    }
    guard let number = value.asNumber, (0...1).contains(number) else {
      throw .badValue("hyphenation is a factor from 0 (none) to 1, not \(value.quoted).")
    }
    return number
  }
}
