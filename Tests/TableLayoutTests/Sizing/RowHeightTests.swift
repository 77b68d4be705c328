import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import TestSupport
import Testing
import TextLayout

/// Heights of rows by style and release, as Interface Builder's canvas and simulators have them
/// (Facts.md#built-in-cells).
@Suite("Rows as high as measured")
struct RowHeightTests {
  private func traits(_ category: ContentSizeCategory, _ era: Era, scale: Double = 3) throws -> TraitCollection {
    var traits = try realTraits(category: category, scale: scale)
    traits.layoutMetrics = LayoutMetrics(era: era)
    return traits
  }

  private func height(_ cell: TableViewCell, separator: Bool = true) throws -> Double {
    try CellSizing.rowHeight(for: cell, width: 375, separator: separator)
  }

  /// Read by eye on iOS 13, from XS to AX5.
  private static let heights: [Double] = [44, 44, 44, 44, 48, 52, 58, 69, 81, 97, 114, 127]

  @Test(
    "A text of one line: the twelve heights of iOS 13, the same up to iOS 18 and without regard to a picture",
    .fact("builtin-8"),
    arguments: [Era.iOS13, .iOS14, .iOS15, .iOS16, .iOS17, .iOS18])
  func oneLine(era: Era) throws {
    let found = try ContentSizeCategory.allCases.map {
      try height(builtInCell(.default, "Hi", in: try traits($0, era)))
    }
    #expect(found == Self.heights)
    for category in ContentSizeCategory.allCases where !category.isAccessibilityCategory {
      let value = builtInCell(.value1, "Hi", "Lo", in: try traits(category, era))
      #expect(try height(value) == found[ContentSizeCategory.allCases.firstIndex(of: category) ?? 0])
      value.imageView?.image = Image(size: CGSize(width: 60, height: 60))
      #expect(try height(value) == found[ContentSizeCategory.allCases.firstIndex(of: category) ?? 0])
    }
  }

  @Test(
    "Labels of several lines: their height, a leading and the separator, in whole points", .fact("builtin-8"),
    arguments: [2.0, 3])
  func several(scale: Double) throws {
    for (category, leading) in [
      (ContentSizeCategory.large, 22.0), (.extraExtraExtraLarge, 29), (.accessibilityMedium, 34),
    ] {
      let cell = builtInCell(.default, "a\nb\nc", in: try traits(category, .iOS17, scale: scale), lines: 0)
      let label = try #require(cell.textLabel).intrinsicContentSize.height
      #expect(
        try height(cell)
          == PixelGrid.ceil(Double(label) + leading + (category == .accessibilityMedium ? 1 : 1 / scale), scale: 1))
    }
  }

  @Test(
    "Subtitles: both labels, the first one's leading and the separator, in whole points", .fact("builtin-8"),
    arguments: [Era.iOS13, .iOS17, .iOS18, .iOS26])
  func subtitles(era: Era) throws {
    for category in ContentSizeCategory.allCases {
      let cell = builtInCell(.subtitle, "Hi", "Lo", in: try traits(category, era, scale: 2))
      let labels = [try #require(cell.textLabel), try #require(cell.detailTextLabel)]
      let sum = labels.reduce(0) { $0 + Double($1.intrinsicContentSize.height) } + labels[0].font.lineStack.pitch
      let separator = era == .iOS26 || category.isAccessibilityCategory ? 1 : 0.5
      #expect(try height(cell) == max(44, PixelGrid.ceil(sum + separator, scale: 1)))
    }
    // A system font of 17 over one of 12 has 55.5 or 56 on the canvas.
    let plain = builtInCell(.subtitle, "Hi", "Lo", in: try traits(.large, .iOS17, scale: 2))
    plain.textLabel?.font = try realTraits().fonts.systemFont(size: 17)
    plain.detailTextLabel?.font = try realTraits().fonts.systemFont(size: 12)
    #expect(try height(plain) == 56)
  }

  @Test("On iOS 26 a text label's row is 30 more than its lines: 52 at L", .fact("builtin-8"))
  func designOf2025() throws {
    let one = builtInCell(.default, "Hi", in: try traits(.large, .iOS26))
    #expect(try height(one) == 52)
    let three = builtInCell(.default, "a\nb\nc", in: try traits(.large, .iOS26), lines: 0)
    #expect(try height(three) == 30 + 3 * 22)
  }

  @Test(
    "Rows of list contents at L: 44.333 on iOS 17 and 18, 53 on iOS 26", .fact("list-1"),
    arguments: [(Era.iOS17, 133.0 / 3), (.iOS18, 133.0 / 3), (.iOS26, 53)])
  func listContents(era: Era, expected: Double) throws {
    let cell = TableViewCell()
    cell.setTraits(try traits(.large, era))
    var content = cell.defaultContentConfiguration()
    content.text = "Hi"
    cell.contentConfiguration = content
    #expect(abs(try height(cell) - expected) < 1e-9)
  }

  /// A row of an app in snapshots of iOS 17 and 26: a headline, 8 points and two lines of body,
  /// without a separator; the device is at L, so that its margins are 11 and 15, and the
  /// controller's traits are others.
  @Test(
    "A row of constraints with the cell's margins", .fact("cell-9"),
    arguments: [
      (ContentSizeCategory.medium, Era.iOS17, 89.667), (.extraExtraExtraLarge, .iOS17, 114.333),
      (.medium, .iOS26, 97.667), (.extraExtraExtraLarge, .iOS26, 122.333),
    ])
  func preservedMargins(category: ContentSizeCategory, era: Era, expected: Double) throws {
    let cell = TableViewCell()
    cell.setTraits(try traits(.large, era))
    cell.contentView.preservesSuperviewLayoutMargins = true
    let fonts = try realTraits().fonts
    let (title, body) = (constrainedLabel("Title", "title"), constrainedLabel("a\nb", "body", lines: 0))
    title.font = try fonts.preferredFont(for: .headline, category: category)
    body.font = try fonts.preferredFont(for: .body, category: category)
    [title, body].forEach(cell.contentView.addSubview)
    let margins = cell.contentView.layoutMarginsGuide
    LayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: margins.topAnchor),
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      body.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      body.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    #expect(abs(try height(cell, separator: false) - expected) < 0.001)
  }

  /// A cell of one box that constraints make as high as that.
  private func boxed(_ points: CGFloat, in traits: TraitCollection) -> (TableViewCell, View) {
    let cell = TableViewCell()
    cell.setTraits(traits)
    let box = constrainedView("box")
    cell.contentView.addSubview(box)
    let content = cell.contentView
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: content.topAnchor), box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: content.leadingAnchor), box.widthAnchor.constraint(equalToConstant: 9),
      box.heightAnchor.constraint(equalToConstant: points),
    ])
    return (cell, box)
  }

  @Test(
    "Constraints decide, whatever they come to: a row of 8 points is 8.333 high, on iOS 26 a point more",
    .fact("cell-1", "cell-3", "cell-4"),
    arguments: [(Era.iOS13, 25.0 / 3), (.iOS17, 25.0 / 3), (.iOS26, 9)])
  func lowRows(era: Era, expected: Double) throws {
    let (cell, box) = boxed(8, in: try traits(.large, era))
    let layout = try CellSizing.layOut(cell, width: 375)
    #expect(abs(layout.height - expected) < 1e-9)
    #expect(box.frame.height == 8 && layout.unsatisfied.isEmpty)
    // The content view is as high as the row.
    #expect(abs(layout.contentFrame.height - CGFloat(expected)) < 1e-9)
  }

  @Test("Up to iOS 12 the content view ends above the separator", .fact("cell-4"))
  func contentBefore() throws {
    let (cell, _) = boxed(8, in: try traits(.large, .iOS12))
    let layout = try CellSizing.layOut(cell, width: 375)
    #expect(abs(layout.height - 25.0 / 3) < 1e-9 && layout.contentFrame.height == 8)
  }

  @Test("A row that constraints gave no height, and give one later, has its separator too")
  func comesBack() throws {
    let (cell, box) = boxed(60, in: try traits(.large, .iOS17))
    let height = box.constraints.filter { $0.firstAttribute == .height }
    for constraint in height { constraint.isActive = false }
    #expect(try self.height(cell) == 44)
    for constraint in height { constraint.isActive = true }
    #expect(abs(try self.height(cell) - 181.0 / 3) < 1e-9)
    #expect(abs(try self.height(cell) - 181.0 / 3) < 1e-9)
  }

  @Test(
    "Content views of cells from nibs have other margins above and below, those made in code have 8", .fact("cell-5"),
    arguments: [(Era.iOS11, 8.0), (.iOS12, 11), (.iOS17, 11), (.iOS26, 15)])
  func nibs(era: Era, margin: Double) throws {
    for category in [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      let (cell, _) = boxed(30, in: try traits(category, era))
      #expect(cell.contentView.layoutMargins.top == 8)
      cell.isFromNib = true
      #expect(
        cell.contentView.layoutMargins.top == CGFloat(margin)
          && cell.contentView.layoutMargins.bottom == CGFloat(margin))
    }
  }
}
