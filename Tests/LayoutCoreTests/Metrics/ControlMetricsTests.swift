import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import Testing

@Suite("Numbers of controls in layout metrics")
struct ControlMetricsTests {
  @Test("Numbers that were written before there were controls are read, with the release's", arguments: Era.allCases)
  func earlierDocuments(_ era: Era) throws {
    var metrics = LayoutMetrics(era: era)
    metrics.cell.imageToText = 21
    var document = try #require(
      try JSONSerialization.jsonObject(with: JSONEncoder().encode(metrics)) as? [String: Any])
    document["control"] = nil
    let earlier = try JSONSerialization.data(withJSONObject: document)
    #expect(try JSONDecoder().decode(LayoutMetrics.self, from: earlier) == metrics)
    #expect(try LayoutMetrics(era: .iOS17).applying(earlier) == metrics)
    // A part of them too.
    document["control"] = ["switchWidth": 70]
    metrics.control.switchWidth = 70
    let partial = try JSONSerialization.data(withJSONObject: document)
    #expect(try JSONDecoder().decode(LayoutMetrics.self, from: partial) == metrics)
  }

  @Test("What a device said takes their place, and views are laid out with it")
  func calibrated() throws {
    func number(_ quantity: String, _ value: Double, _ category: ContentSizeCategory = .large) -> MeasuredNumber {
      MeasuredNumber(quantity: quantity, category: category, displayScale: 3, width: 375, value: value)
    }
    let metrics = LayoutMetrics(era: .iOS26).calibrated(with: [
      number("control.switch.width", 68), number("control.switch.height", 30), number("control.stepper.height", 33),
      number("control.slider.height", 35), number("control.progress.height", 5), number("control.segmented.height", 31),
      number("control.pages.height", 27), number("control.switch.inset.right", 3),
      number("control.slider.inset.left", 1),
      number("control.indicator.height", 21), number("control.largeIndicator.height", 38),
      number("control.searchBar.height", 60), number("control.searchBar.height", 58, .extraSmall),
    ])
    var traits = try fixedTraits()
    traits.layoutMetrics = metrics
    traits.performAsCurrent {
      #expect(Switch().frame.size == CGSize(width: 68, height: 30) && Switch().intrinsicContentSize.width == 65)
      #expect(Stepper().frame.height == 33 && Slider().frame.height == 35 && Slider().alignmentRectInsets.left == 1)
      #expect(ProgressView().intrinsicContentSize.height == 5 && SegmentedControl().intrinsicContentSize.height == 31)
      #expect(PageControl().intrinsicContentSize.height == 27 && SearchBar().intrinsicContentSize.height == 60)
      #expect(ActivityIndicatorView(style: .medium).frame.width == 21)
      #expect(ActivityIndicatorView(style: .large).frame.width == 38)
    }
    #expect(metrics.control.searchBarHeight.byCategory["XS"] == 58)
  }
}
