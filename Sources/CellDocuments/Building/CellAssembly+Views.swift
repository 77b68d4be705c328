import FontMetrics
import LayoutCore
import StringCatalogs

extension CellAssembly {
  /// Creates a view with the properties that are specific to its kind.
  func view(_ content: ViewDescription.Content) -> View {
    switch content {
    case .plain: View()
    case .label(let description): label(description)
    case .image(let description): imageView(description)
    case .textView(let description): textView(description)
    case .switch(let isOn): switchView(isOn: isOn)
    case .button(let description): button(description)
    case .control(let description): control(description)
    case .stack(let description): stackView(description)
    }
  }

  private func label(_ description: LabelDescription) -> Label {
    let label = Label()
    describe(label, description, keepsFont: false)
    return label
  }

  func describe(_ label: Label, _ description: LabelDescription, keepsFont: Bool) {
    label.text = description.text
    label.numberOfLines = description.numberOfLines
    label.lineBreakMode = description.lineBreakMode
    label.textAlignment = description.alignment
    label.adjustsFontForContentSizeCategory = description.adjustsFontForContentSizeCategory
    if let color = description.textColor { label.textColor = color }
    if !keepsFont, let font = font(description.font, at: description.fontPosition) { label.font = font }
  }

  private func imageView(_ description: ImageDescription) -> ImageView {
    let view = ImageView()
    describe(view, description)
    return view
  }

  func describe(_ view: ImageView, _ description: ImageDescription) {
    view.image = description.image
    view.contentMode = description.contentMode
  }

  private func textView(_ description: TextViewDescription) -> TextView {
    let view = TextView()
    view.isScrollEnabled = description.isScrollEnabled
    view.textAlignment = description.alignment
    view.textColor = description.textColor
    view.adjustsFontForContentSizeCategory = description.adjustsFontForContentSizeCategory
    if let font = font(description.font, at: description.fontPosition) { view.font = font }
    view.text = description.text
    return view
  }

  private func switchView(isOn: Bool) -> Switch {
    let view = Switch()
    view.isOn = isOn
    return view
  }

  private func button(_ description: ButtonDescription) -> Button {
    let button = Button(type: description.kind)
    button.configuration = description.configuration.map { Button.Configuration($0) }
    if let font = font(description.font, at: description.fontPosition) { button.titleLabel?.font = font }
    button.titleLabel?.adjustsFontForContentSizeCategory = description.adjustsFontForContentSizeCategory
    button.setTitle(description.title, for: .normal)
    button.setImage(description.image, for: .normal)
    if let color = description.textColor { button.setTitleColor(color, for: .normal) }
    let insets = description.insets
    if [insets.top, insets.left, insets.bottom, insets.right].allSatisfy({ isInRange($0, at: description.fontPosition) }
    ) {
      button.contentEdgeInsets = insets
      if insets != .zero {
        button.configuration?.contentInsets = DirectionalEdgeInsets(insets, direction: .leftToRight)
      }
    }
    return button
  }

  /// Creates a stack without its views. Its axis depends on the text size.
  private func stackView(_ description: StackDescription) -> StackView {
    let stack = StackView()
    stack.distribution = description.distribution
    if isInRange(description.spacing.points, at: .start) { stack.spacing = description.spacing.points }
    stack.isBaselineRelativeArrangement = description.isBaselineRelativeArrangement
    stack.isLayoutMarginsRelativeArrangement = description.isLayoutMarginsRelativeArrangement
    if let margins = description.margins,
      [margins.top, margins.leading, margins.bottom, margins.trailing].allSatisfy({ isInRange($0, at: .start) })
    {
      stack.directionalLayoutMargins = margins
    }
    stack.turn(by: description)
    if description.accessibilityDirection != description.direction {
      stack.registerForTraitChanges([ContentSizeCategoryTrait.self]) { stack, _ in stack.turn(by: description) }
    }
    return stack
  }

  /// Returns the described font; nil if there is no description, or if the font is not found, which
  /// is logged.
  func font(_ description: FontDescription?, at position: SourcePosition) -> Font? {
    do {
      return try description?.font(in: traits)
    } catch {
      log.report(.font, at: position, FontDescription.message(for: error))
      return nil
    }
  }

  /// Returns true if a distance is within the limits; otherwise logs an error.
  func isInRange(_ distance: Double, at position: SourcePosition) -> Bool {
    if distance.magnitude <= DocumentLimits.magnitude { return true }
    log.report(.invalidValue, at: position, "a distance of \(distance) points is out of range")
    return false
  }
}

extension StackView {
  /// Sets the axis and the alignment for the stack's text size.
  fileprivate func turn(by description: StackDescription) {
    let isLarge = traitCollection.contentSizeCategory.isAccessibilityCategory
    let direction = isLarge ? description.accessibilityDirection : description.direction
    (axis, alignment) = (direction.axis, direction.alignment)
  }
}

extension StackDescription.Spacing {
  /// The value in a stack view.
  var points: Double {
    switch self {
    case .points(let points): points
    case .system: Double(StackView.spacingUseSystem)
    }
  }
}
