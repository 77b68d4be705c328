import Foundation
import LayoutCore
import TestSupport
import Testing

@Suite("What UIKit refuses")
struct RefusalTests {
  static let pairs: [(LayoutAttribute, LayoutAttribute, LayoutError.Code)] = [
    (.leading, .left, .mixedDirections), (.right, .trailing, .mixedDirections),
    (.leadingMargin, .rightMargin, .mixedDirections), (.left, .leadingMargin, .mixedDirections),
    (.width, .top, .invalidPairing), (.firstBaseline, .left, .invalidPairing),
    (.lastBaseline, .centerX, .invalidPairing), (.top, .leading, .invalidPairing), (.height, .bottom, .invalidPairing),
    (.centerYWithinMargins, .width, .invalidPairing), (.notAnAttribute, .width, .missingAttribute),
    (.top, .notAnAttribute, .locationEqualToConstant),
  ]

  @Test("Attributes that cannot be related", .fact("layout-5"), arguments: pairs)
  func pairing(_ pair: (LayoutAttribute, LayoutAttribute, LayoutError.Code)) {
    let error = #expect(throws: LayoutError.self) {
      try LayoutConstraint(View(), pair.0, .equal, to: View(), pair.1)
    }
    #expect(error?.code == pair.2)
  }

  static let accepted: [(LayoutAttribute, LayoutAttribute)] = [
    (.leading, .centerX), (.centerX, .right), (.leading, .trailingMargin), (.width, .height), (.top, .firstBaseline),
    (.bottomMargin, .lastBaseline), (.centerY, .topMargin), (.centerXWithinMargins, .left),
  ]

  @Test("Attributes that can", arguments: accepted)
  func accepts(_ pair: (LayoutAttribute, LayoutAttribute)) throws {
    let constraint = try LayoutConstraint(View(), pair.0, .equal, to: View(), pair.1)
    #expect(constraint.priority == .required && constraint.multiplier == 1 && !constraint.isActive)
  }

  @Test("Numbers that are not finite, and places that equal a number")
  func numbers() {
    let view = View()
    #expect(throws: LayoutError.self) { try LayoutConstraint(view, .width, .equal, constant: .nan) }
    #expect(throws: LayoutError.self) {
      try LayoutConstraint(view, .width, .equal, to: View(), .width, multiplier: .infinity)
    }
    #expect(throws: LayoutError.self) { try LayoutConstraint(view, .left, .equal, constant: 3) }
    #expect(throws: LayoutError.self) {
      try LayoutConstraint(view, .left, .equal, to: View(), .left, multiplier: 0)
    }
  }

  @Test("Items without a common ancestor throw, and leave the constraint inactive", .fact("layout-6"))
  func noAncestor() {
    let (a, b) = (View(), View())
    let constraint = a.topAnchor.constraint(equalTo: b.topAnchor)
    let error = #expect(throws: LayoutError.self) { try constraint.activate() }
    #expect(error?.code == .noCommonAncestor)
    #expect(error?.message.contains("because they have no common ancestor.") == true)
    #expect(!constraint.isActive)
  }

  @Test("A priority out of range, or one that crosses 1000 while active", .fact("layout-4"))
  func priorities() throws {
    let view = View()
    let constraint = view.widthAnchor.constraint(equalToConstant: 3)
    #expect(throws: LayoutError.self) { try constraint.setPriority(LayoutPriority(0)) }
    #expect(throws: LayoutError.self) { try constraint.setPriority(LayoutPriority(1001)) }
    #expect(throws: LayoutError.self) { try constraint.setPriority(LayoutPriority(.nan)) }
    try constraint.activate()
    let error = #expect(throws: LayoutError.self) { try constraint.setPriority(.defaultHigh) }
    #expect(error?.code == .priorityCrossesRequired)
    constraint.deactivate()
    try constraint.setPriority(.defaultHigh)
    try constraint.activate()
    try constraint.setPriority(.defaultLow)
    #expect(constraint.priority == .defaultLow)
  }

  @Test("UIKit's spellings stop with UIKit's message")
  func exits() async throws {
    let crossing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let constraint = View().widthAnchor.constraint(equalToConstant: 3)
      let view = View()
      let width = view.widthAnchor.constraint(equalToConstant: 3)
      width.isActive = true
      width.priority = .defaultLow
      _ = constraint
    }
    #expect(Self.text(crossing).contains("Mutating a priority from required to not on an installed constraint"))
    let ancestor = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (a, b) = (View(), View())
      a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
    }
    #expect(
      Self.text(ancestor).contains("Does the constraint or its anchors reference items in different view hierarchies?"))
    let constant = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let view = View()
      view.widthAnchor.constraint(equalToConstant: 3).constant = .nan
    }
    #expect(Self.text(constant).contains("Constant is not finite!  That's illegal.  constant:nan"))
  }

  @Test("A view inside itself, and content priorities out of range, stop")
  func preconditions() async {
    await #expect(processExitsWith: .failure) {
      let (outer, inner) = (View(), View())
      outer.addSubview(inner)
      inner.addSubview(outer)
    }
    await #expect(processExitsWith: .failure) { View().setContentHuggingPriority(LayoutPriority(0), for: .vertical) }
    await #expect(processExitsWith: .failure) {
      View().setContentCompressionResistancePriority(LayoutPriority(1001), for: .vertical)
    }
    await #expect(processExitsWith: .failure) {
      _ = View().systemLayoutSizeFitting(CGSize(width: Double.nan, height: 0))
    }
  }

  @Test("A frame that is not a number stops with Core Animation's sentence")
  func framesOfNaN() async throws {
    let position = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      View().frame = CGRect(x: Double.nan, y: 0, width: 10, height: 10)
    }
    #expect(Self.text(position).contains("CALayer position contains NaN"))
    let bounds = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      View().bounds.size.width = .nan
    }
    #expect(Self.text(bounds).contains("CALayer bounds contains NaN"))
    await #expect(processExitsWith: .failure) { View().center = CGPoint(x: 0.0, y: Double.nan) }
    await #expect(processExitsWith: .failure) { _ = View(frame: CGRect(x: 0, y: 0, width: 10, height: CGFloat.nan)) }
  }

  private static func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
