package import Strut

/// The traits of requested text styles.
package enum StyleTraits {
  /// The emphasized weight, and a leading (`tight`, `loose`), which is known only for iOS.
  ///
  /// - Parameter option: The name of the leading in messages.
  package static func traits(
    isBold: Bool, leading: String?, on platform: Platform, option: String
  ) throws(RequestFailure) -> FontTraits {
    var traits: FontTraits = isBold ? .bold : []
    switch leading?.lowercased() {
    case nil: return traits
    case "tight": traits.insert(.tightLeading)
    case "loose": traits.insert(.looseLeading)
    default: throw .usage("unknown leading \"\(leading ?? "")\"; use tight or loose.")
    }
    guard platform == .ios else { throw .usage("the effect of \(option) is known only for iOS.") }
    return traits
  }
}
