package import LayoutCore
package import StringCatalogs

/// The description of a view.
package struct ViewDescription: Hashable, Sendable {
  /// The kind of view.
  package enum Content: Hashable, Sendable {
    /// A label.
    case label(LabelDescription)
    /// An image view.
    case image(ImageDescription)
    /// A text view.
    case textView(TextViewDescription)
    /// A switch, on or off.
    case `switch`(isOn: Bool)
    /// A button.
    case button(ButtonDescription)
    /// Another control.
    case control(ControlDescription)
    /// A stack of other views in the document.
    case stack(StackDescription)
    /// An empty view without an intrinsic size: `spacer` or `view` in a document.
    case plain
  }

  /// The name, used in constraints and results.
  package let name: String
  /// The kind of view.
  package let content: Content
  /// The hugging priorities; nil for the view's own: 250, or 750 for some controls.
  package let hugging: AxisPriorities?
  /// The compression resistance priorities; nil for the view's own, 750.
  package let compression: AxisPriorities?
  /// True if the view is hidden. A hidden view takes no space in a stack.
  package let isHidden: Bool
  /// The background color in images; nil for none.
  package let backgroundColor: Color?
  /// The position of the name.
  package let position: SourcePosition
  /// The string key of the text; nil if the document contains the text itself or there is none.
  package let textReference: TextReference?

  /// Creates the description of a view.
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
  /// The text of a label, text view, text field or search bar, or the title of a button; nil for
  /// other views.
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

/// The priorities for both axes; nil for an axis that the document does not set.
package struct AxisPriorities: Hashable, Sendable {
  /// The priority for the width.
  package let horizontal: LayoutPriority?
  /// The priority for the height.
  package let vertical: LayoutPriority?

  /// Creates the priorities for both axes.
  package init(horizontal: LayoutPriority?, vertical: LayoutPriority?) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension ViewDescription.Content {
  /// The font of the text, if the document specifies one; nil for the view's default, and for a
  /// view without text.
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
