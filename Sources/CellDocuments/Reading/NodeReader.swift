import Foundation
import JSONText
package import StringCatalogs
package import Yams

/// Reads values out of YAML nodes; what is not of the type asked for goes into the log, with its place.
///
/// Every method takes the name that messages call the value by.
package struct NodeReader {
  package let log: ProblemLog

  /// Whether nothing was written: an empty value, `~` or `null`.
  package static func isNothing(_ node: Node) -> Bool {
    guard case .scalar(let scalar) = node, scalar.style == .plain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.string)
  }

  /// A text; numbers and words such as `yes` are taken as they are written.
  package func text(_ node: Node, _ name: String) -> String? {
    guard let scalar = scalar(node, name, wanted: "text"), !Self.isNothing(node) else { return nil }
    return scalar.string
  }

  /// A number that is finite, at most `DocumentLimits.magnitude` in size, and passes `isAllowed`.
  package func number(
    _ node: Node, _ name: String, wanted: String = "a number", where isAllowed: (Double) -> Bool = { _ in true }
  ) -> Double? {
    guard let scalar = scalar(node, name, wanted: wanted) else { return nil }
    let number = scalar.style == .plain ? Double(decimal: scalar.string) : nil
    guard let number, number.magnitude <= DocumentLimits.magnitude, isAllowed(number) else {
      let cure = scalar.style != .plain && Double(decimal: scalar.string) != nil ? "; remove the quotation marks" : ""
      let limit = number.map { $0.magnitude > DocumentLimits.magnitude } == true ? "; the number is too large" : ""
      refuse(node, name, wanted: wanted, cure: cure + limit)
      return nil
    }
    return number
  }

  /// A whole number from 0.
  package func count(_ node: Node, _ name: String) -> Int? {
    number(node, name, wanted: "a whole number, 0 or more") { $0 >= 0 && $0 == $0.rounded() }.map { Int($0) }
  }

  /// `true` or `false`.
  func flag(_ node: Node, _ name: String) -> Bool? {
    guard let scalar = scalar(node, name, wanted: "true or false") else { return nil }
    if scalar.style == .plain, let flag = Bool(scalar.string) { return flag }
    refuse(node, name, wanted: "true or false")
    return nil
  }

  /// The items of a list; none where nothing was written.
  package func list(_ node: Node, _ name: String) -> [Node]? {
    if Self.isNothing(node) { return [] }
    guard case .sequence(let sequence) = node, isUntagged(node) else {
      refuse(node, name, wanted: "a list")
      return nil
    }
    return Array(sequence)
  }

  /// A text, a number or a flag as it stands in the file.
  func scalar(_ node: Node, _ name: String, wanted: String) -> Node.Scalar? {
    guard case .scalar(let scalar) = node, !Self.isNothing(node) else {
      refuse(node, name, wanted: wanted)
      return nil
    }
    return isUntagged(node) ? scalar : nil
  }

  /// Whether the node has no tag such as `!!int` that makes it something else than it looks; such a tag goes into the log.
  func isUntagged(_ node: Node) -> Bool {
    let tag =
      switch node {
      case .scalar(let scalar): scalar.tag
      case .mapping(let mapping): mapping.tag
      case .sequence(let sequence): sequence.tag
      case .alias(let alias): alias.tag
      }
    if tag == .implicit || [Tag.Name.nonSpecific, .str, .map, .seq].contains(where: { tag == Tag($0) }) { return true }
    log.report(.syntax, at: node.position, "YAML tags (\"!…\") are not supported; remove the tag")
    return false
  }

  /// Notes that a value is not what is wanted.
  package func refuse(_ node: Node, _ name: String, wanted: String, cure: String = "") {
    let found: String
    switch node {
    case .scalar(let scalar): found = Self.isNothing(node) ? "nothing" : Wording.quoted(scalar.string)
    case .mapping: found = "a mapping"
    case .sequence: found = "a list"
    case .alias: found = "an alias"
    }
    log.report(.invalidValue, at: node.position, "\(Wording.quoted(name)) must be \(wanted), not \(found)\(cure)")
  }
}
