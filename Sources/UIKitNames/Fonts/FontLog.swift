internal import FontMetrics
internal import LayoutCore

/// Messages about what UIKit does silently: why a font is nil, and which font is substituted.
enum FontLog {
  /// Writes a message to the log of the current traits.
  static func note(_ message: String) { TraitCollection.current.log("UIFont: " + message) }

  /// Logs the parts of the requested style that a match lacks, and returns the match.
  @discardableResult
  static func telling(_ match: FontMatch) -> FontMatch {
    guard !match.fulfills else { return match }
    let shortfalls = match.unfulfilled.map(\.message).joined(separator: " ")
    note("\"\(match.requested)\" is \"\(match.face.names.fullName ?? match.face.path)\" here. \(shortfalls)")
    return match
  }
}
