import Yams

/// The kinds of views, by their keys in documents.
enum ViewKind: String, CaseIterable {
  case label
  case image
  case textView
  case `switch`
  case button
  case slider
  case stepper
  case segmentedControl
  case pageControl
  case progressView
  case activityIndicator
  case textField
  case searchBar
  case stack
  case spacer
  case view

  static let allNames = allCases.map(\.rawValue)

  /// The keys that all kinds have.
  private static let common = ["hugging", "compression", "hidden", "backgroundColor"]

  /// The keys of a font; see ``FontDescription``.
  static let font = ["textStyle", "font", "size", "weight", "maximumPointSize"]

  /// The keys of the kind.
  var keys: [String] {
    switch self {
    case .label:
      ["text"] + Self.font
        + ["lines", "breakMode", "alignment", "textColor", "adjustsFontForContentSizeCategory"] + Self.common
    case .image: ["size", "file", "contentMode"] + Self.common
    case .textView:
      ["text"] + Self.font
        + ["alignment", "textColor", "scrollEnabled", "adjustsFontForContentSizeCategory"] + Self.common
    case .switch: ["on"] + Self.common
    case .button:
      ["title", "image", "type", "configuration"] + Self.font
        + ["textColor", "contentEdgeInsets", "adjustsFontForContentSizeCategory"] + Self.common
    case .slider: ["value"] + Self.common
    case .stepper: Self.common
    case .segmentedControl: ["titles"] + Self.common
    case .pageControl: ["pages"] + Self.common
    case .progressView: ["progress"] + Self.common
    case .activityIndicator: ["style"] + Self.common
    case .textField:
      ["text", "placeholder", "borderStyle"] + Self.font + ["adjustsFontForContentSizeCategory"] + Self.common
    case .searchBar: ["text", "placeholder"] + Self.common
    case .stack:
      [
        "arranged", "axis", "alignment", "distribution", "spacing", "customSpacing", "accessibilityAxis",
        "accessibilityAlignment", "baselineRelativeArrangement", "layoutMarginsRelativeArrangement", "layoutMargins",
      ] + Self.common
    case .spacer, .view: Self.common
    }
  }

  /// The keys of the format that this version of Strut does not support.
  var laterKeys: [String] {
    switch self {
    case .label, .textView:
      [
        "lang", "direction", "tracking", "lineHeightMultiple", "minimumLineHeight", "maximumLineHeight", "lineSpacing",
        "lineBreakStrategy", "hyphenation", "features", "variations", "adjustsFontSizeToFitWidth",
        "minimumScaleFactor", "preferredMaxLayoutWidth",
      ]
    default: []
    }
  }
}

/// The views of a document while they are read. Views that are defined in a stack follow it.
struct ViewCollection {
  private(set) var names: [String] = []
  private(set) var descriptions: [ViewDescription] = []
  private var known: Set<String> = []

  /// Adds a name, even of an invalid view, so that constraints can refer to it; returns false if
  /// the name exists.
  mutating func add(name: String) -> Bool {
    guard known.insert(name).inserted else { return false }
    names.append(name)
    return true
  }

  mutating func add(_ description: ViewDescription) { descriptions.append(description) }
}
