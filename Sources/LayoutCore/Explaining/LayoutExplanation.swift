import Foundation

/// The reason for a number of a layout: the chain of constraints that leads to it.
///
/// ```swift
/// print(body.explanation(of: .top)!)
/// // body.top = 36.333 because body.top == headline.bottom + 8
/// //   headline.height = 20.333 because headline is sized to fit its content
/// //   headline.top = 8 because headline.top == content.topMargin
/// ```
/// If several constraints would each explain a number, the strongest is named; of equals, an
/// equation before a limit, and then the one activated first. Places are those of the outermost
/// view.
public struct LayoutExplanation: Hashable, Sendable {
  /// A number, and what it follows from.
  public struct Step: Hashable, Sendable {
    /// The explained quantity, such as `body.top`. Positions are relative to the outermost view's
    /// left and top edges.
    public let quantity: String
    /// The number, in points, before it is moved to a whole pixel.
    public let value: Double
    /// The constraints it follows from, as equations: one, or several that decide several numbers
    /// together; empty when nothing decides it, and it is left at what is nearest to 0.
    public let reasons: [String]
    /// The quantities from which it follows, each with a separate step.
    public let sources: [String]
  }

  /// The requested number, then everything from which it follows; no quantity twice.
  public let steps: [Step]
}

extension LayoutExplanation: CustomStringConvertible {
  /// A line for each step, those after the first indented.
  public var description: String {
    steps.enumerated().map { index, step in (index == 0 ? "" : "  ") + step.description }.joined(separator: "\n")
  }
}

extension LayoutExplanation.Step: CustomStringConvertible {
  /// `body.top = 31.333 because body.top == headline.bottom + 8`.
  public var description: String {
    let number = LayoutConstraint.number((value * 1000).rounded() / 1000)
    let reason = reasons.isEmpty ? "nothing says otherwise" : reasons.joined(separator: ", and ")
    return "\(quantity) = \(number) because \(reason)"
  }
}
