import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import TestSupport
import Testing

@Suite("Which of two texts side by side wraps")
struct OpenWidthTests {
  private static let long = "A text of over a half"

  /// A view next to a label with several lines, in a cell that is 320 wide.
  private func findings(
    _ text: String, beside view: View, resistance: LayoutPriority = .defaultHigh
  ) throws -> [CellFinding] {
    let cell = TableViewCell()
    cell.setTraits(try fixedTraits())
    let label = constrainedLabel(text, "title", lines: 0)
    label.setContentCompressionResistancePriority(resistance, for: .horizontal)
    view.accessibilityIdentifier = "value"
    view.translatesAutoresizingMaskIntoConstraints = false
    for view in [label, view] { cell.contentView.addSubview(view) }
    let margins = cell.contentView.layoutMarginsGuide
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      view.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      view.centerYAnchor.constraint(equalTo: label.centerYAnchor),
    ])
    return try CellSizing.findings(for: cell, width: 320)
  }

  @Test(
    "Where both give way alike it is open, and said of each that wraps; a difference of one settles it",
    .behavior("pair-1"))
  func labels() throws {
    func value() -> Label { constrainedLabel(Self.long, "value", lines: 0) }
    let open = try findings(Self.long, beside: value())
    #expect(!open.isEmpty && open.allSatisfy { $0.kind == .openWidth && $0.edge == .width })
    #expect(open.first?.message.contains("whether it or value shrinks: they have the same") == true)
    // The value, which nothing but its middle holds, is higher than the row: that is another
    // finding.
    for resistance in [751, 749] {
      let found = try findings(Self.long, beside: value(), resistance: LayoutPriority(Float(resistance)))
      #expect(!found.contains { $0.kind == .openWidth })
    }
  }

  @Test("Texts that have room are not open, and looking changes no number of lines")
  func room() throws {
    #expect(
      try findings("Title", beside: constrainedLabel("Value", "value", lines: 0)).filter { $0.kind == .openWidth } == []
    )
    let label = constrainedLabel(Self.long, "value", lines: 3)
    _ = try findings(Self.long, beside: label)
    #expect(label.numberOfLines == 3)
  }

  @Test("A switch that a text squeezes is told, with the cure")
  func squeezed() throws {
    let toggle = Switch(frame: .zero)
    toggle.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let findings = try findings(Self.long + Self.long, beside: toggle)
    #expect(findings.map(\.kind) == [.squeezed])
    #expect(findings.first?.view == "value" && findings.first?.edge == .width)
    #expect(findings.first?.message.contains("more horizontal compression resistance") == true)
  }

  @Test("A picture of which a text leaves nothing is told, and one that is narrower than its picture is not")
  func picture() throws {
    func kinds(_ text: String) throws -> [CellFinding.Kind] {
      let view = ImageView(image: Image(size: CGSize(width: 40, height: 20)))
      view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      return try findings(text, beside: view).map(\.kind)
    }
    #expect(try kinds(Self.long + Self.long) == [.squeezed])
    #expect(try kinds("Title") == [])
    // Some of the picture shows still.
    let scaled = ImageView(image: Image(size: CGSize(width: 400, height: 20)))
    scaled.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    #expect(try findings("Title", beside: scaled) == [])
    #expect(scaled.bounds.width > 100 && scaled.bounds.width < 300)
    // Next to nothing shows of one that is whole in its height; of one that loses both lengths,
    // enough does.
    for (height, kinds) in [(20, [CellFinding.Kind.squeezed]), (120, [])] {
      let picture = ImageView(image: Image(size: CGSize(width: 2_000, height: height)))
      picture.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      picture.heightAnchor.constraint(equalToConstant: 20).isActive = true
      #expect(try findings("Title", beside: picture).map(\.kind) == kinds)
      #expect(picture.bounds.width > 100 && picture.bounds.width < 300)
    }
  }

  @Test(
    "A picture of which a text leaves a strip is told, unless a constraint of its own gives its width",
    arguments: [(400, 14), (400, 99), (400, 101), (100, 24), (100, 26)] as [(CGFloat, CGFloat)])
  func strip(_ drawn: CGFloat, _ left: CGFloat) throws {
    func found(_ constrain: (ImageView, ImageView) -> LayoutConstraint) throws -> [CellFinding] {
      let view = ImageView(image: Image(size: CGSize(width: drawn, height: 20)))
      view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      let holder = ImageView(frame: .zero)
      holder.translatesAutoresizingMaskIntoConstraints = false
      view.translatesAutoresizingMaskIntoConstraints = false
      holder.addSubview(view)
      LayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
        view.topAnchor.constraint(equalTo: holder.topAnchor),
        view.bottomAnchor.constraint(equalTo: holder.bottomAnchor), constrain(view, holder),
      ])
      LayoutConstraint.activate([holder.widthAnchor.constraint(equalToConstant: left)])
      let findings = try findings("Title", beside: holder)
      #expect(view.bounds.width == left)
      return findings
    }
    let squeezed = try found { $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor) }
    #expect(squeezed.map(\.kind) == (left * 4 < drawn ? [.squeezed] : []))
    if let finding = squeezed.first { #expect(finding.edge == .width && finding.points == Double(drawn - left)) }
    // A width that its author gives is meant.
    #expect(try found { view, _ in view.widthAnchor.constraint(equalToConstant: left) } == [])
    #expect(try found { $0.widthAnchor.constraint(equalTo: $1.widthAnchor) } == [])
  }

  @Test(
    "A label of which a text leaves nothing is told to lack width, whatever lines it may have", arguments: [0, 1, 2])
  func vanished(lines: Int) throws {
    let label = constrainedLabel("Tomorrow morning", "value", lines: lines)
    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let cut = try findings(Self.long + Self.long, beside: label).filter { $0.kind == .cutText }
    #expect(cut.map(\.view) == ["value"] && cut.map(\.edge) == [.width])
    // Of one line all of it, of several the widest word.
    let needed = lines == 1 ? 120.0...160 : 70.0...90
    #expect(cut.first?.points.map(needed.contains) == true, "\(cut.first?.points ?? 0)")
  }
}
