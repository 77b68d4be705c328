import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import Testing

/// A kind of cell, and how to make it.
struct CellKind: Sendable, CustomStringConvertible {
  let name: String
  let make: @Sendable (TraitCollection) -> TableViewCell
  var description: String { name }

  static let all: [CellKind] = {
    let texts = [("Wi-Fi", "On"), ("A name that goes on for more than one line", "And a value that does so as well")]
    var kinds: [CellKind] = []
    for style in TableViewCell.CellStyle.allCases {
      for (index, (text, detail)) in texts.enumerated() {
        kinds += [0, 1, 2].map { variant in
          CellKind(name: "\(style), text \(index), variant \(variant)") { traits in
            let cell = builtInCell(style, text, detail, in: traits, lines: variant == 0 ? 1 : 0)
            if variant == 1 { cell.accessoryType = .detailDisclosureButton }
            if variant == 2 {
              cell.imageView?.image = Image(size: CGSize(width: 40, height: 40))
              cell.accessoryView = Switch()
            }
            return cell
          }
        }
        kinds.append(
          CellKind(name: "list contents of \(style), text \(index)") { traits in
            let cell = TableViewCell(style: style, reuseIdentifier: nil)
            cell.setTraits(traits)
            var content = cell.defaultContentConfiguration()
            (content.text, content.secondaryText) = (text, detail)
            if index == 1 { content.image = Image(size: CGSize(width: 40, height: 40)) }
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
            return cell
          })
      }
    }
    return kinds
  }()
}

@Suite("Laws of built-in cells")
struct BuiltInCellLawTests {
  static let widths = [320.0, 375, 414, 834]

  /// Everything that shows in a cell: labels with text, pictures, accessories.
  private func parts(of cell: TableViewCell) -> [View] {
    cell.subtree.filter { view in
      if view === cell.accessoryView || view.superview === cell && view !== cell.contentView { return true }
      if let label = view as? Label { return label.text?.isEmpty == false }
      return (view as? ImageView)?.image != nil
    }
  }

  @Test("Nothing overlaps, everything is inside, and the row is as high as its layout needs", arguments: CellKind.all)
  func sound(_ kind: CellKind) throws {
    for era in Era.allCases {
      // The eras differ in numbers alone: one of them goes through all sizes.
      for category in ContentSizeCategory.allCases where era == .iOS17 || category == .large {
        for (width, direction) in Self.widths.flatMap({ [($0, LayoutDirection.leftToRight), ($0, .rightToLeft)] }) {
          var traits = try fixedTraits(
            FixedMeasurer(advance: 7, line: 17), scale: 3, direction: direction, category: category)
          traits.layoutMetrics = LayoutMetrics(era: era)
          let cell = kind.make(traits)
          // Made for what is wrong alone.
          var place: Comment { "\(era) \(category) \(width) \(direction)" }
          #expect(try CellSizing.findings(for: cell, width: width) == [], place)
          let layout = try CellSizing.layOut(cell, width: width)
          #expect(layout.height >= 44, place)
          #expect(layout.unsatisfied.isEmpty, place)
          let frames = parts(of: cell).map { $0.frame(in: cell) }
          for (index, frame) in frames.enumerated() {
            #expect(cell.bounds.insetBy(dx: -1e-6, dy: -1e-6).contains(frame), place)
            for other in frames[..<index] {
              #expect(frame.insetBy(dx: 1e-6, dy: 1e-6).intersects(other) == false, place)
            }
          }
        }
      }
    }
  }

  @Test("A wider cell is never higher, a longer text never lower", arguments: CellKind.all)
  func monotone(_ kind: CellKind) throws {
    let cell = kind.make(try fixedTraits())
    var last = Double.infinity
    for width in stride(from: 200.0, through: 413, by: 3) {
      let height = try CellSizing.rowHeight(for: cell, width: width)
      #expect(height <= last)
      last = height
    }
  }

  @Test("No width makes places that are not finite or negative lengths", arguments: [0.0, 0.1, 5, 31, 33, 1e5])
  func narrow(_ width: Double) throws {
    for kind in CellKind.all {
      let cell = kind.make(try fixedTraits(scale: 3))
      let layout = try CellSizing.layOut(cell, width: width)
      #expect(layout.height.isFinite)
      for view in cell.subtree { #expect(view.frame.width >= 0 && view.frame.height >= 0 && view.frame.minX.isFinite) }
    }
  }

  @Test("A row that is too low for its content lets nothing reach out")
  func low() throws {
    for kind in CellKind.all {
      let cell = kind.make(try fixedTraits(category: .accessibilityExtraLarge))
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 20)
      cell.layoutIfNeeded()
      for view in cell.contentView.subtree { #expect(view.frame(in: cell).maxY <= 20 + 1e-6) }
    }
  }
}
