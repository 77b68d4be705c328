import LayoutCore
import Testing

@testable import InterfaceBuilder

@Suite("What constraints say") struct ConstraintReadingTests {
  private func constraint(_ attributes: String) throws -> NibConstraint? {
    let xml = "<view id=\"a\"><constraints><constraint id=\"k\" \(attributes)/></constraints></view>"
    return try NibXML.readView(xml).constraints.first
  }

  @Test("What is absent has its default")
  func defaults() throws {
    let constraint = try #require(try constraint("firstAttribute=\"width\""))
    #expect(constraint.firstItem == "a" && constraint.secondItem == nil && constraint.secondAttribute == nil)
    #expect(constraint.relation == .equal && constraint.multiplier == 1 && constraint.constant == 0)
    #expect(constraint.priority == 1000 && constraint.identifier == nil && constraint.id == "k")
  }

  @Test("What is there is read")
  func attributes() throws {
    let constraint = try #require(
      try constraint(
        """
        firstItem="b" firstAttribute="leading" secondItem="c" secondAttribute="trailingMargin" \
        relation="greaterThanOrEqual" constant="-8.5" priority="999" identifier="gap" symbolic="YES"
        """))
    #expect(constraint.firstItem == "b" && constraint.firstAttribute == .leading)
    #expect(constraint.secondItem == "c" && constraint.secondAttribute == .trailingMargin)
    #expect(constraint.relation == .greaterThanOrEqual && constraint.constant == -8.5 && constraint.priority == 999)
    #expect(constraint.identifier == "gap" && constraint.position.line > 1 && constraint.position.column > 20)
  }

  @Test(
    "Multipliers",
    arguments: [("0.75", 0.75), ("16:9", 16.0 / 9), ("1:2", 0.5), ("3/2", 1.5), ("1.5:3", 0.5), ("-1", -1)])
  func multipliers(_ text: String, value: Double) throws {
    #expect(try constraint("firstAttribute=\"width\" multiplier=\"\(text)\"")?.multiplier == value)
  }

  @Test("Attributes by their names; the baseline is that of the last line")
  func anchors() throws {
    for anchor in LayoutAttribute.allCases where anchor != .notAnAttribute {
      #expect(try constraint("firstAttribute=\"\(anchor.name)\"")?.firstAttribute == anchor)
    }
    #expect(try constraint("firstAttribute=\"baseline\"")?.firstAttribute == .lastBaseline)
  }

  @Test("Standard spacing is the constant as it is written, and none is 0")
  func symbolic() throws {
    #expect(try constraint("firstAttribute=\"top\" constant=\"20\" symbolic=\"YES\"")?.constant == 20)
    #expect(try constraint("firstAttribute=\"top\" symbolic=\"YES\"")?.constant == 0)
  }

  @Test("What Xcode removes at build time is left out")
  func placeholders() throws {
    #expect(try constraint("firstAttribute=\"top\" placeholder=\"YES\"") == nil)
    #expect(try constraint("firstAttribute=\"top\" placeholder=\"NO\"") != nil)
  }
}
