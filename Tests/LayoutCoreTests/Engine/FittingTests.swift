import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing

/// Results of `systemLayoutSizeFitting` in charon's recordings on Mac Catalyst
/// (Facts.md#auto-layout), sizes in whole points.
@Suite("Fitting sizes, as recorded on UIKit")
struct FittingTests {
  struct Case: CustomTestStringConvertible {
    let target: CGSize
    let horizontal: LayoutPriority
    let vertical: LayoutPriority
    let expected: CGSize

    init(_ target: (Double, Double), _ horizontal: Float, _ vertical: Float, _ expected: (Double, Double)) {
      self.target = CGSize(width: target.0, height: target.1)
      self.horizontal = LayoutPriority(horizontal)
      self.vertical = LayoutPriority(vertical)
      self.expected = CGSize(width: expected.0, height: expected.1)
    }

    var testDescription: String {
      "\(target.width) × \(target.height) at \(horizontal.rawValue) and \(vertical.rawValue)"
    }
  }

  static let cases = [
    Case((320, 0), 1000, 50, (320, 63)), Case((200, 0), 1000, 50, (200, 97)), Case((150, 0), 1000, 50, (150, 114)),
    Case((0, 0), 50, 50, (311, 63)), Case((10_000, 10_000), 50, 50, (311, 63)), Case((0, 120), 50, 1000, (311, 120)),
    Case((320, 90), 1000, 1000, (320, 90)), Case((320, 90), 750, 750, (320, 90)), Case((320, 90), 250, 250, (311, 63)),
  ]

  /// Courier 14 is 1229/2048 of an em wide and 17 points high.
  static let courier = FixedMeasurer(advance: 14.0 * 1229 / 2048, line: 17)

  static func view(preferredWidth: Double) throws -> (View, Label) {
    let label = constrainedLabel(
      "Another rather long sentence with quite a few words in it to make it wrap around twice", "label", lines: 0)
    label.preferredMaxLayoutWidth = preferredWidth
    let view = box(0, 0, try fixedTraits(courier, scale: 2), label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 6),
      view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 6),
    ])
    return (view, label)
  }

  @Test("A label of several lines in insets", .fact("fitting-2"), arguments: cases)
  func recorded(_ fitting: Case) throws {
    let preferred = fitting.horizontal == .required ? fitting.target.width - 16 : 304
    let (view, _) = try Self.view(preferredWidth: preferred)
    let size = view.systemLayoutSizeFitting(
      fitting.target, withHorizontalFittingPriority: fitting.horizontal, verticalFittingPriority: fitting.vertical)
    #expect(CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up)) == fitting.expected)
  }

  @Test("With the width required, no preferred width is needed", arguments: cases.prefix(3))
  func automatic(_ fitting: Case) throws {
    let (view, _) = try Self.view(preferredWidth: 0)
    let size = view.systemLayoutSizeFitting(
      fitting.target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(CGSize(width: size.width, height: size.height.rounded(.up)) == fitting.expected)
  }

  @Test("One view answers every case in turn, whatever was asked before")
  func independent() throws {
    let (view, label) = try Self.view(preferredWidth: 0)
    for fitting in Self.cases + Self.cases.reversed() {
      label.preferredMaxLayoutWidth = fitting.horizontal == .required ? fitting.target.width - 16 : 304
      let size = view.systemLayoutSizeFitting(
        fitting.target, withHorizontalFittingPriority: fitting.horizontal, verticalFittingPriority: fitting.vertical)
      #expect(CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up)) == fitting.expected)
    }
  }

  @Test("The view keeps its constraints and frame", .fact("fitting-1"))
  func keeps() throws {
    let (view, label) = try Self.view(preferredWidth: 304)
    view.frame = CGRect(x: 0, y: 0, width: 330, height: 100)
    view.layoutIfNeeded()
    let before = view.frames
    _ = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    view.layoutIfNeeded()
    #expect(view.frames == before)
    #expect(view.constraints.count == 4)
    #expect(label.frame == CGRect(x: 8, y: 6, width: 314, height: 88))
  }

  @Test("A view that asked for it updates its constraints before it is fitted")
  func updatesConstraints() throws {
    final class Late: View {
      override func updateConstraints() {
        super.updateConstraints()
        if constraints.isEmpty { heightAnchor.constraint(equalToConstant: 70).isActive = true }
      }
    }
    let view = Late()
    view.setTraits(try fixedTraits())
    #expect(view.systemLayoutSizeFitting(View.layoutFittingCompressedSize).height == 70)
  }

  @Test("A view that preserves its superview's margins is fitted with those it has now")
  func superviewMargins() throws {
    let label = constrainedLabel("word")
    let inner = constrainedView()
    inner.preservesSuperviewLayoutMargins = true
    inner.addSubview(label)
    let outer = box(100, 100, try fixedTraits(), inner)
    LayoutConstraint.activate(
      label.filling(inner.layoutMarginsGuide) + [
        inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
      ])
    outer.layoutIfNeeded()
    #expect(inner.systemLayoutSizeFitting(View.layoutFittingCompressedSize).width == 56)
    outer.layoutMargins.left = 20
    #expect(inner.systemLayoutSizeFitting(View.layoutFittingCompressedSize).width == 68)
  }

  @Test("The largest number there is asks for no more than content wants")
  func largestTarget() throws {
    let label = constrainedLabel("aaaa bbbb", lines: 0)
    let view = box(0, 0, try fixedTraits(), label)
    LayoutConstraint.activate(label.filling(view.layoutMarginsGuide))
    let largest = CGFloat.greatestFiniteMagnitude
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 200, height: largest), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 200, height: 26))
    #expect(view.systemLayoutSizeFitting(CGSize(width: largest, height: largest)) == CGSize(width: 106, height: 26))
    #expect(label.sizeThatFits(CGSize(width: largest, height: largest)) == CGSize(width: 90, height: 10))
  }
}
