internal import FontMetrics
internal import LayoutCore

/// Where UIKit's spellings say what UIKit keeps to itself: why a font is nil, and what stands in for what.
enum FontLog {
  /// Writes a sentence to the log of the current traits.
  static func note(_ message: String) { TraitCollection.current.log("UIFont: " + message) }

  /// Writes what of the style asked for a match does not have, and answers with the match.
  @discardableResult
  static func telling(_ match: FontMatch) -> FontMatch {
    guard !match.fulfills else { return match }
    let shortfalls = match.unfulfilled.map(\.message).joined(separator: " ")
    note("\"\(match.requested)\" is \"\(match.face.names.fullName ?? match.face.path)\" here. \(shortfalls)")
    return match
  }
}
