/// The key of text in an Interface Builder file, by which string tables translate it:
/// `Kx1-aB-3Cd.normalTitle`.
public struct NibTextKey: Hashable, Sendable {
  /// The object ID of the view, section or cell that shows the text.
  public var objectID: String
  /// The property of the text in Xcode's keys: `text`, `segmentTitles[0]`.
  public var property: String

  /// Creates a key.
  public init(_ objectID: String, _ property: String) {
    self.objectID = objectID
    self.property = property
  }
}

extension NibTextKey: CustomStringConvertible {
  /// The key in the form `Kx1-aB-3Cd.text`.
  public var description: String { "\(objectID).\(property)" }
}

extension NibTextKey {
  /// Parses a key of a string table; nil without a period, which Interface Builder's keys contain.
  init?(tableKey: String) {
    guard let dot = tableKey.firstIndex(of: ".") else { return nil }
    self.init(String(tableKey[..<dot]), String(tableKey[tableKey.index(after: dot)...]))
  }
}

/// The properties of views that contain text.
package enum NibTextProperty {
  static let text = "text"
  static let attributedText = "attributedText"
  static let placeholder = "placeholder"
  static let normalTitle = "normalTitle"
  static let normalAttributedTitle = "normalAttributedTitle"
  static let configurationTitle = "configuration.title"
  static let configurationSubtitle = "configuration.subtitle"
  static let configurationAttributedTitle = "configuration.attributedTitle"
  static let listText = "contentConfiguration.text"
  static let listSecondaryText = "contentConfiguration.secondaryText"
  /// The header of a section.
  package static let header = "headerTitle"
  /// The footer of a section.
  package static let footer = "footerTitle"
  private static let segments = "segmentTitles["
  static func segment(_ index: Int) -> String { "\(segments)\(index)]" }
}

extension NibTextProperty {
  /// The properties of buttons in their normal state.
  static let ofButtons = [
    normalTitle, normalAttributedTitle, configurationTitle, configurationSubtitle, configurationAttributedTitle,
  ]

  /// Returns true if views show the text of a property.
  static func isText(_ property: String) -> Bool {
    property.hasPrefix(segments) || ([text, attributedText, placeholder] + ofButtons).contains(property)
  }
}
