import Foundation
import LayoutCore
import TableLayout

/// Returns the visible faults of a view after layout, in words; empty if there are none.
enum VisibleFaults {
  /// Half a pixel at the scale of 3.
  private static let tolerance = 1.0 / 6
  /// A pixel, and a little: lines whose distance is a system spacing touch to the pixel.
  private static let pixel = 1.0 / 3 + 1e-6

  /// Returns the faults of a cell with a width and the height that it returns.
  static func laidOut(_ cell: TableViewCell, width: Double, separator: Bool = true) throws -> [String] {
    let height = try CellSizing.rowHeight(for: cell, width: width, separator: separator)
    cell.frame.size = CGSize(width: width, height: height)
    cell.layoutIfNeeded()
    return all(in: cell)
  }

  /// Returns a description of the traits of a layout: `AX5 rightToLeft 320.0`.
  static func place(_ view: View) -> String {
    let traits = view.traitCollection
    return "\(traits.contentSizeCategory.shortName) \(traits.layoutDirection) \(view.bounds.width)"
  }

  /// Returns views that extend outside their superview or overlap, truncated text, and compressed
  /// controls.
  static func all(in view: View) -> [String] {
    let shown = view.subviews.filter { !$0.isHidden && $0.frame.width > 0 && $0.frame.height > 0 }
    var faults: [String] = []
    for (index, subview) in shown.enumerated() {
      if !view.bounds.insetBy(dx: -tolerance, dy: -tolerance).contains(extent(of: subview)) {
        faults.append("\(name(subview)) at \(subview.frame) reaches out of \(view.bounds.size)")
      }
      faults += overlaps(of: subview, with: shown.dropFirst(index + 1))
      faults += cutText(of: subview) + squeezed(subview) + all(in: subview)
    }
    return faults
  }

  /// Returns the visible part of a view: nothing is visible outside its alignment rectangle, as in
  /// the last 2 points of a switch.
  private static func extent(of view: View) -> CGRect { view.alignmentRect(forFrame: view.frame) }

  private static func overlaps(of view: View, with others: ArraySlice<View>) -> [String] {
    others.flatMap { other in
      // A cell's content view shows nothing itself: its contents count next to an accessory.
      places(of: view).flatMap { (name, frame) in
        places(of: other).compactMap { (otherName, otherFrame) in
          let overlap = frame.intersection(otherFrame).size
          guard overlap.width > pixel, overlap.height > pixel else { return nil }
          return "\(name) overlaps \(otherName) by \(overlap.width) x \(overlap.height)"
        }
      }
    }
  }

  private static func places(of view: View) -> [(String, CGRect)] {
    guard let cell = view.superview as? any ContentCell, cell.contentView === view else {
      return [(name(view), extent(of: view))]
    }
    return view.subviews.filter { !$0.isHidden }.map { subview in
      (name(subview), extent(of: subview).offsetBy(dx: view.frame.minX, dy: view.frame.minY))
    }
  }

  private static func cutText(of view: View) -> [String] {
    let (height, needed) = (view.bounds.height, view.sizeThatFits(CGSize(width: view.bounds.width, height: 0)).height)
    let fault = "\(name(view)) is cut: it needs \(needed) and has \(height)"
    switch view {
    case let label as Label where label.text?.isEmpty == false:
      let isCut = label.textLayout(in: label.bounds.size).isTruncated
      return isCut || (label.numberOfLines == 0 && needed > height + tolerance) ? [fault] : []
    case is TextView: return needed > height + tolerance ? [fault] : []
    default: return []
    }
  }

  /// A switch is drawn in one size, so a smaller one would show less of it.
  private static func squeezed(_ view: View) -> [String] {
    guard view is FixedSizeControl else { return [] }
    let (size, own) = (view.bounds.size, view.sizeThatFits(view.bounds.size))
    guard size.width < own.width - tolerance || size.height < own.height - tolerance else { return [] }
    return ["\(name(view)) is \(size) and draws \(own)"]
  }

  static func name(_ view: View) -> String { view.accessibilityIdentifier ?? "\(type(of: view))" }
}
