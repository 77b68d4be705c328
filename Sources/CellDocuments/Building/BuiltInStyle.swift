import LayoutCore
import StringCatalogs
import TableLayout

extension CellDescription.Style {
  /// The style in UIKit; the default style for a custom cell.
  var builtIn: TableViewCell.CellStyle {
    switch self {
    case .custom, .default: .default
    case .subtitle: .subtitle
    case .value1: .value1
    case .value2: .value2
    }
  }

  /// The kinds of the style's views, by name.
  var builtInViews: [String: ViewKind] {
    switch self {
    case .custom: [:]
    case .default: ["textLabel": .label, "imageView": .image]
    case .subtitle, .value1: ["textLabel": .label, "detailTextLabel": .label, "imageView": .image]
    case .value2: ["textLabel": .label, "detailTextLabel": .label]
    }
  }
}

extension CellDescription.Style {
  /// Returns the reason that a view cannot be described in a cell of the style; nil if it can.
  func problem(of view: ViewDescription) -> String? {
    guard self != .custom else { return nil }
    let kind = builtInViews[view.name]
    guard kind?.isKind(of: view.content) == true else {
      let named = builtInViews.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value.rawValue))" }
      return "a cell with the style \(rawValue) has the views \(Wording.list(named)), not \(Wording.quoted(view.name))"
        + (kind == nil ? "" : " of another kind") + "; use style custom for other views"
    }
    guard view.hugging == nil, view.compression == nil else {
      return
        "a cell with the style \(rawValue) lays out its own views; remove the priorities of \(Wording.quoted(view.name))"
    }
    return nil
  }
}

extension ViewKind {
  /// Returns true if the description of a view is of this kind.
  func isKind(of content: ViewDescription.Content) -> Bool {
    switch content {
    case .label: self == .label
    case .image: self == .image
    default: false
    }
  }
}

extension TableViewCell {
  /// Returns the built-in view with a name; nil for other names, and if the style does not have
  /// that view.
  func builtInView(named name: String) -> View? {
    switch name {
    case "textLabel": textLabel
    case "detailTextLabel": detailTextLabel
    case "imageView": imageView
    default: nil
    }
  }
}
