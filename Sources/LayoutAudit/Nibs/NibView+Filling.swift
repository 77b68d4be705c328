import InterfaceBuilder

extension NibView {
  /// True for a button that shows its whole frame: it has a background image, or a border, a corner
  /// or a color in its runtime attributes.
  var isFilledButton: Bool {
    guard case .button(let button) = content else { return false }
    return button.backgroundImage != nil || runtimeAttributes.contains(where: \.drawsFrame)
  }
}

extension NibRuntimeAttribute {
  fileprivate var drawsFrame: Bool {
    let property = keyPath.split(separator: ".").last.map(String.init) ?? ""
    return Self.framing.contains(property) && Double(value) != 0
  }

  /// Properties of views and layers that make the frame of a view visible, unless they are 0.
  private static let framing: Set<String> = [
    "borderWidth", "borderColor", "borderUIColor", "cornerRadius", "backgroundColor",
  ]
}
