import FontMetrics
import Foundation
import LayoutCore
import TableLayout
import TestSupport
import Testing
import UIKitNames

@testable import TableSnippets

/// `sizeThatFits` and `layoutSubviews`, two labels side by side, and late changes, in "Self-Sizing
/// Table View Cells in Practice".
@MainActor @Suite("In Practice: layout by hand, side by side, and late changes")
struct HandLayoutTests {
  private static func slider(_ text: String) -> SliderCell {
    let cell = SliderCell(style: .default, reuseIdentifier: nil)
    cell.titleLabel.text = text
    return cell
  }

  private static func pair(_ title: String, _ value: String) -> SideBySideCell {
    let cell = SideBySideCell(style: .default, reuseIdentifier: nil)
    cell.titleLabel.text = title
    cell.valueLabel.text = value
    return cell
  }

  @Test(
    "The slider is beside a short title and below a long one, in both directions", .behavior("by-hand-2", "by-hand-3"))
  func slider() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for (text, isBeside) in [("Size", true), ("The width of lines in pictures, everywhere", false)] {
        let controller = CellsController { _ in Self.slider(text) }
        let screen = try PhoneScreen(controller, direction: direction)
        let cell = try #require(controller.tableView.visibleCells.first as? SliderCell)
        let (title, slider) = (cell.titleLabel.frame(in: cell), cell.slider.frame(in: cell))
        #expect((slider.minY < title.maxY) == isBeside)
        #expect(!title.intersects(slider))
        if isBeside { #expect((title.minX < slider.minX) == (direction == .leftToRight)) }
        withExtendedLifetime(screen) {}
      }
    }
  }

  @Test(
    "What `sizeThatFits` says and what `layoutSubviews` does agree, at every text size and width; where not, it is found",
    .behavior("by-hand-1")
  )
  func agreement() throws {
    for category in ContentSizeCategory.allCases {
      for width in [320, 375, 430] as [CGFloat] {
        let traits = try PhoneScreen.traits(category)
        try traits.performAsCurrent {
          let cell = Self.slider("A title of some words")
          cell.setTraits(traits)
          let found = try CellSizing.layOut(cell, width: Double(width))
          for name in ["title", "slider"] {
            let frame = try #require(found[name]).frame
            #expect(
              frame.maxY <= found.height && frame.minX >= 0 && frame.maxX <= width, "\(category.shortName) \(name)")
          }
          #expect(try CellSizing.consistency(of: cell.strutCell, width: Double(width)).isEmpty, "\(category.shortName)")
          let other = DisagreeingCell()
          let findings = try CellSizing.consistency(of: other.strutCell, width: Double(width))
          #expect(findings.map(\.kind) == [.reachesOut] && findings.first?.edge == .bottom)
          withExtendedLifetime(other) {}
        }
      }
    }
  }

  @Test("The width that `sizeThatFits` gets is the cell's, not the content view's", .behavior("by-hand-4"))
  func widthIsTheCells() throws {
    let cell = WidthCell(style: .default, reuseIdentifier: nil)
    let controller = CellsController { _ in
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    let screen = try PhoneScreen(controller)
    #expect(Set(cell.widths) == [375])
    #expect(cell.contentView.frame.width < 375)
    withExtendedLifetime(screen) {}
  }

  @Test("Frames in the cell's coordinates are converted to the content view's", .behavior("by-hand-5"))
  func conversion() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: 60)
    cell.contentView.frame = CGRect(x: 30, y: 5, width: 300, height: 50)
    #expect(
      cell.convert(CGRect(x: 40, y: 10, width: 5, height: 6), to: cell.contentView)
        == CGRect(x: 10, y: 5, width: 5, height: 6))
  }

  @Test(
    "A cell that does so has its views within its margins, where an accessory moves the content view as well",
    .behavior("by-hand-5"))
  func convertedFrames() throws {
    let controller = CellsController { _ in
      let cell = Self.slider("Size")
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    let screen = try PhoneScreen(controller, direction: .rightToLeft)
    let cell = try #require(controller.tableView.visibleCells.first as? SliderCell)
    #expect(cell.contentView.frame.minX > 0)
    #expect(cell.titleLabel.frame(in: cell).maxX == 359)
    #expect(cell.slider.frame(in: cell).minX == 16)
    withExtendedLifetime(screen) {}
  }

  @Test(
    "In iOS 11 a height is found with margins of 8 and the row laid out with wider ones; since iOS 12 they are the same",
    .behavior("by-hand-6", "by-hand-7")
  )
  func measuringMargins() throws {
    for (era, first) in [(Era.iOS11, CGFloat(8)), (.iOS17, 16)] {
      let cell = MarginNotingCell(style: .default, reuseIdentifier: nil)
      let controller = CellsController { _ in cell }
      let screen = try PhoneScreen(controller, era: era)
      #expect(cell.measuredWith.first == first, "\(era)")
      #expect(try #require(cell.laidOutWith.last) > 8, "\(era)")
      if era == .iOS17 { #expect(cell.measuredWith.first == cell.laidOutWith.last) }
      withExtendedLifetime(screen) {}
    }
  }

  @Test(
    "Two labels stand side by side while both fit in a line, and one below the other when they would overlap",
    .behavior("pair-2"))
  func sideBySide() throws {
    for (value, category, isBeside) in [
      ("A value", ContentSizeCategory.large, true), ("A longer value", .accessibilityExtraExtraExtraLarge, false),
      ("A value that is much too long for a line beside its title", .large, false),
      (String(repeating: "A value of several lines. ", count: 5), .large, false),
    ] {
      let controller = CellsController { _ in Self.pair("A title", value) }
      let screen = try PhoneScreen(controller, category: category)
      let cell = try #require(controller.tableView.visibleCells.first as? SideBySideCell)
      let (title, other) = (cell.titleLabel.frame(in: cell), cell.valueLabel.frame(in: cell))
      #expect((title.maxY > other.minY + 0.5) == isBeside, "\(value) \(category.shortName)")
      #expect(!title.insetBy(dx: 0.01, dy: 0.01).intersects(other))
      #expect(max(title.maxY, other.maxY) <= cell.bounds.height)
      let oneLine = cell.titleLabel.intrinsicContentSize.height
      #expect((other.height > 1.5 * oneLine) == (value.count > 40))
      #expect(other.height >= cell.valueLabel.sizeThatFits(CGSize(width: other.width, height: 0)).height - 0.001)
      withExtendedLifetime(screen) {}
    }
  }

  @Test("A short label of one line gives up no width: the text beside it wraps", .behavior("pair-4"))
  func shortLabel() throws {
    for category in [ContentSizeCategory.large, .accessibilityMedium] {
      let controller = CellsController { _ in
        let cell = TimestampCell(style: .default, reuseIdentifier: nil)
        cell.messageLabel.text = String(repeating: "A message of some length. ", count: 4)
        cell.timeLabel.text = "12:34"
        return cell
      }
      let screen = try PhoneScreen(controller, category: category)
      let cell = try #require(controller.tableView.visibleCells.first as? TimestampCell)
      #expect(cell.timeLabel.frame.width >= cell.timeLabel.intrinsicContentSize.width - 0.001)
      #expect(cell.messageLabel.frame.height > 1.5 * cell.timeLabel.frame.height)
      #expect(cell.messageLabel.frame.maxX <= cell.timeLabel.frame.minX)
      withExtendedLifetime(screen) {}
    }
  }

  @Test("With labels that give way alike, which of them is cut is open, and it is said so", .behavior("pair-1"))
  func ambiguousPair() throws {
    for (resistance, ambiguous) in [(UILayoutPriority(750), ["left", "right"]), (UILayoutPriority(751), [])] {
      let cell = NaivePairCell(style: .default, reuseIdentifier: nil)
      cell.setTraits(try PhoneScreen.traits(.accessibilityLarge))
      for label in cell.contentView.subviews where label.accessibilityIdentifier == "right" {
        label.setContentCompressionResistancePriority(resistance, for: .horizontal)
      }
      #expect(try CellSizing.layOut(cell, width: 320).ambiguous == ambiguous)
    }
  }

  @Test(
    "What `willDisplay` changes comes after the height, and is reported; what `cellForRow` sets counts",
    .behavior("late-1", "late-2"))
  func lateChanges() throws {
    let long = String(repeating: "A text of several lines. ", count: 6)
    let heights = try [false, true].map { isLate in
      let controller = CellsController { _ in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = isLate ? "Short" : long
        return cell
      }
      if isLate { controller.willDisplay = { cell, _ in cell.textLabel?.text = long } }
      let screen = try PhoneScreen(controller)
      #expect(screen.log.contains { $0.contains("willDisplay") } == isLate)
      return controller.rowHeight()
    }
    #expect(heights[0] > heights[1])
  }
}

/// Lays out more than it says.
private final class DisagreeingCell: UITableViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let box = contentView.subviews.first ?? UIView()
    if box.superview == nil { contentView.addSubview(box) }
    box.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
  }
}

/// Notes the widths it is asked about.
private final class WidthCell: UITableViewCell {
  var widths: [CGFloat] = []

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    widths.append(size.width)
    return CGSize(width: size.width, height: 50)
  }
}

/// Notes its margins whenever it is measured and laid out.
private final class MarginNotingCell: UITableViewCell {
  var measuredWith: [CGFloat] = []
  var laidOutWith: [CGFloat] = []

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    measuredWith.append(layoutMargins.left)
    return CGSize(width: size.width, height: 50)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    laidOutWith.append(layoutMargins.left)
  }
}

/// Two labels of one line with the same priorities.
private final class NaivePairCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let (left, right) = (label("A title of a few words", "left"), label("And a value as long as that", "right"))
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
      right.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      left.topAnchor.constraint(equalTo: margins.topAnchor), right.topAnchor.constraint(equalTo: margins.topAnchor),
      left.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      right.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private func label(_ text: String, _ name: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = UIFont.preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityIdentifier = name
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    return label
  }
}
