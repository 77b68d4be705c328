import FontMetrics
import Foundation
import LayoutCore
import TableLayout
import TestSupport
import Testing
import UIKitNames

@testable import Artistry

/// The app of "Self-sizing Table View Cells", in `Examples/Artistry`.
@MainActor @Suite("Artistry: the artists and their works")
struct ArtistryTests {
  private func artists(
    _ category: ContentSizeCategory = .large, width: CGFloat = 375
  ) throws -> (screen: PhoneScreen, controller: ArtistListViewController, cells: [ArtistTableViewCell]) {
    let controller = ArtistListViewController()
    // Other tests that run meanwhile announce changes as well.
    controller.notifications = NotificationCenter()
    let screen = try PhoneScreen(controller, category: category, width: width, height: 3000)
    return (screen, controller, controller.tableView.visibleCells.compactMap { $0 as? ArtistTableViewCell })
  }

  private func works(
    repeated count: Int = 1, height: CGFloat = 3000
  ) throws -> (screen: PhoneScreen, controller: ArtistDetailViewController, cells: [WorkTableViewCell]) {
    var artist = Artist.samples[0]
    artist.works = Array(repeatElement(artist.works, count: count).joined())
    let controller = ArtistDetailViewController(artist: artist)
    controller.notifications = NotificationCenter()
    let screen = try PhoneScreen(controller, height: height)
    return (screen, controller, controller.tableView.visibleCells.compactMap { $0 as? WorkTableViewCell })
  }

  @Test(
    "A row is as high as its content: the long text decides one, the high picture the other", .behavior("artistry-1"))
  func contentDecides() throws {
    let (screen, controller, cells) = try artists()
    try #require(cells.count == 2)
    let table = controller.tableView
    for (row, cell) in cells.enumerated() {
      let content = cell.contentView
      let margins = content.layoutMargins
      let deepest = max(cell.bioLabel.frame.maxY, cell.nameLabel.frame.maxY)
      // The content view is as high as the row; what is in it ends above the separator.
      #expect(abs(content.bounds.height - 1.0 / 3 - margins.bottom - deepest) < 0.001)
      #expect(abs(content.bounds.height - cell.bounds.height) < 1e-9)
      #expect(abs(table.rectForRow(at: IndexPath(row: row, section: 0)).height - cell.frame.height) < 0.001)
    }
    #expect(cells[0].bioLabel.frame.maxY > cells[0].nameLabel.frame.maxY)
    #expect(cells[1].nameLabel.frame.maxY > cells[1].bioLabel.intrinsicContentSize.height)
    withExtendedLifetime(screen) {}
  }

  @Test(
    "Rows of automatic height follow their constraints; with a number as row height they do not",
    .behavior("artistry-4"))
  func automaticOrFixed() throws {
    let (screen, controller, cells) = try artists()
    let table = controller.tableView
    let automatic = cells.map(\.frame.height)
    for (height, cell) in zip(automatic, cells) {
      #expect(
        height >= cell.artistImageView.intrinsicContentSize.height + 8 + cell.nameLabel.intrinsicContentSize.height)
    }
    screen.perform { table.rowHeight = 60 }
    #expect(table.visibleCells.map(\.frame.height) == [60, 60])
    screen.perform { table.rowHeight = UITableView.automaticDimension }
    #expect(table.visibleCells.map(\.frame.height) == automatic)
  }

  @Test("A label of any number of lines shows all of its text; one of two lines cuts it", .behavior("artistry-2"))
  func linesDecide() throws {
    let (_, _, cells) = try artists(.accessibilityExtraLarge)
    let cell = try #require(cells.first)
    #expect(try #require(CellSizing.layOut(cell, width: 375)["bio"]).isTruncated == false)
    cell.bioLabel.numberOfLines = 2
    let cut = try #require(CellSizing.layOut(cell, width: 375)["bio"])
    #expect(cut.isTruncated == true)
    #expect(cut.lineCount == 2)
  }

  @Test(
    "The picture is half as wide as the cell, the name as wide as the picture and below its middle",
    .behavior("artistry-7", "artistry-21"))
  func columns() throws {
    for width in [320, 375, 430] as [CGFloat] {
      let (_, _, cells) = try artists(width: width)
      for cell in cells {
        let (picture, name) = (cell.artistImageView.unroundedFrame, cell.nameLabel.unroundedFrame)
        #expect(abs(picture.width - width / 2) < 0.001)
        #expect(abs(name.width - picture.width) < 0.001)
        #expect(abs(name.midX - picture.midX) < 0.001)
        #expect(abs(name.minY - picture.maxY - 8) < 0.001)
        #expect(abs(cell.bioLabel.unroundedFrame.minX - picture.maxX - 16) < 0.001)
      }
    }
  }

  @Test("Text keeps 8 points from the margin at the side and none above and below", .behavior("artistry-3"))
  func textInMargins() throws {
    let (_, _, cells) = try artists()
    let cell = try #require(cells.first)
    let margins = cell.contentView.layoutMarginsGuide.layoutFrame
    #expect(abs(margins.maxX - cell.bioLabel.unroundedFrame.maxX - 8) < 0.001)
    #expect(abs(cell.bioLabel.unroundedFrame.minY - margins.minY) < 0.001)
    #expect(abs(cell.bioLabel.unroundedFrame.maxY - margins.maxY) < 0.001)
  }

  @Test("The name is not stretched by a longer text: the wish of 250 gives way, the >= holds", .behavior("artistry-9"))
  func nameKeepsItsHeight() throws {
    let (_, _, cells) = try artists()
    let cell = try #require(cells.first)
    #expect(abs(cell.nameLabel.frame.height - cell.nameLabel.intrinsicContentSize.height) < 0.5)
    #expect(cell.nameLabel.frame.maxY < cell.bioLabel.frame.maxY)
  }

  @Test("With the wish required, as in the first version, the name is stretched", .behavior("artistry-8"))
  func nameStretchedWhenRequired() throws {
    let (_, _, cells) = try artists()
    let cell = try #require(cells.first)
    for constraint in cell.contentView.constraints where constraint.priority == UILayoutPriority(250) {
      constraint.isActive = false
    }
    cell.nameLabel.bottomAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.bottomAnchor).isActive = true
    cell.artistImageView.setContentHuggingPriority(.required, for: .vertical)
    _ = try CellSizing.layOut(cell, width: 375)
    #expect(cell.nameLabel.frame.height > cell.nameLabel.intrinsicContentSize.height + 10)
  }

  @Test("The estimate stands for rows that were not shown", .behavior("artistry-5", "estimates-5"))
  func estimateUntilShown() throws {
    let controller = ArtistListViewController()
    controller.notifications = NotificationCenter()
    let screen = try PhoneScreen(controller, height: 50)
    let table = controller.tableView
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 140)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height != 140)
    withExtendedLifetime(screen) {}
  }

  @Test(
    "A text view that does not scroll is as high as its text; one that scrolls has no height of its own",
    .behavior("artistry-10"))
  func textViewGrows() throws {
    let (_, _, cells) = try works()
    let cell = try #require(cells.first)
    let text = cell.moreInfoTextView
    let oneLine = text.frame.height
    for content in ["A line", Artist.samples[0].works[0].info] {
      text.text = content
      _ = try CellSizing.layOut(cell, width: 375)
      let needed = text.sizeThatFits(CGSize(width: text.frame.width, height: 10_000)).height
      #expect(abs(text.frame.height - needed) < 0.34, "\(content)")
    }
    #expect(text.frame.height > oneLine + 20)
    text.isScrollEnabled = true
    #expect(text.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }

  @Test("Title and text lie below the picture, 8 points apart", .behavior("artistry-11"))
  func workColumn() throws {
    let (_, _, cells) = try works()
    for cell in cells {
      let (image, title, text) = (
        cell.workImageView.unroundedFrame, cell.workTitleLabel.unroundedFrame, cell.moreInfoTextView.unroundedFrame
      )
      #expect(abs(title.minY - image.maxY - 8) < 0.001)
      #expect(abs(text.minY - title.maxY - 8) < 0.001)
      #expect(abs(title.width - image.width) < 0.001)
      #expect(abs(image.height - cell.workImageView.intrinsicContentSize.height) < 0.001)
    }
  }

  @Test("A picture shows whole, in its own proportions and in the middle: Aspect Fit", .behavior("artistry-22"))
  func pictureFits() throws {
    let (_, _, cells) = try works()
    try #require(cells.count == 2)
    for view in cells.map(\.workImageView) {
      let picture = try #require(view.image).size
      for size in [view.bounds.size, CGSize(width: 100, height: 300), CGSize(width: 900, height: 90)] {
        let shown = try #require(view.strutImageView.imageRect(in: size))
        let scale = min(size.width / picture.width, size.height / picture.height)
        #expect(abs(shown.width - scale * picture.width) < 0.001)
        #expect(abs(shown.height - scale * picture.height) < 0.001)
        #expect(abs(shown.midX - size.width / 2) < 0.001)
        #expect(abs(shown.midY - size.height / 2) < 0.001)
      }
    }
  }

  @Test(
    "A row that is selected grows by what its text needs, and the rows below move; selected again it shrinks",
    .behavior("artistry-13", "artistry-17"))
  func expanding() throws {
    let (screen, controller, cells) = try works()
    let table = controller.tableView
    let first = IndexPath(row: 0, section: 0)
    let second = IndexPath(row: 1, section: 0)
    let before = (table.rectForRow(at: first), table.rectForRow(at: second))
    let cell = try #require(cells.first)
    let (small, picture) = (cell.moreInfoTextView.frame.height, cell.workImageView.frame.height)
    screen.perform { controller.tableView(table, didSelectRowAt: first) }
    let grown = cell.moreInfoTextView.frame.height - small
    #expect(grown > 20)
    #expect(cell.workImageView.frame.height == picture, "the picture need not give way")
    #expect(abs(table.rectForRow(at: first).height - before.0.height - grown) < 0.5)
    #expect(abs(table.rectForRow(at: second).minY - before.1.minY - grown) < 0.5)
    #expect(cells.map(\.frame.minY) == [first, second].map { table.rectForRow(at: $0).minY })
    #expect(cell.moreInfoTextView.text == controller.selectedArtist.works[0].info)
    screen.perform { controller.tableView(table, didSelectRowAt: first) }
    #expect(table.rectForRow(at: first) == before.0)
    #expect(table.rectForRow(at: second) == before.1)
  }

  @Test(
    "A second tap collapses the row: its text invites again, in the middle, and it is as high as before",
    .behavior("artistry-23"))
  func collapsing() throws {
    let (screen, controller, cells) = try works()
    let table = controller.tableView
    let first = IndexPath(row: 0, section: 0)
    let before = table.rectForRow(at: first)
    let text = try #require(cells.first).moreInfoTextView
    for (shown, alignment) in [
      (Artist.samples[0].works[0].info, NSTextAlignment.left), ("Select For More Info >", .center),
    ] {
      screen.perform { table.asUser.tap(at: CGPoint(x: before.midX, y: before.midY)) }
      #expect(text.text == shown)
      #expect(text.textAlignment == alignment)
    }
    #expect(table.rectForRow(at: first) == before)
    #expect(!controller.selectedArtist.works[0].isExpanded)
  }

  @Test("The selected row is scrolled to the top, from where it is seen as a whole as well", .behavior("artistry-15"))
  func scrollsToTop() throws {
    let (screen, controller, _) = try works(repeated: 3, height: 450)
    let table = controller.tableView
    for row in [2, 0, 4] {
      let path = IndexPath(row: row, section: 0)
      for position in [UITableView.ScrollPosition.bottom, .middle] {
        screen.perform { table.scrollToRow(at: path, at: position, animated: false) }
        screen.perform { controller.tableView(table, didSelectRowAt: path) }
        #expect(table.contentOffset.y == table.rectForRow(at: path).minY)
      }
    }
  }

  @Test("A cell that is used again for another row shows whether that one is expanded", .behavior("artistry-14"))
  func reuseRemembers() throws {
    let (screen, controller, _) = try works(repeated: 4, height: 600)
    let table = controller.tableView
    screen.perform { controller.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0)) }
    var rows: [ObjectIdentifier: Set<Int>] = [:]
    for top in [0, 5, 0] {
      screen.perform { table.scrollToRow(at: IndexPath(row: top, section: 0), at: .top, animated: false) }
      for path in try #require(table.indexPathsForVisibleRows) {
        let cell = try #require(table.cellForRow(at: path) as? WorkTableViewCell)
        let work = controller.selectedArtist.works[path.row]
        #expect(cell.moreInfoTextView.text == (path.row == 0 ? work.info : controller.moreInfoText))
        #expect(cell.moreInfoTextView.textAlignment == (path.row == 0 ? .left : .center))
        rows[ObjectIdentifier(cell), default: []].insert(path.row)
      }
    }
    #expect(rows.values.contains { $0.contains(0) && $0.count > 1 })
  }

  @Test("A touch on the text goes through to the cell: the row is selected", .behavior("artistry-12"))
  func touchGoesThrough() throws {
    let (_, controller, cells) = try works()
    let cell = try #require(cells.first)
    let middle = CGPoint(x: cell.moreInfoTextView.bounds.midX, y: cell.moreInfoTextView.bounds.midY)
    let point = cell.moreInfoTextView.convert(middle, to: controller.tableView)
    #expect(controller.tableView.hitTest(point, with: nil)?.isDescendant(of: cell) == true)
    #expect(!(controller.tableView.hitTest(point, with: nil) is UITextView))
    cell.moreInfoTextView.isUserInteractionEnabled = true
    #expect(controller.tableView.hitTest(point, with: nil) === cell.moreInfoTextView)
  }

  @Test(
    "Hugging 252 keeps the picture from being stretched; compression 749 lets it give way before a text is cut",
    .behavior("artistry-16", "artistry-17"))
  func pictureGivesWay() throws {
    let (_, _, cells) = try works()
    let cell = try #require(cells.first)
    let natural = cell.workImageView.intrinsicContentSize.height
    let needed = try CellSizing.rowHeight(for: cell, width: 375)
    let text = cell.moreInfoTextView.frame.height
    let heights = [needed + 40, needed - 40].map { height in
      cell.frame = CGRect(x: 0, y: 0, width: 375, height: height)
      cell.layoutIfNeeded()
      return (cell.workImageView.frame.height, cell.moreInfoTextView.frame.height)
    }
    #expect(abs(heights[0].0 - natural) < 0.5, "a picture of hugging 252 is not what grows")
    #expect(abs(heights[1].0 - (natural - 40)) < 0.5, "a picture of compression 749 is what shrinks")
    #expect(abs(heights[1].1 - text) < 0.5)
  }

  @Test("The texts follow their styles, and the rows grow with the text size", .behavior("artistry-18"))
  func dynamicType() throws {
    // Apple's table has the same sizes for both styles.
    let sizes: [(ContentSizeCategory, CGFloat)] = [
      (.small, 15), (.large, 17), (.accessibilityExtraExtraExtraLarge, 53),
    ]
    let heights = try sizes.map { category, size in
      let (_, controller, cells) = try artists(category)
      let cell = try #require(cells.first)
      #expect([cell.nameLabel.font.pointSize, cell.bioLabel.font.pointSize] == [size, size])
      #expect(cell.nameLabel.font == UIFont.preferred(.headline, category))
      #expect(cell.bioLabel.font == UIFont.preferred(.body, category))
      return controller.tableView.contentSize.height
    }
    #expect(heights == heights.sorted())
    #expect(heights[2] > 2 * heights[1])
  }

  @Test(
    "When the text size changes, the observer reloads: the cells on screen are configured anew and heights follow",
    .behavior("artistry-19"))
  func categoryChange() throws {
    let (screen, controller, _) = try artists()
    let before = controller.tableView.contentSize.height
    let settings = TextSettings(contentSizeCategory: .large, notificationCenter: controller.notifications)
    screen.perform { settings.attach(screen.window.strutView) }
    screen.perform { settings.contentSizeCategory = .accessibilityLarge }
    let cell = try #require(controller.tableView.visibleCells.first as? ArtistTableViewCell)
    #expect(cell.bioLabel.font.pointSize == 33)
    #expect(controller.tableView.contentSize.height > before)
  }

  @Test("Colors, alignment and the style of selection are as the delegate sets them", .behavior("artistry-20"))
  func appearance() throws {
    let (_, _, cells) = try artists()
    let cell = try #require(cells.first)
    #expect(cell.nameLabel.backgroundColor == UIColor(red: 1, green: 152 / 255, blue: 0, alpha: 1))
    #expect(cell.nameLabel.textColor == .white)
    #expect(cell.nameLabel.textAlignment == .center)
    #expect(cell.bioLabel.textColor == UIColor(white: 114 / 255, alpha: 1))
    #expect(cell.selectionStyle == .none)
  }

  @Test("A cell has an image view of its own, which the picture's own name keeps apart", .behavior("artistry-6"))
  func imageViewIsTaken() throws {
    let (_, _, cells) = try artists()
    let cell = try #require(cells.first)
    let own = try #require(cell.imageView)
    #expect(own !== cell.artistImageView)
    #expect(own.superview === cell.contentView)
    #expect(own.image == nil && cell.artistImageView.image != nil)
  }
}

extension UIFont {
  /// The font of a style at a category.
  fileprivate static func preferred(_ style: UIFont.TextStyle, _ category: ContentSizeCategory) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
  }
}
