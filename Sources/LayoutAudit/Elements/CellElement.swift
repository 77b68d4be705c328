import Foundation
import LayoutCore
import TableLayout

/// A visible element of a cell: text, an image, a control.
struct CellElement {
  /// The kind of an element.
  enum Kind {
    /// Text in a label or a text view.
    case text
    /// A control that can be touched.
    case control
    /// An image.
    case picture
    /// A colored rectangle without content.
    case shape
  }

  let view: View
  let kind: Kind
  /// The names from the content view inward.
  let path: String
  /// The rectangle of the view, in the cell's coordinates.
  let frame: CGRect
  /// The label that shows its text; nil without text.
  let label: Label?
  /// The rectangle of the label, in the cell's coordinates; that of the view without text.
  let labelFrame: CGRect

  /// The visible text.
  var text: String? { label?.text }
}

extension CellElement {
  /// Returns all visible elements of a cell after a layout, each before the elements on top of it.
  ///
  /// - Complexity: O(*n*) in the views.
  static func all(in cell: View) -> [CellElement] {
    var elements: [CellElement] = []
    gather(in: cell, at: cell.bounds.origin, path: rootPath(of: cell), &elements)
    return elements
  }

  /// Paths in headers and footers begin with their kind; those in cells begin with the views of the
  /// cell.
  static func rootPath(of view: View) -> [String] {
    guard let position = (view as? TableViewHeaderFooterView)?.position else { return [] }
    return switch position {
    case .plainHeader, .groupedFirstHeader, .groupedHeader: ["header"]
    case .plainFooter, .groupedFooter: ["footer"]
    }
  }

  static func contentView(of view: View) -> View? {
    (view as? TableViewCell)?.contentView ?? (view as? TableViewHeaderFooterView)?.contentView
      ?? (view as? CollectionViewCell)?.contentView
  }

  private static func gather(in view: View, at origin: CGPoint, path: [String], _ elements: inout [CellElement]) {
    for (index, child) in view.subviews.enumerated() where !child.isHidden {
      let frame = child.frame.offsetBy(dx: origin.x, dy: origin.y)
      let isContent = contentView(of: view) === child
      let childPath = isContent ? path : path + [name(of: child, index, in: view)]
      if let element = element(child, frame, childPath.joined(separator: "/")) {
        elements.append(element)
      }
      // The content of a control or a text view is not checked.
      guard !(child is Control), !(child is TextView) else { continue }
      let inner = CGPoint(x: frame.minX - child.bounds.minX, y: frame.minY - child.bounds.minY)
      gather(in: child, at: inner, path: childPath, &elements)
    }
  }

  /// Returns the name of a view, or else its type, with a number if siblings have the same.
  static func name(of view: View, _ index: Int, in superview: View) -> String {
    if let name = view.reportName { return name }
    let type = view.shownTypeName
    let same = superview.subviews.filter { $0.reportName == nil && $0.shownTypeName == type }
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
  /// Returns the path of the element with a view's name, including invisible elements; nil if the
  /// cell has no such view, or hides it.
  static func path(ofView name: String, in cell: View) -> String? {
    guard let view = cell.subtree.first(where: { $0.reportName == name }),
      !sequence(first: view, next: \.superview).prefix(while: { $0 !== cell }).contains(where: \.isHidden)
    else { return nil }
    if let element = all(in: cell).first(where: { $0.view === view }) { return element.path }
    return name
  }
}
