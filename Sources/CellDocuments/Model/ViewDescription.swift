package import LayoutCore
package import StringCatalogs

/// What a document says of one view.
package struct ViewDescription: Hashable, Sendable {
  /// What kind of view it is.
  package enum Content: Hashable, Sendable {
    /// A label.
    case label(LabelDescription)
    /// A view of a picture's size.
    case image(ImageDescription)
    /// A text that scrolls or grows.
    case textView(TextViewDescription)
    /// A switch, on or off.
    case `switch`(isOn: Bool)
    /// A button.
    case button(ButtonDescription)
    /// Another control.
    case control(ControlDescription)
    /// A row or column of other views of the document.
    case stack(StackDescription)
    /// A view with nothing in it and no size of its own: `spacer` or `view` in a document.
    case plain
  }

  /// Its name, by which constraints and results speak of it.
  package let name: String
  /// What kind of view it is.
  package let content: Content
  /// How strongly it keeps from growing beyond its content; nil leaves the view's own: 250, or 750 of some controls.
  package let hugging: AxisPriorities?
  /// How strongly it keeps from shrinking below its content; nil leaves the view's own 750.
  package let compression: AxisPriorities?
  /// Whether it is hidden: then it shows nothing, and in a stack takes no room.
  package let isHidden: Bool
  /// What fills its rectangle in pictures; nil for nothing.
  package let backgroundColor: Color?
  /// Where its name stands.
  package let position: SourcePosition
  /// The key that its text is looked up by; nil where the document writes the text itself, or there is none.
  package let textReference: TextReference?

  /// A view of these parts.
  package init(
    name: String, content: Content, hugging: AxisPriorities? = nil, compression: AxisPriorities? = nil,
    isHidden: Bool = false, backgroundColor: Color? = nil, position: SourcePosition = .start,
    textReference: TextReference? = nil
  ) {
    self.name = name
    self.content = content
    self.hugging = hugging
    self.compression = compression
    self.isHidden = isHidden
    self.backgroundColor = backgroundColor
    self.position = position
    self.textReference = textReference
  }
}

extension ViewDescription.Content {
  /// The text of a label, text view, text field or search bar, or the title of a button; nil for a view without one.
  package var text: String? {
    switch self {
    case .label(let label): label.text
    case .textView(let view): view.text
    case .button(let button): button.title
    case .control(let control): control.text
    case .image, .switch, .stack, .plain: nil
    }
  }
}

/// A priority for each axis; nil where the document leaves one alone.
package struct AxisPriorities: Hashable, Sendable {
  /// Of the width.
  package let horizontal: LayoutPriority?
  /// Of the height.
  package let vertical: LayoutPriority?

  /// A priority for each axis.
  package init(horizontal: LayoutPriority?, vertical: LayoutPriority?) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension ViewDescription.Content {
  /// The font of the text, as far as the document names one; nil for a view's own, and for a view without text.
  package var font: FontDescription? {
    switch self {
    case .label(let label): label.font
    case .textView(let view): view.font
    case .button(let button): button.font
    case .control(let control): control.font
    case .image, .switch, .stack, .plain: nil
    }
  }
}
