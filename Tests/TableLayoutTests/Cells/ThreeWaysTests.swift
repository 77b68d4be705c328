import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import TestSupport
import Testing

/// Two labels side by side where they fit in a line each, and one below the other where they do
/// not; placed by hand.
///
/// Frames are found in the cell's coordinates, within the cell's margins, and converted to the
/// content view's as they are set.
private final class TwoLabelCell: TableViewCell {
  let name = Label()
  let value = Label()
  private let gap: CGFloat = 8

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    (name.accessibilityIdentifier, value.accessibilityIdentifier) = ("name", "value")
    for label in [name, value] { contentView.addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  private func frames(width: CGFloat) -> (name: CGRect, value: CGRect, height: CGFloat) {
    let (margins, room) = (layoutMargins, width - layoutMargins.left - layoutMargins.right)
    let oneLine = (name.intrinsicContentSize, value.intrinsicContentSize)
    let isBeside = oneLine.0.width + gap + oneLine.1.width <= room
    for label in [name, value] { label.numberOfLines = isBeside ? 1 : 0 }
    let (first, second) = (
      name.sizeThatFits(CGSize(width: room, height: 0)), value.sizeThatFits(CGSize(width: room, height: 0))
    )
    var nameFrame = CGRect(x: margins.left, y: margins.top, width: first.width, height: first.height)
    var valueFrame = CGRect(
      x: isBeside ? width - margins.right - second.width : margins.left, y: isBeside ? margins.top : nameFrame.maxY,
      width: second.width, height: second.height)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      nameFrame.origin.x = width - nameFrame.maxX
      valueFrame.origin.x = width - valueFrame.maxX
    }
    return (nameFrame, valueFrame, max(nameFrame.maxY, valueFrame.maxY) + margins.bottom)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(44, frames(width: size.width).height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(width: bounds.width)
    name.frame = convert(frames.name, to: contentView)
    value.frame = convert(frames.value, to: contentView)
  }
}

@Suite("Three ways to size a cell")
struct ThreeWaysTests {
  // MARK: By hand

  /// There are 288 points within the margins: strings of 14 characters each fit with 8 points
  /// between them; longer strings do not.
  static let texts: [(Int, Int, Bool, Double)] = [
    (3, 3, true, 45), (14, 14, true, 45), (14, 15, false, 45), (20, 3, true, 45), (26, 3, false, 45),
  ]

  @Test("Two labels stand one below the other as soon as they would overlap in a line each", arguments: texts)
  func switching(_ row: (name: Int, value: Int, isBeside: Bool, height: Double)) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let cell = TwoLabelCell(style: .default, reuseIdentifier: nil)
      cell.setTraits(try fixedTraits(direction: direction))
      cell.name.text = String(repeating: "a", count: row.name)
      cell.value.text = String(repeating: "b", count: row.value)
      let layout = try CellSizing.layOut(cell, width: 320)
      let (name, value) = (cell.name.frame, cell.value.frame)
      #expect((value.minY >= name.maxY) == !row.isBeside)
      #expect(name.insetBy(dx: 1, dy: 1).intersects(value) == false)
      #expect(layout.height == row.height)
      let start = direction == .leftToRight ? name.minX : 320 - name.maxX
      #expect(start == 16)
      #expect(try CellSizing.consistency(of: cell, width: 320) == [])
    }
  }

  @Test("A cell measured by hand agrees with itself at all sizes and widths")
  func agreement() throws {
    for category in ContentSizeCategory.allCases {
      for width in [320.0, 375, 414, 834] {
        let cell = TwoLabelCell(style: .default, reuseIdentifier: nil)
        cell.setTraits(try realTraits(category: category))
        for (label, text) in [(cell.name, "Amount of light in the room"), (cell.value, "Rather more than usual")] {
          label.text = text
          label.font = try Typesetting.bundled().fonts.preferredFont(for: .body, category: category)
        }
        #expect(try CellSizing.consistency(of: cell, width: width) == [])
      }
    }
  }

  /// A slider next to its label if it has at least 100 points, and otherwise below it.
  private final class SliderCell: TableViewCell {
    let label = Label()
    let slider = Slider()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      for view in [label, slider] as [View] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func frames(width: CGFloat) -> (label: CGRect, slider: CGRect) {
      let (margins, text, high) = (layoutMargins, label.intrinsicContentSize, slider.sizeThatFits(.zero).height)
      let left = margins.left + text.width + 8
      let room = width - margins.right - left
      let labelFrame = CGRect(origin: CGPoint(x: margins.left, y: margins.top), size: text)
      guard room < 100 else { return (labelFrame, CGRect(x: left, y: margins.top, width: room, height: high)) }
      let below = CGRect(
        x: margins.left, y: labelFrame.maxY, width: width - margins.left - margins.right, height: high)
      return (labelFrame, below)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let frames = frames(width: size.width)
      return CGSize(width: size.width, height: max(frames.label.maxY, frames.slider.maxY) + layoutMargins.bottom)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let frames = frames(width: bounds.width)
      label.frame = convert(frames.label, to: contentView)
      slider.frame = convert(frames.slider, to: contentView)
    }
  }

  @Test("A slider goes below its label where it would be too short")
  func slider() throws {
    let cell = SliderCell(style: .default, reuseIdentifier: nil)
    cell.setTraits(try fixedTraits())
    for (count, height) in [(18, 11.0 + 34 + 11 + 1), (19, 11 + 10 + 34 + 11 + 1)] {
      cell.label.text = String(repeating: "a", count: count)
      cell.setNeedsLayout()
      #expect(try CellSizing.consistency(of: cell, width: 320) == [])
      #expect(Double(cell.bounds.height) == height)
    }
  }

  /// Width, era, whether the cell is in a table: the margins that `sizeThatFits` sees.
  static let margins: [(Double, Era, Bool, CGFloat)] = [
    (375, .iOS17, false, 16), (375, .iOS17, true, 16), (414, .iOS17, false, 20), (375, .iOS11, false, 8),
    (375, .iOS11, true, 15),
  ]

  private final class MarginCell: TableViewCell {
    var seen: [CGFloat] = []
    var changes = 0
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      seen.append(layoutMargins.left)
      return super.sizeThatFits(size)
    }
    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      changes += 1
    }
  }

  @Test(
    "A cell measures itself with its final margins; in iOS 11 with 8 until it is in a table", .fact("builtin-13"),
    arguments: margins)
  func marginsSeen(_ row: (width: Double, era: Era, isInTable: Bool, margin: CGFloat)) throws {
    var traits = try fixedTraits()
    traits.layoutMetrics = LayoutMetrics(era: row.era)
    let cell = MarginCell(style: .default, reuseIdentifier: nil)
    cell.setTraits(traits)
    let table = View()
    table.setTraits(traits)
    if row.isInTable { table.addSubview(cell) }
    _ = try CellSizing.rowHeight(for: cell, width: row.width)
    #expect(cell.seen == [row.margin])
  }

  /// The trouble with iOS 11 in *Self-Sizing Table View Cells in Practice*: measured narrow, laid
  /// out wide, and the height stays.
  @Test("In iOS 11 a text measured before the table is known has too little height afterwards, and is told")
  func staleHeight() throws {
    for (era, isWrong) in [(Era.iOS11, true), (.iOS17, false)] {
      var traits = try fixedTraits()
      traits.layoutMetrics = LayoutMetrics(era: era)
      let cell = builtInCell(.default, String(repeating: "aaaa bbbb ", count: 9), in: traits, lines: 0)
      let height = try CellSizing.rowHeight(for: cell, width: 316)
      let table = View(frame: CGRect(x: 0, y: 0, width: 316, height: 500))
      table.setTraits(traits)
      table.addSubview(cell)
      #expect((try CellSizing.rowHeight(for: cell, width: 316) != height) == isWrong)
    }
  }

  @Test("A cell is told when category, width or table change its margins")
  func told() throws {
    var traits = try fixedTraits()
    let cell = MarginCell(style: .default, reuseIdentifier: nil)
    cell.setTraits(traits)
    _ = try CellSizing.layOut(cell, width: 375)
    #expect(cell.changes == 0)
    _ = try CellSizing.layOut(cell, width: 414)
    #expect(cell.changes == 1)
    traits.contentSizeCategory = .accessibilityMedium
    cell.setTraits(traits)
    _ = try CellSizing.layOut(cell, width: 414)
    #expect(cell.changes == 2)
    traits.layoutMetrics = LayoutMetrics(era: .iOS11)
    cell.setTraits(traits)
    _ = try CellSizing.layOut(cell, width: 375)
    // Measured with a plain view's margins and then shown with its own, which a table leaves as
    // they are.
    #expect(cell.changes == 4)
    let table = View()
    table.setTraits(traits)
    table.addSubview(cell)
    #expect(cell.changes == 4)
  }

  /// From *Self-Sizing Table View Cells in Practice*: a guide of the cell's own that follows its
  /// margins, for when the content view's cannot be used.
  private final class GuideCell: TableViewCell {
    let guide = LayoutGuide()
    let label = constrainedLabel("aaaa bbbb cccc dddd", "label", lines: 0)
    private var edges: [LayoutConstraint] = []

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addLayoutGuide(guide)
      contentView.addSubview(label)
      edges = [
        guide.topAnchor.constraint(equalTo: contentView.topAnchor),
        contentView.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        guide.leftAnchor.constraint(equalTo: contentView.leftAnchor),
        contentView.rightAnchor.constraint(equalTo: guide.rightAnchor),
      ]
      LayoutConstraint.activate(edges + label.filling(guide))
      layoutMarginsDidChange()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      let margins = layoutMargins
      for (edge, inset) in zip(edges, [margins.top, margins.bottom, margins.left, margins.right]) {
        edge.constant = inset
      }
    }
  }

  @Test("A guide of one's own that follows the cell's margins serves as the built-in layout's")
  func guide() throws {
    let cell = GuideCell(style: .default, reuseIdentifier: nil)
    cell.setTraits(try fixedTraits(category: .accessibilityExtraExtraExtraLarge))
    cell.layoutMarginsDidChange()
    #expect(try CellSizing.rowHeight(for: cell, width: 320) == 31 + 10 + 31 + 1)
    #expect(try CellSizing.findings(for: cell, width: 320) == [])
    #expect(cell.label.frame == CGRect(x: 16, y: 31, width: 288, height: 10))
  }

  // MARK: By constraints

  private func sideBySide(_ first: String, _ second: String, in traits: TraitCollection) -> TableViewCell {
    let cell = TableViewCell()
    cell.setTraits(traits)
    let (title, time) = (constrainedLabel(first, "title", lines: 0), constrainedLabel(second, "time"))
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    time.setContentHuggingPriority(.required, for: .horizontal)
    let margins = cell.contentView.layoutMarginsGuide
    for label in [title, time] { cell.contentView.addSubview(label) }
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.topAnchor.constraint(equalTo: margins.topAnchor),
      title.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      time.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      time.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      time.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    ])
    return cell
  }

  @Test("A short label that never compresses keeps its line; the long one wraps")
  func timestamp() throws {
    let cell = sideBySide(String(repeating: "aaaa ", count: 12), "12:30", in: try fixedTraits())
    let layout = try CellSizing.layOut(cell, width: 320)
    #expect(layout["time"]?.frame == CGRect(x: 254, y: 8, width: 50, height: 10))
    // 288 less 50 and 8: four words of four with their spaces in a line.
    #expect(layout["title"]?.frame == CGRect(x: 16, y: 8, width: 230, height: 30))
    #expect(layout.height == 30 + 16 + 1)
    #expect(layout["time"]?.isTruncated == false)
  }

  /// The approximation by constraints: the axis of a stack follows the category.
  @Test("A stack that turns at accessibility sizes does as the built-in styles do")
  func turningStack() throws {
    for category in [ContentSizeCategory.large, .accessibilityMedium] {
      let traits = try fixedTraits(category: category)
      let cell = TableViewCell()
      cell.setTraits(traits)
      let stack = StackView(arrangedSubviews: [
        constrainedLabel("name", "name", lines: 0), constrainedLabel("value", "value", lines: 0),
      ])
      stack.axis = category.isAccessibilityCategory ? .vertical : .horizontal
      stack.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(stack)
      cell.contentView.preservesSuperviewLayoutMargins = true
      LayoutConstraint.activate(stack.filling(cell.contentView.layoutMarginsGuide))
      let layout = try CellSizing.layOut(cell, width: 320)
      let builtIn = builtInCell(.value1, "name", "value", in: traits)
      let (name, value) = (try #require(layout["name"]?.frame), try #require(layout["value"]?.frame))
      let other = try CellSizing.layOut(builtIn, width: 320)
      let (text, detail) = (try #require(other["textLabel"]?.frame), try #require(other["detailTextLabel"]?.frame))
      #expect((value.minY >= name.maxY) == (detail.minY >= text.maxY))
      #expect(try CellSizing.findings(for: cell, width: 320) == [])
    }
  }

  // MARK: Fixed heights

  @Test("A fixed height is scaled with the category")
  func fixedHeight() throws {
    let scaler = FontScaler(style: .body)
    let heights = try [ContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge].map {
      try scaler.scaledValue(60, category: $0, displayScale: 3)
    }
    #expect(heights == [155.0 / 3, 60, 169])
  }
}
