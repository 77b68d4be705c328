import Foundation
import JSONText
import LayoutCore
import StringCatalogs
import TextLayout
import Yams

/// The view properties that rows can set, by their names in documents.
enum ViewProperty: String, CaseIterable {
  case text
  case title
  case alignment
  case textColor
  case size
  case on
  case hidden
  case backgroundColor

  /// True if the property is text, which may be empty.
  var isText: Bool { self == .text || self == .title }
}

extension ViewDescription.Content {
  /// The properties of this kind of view that rows can set.
  var properties: [ViewProperty] {
    let own: [ViewProperty] =
      switch self {
      case .label, .textView: [.text, .alignment, .textColor]
      case .button: [.title, .textColor]
      case .image: [.size]
      case .switch: [.on]
      case .control(let control): control.text == nil ? [] : [.text]
      case .stack, .plain: []
      }
    return own + [.hidden, .backgroundColor]
  }
}

extension ViewDescription.Content {
  /// The document key of the view's text; nil for a view without text.
  var textKey: String? { properties.first(where: \.isText)?.rawValue }
}

extension ViewDescription {
  /// Returns the value of a property in the view's description.
  func value(of property: ViewProperty) -> ViewValue? {
    switch (property, content) {
    case (.hidden, _): .isHidden(isHidden)
    case (.backgroundColor, _): .backgroundColor(backgroundColor)
    case (.text, .label(let label)): .text(label.text)
    case (.alignment, .label(let label)): .alignment(label.alignment)
    case (.textColor, .label(let label)): .textColor(label.textColor)
    case (.text, .textView(let view)): .text(view.text)
    case (.alignment, .textView(let view)): .alignment(view.alignment)
    case (.textColor, .textView(let view)): .textColor(view.textColor)
    case (.title, .button(let button)): .text(button.title)
    case (.text, .control(let control)): control.text.map { .text($0) }
    case (.textColor, .button(let button)): .textColor(button.textColor)
    case (.size, .image(let image)): .size(image.image?.size)
    case (.on, .switch(let isOn)): .isOn(isOn)
    default: nil
    }
  }
}

extension ViewValue {
  /// Sets the value on a view. A view without the property is unchanged.
  func apply(to view: View) {
    switch (self, view) {
    case (.isHidden(let isHidden), _): view.isHidden = isHidden
    case (.backgroundColor(let color), _): view.backgroundColor = color
    case (.text(let text), let label as Label): label.text = text
    case (.alignment(let alignment), let label as Label): label.textAlignment = alignment
    case (.textColor(let color), let label as Label): label.textColor = color ?? Label().textColor
    case (.text(let text), let textView as TextView): textView.text = text
    case (.alignment(let alignment), let textView as TextView): textView.textAlignment = alignment
    case (.textColor(let color), let textView as TextView): textView.textColor = color
    case (.text(let text), let button as Button): button.setTitle(text, for: .normal)
    case (.text(let text), let field as TextField): field.text = text
    case (.text(let text), let bar as SearchBar): bar.text = text
    case (.textColor(let color), let button as Button): button.setTitleColor(color, for: .normal)
    case (.size(let size), let image as ImageView): image.image = size.map { Image(size: $0) }
    case (.isOn(let isOn), let control as Switch): control.isOn = isOn
    default: break
    }
  }

  /// The property of the value.
  var property: ViewProperty {
    switch self {
    case .text: .text
    case .alignment: .alignment
    case .textColor: .textColor
    case .size: .size
    case .isOn: .on
    case .isHidden: .hidden
    case .backgroundColor: .backgroundColor
    }
  }
}

extension MappingReader.Entry {
  /// Returns the value for a property; nil if it is invalid, which is logged.
  func value(for property: ViewProperty, log: ProblemLog) -> ViewValue? {
    let mapping = MappingReader(entries: [self], log: log)
    switch property {
    case .text, .title:
      return mapping.text(key).map { .text($0) }
    case .alignment: return mapping.textAlignment(key).map { .alignment($0) }
    case .textColor: return mapping.color(key).map { .textColor($0) }
    case .backgroundColor: return mapping.color(key).map { .backgroundColor($0) }
    case .on: return mapping.flag(key).map { .isOn($0) }
    case .hidden: return mapping.flag(key).map { .isHidden($0) }
    case .size: return pictureSize(mapping).map { .size($0) }
    }
  }

  /// Reads a size: `{ width: 300, height: 200 }` or `300x200`.
  private func pictureSize(_ mapping: MappingReader) -> CGSize? {
    guard let text = value.scalar?.string else { return mapping.size(key) }
    let lengths = text.split(separator: "x", omittingEmptySubsequences: false).map { Double(decimal: String($0)) }
    guard lengths.count == 2, let width = lengths[0], let height = lengths[1],
      [width, height].allSatisfy({ $0 >= 0 && $0 <= DocumentLimits.magnitude })
    else {
      mapping.read.refuse(value, key, wanted: "a size such as 300x200, in points")
      return nil
    }
    return CGSize(width: width, height: height)
  }
}
