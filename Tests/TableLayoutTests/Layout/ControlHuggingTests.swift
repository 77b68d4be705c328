import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import TestSupport
import Testing

/// Fact `control-13`: the hugging of controls, and its effect next to text.
@Suite("Controls hug their content")
struct ControlHuggingTests {
  /// A function that makes a control, and its horizontal and vertical hugging.
  static let kinds: [(name: String, make: @Sendable () -> View, across: Float, down: Float)] = [
    ("switch", { Switch() }, 750, 750), ("stepper", { Stepper() }, 750, 750),
    ("activityIndicator", { turning() }, 750, 750), ("slider", { Slider() }, 250, 750),
    ("segmentedControl", { SegmentedControl(items: ["a", "b"]) }, 250, 750),
    ("progressView", { ProgressView() }, 250, 750),
    ("pageControl", { PageControl() }, 250, 750), ("button", { Button(type: .system) }, 250, 250),
    ("textField", { TextField() }, 250, 250), ("searchBar", { SearchBar() }, 250, 250),
    ("label", { Label() }, 250, 250),
    ("image", { ImageView() }, 250, 250), ("textView", { TextView() }, 250, 250), ("stack", { StackView() }, 250, 250),
    ("view", { View() }, 250, 250),
  ]

  private static func turning() -> ActivityIndicatorView {
    let view = ActivityIndicatorView(style: .medium)
    view.startAnimating()
    return view
  }

  @Test("Priorities of every kind", .fact("control-13"), arguments: kinds.indices)
  func priorities(_ index: Int) {
    let (name, make, across, down) = Self.kinds[index]
    let view = make()
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == across, "\(name)")
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == down, "\(name)")
    for axis in LayoutAxis.allCases { #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh) }
    view.setContentHuggingPriority(.defaultLow, for: .horizontal)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }

  private func cell(_ content: (View) throws -> Void) throws -> TableViewCell {
    let cell = try fixedTraits().performAsCurrent { TableViewCell() }
    try content(cell.contentView)
    return cell
  }

  @Test(
    "Beside a label in constraints, a control that hugs is as wide as it is drawn and nothing is open",
    .fact("control-13"), arguments: 0..<3
  )
  func inConstraints(_ index: Int) throws {
    let traits = try fixedTraits()
    let (label, control) = traits.performAsCurrent { (constrainedLabel("Text"), Self.kinds[index].make()) }
    control.translatesAutoresizingMaskIntoConstraints = false
    let cell = try cell { content in
      content.addSubview(label)
      content.addSubview(control)
      let margins = content.layoutMarginsGuide
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        control.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
        control.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        control.centerYAnchor.constraint(equalTo: label.centerYAnchor),
        label.heightAnchor.constraint(equalToConstant: 51),
      ])
    }
    let layout = try CellSizing.layOut(cell, width: 320)
    #expect(layout.ambiguous == [] && layout.unsatisfied == [])
    #expect(control.frame.size == control.sizeThatFits(.zero))
    // The alignment rectangle ends at the margin.
    #expect(control.alignmentRect(forFrame: control.frame).maxX == 304)
    #expect(label.frame.maxX + 8 == control.frame.minX)
    #expect(try CellSizing.findings(for: cell, width: 320) == [])
  }

  @Test("First in a row, a control that hugs leaves the spare room to the label after it", arguments: 0..<3)
  func inRows(_ index: Int) throws {
    let traits = try fixedTraits()
    let (label, control) = traits.performAsCurrent { (Label(), Self.kinds[index].make()) }
    label.text = "Text"
    let stack = traits.performAsCurrent { StackView(arrangedSubviews: [control, label]) }
    (stack.alignment, stack.spacing) = (.center, 8)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let cell = try cell { content in
      content.addSubview(stack)
      LayoutConstraint.activate(stack.filling(content.layoutMarginsGuide))
    }
    let layout = try CellSizing.layOut(cell, width: 320)
    #expect(layout.ambiguous == [])
    #expect(control.frame.size == control.sizeThatFits(.zero) && control.frame.minX == 0)
    #expect(label.frame.maxX == 288)
    #expect(label.frame.minX == control.intrinsicContentSize.width + 8)
  }
}
