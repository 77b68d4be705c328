import Foundation
import LayoutCore
import StringCatalogs

extension NibElement {
  /// Reads the constraints of the view, without those that a variation or Xcode excludes.
  ///
  /// - Parameter holder: The object ID of a missing `firstItem`.
  func constraints(heldBy holder: String) throws(NibError) -> [NibConstraint] {
    var constraints: [NibConstraint] = []
    for part in parts(of: "constraints") where part.name == "constraint" {
      let element = NibElement(part, in: reading)
      let constraint = try element.constraint(heldBy: holder)
      if !element.flag("placeholder") { constraints.append(constraint) }
    }
    return constraints
  }

  private func constraint(heldBy holder: String) throws(NibError) -> NibConstraint {
    let second = attribute("secondItem")
    return try NibConstraint(
      id: reading.context.ownID(of: self), firstItem: attribute("firstItem") ?? holder, secondItem: second,
      firstAttribute: anchor("firstAttribute"), secondAttribute: second == nil ? nil : anchor("secondAttribute"),
      relation: relation(), multiplier: multiplier(), constant: length("constant"),
      priority: priority("priority") ?? 1000, identifier: attribute("identifier"), position: position)
  }

  private func anchor(_ name: String) throws(NibError) -> LayoutAttribute {
    guard let word = attribute(name) else {
      throw reading.context.error(
        .missingAttribute, at: position, "<constraint> has no \(name); add one, such as \(name)=\"leading\"")
    }
    // Xcode's "baseline" is that of the last line.
    if word == "baseline" { return .lastBaseline }
    guard let anchor = LayoutAttribute(name: word), anchor != .notAnAttribute else {
      let names = LayoutAttribute.allCases.map(\.name)
      throw refusal(of: name, word, "an edge, center or dimension\(Wording.suggestion(for: word, among: names))")
    }
    return anchor
  }

  private func relation() -> LayoutRelation {
    choice(
      "relation",
      ["equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual]) ?? .equal
  }

  /// Reads a decimal number, or two numbers separated by a colon or a slash: the first divided by
  /// the second.
  private func multiplier() throws(NibError) -> Double {
    let text = attribute("multiplier") ?? "1"
    let parts = text.split(separator: text.contains("/") ? "/" : ":", omittingEmptySubsequences: false)
    var numbers: [Double] = []
    for part in parts { numbers.append(try number(part.trimmingCharacters(in: .whitespaces), of: "multiplier")) }
    switch numbers.count {
    case 1: return numbers[0]
    case 2 where numbers[1] != 0: return try bounded(numbers[0] / numbers[1], of: "multiplier", text)
    default: throw refusal(of: "multiplier", text, "a number, or a ratio such as 16:9")
    }
  }
}
