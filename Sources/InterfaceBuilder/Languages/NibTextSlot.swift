import StringCatalogs

/// A slot for text in a view, a section or the list content of a cell.
struct NibTextSlot: Hashable, Sendable {
  /// The key by which string tables translate it.
  var key: NibTextKey
  /// The text in the file; empty if there is none.
  var text: String
  /// The maximum number of lines; 0 for no limit.
  var lineLimit = 1
  /// The position of the element that contains the text.
  var position: SourcePosition
}

extension NibView {
  /// The text slots of the view itself. Labels and text views have one even if the file contains no
  /// text. Other views have none then: a text field is empty until the user types, and a button may
  /// have an image that is set in code.
  ///
  /// - Complexity: O(*n*) in the length of its text.
  var textSlots: [NibTextSlot] {
    func slot(_ property: String, _ text: String, lineLimit: Int = 1) -> NibTextSlot {
      NibTextSlot(key: NibTextKey(id, property), text: text, lineLimit: lineLimit, position: position)
    }
    switch content {
    case .label(let label):
      let property = label.attributedText == nil ? NibTextProperty.text : NibTextProperty.attributedText
      return [slot(property, label.attributedText?.text ?? label.text, lineLimit: label.numberOfLines)]
    case .textView(let view):
      let property = view.attributedText == nil ? NibTextProperty.text : NibTextProperty.attributedText
      return [slot(property, view.attributedText?.text ?? view.text, lineLimit: 0)]
    case .textField(let field):
      return [(NibTextProperty.text, field.text), (NibTextProperty.placeholder, field.placeholder)].compactMap {
        property, text in text.flatMap { $0.isEmpty ? nil : slot(property, $0) }
      }
    case .button(let button): return button.texts.map { slot($0.property, $0.text) }
    case .segments(let segments):
      return segments.enumerated().compactMap { index, segment in
        segment.title.map { slot(NibTextProperty.segment(index), $0) }
      }
    default: return []
    }
  }

  /// Replaces the text of a property; does nothing if the view does not have the property.
  mutating func show(_ text: String, in property: String) {
    switch content {
    case .label(var label):
      label.text = text
      label.attributedText?.show(text)
      content = .label(label)
    case .textView(var view):
      view.text = text
      view.attributedText?.show(text)
      content = .textView(view)
    case .textField(var field):
      if property == NibTextProperty.placeholder { field.placeholder = text } else { field.text = text }
      content = .textField(field)
    case .button(var button):
      button.show(text, in: property)
      content = .button(button)
    case .segments(var segments):
      for index in segments.indices where property == NibTextProperty.segment(index) { segments[index].title = text }
      content = .segments(segments)
    default: break
    }
  }
}

extension NibButton {
  /// The text in the file, by property.
  fileprivate var texts: [(property: String, text: String)] {
    let all = [
      (NibTextProperty.normalAttributedTitle, attributedTitle?.text),
      (NibTextProperty.normalTitle, attributedTitle == nil && configuration == nil ? title : nil),
      (NibTextProperty.configurationAttributedTitle, configuration?.attributedTitle?.text),
      (NibTextProperty.configurationTitle, configuration?.attributedTitle == nil ? configuration?.title : nil),
      (NibTextProperty.configurationSubtitle, configuration?.subtitle),
    ]
    return all.compactMap { property, text in text.flatMap { $0.isEmpty ? nil : (property, $0) } }
  }

  fileprivate mutating func show(_ text: String, in property: String) {
    switch property {
    case NibTextProperty.normalTitle: title = text
    case NibTextProperty.normalAttributedTitle: attributedTitle?.show(text)
    case NibTextProperty.configurationTitle: configuration?.title = text
    case NibTextProperty.configurationSubtitle: configuration?.subtitle = text
    case NibTextProperty.configurationAttributedTitle: configuration?.attributedTitle?.show(text)
    default: break
    }
  }
}

extension NibAttributedText {
  /// Replaces the text, with the attributes of the first fragment.
  mutating func show(_ newText: String) {
    guard newText != text else { return }
    var fragment = fragments.first ?? Fragment(text: "", font: nil, kerning: nil, paragraph: nil)
    fragment.text = newText
    fragments = [fragment]
  }
}
