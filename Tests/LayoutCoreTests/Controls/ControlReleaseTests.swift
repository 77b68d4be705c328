import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing
import TextLayout

/// Facts `control-2` to `control-12`: what controls are large in each release.
@Suite("Sizes of controls by release")
struct ControlReleaseTests {
  private static let none = View.noIntrinsicMetric

  private func traits(_ era: Era, scale: Double = 3, category: ContentSizeCategory = .large) throws -> TraitCollection {
    var traits = try realTraits(category: category)
    traits.displayScale = scale
    traits.layoutMetrics = LayoutMetrics(era: era)
    return traits
  }

  private func make<Made: View>(_ era: Era, scale: Double = 3, _ made: () -> Made) throws -> Made {
    try traits(era, scale: scale).performAsCurrent(made)
  }

  /// Release, frame and alignment width of a switch.
  static let switchesTable: [(Era, CGSize, CGFloat)] = Era.allCases.map { era in
    era < .iOS26 ? (era, CGSize(width: 51, height: 31), 49) : (era, CGSize(width: 63, height: 28), 61)
  }

  @Test(
    "A switch is 51 by 31, 63 by 28 on iOS 26, and 2 less to constraints",
    .fact("control-2", "control-16", "control-17"), arguments: switchesTable)
  func switches(_ row: (era: Era, frame: CGSize, aligned: CGFloat)) throws {
    let control = try make(row.era) { Switch(frame: CGRect(x: 5, y: 6, width: 7, height: 8)) }
    #expect(control.frame == CGRect(origin: CGPoint(x: 5, y: 6), size: row.frame))
    #expect(control.sizeThatFits(.zero) == row.frame)
    #expect(control.intrinsicContentSize == CGSize(width: row.aligned, height: row.frame.height))
    #expect(control.alignmentRectInsets == EdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.alignmentRectInsets == EdgeInsets(top: 0, left: 2, bottom: 0, right: 0))
  }

  @Test(
    "Steppers and segmented controls are 32 high since iOS 13, 29 before", .fact("control-3", "control-5"),
    arguments: Era.allCases)
  func steppers(_ era: Era) throws {
    let height: CGFloat = era < .iOS13 ? 29 : 32
    #expect(try make(era) { Stepper() }.frame.size == CGSize(width: 94, height: height))
    #expect(try make(era) { SegmentedControl(items: ["One", "Two"]) }.frame.height == height)
  }

  @Test(
    "A slider is 34 high in every release, and its alignment rectangle 2 in at both sides",
    .fact("control-3", "control-16"), arguments: Era.allCases)
  func sliders(_ era: Era) throws {
    let slider = try make(era) { Slider(frame: CGRect(x: 0, y: 0, width: 120, height: 3)) }
    #expect(slider.frame.size == CGSize(width: 120, height: 34))
    #expect(slider.intrinsicContentSize == CGSize(width: Self.none, height: 34))
    #expect(slider.alignmentRect(forFrame: slider.frame) == CGRect(x: 2, y: 0, width: 116, height: 34))
  }

  @Test("A progress view is 4 high since iOS 14, 2 before", .fact("control-12"), arguments: Era.allCases)
  func progress(_ era: Era) throws {
    let view = try make(era) { ProgressView() }
    let height: CGFloat = era < .iOS14 ? 2 : 4
    #expect(view.intrinsicContentSize == CGSize(width: Self.none, height: height))
    #expect(view.sizeThatFits(CGSize(width: 70, height: 90)) == CGSize(width: 70, height: height))
  }

  @Test("Activity indicators are 20 and 37 in every release", .fact("control-4"), arguments: Era.allCases)
  func indicators(_ era: Era) throws {
    #expect(try make(era) { ActivityIndicatorView(style: .medium) }.frame.size == CGSize(width: 20, height: 20))
    #expect(try make(era) { ActivityIndicatorView(style: .large) }.frame.size == CGSize(width: 37, height: 37))
  }

  /// Release, then the height at 1, 2 and 3 pixels to the point.
  static let pagesTable: [(Era, [Double])] = [
    (.iOS11, [37, 37, 37]), (.iOS12, [37, 37, 37]), (.iOS13, [37, 37, 37]), (.iOS14, [28, 27.5, 82.0 / 3]),
    (.iOS15, [26, 26, 26]), (.iOS16, [26, 26, 26]), (.iOS17, [26, 26, 77.0 / 3]), (.iOS18, [26, 26, 77.0 / 3]),
    (.iOS26, [26, 26, 77.0 / 3]),
  ]

  @Test("The height of a page control, to the pixel", .fact("control-6", "control-7"), arguments: pagesTable)
  func pages(_ row: (era: Era, heights: [Double])) throws {
    for (scale, height) in zip([1.0, 2, 3], row.heights) {
      let control = try make(row.era, scale: scale) { PageControl() }
      control.numberOfPages = 3
      #expect(control.intrinsicContentSize == CGSize(width: row.era < .iOS26 ? 39 : 74, height: height))
      control.numberOfPages = 4
      #expect(control.intrinsicContentSize.width == (row.era < .iOS26 ? 55 : 92))
      control.numberOfPages = 0
      #expect(control.intrinsicContentSize.width == 0)
    }
  }

  /// Point size, then the height of a field without a border at 2 and 3 pixels to the point; 0
  /// where nobody has measured it.
  static let plainFieldsTable: [(Double, Double, Double)] = [
    (11, 0, 15), (12, 0, 16), (13, 17.5, 0), (14, 18.5, 56.0 / 3), (15, 19.5, 0), (16, 21, 0), (17, 22, 22),
    (18, 23, 0), (20, 25.5, 0), (28, 35, 0),
  ]

  @Test(
    "Text fields without a border: the line and 1.5, each up to the pixel", .fact("control-8"),
    arguments: plainFieldsTable)
  func plainFields(_ row: (size: Double, at2: Double, at3: Double)) throws {
    for era in Era.allCases {
      for (scale, height) in [(2.0, row.at2), (3, row.at3)] where height > 0 {
        let traits = try traits(era, scale: scale)
        let field = traits.performAsCurrent { TextField() }
        field.font = try traits.fonts.systemFont(size: row.size)
        #expect(Double(field.intrinsicContentSize.height) == height, "\(row.size) points in \(era) at \(scale)")
      }
    }
  }

  /// Release, point size, height of a field with a rounded border.
  static let roundedFieldsTable: [(Era, Double, CGFloat)] = [
    (.iOS11, 14, 30), (.iOS12, 14, 30), (.iOS11, 17, 34), (.iOS13, 14, 34), (.iOS13, 17, 34), (.iOS17, 12, 34),
    (.iOS17, 14, 34), (.iOS17, 18, 34), (.iOS17, 20, 34), (.iOS17, 28, 44), (.iOS26, 17, 34),
  ]

  @Test(
    "Text fields with a rounded border: 34 up to 20 points since iOS 13", .fact("control-14"),
    arguments: roundedFieldsTable)
  func roundedFields(_ row: (era: Era, size: Double, height: CGFloat)) throws {
    for scale in [2.0, 3] {
      let traits = try traits(row.era, scale: scale)
      let field = traits.performAsCurrent { TextField() }
      field.borderStyle = .roundedRect
      field.font = try traits.fonts.systemFont(size: row.size)
      #expect(field.intrinsicContentSize.height == row.height)
    }
  }

  @Test("A search bar is 56 high, 51 at XS, and 64 on iOS 26", .fact("control-18"), arguments: Era.allCases)
  func searchBars(_ era: Era) throws {
    for (category, height) in [
      (ContentSizeCategory.extraSmall, 51.0), (.small, 56), (.large, 56), (.accessibilityLarge, 56),
    ] {
      let bar = try traits(era, category: category).performAsCurrent { SearchBar() }
      let height: CGFloat = era < .iOS26 ? height : 64
      #expect(bar.intrinsicContentSize == CGSize(width: Self.none, height: height))
      #expect(bar.sizeThatFits(CGSize(width: 320, height: 10)) == CGSize(width: 320, height: height))
    }
    let bar = SearchBar()
    bar.text = nil
    #expect(bar.text == "" && bar.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  /// Point size and height of a system button.
  static let buttonsTable: [(Double, CGFloat)] = [
    (12, 27), (13, 28), (14, 29), (15, 30), (16, 32), (17, 33), (24, 41), (28, 46),
  ]

  @Test("System buttons by point size", .fact("control-9"), arguments: buttonsTable)
  func buttons(_ row: (size: Double, height: CGFloat)) throws {
    for scale in [2.0, 3] {
      let traits = try traits(.iOS17, scale: scale)
      let button = traits.performAsCurrent { Button(type: .system) }
      button.setTitle("Title", for: .normal)
      button.titleLabel?.font = try traits.fonts.systemFont(size: row.size)
      #expect(button.intrinsicContentSize.height == row.height)
    }
  }
}
