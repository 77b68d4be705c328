import InterfaceBuilder
import LayoutCore
import LayoutTestSupport
import Testing

/// Cells that nobody draws: they take their time, and come to an end.
@Suite struct HostileNibTests {
  @Test(.timeLimit(.minutes(1)), arguments: ["fill", "fillProportionally", "equalSpacing"])
  func stacksStandInStacks(distribution: String) throws {
    let innermost = NibXML.view("label", "a", "text=\"abcdef\" numberOfLines=\"0\"")
    let stacks = (0..<100).reduce(innermost) { inner, depth in
      let axis = depth.isMultiple(of: 2) ? "vertical" : "horizontal"
      return NibXML.view(
        "stackView", "s\(depth)", "axis=\"\(axis)\" distribution=\"\(distribution)\"", "<subviews>\(inner)</subviews>")
    }
    let built = try BuiltNibCell(
      NibXML.cell(
        stacks,
        NibXML.constraints(
          "s99.leading = con-te-001.leading", "s99.trailing = con-te-001.trailing", "s99.top = con-te-001.top",
          "s99.bottom = con-te-001.bottom")))
    _ = try built.layOut(width: 320)
    #expect(built.items["a"]?.frame.width ?? 0 > 0)
  }

  @Test(.timeLimit(.minutes(1))) func manyViewsHangOnEachOther() throws {
    let views = (0..<400).map { NibXML.view("label", "v\($0)", "text=\"abcdef\" numberOfLines=\"0\"") }
    let chain = (1..<400).flatMap { number in
      [
        "v\(number).top = v\(number - 1).bottom", "v\(number).leading = v\(number - 1).leading",
        "v\(number).width = v0.width",
      ]
    }
    let ends = [
      "v0.top = con-te-001.top", "v0.leading = con-te-001.leading", "v0.trailing = con-te-001.trailing",
      "con-te-001.bottom = v399.bottom",
    ]
    let built = try BuiltNibCell(NibXML.cell(views.joined(), NibXML.constraints(ends + chain)))
    #expect(try built.layOut(width: 320).height == 4001)
  }

  @Test(.timeLimit(.minutes(1))) func lengthsGrowBeyondAllNumbers() throws {
    let views = (0..<100).map { NibXML.view("view", "v\($0)") }
    let growing = (1..<100).map { number in
      """
      <constraint id="g\(number)" firstItem="v\(number)" firstAttribute="width" secondItem="v\(number - 1)" \
      secondAttribute="width" multiplier="1000000" constant="1000000"/>
      """
    }
    let built = try BuiltNibCell(
      NibXML.cell(
        views.joined(),
        "<constraints><constraint id=\"g0\" firstItem=\"v0\" firstAttribute=\"width\" constant=\"1000000\"/>"
          + growing.joined() + "</constraints>"))
    let layout = try built.layOut(width: 320)
    #expect(layout.width == 320)
  }

  @Test(.timeLimit(.minutes(1))) func constraintsThatCannotHoldAreToldAndLeftOut() throws {
    let views = (0..<50).map { NibXML.view("view", "v\($0)") }
    let sizes = (0..<50).flatMap {
      ["v\($0).width = \($0)", "v\($0).width = \($0 + 1)", "v\($0).width = v\(($0 + 1) % 50).width"]
    }
    let built = try BuiltNibCell(NibXML.cell(views.joined(), NibXML.constraints(sizes)))
    #expect(try built.layOut(width: 320).unsatisfied.count >= 50)
  }
}
