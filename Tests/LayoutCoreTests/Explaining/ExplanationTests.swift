import Foundation
import LayoutCore
import LayoutTestSupport
import Testing

@Suite("Why a number is what it is")
struct ExplanationTests {
  private func explain(_ view: View, _ attribute: LayoutAttribute) throws -> [String] {
    try #require(view.explanation(of: attribute)).description.components(separatedBy: "\n")
  }

  @Test("A chain down from the container, strongest constraints first")
  func chain() throws {
    let (title, body) = (constrainedView("title"), constrainedView("body"))
    let view = box(100, 100, try fixedTraits(), title, body)
    LayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: view.topAnchor, constant: 11),
      title.heightAnchor.constraint(equalToConstant: 20),
      body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      body.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      body.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    #expect(
      try explain(body, .top) == [
        "body.top = 39 because body.top == title.bottom + 8", "  title.height = 20 because title.height == 20",
        "  title.top = 11 because title.top == box.top + 11",
      ])
    #expect(
      try explain(body, .trailing) == [
        "body.trailing = 50 because it is body.width + body.left",
        "  body.width = 50 because body.width == 0.5*box.width", "  body.left = 0 because body.leading == box.leading",
        "  box.width = 100 because width as laid out",
      ])
    #expect(
      try explain(body, .width) == [
        "body.width = 50 because body.width == 0.5*box.width", "  box.width = 100 because width as laid out",
      ])
    #expect(try explain(title, .left) == ["title.left = 0 because nothing says otherwise"])
    #expect(title.explanation(of: .leftMargin) == nil)
    #expect(title.explanation(of: .notAnAttribute) == nil)
  }

  @Test("Numbers that only several constraints decide together")
  func together() throws {
    let (a, b) = (constrainedView("a"), constrainedView("b"))
    let view = box(120, 100, try fixedTraits(), a, b)
    LayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: view.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: view.rightAnchor),
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2),
    ])
    let explanation = try #require(a.explanation(of: .width))
    let step = try #require(explanation.steps.first)
    #expect(abs(step.value - 80) < 1e-9)
    #expect(
      step.reasons.sorted() == ["a.width == 2*b.width", "b.left == a.right", "b.right == box.right"])
    #expect(Set(step.sources) == ["a.left", "box.width"])
  }

  @Test("The constraints that decide a place and a length along an axis")
  func affecting() throws {
    let (title, body) = (constrainedView("title"), constrainedView("body"))
    let view = box(100, 100, try fixedTraits(), title, body)
    let down = [
      body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      body.heightAnchor.constraint(equalToConstant: 30),
      title.heightAnchor.constraint(equalToConstant: 20),
      title.topAnchor.constraint(equalTo: view.topAnchor, constant: 11),
    ]
    let across = [
      body.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      body.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ]
    let idle = body.widthAnchor.constraint(lessThanOrEqualToConstant: 90)
    LayoutConstraint.activate(down + across + [idle])
    #expect(body.constraintsAffectingLayout(for: .vertical) == down)
    #expect(body.constraintsAffectingLayout(for: .horizontal) == across)
    #expect(title.constraintsAffectingLayout(for: .horizontal).isEmpty)
  }

  @Test("An optional constraint explains only what no stronger one does")
  func strength() throws {
    let a = constrainedView("a")
    let view = box(100, 100, try fixedTraits(), a)
    let weak = a.widthAnchor.constraint(equalToConstant: 40)
    weak.priority = .defaultLow
    weak.isActive = true
    #expect(try explain(a, .width) == ["a.width = 40 because a.width == 40 @250"])
    let strong = a.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -60)
    strong.priority = .defaultHigh
    strong.isActive = true
    #expect(
      try explain(a, .width) == [
        "a.width = 40 because a.width == box.width - 60 @750", "  box.width = 100 because width as laid out",
      ])
  }

  @Test("System spacing is told with what it comes to, text with its content's size")
  func text() throws {
    let (headline, body) = (constrainedLabel("One", "headline"), constrainedLabel("Two", "body"))
    let view = box(200, 200, try fixedTraits(), headline, body)
    LayoutConstraint.activate([
      headline.topAnchor.constraint(equalTo: view.topAnchor),
      body.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: headline.lastBaselineAnchor, multiplier: 1),
    ])
    let lines = try explain(body, .top)
    #expect(
      lines.first?.contains("because body.firstBaseline == systemSpacing below headline.lastBaseline (") == true,
      "\(lines)")
    #expect(
      lines.contains {
        $0.hasPrefix("  headline.height = ") && $0.hasSuffix("because headline is sized to fit its content")
      })
  }

  @Test("In random trees every source has a step of its own, and no quantity has two", arguments: 0..<20)
  func laws(seed: Int) throws {
    let tree = RandomTree(seed: seed, traits: try fixedTraits())
    for view in tree.root.subtree {
      for attribute in [LayoutAttribute.left, .top, .width, .height, .bottom, .centerX] {
        guard let explanation = view.explanation(of: attribute) else { continue }
        let quantities = explanation.steps.map(\.quantity)
        #expect(Set(quantities).count == quantities.count)
        for step in explanation.steps {
          for source in step.sources { #expect(quantities.contains(source)) }
          if step.reasons.isEmpty { #expect(step.sources.isEmpty) }
        }
      }
    }
  }
}
