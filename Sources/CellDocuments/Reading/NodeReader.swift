import Foundation
import JSONText
package import StringCatalogs
package import Yams

/// Reads values from YAML nodes. A value of another type is logged with its position.
///
/// Every method takes the name of the value in messages.
package struct NodeReader {
  package let log: ProblemLog

  /// Returns true if the node has no value: it is empty, `~` or `null`.
  package static func isNothing(_ node: Node) -> Bool {
    guard case .scalar(let scalar) = node, scalar.style == .plain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.string)
  }

  /// Reads text. Numbers and words such as `yes` are read as written.
  package func text(_ node: Node, _ name: String) -> String? {
    guard let scalar = scalar(node, name, wanted: "text"), !Self.isNothing(node) else { return nil }
    return scalar.string
  }

  /// Reads a finite number whose magnitude is at most `DocumentLimits.magnitude` and which passes
  /// `isAllowed`.
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

  /// Reads an integer, 0 or more.
  package func count(_ node: Node, _ name: String) -> Int? {
    number(node, name, wanted: "a whole number, 0 or more") { $0 >= 0 && $0 == $0.rounded() }.map { Int($0) }
  }

  /// Reads `true` or `false`.
  func flag(_ node: Node, _ name: String) -> Bool? {
    guard let scalar = scalar(node, name, wanted: "true or false") else { return nil }
    if scalar.style == .plain, let flag = Bool(scalar.string) { return flag }
    refuse(node, name, wanted: "true or false")
    return nil
  }

  /// Reads the items of a list; an empty node is an empty list.
  package func list(_ node: Node, _ name: String) -> [Node]? {
    if Self.isNothing(node) { return [] }
    guard case .sequence(let sequence) = node, isUntagged(node) else {
      refuse(node, name, wanted: "a list")
      return nil
    }
    return Array(sequence)
  }

  /// Reads text, a number or a Boolean as written in the file.
  func scalar(_ node: Node, _ name: String, wanted: String) -> Node.Scalar? {
    guard case .scalar(let scalar) = node, !Self.isNothing(node) else {
      refuse(node, name, wanted: wanted)
      return nil
    }
    return isUntagged(node) ? scalar : nil
  }

  /// Returns true if the node has no tag, such as `!!int`, that changes its type; a tag is logged.
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

  /// Logs that a value is not of the expected type.
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
