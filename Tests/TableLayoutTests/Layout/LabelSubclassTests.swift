import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import Testing

/// A `Label` itself is measured without detours, and so is a subclass that says it is measured as a
/// label. Any other is asked for what it may override.
@Suite("Subclasses of labels")
struct LabelSubclassTests {
  /// Overrides nothing.
  private final class PlainLabel: Label {}

  /// Overrides nothing, and says so.
  private final class QuickLabel: Label {
    override var isMeasuredAsLabel: Bool { true }
  }

  /// The settings of a label.
  private struct Setting {
    var text: String
    var isAttributed: Bool
    var lines: Int
    var width: CGFloat
    var font: Font
    var traits: TraitCollection
  }

  /// A label in the leading top corner of a box, with views that begin at its baselines, and
  /// another like it that fills the margins of a cell.
  private struct Scene {
    let box: View
    let label: Label
    let lines: [View]
    let cell: TableViewCell
    let inCell: Label
    let width: CGFloat

    init(_ make: () -> Label, width: CGFloat, _ traits: TraitCollection, set: (Label) -> Void) {
      self.width = width
      (label, inCell) = (make(), make())
      lines = [constrainedView("first"), constrainedView("last")]
      cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.setTraits(traits)
      cell.contentView.addSubview(inCell)
      box = LayoutTestSupport.box(Double(width), 500, traits, label, lines[0], lines[1])
      for label in [label, inCell] {
        label.translatesAutoresizingMaskIntoConstraints = false
        set(label)
      }
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        label.topAnchor.constraint(equalTo: box.topAnchor),
        label.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor),
        lines[0].topAnchor.constraint(equalTo: label.firstBaselineAnchor),
        lines[1].topAnchor.constraint(equalTo: label.lastBaselineAnchor),
      ])
      LayoutConstraint.activate(inCell.filling(cell.contentView.layoutMarginsGuide))
    }

    /// Sets other text in both labels.
    func setText(_ text: String) { for label in [label, inCell] { label.text = text } }

    /// The frames of all views: the label, its baselines, and the height of the row.
    func laidOut() throws -> Places {
      box.layoutIfNeeded()
      let height = try CellSizing.rowHeight(for: cell, width: Double(width) + 32)
      return Places(frame: label.frame, baselines: lines.map(\.frame.minY), rowHeight: height)
    }
  }

  private struct Places: Equatable {
    var frame: CGRect
    var baselines: [CGFloat]
    var rowHeight: Double
  }

  /// The sizes that a label returns, and its frame.
  private struct Answer: Equatable {
    var sizes: [CGSize] = []
    var rectangle = CGRect.zero
    var baselines: [CGFloat] = []
    var places: [Places] = []
  }

  private func answer(of make: () -> Label, _ setting: Setting) throws -> Answer {
    let scene = Scene(make, width: setting.width, setting.traits) { label in
      label.numberOfLines = setting.lines
      label.font = setting.font
      if setting.isAttributed {
        label.attributedText = NSAttributedString(
          string: setting.text, attributes: [AttributeName.font: setting.font])
      } else {
        label.text = setting.text
      }
    }
    let label = scene.label
    var answer = Answer()
    func ask() throws {
      let room = CGSize(width: setting.width, height: 0)
      let fitting = label.sizeThatFits(room)
      answer.sizes += [label.intrinsicContentSize, fitting, label.sizeThatFits(.zero)]
      for size in [fitting, CGSize(width: setting.width, height: 20), CGSize(width: setting.width, height: 90)] {
        answer.baselines += [label.firstBaselineOffset(in: size), label.lastBaselineOffset(in: size)]
      }
      answer.places.append(try scene.laidOut())
    }
    let bounds = CGRect(x: 1, y: 2, width: setting.width, height: 30)
    answer.rectangle = label.textRect(forBounds: bounds, limitedToNumberOfLines: setting.lines)
    try ask()
    for text in ["other words \(setting.text)", "", setting.text] {
      scene.setText(text)
      try ask()
    }
    label.font = setting.font.withSize(31)
    try ask()
    label.lineBreakMode = .byCharWrapping
    label.preferredMaxLayoutWidth = setting.width / 2
    try ask()
    return answer
  }

  @Test(
    "One that overrides nothing has the sizes, the baselines and the rows of a label",
    arguments: [
      "", "Settings", "several words that do not fit on one line", "fi AVAV To\u{301} Ty", "漢字かな交じり文", "שלום עולם",
      "a\nb\n", "😀 x",
    ])
  func overridesNothing(text: String) throws {
    var real = try realTraits(category: .extraSmall, scale: 2)
    real.language = "ja"
    for traits in [real, try fixedTraits()] {
      let font = try traits.fonts.preferredFont(for: .body, category: traits.contentSizeCategory)
      for (lines, width) in [(0, CGFloat(60)), (1, 60), (2, 300)] {
        for isAttributed in [false, true] {
          let setting = Setting(
            text: text, isAttributed: isAttributed, lines: lines, width: width, font: font, traits: traits)
          let expected = try answer(of: { Label() }, setting)
          #expect(try answer(of: { PlainLabel() }, setting) == expected, "\(lines) lines, \(width) wide")
          #expect(try answer(of: { QuickLabel() }, setting) == expected, "\(lines) lines, \(width) wide")
        }
      }
    }
  }

  @Test("A label, one of a cell's own and one that says so are measured as labels; another subclass is not")
  func whoIsMeasuredAsLabel() {
    #expect(Label().isMeasuredAsLabel && QuickLabel().isMeasuredAsLabel && !PlainLabel().isMeasuredAsLabel)
    #expect(TableViewCell(style: .default, reuseIdentifier: nil).textLabel?.isMeasuredAsLabel == true)
  }

  // MARK: Overrides

  private final class PaddedLabel: Label {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 12, height: size.height + 6)
    }
  }

  private final class DoublingLabel: Label {
    override var text: String? {
      get { super.text.map { $0 + $0 } }
      set { super.text = newValue }
    }
  }

  private final class InsetLabel: Label {
    override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  }

  private final class LoweredLabel: Label {
    override func firstBaselineOffset(in size: CGSize) -> CGFloat { super.firstBaselineOffset(in: size) - 3 }
    override func lastBaselineOffset(in size: CGSize) -> CGFloat { super.lastBaselineOffset(in: size) - 1 }
  }

  private final class LargeLabel: Label {
    override var font: Font {
      get { super.font.withSize(2 * super.font.pointSize) }
      set { super.font = newValue }
    }
  }

  private func expect(
    _ make: () -> Label, _ frame: CGRect, baselines: [CGFloat], rowHeight: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let scene = Scene(make, width: 200, try fixedTraits()) { $0.text = "a" }
    _ = try scene.laidOut()
    // A text that changes is measured on another way than a first one.
    scene.setText("aaa")
    let places = try scene.laidOut()
    #expect(
      places == Places(frame: frame, baselines: baselines, rowHeight: rowHeight), sourceLocation: sourceLocation)
  }

  /// Letters are 10 by 10, with a baseline 8 below their top; a row has 8 above and below, and a
  /// separator of 1.
  @Test("One that overrides its text, its size, its baselines or its alignment rectangle is asked for them")
  func overridesNumbers() throws {
    try expect({ Label() }, CGRect(x: 0, y: 0, width: 30, height: 10), baselines: [8, 8], rowHeight: 27)
    try expect({ PaddedLabel() }, CGRect(x: 0, y: 0, width: 42, height: 16), baselines: [11, 11], rowHeight: 33)
    try expect({ DoublingLabel() }, CGRect(x: 0, y: 0, width: 60, height: 10), baselines: [8, 8], rowHeight: 27)
    try expect({ InsetLabel() }, CGRect(x: -2, y: -1, width: 36, height: 14), baselines: [8, 8], rowHeight: 27)
    try expect({ LoweredLabel() }, CGRect(x: 0, y: 0, width: 30, height: 10), baselines: [5, 9], rowHeight: 27)
  }

  @Test("One that overrides its font is measured in that, in layout too")
  func overridesFont() throws {
    let traits = try realTraits()
    let font = try traits.fonts.systemFont(size: 17)
    func places(_ make: () -> Label, _ font: Font) throws -> Places {
      let scene = Scene(make, width: 200, traits) {
        $0.font = font
        $0.numberOfLines = 0
        $0.text = "a"
      }
      _ = try scene.laidOut()
      scene.setText("several words of a text")
      return try scene.laidOut()
    }
    #expect(try places({ LargeLabel() }, font) == places({ Label() }, font.withSize(34)))
    #expect(try places({ LargeLabel() }, font) != places({ Label() }, font))
  }
}
