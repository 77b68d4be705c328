import Foundation

/// UIKit's message about constraints that conflict, word for word (Facts.md#auto-layout: many
/// published logs).
enum ConflictMessage {
  static func text(breaking row: Row, among others: [Row]) -> String {
    let rows = others + [row]
    var lines = [
      "Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
    ]
    if rows.contains(where: \.isAutoresizing) {
      lines.append(
        """
        \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation \
        for the UIView property translatesAutoresizingMaskIntoConstraints) 
        """)
    }
    lines.append("(")
    lines.append(rows.map { "    \"\($0.consoleText)\"" }.joined(separator: ",\n"))
    lines += [
      ")", "", "Will attempt to recover by breaking constraint ", row.consoleText, "",
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.",
      """
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be \
      helpful.
      """,
    ]
    return lines.joined(separator: "\n")
  }
}

/// The ends of the equations that are the layout's own conditions, not constraints. Reports
/// recognize the conditions by them.
package enum LayoutConditionWords {
  package static let laidOut = " as laid out"
  package static let frame = " has a fixed frame"
  package static let contentSize = " is sized to fit its content"
}

extension Row {
  /// A Boolean value that indicates whether the row belongs in a message about a conflict. UIKit
  /// omits that lengths are not negative.
  var isWorthTelling: Bool { if case .positive = meaning { false } else { true } }

  var isAutoresizing: Bool { if case .placement = meaning { true } else { false } }

  /// The row as an equation of names.
  var equation: String {
    switch meaning {
    case .constraint(let constraint): constraint.equation
    case .demand(let axis): "\(axis == .horizontal ? "width" : "height")\(LayoutConditionWords.laidOut)"
    case .placement: "\(item?.displayName ?? "nil")\(LayoutConditionWords.frame)"
    case .content, .positive: "\(item?.displayName ?? "nil")\(LayoutConditionWords.contentSize)"
    }
  }

  /// The fault and the cure if the row's number is not finite.
  var faultOfNumber: (fault: String, cure: String)? {
    guard let number = asked?.expression.constant, !number.isFinite else { return nil }
    let name = item?.displayName ?? "nil"
    switch meaning {
    case .content(let axis):
      let length = axis == .horizontal ? "width" : "height"
      return (
        "\(name).intrinsicContentSize.\(length) is \(number.isNaN ? .nan : -number)",
        "return a number, or View.noIntrinsicMetric if the content has no intrinsic size"
      )
    case .placement: return ("\(name) has a frame that is not finite", "set one that consists of finite numbers")
    case .constraint, .demand, .positive: return ("\(equation) is not finite", "use finite numbers")
    }
  }

  /// The row as UIKit's console prints it.
  var consoleText: String {
    let address = identityText(of: self)
    let name = (item as? View)?.consoleName ?? item?.displayName ?? "UIView"
    switch meaning {
    case .constraint(let constraint):
      return constraint.description
    case .demand(let axis):
      let length = axis == .horizontal ? "Width" : "Height"
      return "<NSLayoutConstraint:\(address) 'UIView-Encapsulated-Layout-\(length)' \(name).\(length.lowercased()) == "
        + "\(installedConstant)   (active)>"
    case .placement:
      return "<NSAutoresizingMaskLayoutConstraint:\(address) h=--& v=--& \(name)   (active)>"
    case .content, .positive:
      return "<NSContentSizeLayoutConstraint:\(address) \(name)   (active)>"
    }
  }

  private var installedConstant: String { LayoutConstraint.number(-(installed?.expression.constant ?? 0)) }
}
