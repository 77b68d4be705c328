/// The name of a text in an Interface Builder file, by which tables of strings translate it: `Kx1-aB-3Cd.normalTitle`.
public struct NibTextKey: Hashable, Sendable {
  /// The object id of the view, section or cell that shows the text.
  public var objectID: String
  /// The property that holds the text, as Xcode's keys have it: `text`, `segmentTitles[0]`.
  public var property: String

  /// A key.
  public init(_ objectID: String, _ property: String) {
    self.objectID = objectID
    self.property = property
  }
}

extension NibTextKey: CustomStringConvertible {
  /// `Kx1-aB-3Cd.text`.
  public var description: String { "\(objectID).\(property)" }
}

extension NibTextKey {
  /// A key of a table; nil for a text without a dot, which is no key of Interface Builder.
  init?(tableKey: String) {
    guard let dot = tableKey.firstIndex(of: ".") else { return nil }
    self.init(String(tableKey[..<dot]), String(tableKey[tableKey.index(after: dot)...]))
  }
}

/// The properties of texts that views show.
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
  /// The title above a section.
  package static let header = "headerTitle"
  /// The title below a section.
  package static let footer = "footerTitle"
  private static let segments = "segmentTitles["
  static func segment(_ index: Int) -> String { "\(segments)\(index)]" }
}

extension NibTextProperty {
  /// Those of buttons for their normal state.
  static let ofButtons = [
    normalTitle, normalAttributedTitle, configurationTitle, configurationSubtitle, configurationAttributedTitle,
  ]

  /// Whether views show the text of a property.
  static func isText(_ property: String) -> Bool {
    property.hasPrefix(segments) || ([text, attributedText, placeholder] + ofButtons).contains(property)
  }
}
