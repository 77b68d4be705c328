import Foundation
import LayoutCore
import TableLayout

/// Something in a cell that a person sees: a text, a picture, a control.
struct CellElement {
  /// What kind of thing it is.
  enum Kind {
    /// A text, in a label or a text view.
    case text
    /// Something to touch.
    case control
    /// A picture.
    case picture
    /// A colored rectangle without content.
    case shape
  }

  let view: View
  let kind: Kind
  /// Names from the content view inwards.
  let path: String
  /// The view's rectangle, in the cell's coordinates.
  let frame: CGRect
  /// What shows its text; nil without one.
  let label: Label?
  /// The label's rectangle, in the cell's coordinates; the view's own without a text.
  let labelFrame: CGRect

  /// What it shows in words.
  var text: String? { label?.text }
}

extension CellElement {
  /// Everything that shows in a cell which has been laid out, each before what lies over it.
  ///
  /// - Complexity: O(*n*) in the views.
  static func all(in cell: View) -> [CellElement] {
    var elements: [CellElement] = []
    gather(in: cell, at: cell.bounds.origin, path: rootPath(of: cell), &elements)
    return elements
  }

  /// Paths in headers and footers begin with what they are; those in cells, with the views that the cell has.
  private static func rootPath(of view: View) -> [String] {
    guard let position = (view as? TableViewHeaderFooterView)?.position else { return [] }
    return switch position {
    case .plainHeader, .groupedFirstHeader, .groupedHeader: ["header"]
    case .plainFooter, .groupedFooter: ["footer"]
    }
  }

  private static func contentView(of view: View) -> View? {
    (view as? TableViewCell)?.contentView ?? (view as? TableViewHeaderFooterView)?.contentView
  }

  private static func gather(in view: View, at origin: CGPoint, path: [String], _ elements: inout [CellElement]) {
    for (index, child) in view.subviews.enumerated() where !child.isHidden {
      let frame = child.frame.offsetBy(dx: origin.x, dy: origin.y)
      let isContent = contentView(of: view) === child
      let childPath = isContent ? path : path + [name(of: child, index, in: view)]
      if let element = element(child, frame, childPath.joined(separator: "/")) {
        elements.append(element)
      }
      // What is in a control or a text view is its own affair.
      guard !(child is Control), !(child is TextView) else { continue }
      let inner = CGPoint(x: frame.minX - child.bounds.minX, y: frame.minY - child.bounds.minY)
      gather(in: child, at: inner, path: childPath, &elements)
    }
  }

  /// The name a view was given, else its type, with a number where siblings have the same.
  private static func name(of view: View, _ index: Int, in superview: View) -> String {
    if let name = view.reportName { return name }
    let type = String(describing: type(of: view))
    let same = superview.subviews.filter { $0.reportName == nil && String(describing: Swift.type(of: $0)) == type }
    guard same.count > 1, let place = same.firstIndex(where: { $0 === view }) else { return type }
    return "\(type)[\(place + 1)]"
  }

  private static func element(_ view: View, _ frame: CGRect, _ path: String) -> CellElement? {
    func make(_ kind: Kind, _ label: Label? = nil, in rectangle: CGRect? = nil) -> CellElement {
      let shown = label?.text?.isEmpty == false ? label : nil
      let labelFrame = rectangle.map { $0.offsetBy(dx: frame.minX, dy: frame.minY) } ?? frame
      return CellElement(
        view: view, kind: kind, path: path, frame: frame, label: shown, labelFrame: shown == nil ? frame : labelFrame)
    }
    switch view {
    case let label as Label: return label.text?.isEmpty == false ? make(.text, label) : nil
    case let text as TextView:
      guard text.text?.isEmpty == false else { return nil }
      let label = text.textLabel
      return make(.text, label, in: label.frame)
    case let button as Button: return make(.control, button.titleLabel, in: button.titleLabel?.frame)
    case is Control, is SearchBar: return make(.control)
    case let image as ImageView: return image.image == nil && image.backgroundColor == nil ? nil : make(.picture)
    default: return view.subviews.isEmpty && view.backgroundColor != nil ? make(.shape) : nil
    }
  }
}

extension CellElement {
  /// The path of the element with a view's name, also of one that shows nothing; nil when the cell has no such view, or hides it.
  static func path(ofView name: String, in cell: View) -> String? {
    guard let view = cell.subtree.first(where: { $0.reportName == name }),
      !sequence(first: view, next: \.superview).prefix(while: { $0 !== cell }).contains(where: \.isHidden)
    else { return nil }
    if let element = all(in: cell).first(where: { $0.view === view }) { return element.path }
    return name
  }
}
