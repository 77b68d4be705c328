package import Strut

/// The subject of `--explain`: a view and one of its attributes, such as `body.top`.
package struct ExplainedPlace {
  package let view: String
  package let attribute: LayoutAttribute

  /// Reads `VIEW.ATTRIBUTE`.
  ///
  /// - Parameter option: The name of the option in messages.
  package init(_ text: String, option: String = "--explain") throws {
    // The name of a view may contain dots: in Interface Builder files it may be the view's text.
    guard let dot = text.lastIndex(of: "."), dot != text.startIndex,
      let attribute = LayoutAttribute(name: String(text[text.index(after: dot)...])),
      Self.attributes.contains(attribute)
    else {
      let names = Self.attributes.map(\.name).joined(separator: ", ")
      throw RequestFailure.usage(
        "\(option) must be a view and an attribute, such as body.top, not \"\(text)\"; attributes are \(names).")
    }
    view = String(text[..<dot])
    self.attribute = attribute
  }

  private static let attributes = LayoutAttribute.allCases.filter {
    $0 != .notAnAttribute && $0.rawValue <= LayoutAttribute.firstBaseline.rawValue
  }

  /// Returns the chain of constraints in a cell that is laid out.
  ///
  /// A cell of a built-in style has no constraints.
  package func explanation(in laid: any LaidCell) throws -> [ExplanationStep] {
    if let style = laid.ownStyle {
      throw RequestFailure.usage(
        "a cell with the style \(style) has no constraints, so \(view).\(attribute.name) cannot be explained."
      )
    }
    guard let explanation = laid.view(named: view)?.explanation(of: attribute) else {
      let names = laid.viewNames.joined(separator: ", ")
      throw RequestFailure.usage("the cell has no view \"\(view)\"; its views are \(names).")
    }
    return explanation.steps.map { step in
      var step = ExplanationStep(step)
      if let reason = laid.reasonForHeight {
        step.because = step.because.map { $0 == LayoutExplanation.givenHeight ? reason : $0 }
      }
      let separator = Double(laid.cell.contentView.drawnBelow)
      if separator > 0, step.isHeightOfContent {
        step.because = step.because.map {
          $0 == LayoutExplanation.contentFrame
            ? "\($0) above the separator, which is \(Values.text(separator)) high" : $0
        }
      }
      return step
    }
  }
}

extension LayoutExplanation {
  /// The reason for a height that is not from constraints.
  fileprivate static let givenHeight = "height" + LayoutConditionWords.laidOut
  /// The reason for the frame of the content view.
  fileprivate static let contentFrame = "contentView" + LayoutConditionWords.frame
}

/// A number of an explanation, in JSON.
package struct ExplanationStep: Encodable {
  package var quantity: String
  package var value: Double
  package var because: [String]
  package var from: [String]

  package init(_ step: LayoutExplanation.Step) {
    (quantity, value, because, from) = (step.quantity, step.value, step.reasons, step.sources)
  }

  /// True for numbers of the content view that do not include the separator, although the frame of
  /// the content view does.
  fileprivate var isHeightOfContent: Bool {
    ["contentView.height", "contentView.bottom", "contentView.centerY"].contains(quantity)
  }

  /// Returns steps as text, all but the first indented: `body.top = 36 because body.top ==
  /// headline.bottom + 8`. Each of several reasons has its own line.
  package static func text(_ steps: [ExplanationStep]) -> String {
    steps.enumerated().map { index, step in
      let indent = index == 0 ? "" : "  "
      let reasons = step.because.isEmpty ? ["no constraint determines it"] : step.because
      let separator = reasons.count > 1 ? "\n\(indent)    " : " "
      return "\(indent)\(step.quantity) = \(Values.text((step.value * 1000).rounded() / 1000)) because"
        + reasons.map { separator + $0 }.joined()
    }.joined(separator: "\n")
  }
}
