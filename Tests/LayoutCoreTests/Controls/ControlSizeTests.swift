import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing
import TextLayout

@Suite("Controls as boxes")
struct ControlSizeTests {
  static let none = View.noIntrinsicMetric

  @Test("Sizes that are the same whatever a control shows")
  func fixed() {
    let sizes: [(View, CGSize)] = [
      (Switch(), CGSize(width: 49, height: 31)), (Stepper(), CGSize(width: 94, height: 32)),
      (Slider(), CGSize(width: Self.none, height: 34)), (ProgressView(), CGSize(width: Self.none, height: 4)),
      (ActivityIndicatorView(style: .medium), CGSize(width: 20, height: 20)),
      (ActivityIndicatorView(style: .large), CGSize(width: 37, height: 37)),
    ]
    for (control, size) in sizes {
      #expect(control.intrinsicContentSize == size)
      let fitted = control.sizeThatFits(CGSize(width: 120, height: 200))
      // The frame of a switch is 2 points wider than what constraints see (Facts.md#controls,
      // control-16).
      let frame = size.width + (control is Switch ? 2 : 0)
      #expect(fitted == CGSize(width: size.width == Self.none ? 120 : frame, height: size.height))
    }
  }

  @Test(
    "A switch keeps its size, whatever frame it is made with, and is as large where constraints place it",
    .fact("control-2"))
  func switches() throws {
    let control = Switch(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(control.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    #expect(Slider(frame: CGRect(x: 0, y: 0, width: 120, height: 3)).frame.size == CGSize(width: 120, height: 34))
    control.translatesAutoresizingMaskIntoConstraints = false
    let view = box(300, 100, try fixedTraits(), control)
    LayoutConstraint.activate([
      control.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      control.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    view.layoutIfNeeded()
    #expect(control.frame.size == CGSize(width: 51, height: 31) && control.frame.maxX == 294)
  }

  @Test("An indicator that stands still is hidden, and out of a stack", .fact("control-4"))
  func indicator() throws {
    let indicator = ActivityIndicatorView(style: .medium)
    let stack = StackView(arrangedSubviews: [indicator, SizedView(10, 10)])
    stack.alignment = .center
    stack.setTraits(try fixedTraits())
    #expect(indicator.isHidden && stack.systemLayoutSizeFitting(.zero) == CGSize(width: 10, height: 10))
    indicator.startAnimating()
    #expect(!indicator.isHidden && stack.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 20))
    indicator.stopAnimating()
    indicator.hidesWhenStopped = false
    indicator.isHidden = false
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 20))
  }

  @Test("Dots are 7 wide and 9 apart: 39 points for three", .fact("control-7"))
  func pages() {
    let control = PageControl()
    for (count, width) in [(0, 0.0), (1, 7), (3, 39), (-5, 0)] {
      control.numberOfPages = count
      #expect(control.intrinsicContentSize == CGSize(width: width, height: 77.0 / 3))
    }
  }

  @Test("Segments are all as wide as the widest title and 20 points", .fact("control-5"))
  func segments() throws {
    let control = try fixedTraits().performAsCurrent { SegmentedControl(items: ["a", "bbb", 7]) }
    #expect(control.intrinsicContentSize == CGSize(width: 150, height: 32) && control.frame.size.width == 150)
    control.removeSegment(at: 1, animated: false)
    #expect(control.intrinsicContentSize.width == 60 && control.numberOfSegments == 2)
    control.setTitle("dddd", forSegmentAt: 1)
    control.insertSegment(withTitle: "e", at: 99, animated: false)
    #expect(control.intrinsicContentSize.width == 180 && control.titleForSegment(at: 2) == "e")
    #expect(control.titleForSegment(at: 3) == nil)
    control.removeAllSegments()
    #expect(control.intrinsicContentSize == CGSize(width: 0, height: 32))
  }

  /// Heights of text fields: 22 without a border at 17 points, 34 with a rounded one at 17 and at
  /// 14 since iOS 13 (control-8, control-14).
  static let fields: [(TextField.BorderStyle, Double, CGFloat)] = [
    (.none, 17, 22), (.roundedRect, 17, 34), (.roundedRect, 14, 34),
  ]

  @Test("Text fields", arguments: fields)
  func textFields(_ row: (TextField.BorderStyle, Double, CGFloat)) throws {
    let traits = try realTraits()
    let field = traits.performAsCurrent { TextField() }
    field.borderStyle = row.0
    if row.1 != 17 { field.font = try traits.fonts.systemFont(size: row.1) }
    #expect(field.intrinsicContentSize.height == row.2 && field.font?.pointSize == row.1)
    // The text is in the middle, as a label's is.
    let label = traits.performAsCurrent { Label() }
    label.font = try traits.fonts.systemFont(size: row.1)
    label.text = "Text"
    let size = CGSize(width: 100, height: row.2)
    #expect(field.firstBaselineOffset(in: size) == label.firstBaselineOffset(in: size))
    #expect(field.lastBaselineOffset(in: size) == size.height - field.firstBaselineOffset(in: size))
  }

  @Test("A text field is as wide as its text, or its placeholder where there is none", .fact("control-15"))
  func textFieldWidth() throws {
    let field = try fixedTraits().performAsCurrent { TextField() }
    #expect(field.intrinsicContentSize == CGSize(width: 0, height: 12))
    field.placeholder = "Name"
    #expect(field.intrinsicContentSize.width == 40)
    field.text = "x"
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.width == 24)
    field.text = nil
    #expect(field.text == "" && field.intrinsicContentSize.width == 54)
  }

  @Test("A text field's font follows the category where it is told to")
  func textFieldCategory() throws {
    let traits = try realTraits()
    let field = traits.performAsCurrent { TextField() }
    field.font = try traits.fonts.preferredFont(for: .body, category: .large)
    field.adjustsFontForContentSizeCategory = true
    field.setTraits(try realTraits(category: .accessibilityExtraExtraExtraLarge))
    #expect(field.font?.pointSize == 53 && field.intrinsicContentSize.height == 65)
  }
}
