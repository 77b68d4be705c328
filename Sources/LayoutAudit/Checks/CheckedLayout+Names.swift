import LayoutCore

extension CheckedLayout {
  /// Finds controls for which VoiceOver has no name: they have neither an accessibility label nor
  /// text of their own.
  ///
  /// Only controls that code or an Interface Builder file describes are checked, because documents
  /// and Strut's own views have no accessibility labels.
  func labelFaults() -> [Fault] {
    guard rules.applies(.missingLabel) else { return [] }
    return elements.compactMap { element in
      guard element.kind == .control, element.view.lacksName, !isSpokenFor(element.view) else { return nil }
      return fault(.missingLabel, element)
    }
  }

  /// Returns true if VoiceOver does not reach a view, because a view around it is an element itself
  /// or hides its elements.
  private func isSpokenFor(_ view: View) -> Bool {
    for outer in sequence(first: view, next: \.superview).dropFirst() {
      let facts = outer.askedAccessibility
      if facts?.isElement == true || facts?.hidesElements == true { return true }
      if outer === cell { break }
    }
    return false
  }
}

extension View {
  /// True if the view is a control that people use, without a name for VoiceOver.
  fileprivate var lacksName: Bool {
    guard isDescribed, isUserInteractionEnabled else { return false }
    let facts = askedAccessibility
    guard facts?.label?.isEmpty != false, facts?.isElement != false, facts?.hidesElements != true,
      facts?.symbolName == nil
    else { return false }
    switch self {
    case is Switch, is Slider, is Stepper: return true
    case is Button: return !subtree.contains { ($0 as? Label)?.text?.isEmpty == false }
    case let field as TextField:
      return field.shownText.label.text?.isEmpty != false && field.placeholder?.isEmpty != false
    // Segments and pages have words of their own, and an app's own control is an element only if it
    // says so.
    case is SegmentedControl, is PageControl, is SearchBar: return false
    default: return facts?.isElement == true
    }
  }
}
