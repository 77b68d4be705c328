package import Strut

/// The traits that text styles are asked for with.
package enum StyleTraits {
  /// The emphasized weight, and a leading (`tight`, `loose`), which is known for iOS alone.
  ///
  /// - Parameter option: What messages call the leading.
  package static func traits(
    isBold: Bool, leading: String?, on platform: Platform, option: String
  ) throws(RequestFailure) -> FontTraits {
    var traits: FontTraits = isBold ? .bold : []
    switch leading?.lowercased() {
    case nil: return traits
    case "tight": traits.insert(.tightLeading)
    case "loose": traits.insert(.looseLeading)
    default: throw .usage("no leading \"\(leading ?? "")\"; it is tight or loose.")
    }
    guard platform == .ios else { throw .usage("what \(option) comes to is known for iOS alone.") }
    return traits
  }
}
