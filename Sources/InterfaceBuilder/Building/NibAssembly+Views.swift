import Foundation
import LayoutCore

extension NibAssembly {
  /// Creates a view with its descendants.
  ///
  /// - Parameter origin: The recorded origin of the superview, in the cell's coordinates.
  mutating func view(_ source: NibView, from origin: (Double, Double)) -> View {
    let view = made(source)
    view.frame = source.frame?.rectangle ?? view.frame
    view.autoresizingMask = source.autoresizing.mask
    view.translatesAutoresizingMaskIntoConstraints = !document.usesAutolayout || source.keepsFrame
    if !source.id.isEmpty { items[source.id] = view }
    record(source.frame, of: source.id, from: origin)
    describe(view, source)
    if live == nil, let view = view as? ImageView, view.image == nil { standIn(for: view) }
    describeMargins(of: view, source)
    addGuides(to: view, source)
    let inner = (origin.0 + (source.frame?.x ?? 0), origin.1 + (source.frame?.y ?? 0))
    for subview in source.subviews { add(subview, to: view, of: source, from: inner) }
    obeyRuntimeAttributes(of: view, source)
    return view
  }

  private mutating func add(_ source: NibView, to view: View, of outer: NibView, from origin: (Double, Double)) {
    let subview = self.view(source, from: origin)
    if let stack = view as? StackView { return stack.addArrangedSubview(subview) }
    // The content view of a visual effect view fills it. Views added to the effect view are added
    // to the content view.
    if case .effect = outer.content, source.key == "contentView" { subview.containerRule = .filling(inset: .zero) }
    view.addSubview(subview)
  }

  /// Creates a view with the properties that are specific to its kind.
  private func made(_ source: NibView) -> View {
    if let view = live?.view(source) { return view }
    return usual(source)
  }

  private func usual(_ source: NibView) -> View {
    switch source.content {
    case let content where content.takesSizeOfClass && size(of: source) != nil: BoxView(size(of: source))
    case .view: View()
    case .label(let label): self.label(label, of: source)
    case .image(let image): imageView(image, of: source)
    case .button(let button): self.button(button, of: source)
    case .stack(let stack): stackView(stack, of: source)
    case .textField(let field): textField(field, of: source)
    case .textView(let text): textView(text, of: source)
    case .switch(let isOn): self.switch(isOn: isOn)
    case .control(let control): self.control(control)
    case .pages(let count): pageControl(count)
    case .indicator(let style, let hides, let animates): indicator(style, hidesWhenStopped: hides, animates: animates)
    case .segments(let segments): segmentedControl(segments, of: source)
    case .scroll: ScrollView()
    case .effect: View()
    case .box: box(of: source)
    }
  }

  /// Applies the properties that all kinds of views have.
  func describe(_ view: View, _ source: NibView) {
    // In an audit, reports name a view by its object ID.
    if live == nil { view.accessibilityIdentifier = source.id.isEmpty ? nil : source.id }
    view.accessibility = accessibility(of: view, source)
    if source.isHidden { view.isHidden = true }
    view.backgroundColor = source.backgroundColor
    if let name = source.semanticContentAttribute {
      view.semanticContentAttribute = SemanticContentAttribute.allCases.first { "\($0)" == name } ?? .unspecified
    }
    for (axis, hugging, compression) in [
      (LayoutAxis.horizontal, source.hugging.horizontal, source.compression.horizontal),
      (LayoutAxis.vertical, source.hugging.vertical, source.compression.vertical),
    ] {
      // Interface Builder omits these two priorities for every kind of view (interface-builder.md
      // section 3).
      view.setContentHuggingPriority(priority(hugging, of: source) ?? .defaultLow, for: axis)
      view.setContentCompressionResistancePriority(priority(compression, of: source) ?? .defaultHigh, for: axis)
    }
  }

  /// Returns a priority; nil if there is none, or if it is invalid, which is noted. Only a modified
  /// model can have an invalid one.
  private func priority(_ number: Double?, of source: NibView) -> LayoutPriority? {
    guard let number else { return nil }
    if let priority = LayoutPriority(number: number) { return priority }
    log.note(
      .constraintRefused, of: source,
      "the priority \(number) is ignored; priorities are greater than 0 and at most 1000")
    return nil
  }

  /// Stores the recorded frame of a view, in the cell's coordinates.
  mutating func record(_ frame: NibRect?, of id: String, from origin: (Double, Double)) {
    guard var frame, !id.isEmpty else { return }
    (frame.x, frame.y) = (frame.x + origin.0, frame.y + origin.1)
    recorded[id] = frame
  }
}

extension NibAutoresizing {
  /// The mask in LayoutCore.
  fileprivate var mask: AutoresizingMask {
    var mask: AutoresizingMask = []
    if flexibleMinX { mask.insert(.flexibleLeftMargin) }
    if widthSizable { mask.insert(.flexibleWidth) }
    if flexibleMaxX { mask.insert(.flexibleRightMargin) }
    if flexibleMinY { mask.insert(.flexibleTopMargin) }
    if heightSizable { mask.insert(.flexibleHeight) }
    if flexibleMaxY { mask.insert(.flexibleBottomMargin) }
    return mask
  }
}
