// Records numbers of a device that Apple does not publish: margins, heights of rows and headers,
// system spacing, readable widths, baselines. The same file compiles in an iOS project, and on
// Linux with Strut's UIKitNames.
//
// On a device, add this file to any app and call this from `viewDidAppear` of a view controller:
//
//     print(Recorder(in: view).json())
//
// Save the output in a file, and pass it to `strut verify`, which lists the differences from Strut.
#if canImport(UIKit)
import UIKit
#else
import Foundation
import UIKitNames
#endif

/// The numbers recorded on a device.
public struct Recording: Codable, Hashable, Sendable {
  /// The version of the format: 1.
  public var schema = 1
  /// The recorded system, such as `iOS 17.5`.
  public var system: String
  /// The numbers, in the order of recording.
  public var values: [RecordedValue]
}

/// A number of a device.
public struct RecordedValue: Codable, Hashable, Sendable {
  /// The name of the number, such as `cell.margin.top`.
  public var quantity: String
  /// The text size, such as `L` or `AX5`.
  public var category: String
  /// The number of pixels per point.
  public var scale: Double
  /// The width of the recorded view, in points.
  public var width: Double
  /// The number, in points.
  public var value: Double
}

/// Records a device: builds views in a visible view, lays them out and reads their frames.
@MainActor
public struct Recorder {
  private let host: UIView
  private let scales: [CGFloat]
  private let names: Set<String>?

  /// Creates a recorder for a view, which should be in a window. Traits are overridden with each of
  /// the scales. The names are those of the text sizes to record, such as `L`; by default, all text
  /// sizes are recorded.
  public init(in host: UIView, scales: [CGFloat] = [1, 2, 3], categories names: Set<String>? = nil) {
    self.host = host
    self.scales = scales
    self.names = names
  }

  /// The text sizes, smallest first, with their short names.
  public static let categories: [(name: String, category: UIContentSizeCategory)] = [
    ("XS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .extraLarge), ("XXL", .extraExtraLarge),
    ("XXXL", .extraExtraExtraLarge), ("AX1", .accessibilityMedium), ("AX2", .accessibilityLarge),
    ("AX3", .accessibilityExtraLarge), ("AX4", .accessibilityExtraExtraLarge),
    ("AX5", .accessibilityExtraExtraExtraLarge),
  ]

  /// The widths at which margins are recorded, of iPhones and iPads.
  public static let widths: [CGFloat] = [320, 375, 390, 393, 402, 414, 428, 430, 440, 744, 768, 820, 1024]

  /// Returns all numbers as JSON for `strut verify`.
  public func json() -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    guard let data = try? encoder.encode(record()) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns all numbers at the requested text sizes and scales.
  public func record() -> Recording {
    var values: [RecordedValue] = []
    for scale in scales {
      for (name, category) in Self.categories where names?.contains(name) ?? true {
        let stage = Stage(in: host, category: category, name: name, scale: scale)
        stage.view.traitCollection.performAsCurrent { values += stage.record() }
        stage.end()
      }
    }
    return Recording(system: Self.system, values: values)
  }

  private static var system: String {
    #if canImport(UIKit)
    return UIDevice.current.systemName + " " + UIDevice.current.systemVersion
    #else
    return "Strut"
    #endif
  }
}

/// A place for views at one text size and scale.
@MainActor
private struct Stage {
  let view: UIView
  let name: String
  let scale: CGFloat

  init(in host: UIView, category: UIContentSizeCategory, name: String, scale: CGFloat) {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 1366, height: 4000))
    self.name = name
    self.scale = scale
    host.addSubview(view)
    view.traitOverrides.preferredContentSizeCategory = category
    view.traitOverrides.displayScale = scale
  }

  func end() { view.removeFromSuperview() }

  func record() -> [RecordedValue] {
    var values = fonts() + palatino() + baselines() + linesOfSeveralFonts() + spacings() + readableWidth() + textViews()
    values += cells() + lists() + headersAndFooters() + controls() + rowsOfLabels()
    return name == "L" ? values + margins() : values
  }

  func value(_ quantity: String, _ value: CGFloat, width: CGFloat = 375) -> RecordedValue {
    RecordedValue(
      quantity: quantity, category: name, scale: Double(scale), width: Double(width), value: Double(value))
  }

  func insets(_ quantity: String, _ insets: UIEdgeInsets, width: CGFloat = 375) -> [RecordedValue] {
    [
      value(quantity + ".top", insets.top, width: width), value(quantity + ".left", insets.left, width: width),
      value(quantity + ".bottom", insets.bottom, width: width), value(quantity + ".right", insets.right, width: width),
    ]
  }

  /// Returns a view of a width, in which constraints place views.
  func box(width: CGFloat = 375) -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 2000))
    view.addSubview(box)
    return box
  }

  func font(_ style: UIFont.TextStyle) -> UIFont {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: view.traitCollection)
  }

  func label(_ style: UIFont.TextStyle, _ text: String = "Text", in box: UIView) -> UILabel {
    let label = UILabel()
    label.font = font(style)
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    return label
  }
}

// MARK: - Text

private let styles: [(name: String, style: UIFont.TextStyle)] = [
  ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3), ("headline", .headline),
  ("body", .body), ("callout", .callout), ("subheadline", .subheadline), ("footnote", .footnote),
  ("caption1", .caption1), ("caption2", .caption2),
]

extension Stage {
  /// Returns the metrics of the preferred fonts.
  func fonts() -> [RecordedValue] {
    styles.flatMap { style -> [RecordedValue] in
      let font = font(style.style)
      return [
        value("font.\(style.name).pointSize", font.pointSize), value("font.\(style.name).lineHeight", font.lineHeight),
        value("font.\(style.name).leading", font.leading), value("font.\(style.name).ascender", font.ascender),
        value("font.\(style.name).descender", font.descender), value("font.\(style.name).capHeight", font.capHeight),
      ]
    }
  }

  /// Palatino at 18 points: Apple's picture of its sample bounds its line metrics, but does not
  /// determine them.
  func palatino() -> [RecordedValue] {
    guard let font = UIFont(name: "Palatino-Roman", size: 18) else { return [] }
    return [
      value("font.palatino18.lineHeight", font.lineHeight), value("font.palatino18.leading", font.leading),
      value("font.palatino18.ascender", font.ascender), value("font.palatino18.descender", font.descender),
      value("font.palatino18.capHeight", font.capHeight), value("font.palatino18.xHeight", font.xHeight),
    ]
  }

  /// Returns the leading below a line with two fonts, and below an empty line; the baselines of a
  /// stretched label.
  func linesOfSeveralFonts() -> [RecordedValue] {
    let box = box()
    defer { box.removeFromSuperview() }
    let (small, large) = (font(.caption1), font(.largeTitle))
    let plain = UIFont.systemFont(ofSize: large.pointSize)
    let mixed = attributedLabel([("a", small), ("b", plain), ("\nc", plain)], in: box)
    let empty = attributedLabel([("a\n", plain), ("\n", small), ("b", plain)], in: box)
    let stretched = label(.body, in: box)
    stretched.heightAnchor.constraint(equalToConstant: 200).isActive = true
    let markers = [stretched.firstBaselineAnchor, stretched.lastBaselineAnchor].map { marker(at: $0, in: box) }
    box.layoutIfNeeded()
    return [
      value("label.mixed.height", mixed.intrinsicContentSize.height),
      value("label.emptyLine.height", empty.intrinsicContentSize.height),
      value("label.stretched.firstBaseline", markers[0].frame.minY - stretched.frame.minY),
      value("label.stretched.lastBaseline", markers[1].frame.minY - stretched.frame.minY),
    ]
  }

  private func attributedLabel(_ parts: [(String, UIFont)], in box: UIView) -> UILabel {
    let text = NSMutableAttributedString(string: "")
    for (string, font) in parts { text.append(NSAttributedString(string: string, attributes: [.font: font])) }
    let label = label(.body, in: box)
    label.numberOfLines = 0
    label.attributedText = text
    return label
  }

  /// Returns the baselines of labels with one line and with three lines, from the top of the label.
  func baselines() -> [RecordedValue] {
    styles.flatMap { style -> [RecordedValue] in
      let box = box()
      defer { box.removeFromSuperview() }
      let one = label(style.style, in: box)
      let three = label(style.style, "Text\nText\nText", in: box)
      three.numberOfLines = 0
      let markers = [one.firstBaselineAnchor, one.lastBaselineAnchor, three.lastBaselineAnchor].map {
        marker(at: $0, in: box)
      }
      box.layoutIfNeeded()
      return [
        value("label.\(style.name).firstBaseline", markers[0].frame.minY - one.frame.minY),
        value("label.\(style.name).lastBaseline", markers[1].frame.minY - one.frame.minY),
        value("label.\(style.name).lastBaselineOfThree", markers[2].frame.minY - three.frame.minY),
      ]
    }
  }

  /// Returns a view without a size at a line of another view.
  func marker(at anchor: NSLayoutYAxisAnchor, in box: UIView) -> UIView {
    let marker = UIView()
    marker.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(marker)
    NSLayoutConstraint.activate([
      marker.topAnchor.constraint(equalTo: anchor), marker.heightAnchor.constraint(equalToConstant: 0),
      marker.leadingAnchor.constraint(equalTo: box.leadingAnchor), marker.widthAnchor.constraint(equalToConstant: 0),
    ])
    return marker
  }

  /// Returns a text view that grows: its height and baseline.
  func textViews() -> [RecordedValue] {
    let box = box()
    defer { box.removeFromSuperview() }
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    text.isScrollEnabled = false
    text.font = font(.body)
    text.text = "Text"
    text.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(text)
    let first = marker(at: text.firstBaselineAnchor, in: box)
    box.layoutIfNeeded()
    return [
      value("textView.height", text.sizeThatFits(CGSize(width: 300, height: 1000)).height),
      value("textView.firstBaseline", first.frame.minY - text.frame.minY),
    ]
  }
}

// MARK: - Spacing

extension Stage {
  /// System spacing between baselines and edges: the distance after layout.
  func spacings() -> [RecordedValue] {
    let pairs: [(String, UIFont.TextStyle, UIFont.TextStyle)] = [
      ("body.headline", .headline, .body), ("body.body", .body, .body), ("headline.body", .body, .headline),
      ("body.largeTitle", .largeTitle, .body), ("largeTitle.body", .body, .largeTitle),
      ("caption1.caption1", .caption1, .caption1),
    ]
    return pairs.map { name, upper, lower in
      value("spacing.baselines." + name, distance(upper, lower))
    }
      + styles.flatMap { style in
        [
          value("spacing.edgeToFirstBaseline." + style.name, edgeAbove(style.style)),
          value("spacing.lastBaselineToEdge." + style.name, edgeBelow(style.style)),
        ]
      } + [value("spacing.edges", edges()), value("spacing.baselinesWithoutFont", baselinesWithoutFont())]
  }

  private func distance(_ upper: UIFont.TextStyle, _ lower: UIFont.TextStyle) -> CGFloat {
    let box = box()
    defer { box.removeFromSuperview() }
    let (first, second) = (label(upper, in: box), label(lower, in: box))
    return gap(from: first.lastBaselineAnchor, to: second.firstBaselineAnchor, in: box)
  }

  private func edgeAbove(_ style: UIFont.TextStyle) -> CGFloat {
    let box = box()
    defer { box.removeFromSuperview() }
    let text = label(style, in: box)
    return gap(from: box.layoutMarginsGuide.topAnchor, to: text.firstBaselineAnchor, in: box)
  }

  private func edgeBelow(_ style: UIFont.TextStyle) -> CGFloat {
    let box = box()
    defer { box.removeFromSuperview() }
    let text = label(style, in: box)
    let plain = plainView(in: box)
    return gap(from: text.lastBaselineAnchor, to: plain.topAnchor, in: box)
  }

  private func edges() -> CGFloat {
    let box = box()
    defer { box.removeFromSuperview() }
    return gap(from: plainView(in: box).bottomAnchor, to: plainView(in: box).topAnchor, in: box)
  }

  private func baselinesWithoutFont() -> CGFloat {
    let box = box()
    defer { box.removeFromSuperview() }
    return gap(from: plainView(in: box).lastBaselineAnchor, to: plainView(in: box).firstBaselineAnchor, in: box)
  }

  private func plainView(in box: UIView) -> UIView {
    let plain = UIView()
    plain.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(plain)
    plain.heightAnchor.constraint(equalToConstant: 10).isActive = true
    return plain
  }

  /// Returns the distance of a line below another line, with system spacing between them.
  private func gap(from upper: NSLayoutYAxisAnchor, to lower: NSLayoutYAxisAnchor, in box: UIView) -> CGFloat {
    let (start, end) = (marker(at: upper, in: box), marker(at: lower, in: box))
    lower.constraint(equalToSystemSpacingBelow: upper, multiplier: 1).isActive = true
    let anchor = start.topAnchor.constraint(equalTo: box.topAnchor, constant: 500)
    anchor.priority = .defaultLow
    anchor.isActive = true
    box.layoutIfNeeded()
    return end.frame.minY - start.frame.minY
  }
}

// MARK: - Margins

extension Stage {
  /// Returns the readable width in a view that is wide enough.
  func readableWidth() -> [RecordedValue] {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 1366, height: 100))
    view.addSubview(box)
    defer { box.removeFromSuperview() }
    box.layoutIfNeeded()
    return [value("readableWidth", box.readableContentGuide.layoutFrame.width, width: 1366)]
  }

  /// Returns the margins of a view controller's view and of cells at the widths of devices.
  func margins() -> [RecordedValue] {
    Recorder.widths.flatMap { width -> [RecordedValue] in
      let controller = UIViewController()
      controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 800)
      view.addSubview(controller.view)
      defer { controller.view.removeFromSuperview() }
      let least = controller.systemMinimumLayoutMargins
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      return inRow(cell, width: width) { _ in
        [value("controller.margin.leading", least.leading, width: width)]
          + insets("cell.margin", cell.layoutMargins, width: width)
          + [value("cell.separatorInset", cell.separatorInset.left, width: width)]
      }
    }
  }
}

// MARK: - Cells

extension Stage {
  /// Reads values of a cell while it is the only row of a table. Outside the table, it has other
  /// traits and margins.
  ///
  /// - Parameter read: A closure that receives the height of the row.
  func inRow<Values>(_ cell: UITableViewCell, width: CGFloat = 375, _ read: (_ height: CGFloat) -> Values) -> Values {
    let source = Rows(cells: [cell])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 1500), style: .plain)
    table.dataSource = source
    table.delegate = source
    view.addSubview(table)
    table.reloadData()
    table.layoutIfNeeded()
    let height = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    cell.layoutIfNeeded()
    defer { withExtendedLifetime(source) { table.removeFromSuperview() } }
    return read(height)
  }

  /// Returns the heights, margins and positions of the built-in cells.
  func cells() -> [RecordedValue] {
    let styles: [(String, UITableViewCell.CellStyle)] = [
      ("default", .default), ("subtitle", .subtitle), ("value1", .value1), ("value2", .value2),
    ]
    return styles.flatMap { name, style -> [RecordedValue] in
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      return inRow(cell) { height in
        [value("cell.\(name).height", height)]
          + place(cell.textLabel, "cell.\(name).text") + place(cell.detailTextLabel, "cell.\(name).detail")
          + (style == .default ? surroundings(cell) : [])
      }
    } + accessories()
  }

  private func surroundings(_ cell: UITableViewCell) -> [RecordedValue] {
    insets("cell.margin", cell.layoutMargins) + insets("content.margin", cell.contentView.layoutMargins)
      + [value("content.height", cell.contentView.frame.height)]
  }

  private func place(_ view: UIView?, _ quantity: String) -> [RecordedValue] {
    guard let frame = view?.frame else { return [] }
    return [
      value(quantity + ".x", frame.minX), value(quantity + ".y", frame.minY), value(quantity + ".height", frame.height),
    ]
  }

  /// Returns the width by which an accessory reduces the content view.
  private func accessories() -> [RecordedValue] {
    let types: [(String, UITableViewCell.AccessoryType)] = [
      ("none", .none), ("disclosureIndicator", .disclosureIndicator), ("checkmark", .checkmark),
      ("detailButton", .detailButton), ("detailDisclosureButton", .detailDisclosureButton),
    ]
    return types.map { name, type in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.accessoryType = type
      return inRow(cell) { _ in value("cell.accessory." + name, 375 - cell.contentView.frame.width) }
    }
  }

  /// Returns the margins and paddings of list contents.
  func lists() -> [RecordedValue] {
    let contents: [(String, UIListContentConfiguration)] = [
      ("cell", .cell()), ("subtitleCell", .subtitleCell()), ("valueCell", .valueCell()),
      ("plainHeader", .plainHeader()), ("plainFooter", .plainFooter()), ("groupedHeader", .groupedHeader()),
      ("groupedFooter", .groupedFooter()),
    ]
    return contents.flatMap { name, content -> [RecordedValue] in
      let margins = content.directionalLayoutMargins
      return [
        value("list.\(name).top", margins.top), value("list.\(name).leading", margins.leading),
        value("list.\(name).bottom", margins.bottom), value("list.\(name).trailing", margins.trailing),
        value("list.\(name).imageToText", content.imageToTextPadding),
        value("list.\(name).textToSecondaryVertical", content.textToSecondaryTextVerticalPadding),
        value("list.\(name).textToSecondaryHorizontal", content.textToSecondaryTextHorizontalPadding),
      ]
    }
  }

  /// Returns the heights of titles in headers and footers.
  func headersAndFooters() -> [RecordedValue] {
    let kinds: [(String, UITableView.Style)] = [("plain", .plain), ("grouped", .grouped)]
    return kinds.flatMap { name, style -> [RecordedValue] in
      let source = Rows(cells: [UITableViewCell(), UITableViewCell()], title: "Title")
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 3000), style: style)
      table.dataSource = source
      table.delegate = source
      view.addSubview(table)
      table.reloadData()
      table.layoutIfNeeded()
      defer { withExtendedLifetime(source) { table.removeFromSuperview() } }
      return [
        value("table.\(name).firstHeader", table.rectForHeader(inSection: 0).height),
        value("table.\(name).header", table.rectForHeader(inSection: 1).height),
        value("table.\(name).footer", table.rectForFooter(inSection: 0).height),
      ]
    }
  }

  /// Returns the sizes of controls, the insets of their alignment rectangles, also in right-to-left
  /// layout, and their hugging priorities.
  func controls() -> [RecordedValue] {
    namedControls().flatMap { name, control -> [RecordedValue] in
      view.addSubview(control)
      defer { control.removeFromSuperview() }
      let size = control.sizeThatFits(CGSize(width: 375, height: 1000))
      let prefix = "control.\(name)."
      var values = [value(prefix + "width", size.width), value(prefix + "height", size.height)]
      values += insets(prefix + "inset", control.alignmentRectInsets)
      values += [
        value(prefix + "hugging.horizontal", CGFloat(control.contentHuggingPriority(for: .horizontal).rawValue)),
        value(prefix + "hugging.vertical", CGFloat(control.contentHuggingPriority(for: .vertical).rawValue)),
      ]
      control.semanticContentAttribute = .forceRightToLeft
      return values + insets(prefix + "mirrored.inset", control.alignmentRectInsets)
    }
  }

  private func namedControls() -> [(String, UIView)] {
    let system = UIButton(type: .system)
    system.setTitle("Title", for: .normal)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let (wheel, large) = (UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large))
    for wheel in [wheel, large] { wheel.startAnimating() }
    return [
      ("switch", UISwitch()), ("stepper", UIStepper()), ("slider", UISlider()), ("progress", UIProgressView()),
      ("button", system), ("segmented", UISegmentedControl(items: ["One", "Two"])), ("pages", pages),
      ("indicator", wheel), ("largeIndicator", large), ("searchBar", UISearchBar()), ("field", textField(size: 17)),
      ("roundedField", textField(size: 17, .roundedRect)), ("roundedField28", textField(size: 28, .roundedRect)),
    ]
  }

  private func textField(size: CGFloat, _ border: UITextField.BorderStyle = .none) -> UITextField {
    let field = UITextField()
    field.font = .systemFont(ofSize: size)
    field.borderStyle = border
    field.text = "Text"
    return field
  }

  /// Widths in a row of 320 points: of the first of two labels with several lines, for several
  /// hugging priorities of the second, and of a label next to a switch.
  func rowsOfLabels() -> [RecordedValue] {
    let priorities: [Float] = [251, 755, 765, 999, 1000]
    let pairs = priorities.map { priority in
      let second = severalLines("Short")
      second.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
      return value("stack.labels.hugging\(Int(priority))", widthOfLabel(beside: second))
    }
    return pairs + [value("stack.labelBesideSwitch", widthOfLabel(beside: UISwitch()))]
  }

  private func widthOfLabel(beside other: UIView) -> CGFloat {
    let box = box()
    defer { box.removeFromSuperview() }
    let first = severalLines("A text that is longer than half of such a row is, so that it takes several lines")
    let row = UIStackView(arrangedSubviews: [first, other])
    (row.spacing, row.alignment) = (8, .top)
    row.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: box.leadingAnchor), row.topAnchor.constraint(equalTo: box.topAnchor),
      row.widthAnchor.constraint(equalToConstant: 320),
    ])
    box.layoutIfNeeded()
    return first.frame.width
  }

  private func severalLines(_ text: String) -> UILabel {
    let label = UILabel()
    label.font = font(.body)
    label.numberOfLines = 0
    label.text = text
    return label
  }
}

/// A data source with one row in each section.
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let cells: [UITableViewCell]
  private let title: String?

  init(cells: [UITableViewCell], title: String? = nil) {
    self.cells = cells
    self.title = title
  }

  func numberOfSections(in tableView: UITableView) -> Int { cells.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cells[indexPath.section]
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { title }
}
