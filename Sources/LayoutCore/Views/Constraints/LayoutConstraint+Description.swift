import Foundation

extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as an equation of names, which is the same in every run: `body.leading ==
  /// headline.leading + 8 @750`.
  public var equation: String {
    var text = "\(first.text) \(relation.symbol) "
    if let spacing = spacingMultiplier {
      let way = first.quantity == .verticalPosition ? "below" : "after"
      text += (spacing == 1 ? "" : "\(Self.number(spacing)) * ") + "systemSpacing \(way) \(second.text)"
    } else {
      text += rightSide(second.text)
    }
    if priority != .required { text += " @\(Self.number(Double(priority.rawValue)))" }
    return text
  }

  /// The constraint as in UIKit's console (Facts.md#auto-layout), with addresses for unnamed items.
  public var description: String {
    let address = identityText(of: self)
    let name = identifier.map { " '\($0)'" } ?? ""
    var notes = [isActive ? "active" : "inactive"]
    let body = visualText(notes: &notes) ?? "\(first.consoleText) \(relation.symbol) \(rightSide(second.consoleText))"
    let priority = self.priority == .required ? "" : " @\(Self.number(Double(self.priority.rawValue)))"
    return "<NSLayoutConstraint:\(address)\(name) \(body)\(priority)   (\(notes.joined(separator: ", ")))>"
  }

  private func rightSide(_ other: String) -> String {
    let value = Double(constant)
    guard !second.isNothing else { return Self.number(value) }
    let scaled = multiplier == 1 ? other : "\(Self.number(Double(multiplier)))*\(other)"
    guard value != 0 else { return scaled }
    return "\(scaled) \(value < 0 ? "-" : "+") \(Self.number(abs(value)))"
  }

  /// Returns `V:|-(16)-[UILabel:0x…]` for the distance between a view and its container or the next
  /// view, as in UIKit's console.
  private func visualText(notes: inout [String]) -> String? {
    guard let a = first.item as? View, let b = second.item as? View, multiplier == 1, first.origin == nil,
      second.origin == nil, let run = VisualRun(first.attribute, second.attribute)
    else { return nil }
    func container(_ view: View) { notes.append("names: '|':\(view.consoleName) ") }
    func gap(_ distance: Double) -> String {
      "-(\(relation == .equal ? "" : relation.symbol)\(Self.number(distance)))-"
    }
    let value = Double(constant)
    switch run.place {
    case .start where a.superview === b:
      container(b)
      return "\(run.axis):|\(gap(value))[\(a.consoleName)]\(run.direction)"
    case .end where b.superview === a && relation == .equal:
      container(a)
      return "\(run.axis):[\(b.consoleName)]\(gap(value))|\(run.direction)"
    case .end where a.superview === b && relation == .equal:
      container(b)
      return "\(run.axis):[\(a.consoleName)]\(gap(-value))|\(run.direction)"
    case .between where a.superview === b.superview && value >= 0:
      return "\(run.axis):[\(b.consoleName)]\(gap(value))[\(a.consoleName)]\(run.direction)"
    default: return nil
    }
  }

  /// Returns a number as in UIKit's console, without an empty fraction.
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}

/// The visual format of a pair of attributes.
private struct VisualRun {
  enum Place { case start, end, between }

  let axis: String
  let place: Place
  /// UIKit's suffix for left and right, which do not depend on the layout direction.
  let direction: String

  init?(_ first: LayoutAttribute, _ second: LayoutAttribute) {
    switch (first, second) {
    case (.top, .top), (.leading, .leading), (.left, .left): place = .start
    case (.bottom, .bottom), (.trailing, .trailing), (.right, .right): place = .end
    case (.top, .bottom), (.leading, .trailing), (.left, .right): place = .between
    default: return nil
    }
    axis = first.quantity == .verticalPosition ? "V" : "H"
    direction = first.isAbsolute ? "(LTR)" : ""
  }
}

extension AnchorReference {
  /// The side with names, such as `headline.leading`.
  package var text: String { text(item?.displayName, origin?.item.item?.displayName) }

  /// The side as in UIKit's console: `UILabel:0x…'Text'.leading`.
  var consoleText: String { text(item.map(consoleName), origin?.item.item.map(consoleName)) }

  private func text(_ name: String?, _ originName: String?) -> String {
    guard !isNothing else { return "nil" }
    let place = "\(name ?? "nil").\(attribute.name)"
    guard let origin else { return place }
    return "(\(place) - \(originName ?? "nil").\(origin.attribute.name))"
  }
}

/// Returns the name of an item in the console.
private func consoleName(_ item: any LayoutItem) -> String {
  (item as? View)?.consoleName ?? "UILayoutGuide:\(identityText(of: item))'\(item.layoutName ?? "")'"
}

/// Returns the address of an object as in UIKit's console.
func identityText(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}

extension View {
  /// The view's name in UIKit's console: its type, then its name or address, then its text.
  var consoleName: String {
    let type = ownFacadeTypeName ?? consoleTypeName
    return "\(type):\(accessibilityIdentifier ?? identityText(of: self))\(consoleText)"
  }
}
