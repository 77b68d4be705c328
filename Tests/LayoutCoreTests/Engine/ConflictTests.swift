import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing

@Suite("Constraints that conflict")
struct ConflictTests {
  let collector = LogCollector()

  func tree() throws -> (View, View) {
    let child = constrainedView("child")
    let view = box(100, 100, try fixedTraits(log: collector.log), child)
    LayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: view.topAnchor), child.heightAnchor.constraint(equalToConstant: 10),
      child.leftAnchor.constraint(equalTo: view.leftAnchor),
    ])
    return (view, child)
  }

  @Test("The one activated last is broken, and reported", .fact("conflict-2"))
  func last() throws {
    let (view, child) = try tree()
    child.widthAnchor.constraint(equalToConstant: 30).isActive = true
    child.widthAnchor.constraint(equalToConstant: 40).isActive = true
    let result = view.layOut()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(
      result.unsatisfied == [
        UnsatisfiedConstraint(equation: "child.width == 40", identifier: nil, conflictsWith: ["child.width == 30"])
      ])
    #expect(result.ambiguous.isEmpty)
  }

  @Test("Which is broken does not depend on what was laid out before")
  func history() throws {
    let (view, child) = try tree()
    let narrow = child.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
    narrow.isActive = true
    child.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    #expect(view.layOut().unsatisfied.map(\.equation) == ["child.right == box.right"])
    view.frame.size.width = 40
    #expect(view.layOut().unsatisfied.isEmpty)
    #expect(child.frame.width == 40)
    view.frame.size.width = 100
    #expect(view.layOut().unsatisfied.map(\.equation) == ["child.right == box.right"])
    narrow.isActive = false
    #expect(view.layOut().unsatisfied.isEmpty)
    #expect(child.frame.width == 100)
  }

  @Test("A constant that makes a constraint impossible which held just so is noticed")
  func tight() throws {
    let (header, body) = (constrainedView("header"), constrainedView("body"))
    let view = box(100, 100, try fixedTraits(log: collector.log), header, body)
    let least = body.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: 23)
    LayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.topAnchor), least,
      body.topAnchor.constraint(greaterThanOrEqualTo: header.bottomAnchor, constant: 23),
      body.topAnchor.constraint(equalTo: view.topAnchor, constant: 23),
    ])
    view.layoutIfNeeded()
    least.constant = 90
    #expect(view.layOut().unsatisfied.map(\.equation) == ["body.top == box.top + 23"])
    #expect(body.frame.minY == 90)
  }

  @Test(
    "A height that is rounded to pixels contradicts nothing that is less than a pixel away", .fact("conflict-3"),
    arguments: [(10.0, true), (10.32, true), (9.7, true), (10.34, false), (9.5, false), (11, false)])
  func roundedHeight(height: Double, isKept: Bool) throws {
    let child = constrainedView("child")
    let view = box(100, height, try fixedTraits(scale: 3, log: collector.log), child)
    LayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: view.topAnchor), child.heightAnchor.constraint(equalToConstant: 10),
      child.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    let result = view.layOut()
    #expect(result.unsatisfied.isEmpty == isKept)
    #expect(view.brokenConstraints.isEmpty == isKept)
    #expect(collector.messages.isEmpty == isKept)
    #expect(child.frame.height == 10)
  }

  @Test("A width is asked for as it is, and contradicts what is less than a pixel away")
  func width() throws {
    let child = constrainedView("child")
    let view = box(10.2, 10, try fixedTraits(scale: 3, log: collector.log), child)
    LayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: view.leftAnchor), child.widthAnchor.constraint(equalToConstant: 10),
      child.rightAnchor.constraint(equalTo: view.rightAnchor),
    ])
    #expect(view.layOut().unsatisfied.count == 1)
  }

  @Test("Frames that views must have are never broken")
  func frames() throws {
    let (view, child) = try tree()
    let fixed = View(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    fixed.accessibilityIdentifier = "fixed"
    view.addSubview(fixed)
    fixed.widthAnchor.constraint(equalToConstant: 30).isActive = true
    child.widthAnchor.constraint(equalTo: fixed.widthAnchor).isActive = true
    let result = view.layOut()
    #expect(fixed.frame == CGRect(x: 5, y: 5, width: 20, height: 20))
    #expect(child.frame.width == 20)
    #expect(result.unsatisfied.map(\.equation) == ["fixed.width == 30"])
    #expect(result.unsatisfied.map(\.conflictsWith) == [["fixed has a fixed frame"]])
    #expect(collector.messages.first?.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints") == true)
  }

  @Test("The size that was asked for is named as that of the outermost view")
  func demand() throws {
    let (view, _) = try tree()
    view.widthAnchor.constraint(equalToConstant: 90).isActive = true
    #expect(view.layOut().unsatisfied.map(\.conflictsWith) == [["width as laid out"]])
    #expect(collector.messages.first?.contains("'UIView-Encapsulated-Layout-Width' UIView:box.width == 100 ") == true)
  }

  @Test("A content that may not be stretched is named in a conflict")
  func content() throws {
    let child = SizedView(50, 10, "child")
    let view = box(100, 100, try fixedTraits(log: collector.log), child)
    child.setContentHuggingPriority(.required, for: .horizontal)
    LayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: view.topAnchor), child.leftAnchor.constraint(equalTo: view.leftAnchor),
      child.widthAnchor.constraint(equalToConstant: 60),
    ])
    #expect(view.layOut().unsatisfied.map(\.conflictsWith) == [["child is sized to fit its content"]])
    #expect(collector.messages.first?.contains("<NSContentSizeLayoutConstraint:") == true)
  }

  @Test(
    "A content's length that is not finite is left out and named, once",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func notFinite(length: CGFloat) throws {
    let child = SizedView(length, 10, "child")
    let view = box(100, 100, try fixedTraits(log: collector.log), child)
    LayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: view.topAnchor), child.leftAnchor.constraint(equalTo: view.leftAnchor),
    ])
    let fault = "child.intrinsicContentSize.width is \(length)"
    #expect(
      view.layOut().unsatisfied == [UnsatisfiedConstraint(equation: fault, identifier: nil, conflictsWith: [])])
    #expect(child.frame == CGRect(x: 0, y: 0, width: 0, height: 10))
    for width in [90, 80.0] {
      view.frame.size.width = width
      view.layoutIfNeeded()
      _ = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    }
    let message =
      "\(fault): it is ignored; return a number, or View.noIntrinsicMetric if the content has no intrinsic size."
    #expect(collector.messages == [message])
    child.contentSize.width = 50
    #expect(view.layOut().unsatisfied == [])
    #expect(child.frame.width == 50)
    child.contentSize.width = length
    view.layoutIfNeeded()
    #expect(collector.messages == [message, message])
  }

  @Test("Views without a name whose contents are not finite are each named")
  func unnamed() throws {
    let views = [SizedView(.nan, 10), SizedView(.nan, 10)]
    let view = box(100, 100, try fixedTraits(log: collector.log), views[0], views[1])
    #expect(view.layOut().unsatisfied.count == 2)
    #expect(collector.messages.count == 2)
  }

  @Test("UIKit's message is logged, once for each conflict", .fact("conflict-1"))
  func message() throws {
    let (view, child) = try tree()
    child.widthAnchor.constraint(equalToConstant: 30).isActive = true
    let broken = child.widthAnchor.constraint(equalToConstant: 40)
    broken.identifier = "too wide"
    broken.isActive = true
    view.layoutIfNeeded()
    view.frame.size.height = 90
    view.layoutIfNeeded()
    #expect(collector.messages.count == 1)
    let lines = try #require(collector.messages.first).components(separatedBy: "\n")
    #expect(lines.first == "Unable to simultaneously satisfy constraints.")
    #expect(lines.count == 15)
    #expect(lines[5] == "(")
    #expect(lines[6].contains("UIView:child.width == 30   (active)>\","))
    #expect(lines[7].contains("'too wide' UIView:child.width == 40   (active)>\""))
    #expect(lines[8] == ")")
    #expect(lines[10] == "Will attempt to recover by breaking constraint ")
  }

  @Test("A view that only moves along with an ambiguous one is not reported beside it")
  func movedAlong() throws {
    let (child, mark) = (constrainedView("child"), constrainedView("mark"))
    let view = box(100, 100, try fixedTraits(log: collector.log), child)
    child.addSubview(mark)
    LayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: view.topAnchor), child.heightAnchor.constraint(equalToConstant: 10),
      child.widthAnchor.constraint(equalToConstant: 20), mark.leftAnchor.constraint(equalTo: child.leftAnchor),
      mark.topAnchor.constraint(equalTo: child.topAnchor), mark.widthAnchor.constraint(equalToConstant: 3),
      mark.heightAnchor.constraint(equalToConstant: 4),
    ])
    #expect(view.layOut().ambiguous.map(\.accessibilityIdentifier) == ["child"])
    #expect(mark.hasAmbiguousLayout)
  }

  @Test("Views that nothing places are ambiguous, others are not")
  func ambiguous() throws {
    let (view, child) = try tree()
    #expect(view.layOut().ambiguous.map(\.accessibilityIdentifier) == ["child"])
    let open = try #require(view.layOut().ambiguities.first)
    #expect(open.frame == CGRect(x: 0, y: 0, width: 0, height: 10))
    #expect(open.alternative == CGRect(x: 0, y: 0, width: 1, height: 10))
    let wide = child.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
    wide.isActive = true
    #expect(view.layOut().ambiguities.map(\.alternative.width) == [50])
    wide.isActive = false
    child.widthAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(view.layOut().ambiguous.isEmpty)
    #expect(!child.hasAmbiguousLayout)
  }
}

@Suite("Large trees")
struct LargeTreeTests {
  @Test("Ambiguous views are looked for in trees of up to a hundred, and in others that is said", arguments: [99, 100])
  func limit(children: Int) {
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for _ in 0..<children {
      let child = View()
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    let result = view.layOut()
    #expect(result.isAmbiguityKnown == (children < 100))
    #expect(result.ambiguous.count == (children < 100 ? children : 0))
  }

  @Test("A single view in a tree of any size says whether it is ambiguous", arguments: [10, 300])
  func single(children: Int) {
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let rows = (0..<children).map { _ in
      let row = View()
      row.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(row)
      return row
    }
    // Each under the one before, all as wide as the container; the last is as high as it likes.
    for (row, above) in zip(rows, [nil] + rows) {
      LayoutConstraint.activate([
        row.leftAnchor.constraint(equalTo: view.leftAnchor), row.rightAnchor.constraint(equalTo: view.rightAnchor),
        row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? view.topAnchor),
      ])
      row.heightAnchor.constraint(equalToConstant: 5).isActive = row !== rows.last
    }
    #expect(rows.map(\.hasAmbiguousLayout) == [Bool](repeating: false, count: children - 1) + [true])
    #expect(!view.hasAmbiguousLayout)
  }
}
