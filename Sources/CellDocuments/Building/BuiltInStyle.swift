import LayoutCore
import StringCatalogs
import TableLayout

extension CellDescription.Style {
  /// UIKit's style; that of a custom cell is its default one.
  var builtIn: TableViewCell.CellStyle {
    switch self {
    case .custom, .default: .default
    case .subtitle: .subtitle
    case .value1: .value1
    case .value2: .value2
    }
  }

  /// The views that the style has, by their names, with their kinds.
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
  /// What keeps a view from being described in a cell of the style; nil for nothing.
  func problem(of view: ViewDescription) -> String? {
    guard self != .custom else { return nil }
    let kind = builtInViews[view.name]
    guard kind?.isKind(of: view.content) == true else {
      let named = builtInViews.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value.rawValue))" }
      return "a cell of style \(rawValue) has the views \(Wording.list(named)), not \(Wording.quoted(view.name))"
        + (kind == nil ? "" : " of another kind") + "; use style custom for other views"
    }
    guard view.hugging == nil, view.compression == nil else {
      return
        "a cell of style \(rawValue) lays out its own views; remove the priorities of \(Wording.quoted(view.name))"
    }
    return nil
  }
}

extension ViewKind {
  /// Whether what a document says of a view is of this kind.
  func isKind(of content: ViewDescription.Content) -> Bool {
    switch content {
    case .label: self == .label
    case .image: self == .image
    default: false
    }
  }
}

extension TableViewCell {
  /// The built-in view that documents call by a name; nil for another name, and where the style has none.
  func builtInView(named name: String) -> View? {
    switch name {
    case "textLabel": textLabel
    case "detailTextLabel": detailTextLabel
    case "imageView": imageView
    default: nil
    }
  }
}
