internal import FontMetrics
internal import Foundation
internal import LayoutCore
internal import TextLayout

extension UIButton.Configuration {
  /// A Boolean value that indicates whether there is a subtitle.
  var hasSubtitle: Bool { attributedSubtitle != nil || subtitle?.isEmpty == false }

  /// Returns the title and the subtitle as a single string, or nil for a title that needs no
  /// attributes.
  ///
  /// - Parameters:
  ///   - title: The title of the button, for a configuration without one.
  ///   - traits: The traits that determine the font of the subtitle.
  func styledTitle(else title: String?, in traits: UITraitCollection) -> NSAttributedString? {
    guard attributedTitle != nil || titleTextAttributesTransformer != nil || hasSubtitle else { return nil }
    let plain = (self.title ?? title).map { AttributedString($0) }
    let text = NSMutableAttributedString()
    if let shown = attributedTitle ?? plain {
      text.append(NSAttributedString(shown.changed(by: titleTextAttributesTransformer)))
    }
    guard hasSubtitle, let line = attributedSubtitle ?? subtitle.map({ AttributedString($0) }) else { return text }
    var usual = AttributeContainer()
    usual[AttributeScopes.StrutAttributes.FontAttribute.self] = traits.preferredFont(for: .footnote)
    let subtitle = NSAttributedString(
      line.mergingAttributes(usual, mergePolicy: .keepCurrent).changed(by: subtitleTextAttributesTransformer))
    guard text.length > 0 else { return subtitle }
    var style = ParagraphStyle()
    style.paragraphSpacing = Double(titlePadding)
    text.append(NSAttributedString(string: "\n"))
    text.addAttribute(AttributeName.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
    text.append(subtitle)
    return text
  }

  /// Returns the color of the title, or nil for the tint color.
  func foregroundColor(in traits: UITraitCollection) -> Color? {
    baseForegroundColor?.color(in: traits) ?? (style == .filled ? .white : nil)
  }

  /// Returns the color of the background in pictures, or nil for none. The pale colors are Strut's
  /// rule.
  @MainActor func backgroundColor(of button: UIButton) -> Color? {
    let own = (background.backgroundColor ?? baseBackgroundColor)?.color(in: button.traitCollection)
    return switch style {
    case .plain: own
    case .gray: own ?? Color(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.16)
    case .tinted: background.backgroundColor == nil ? (own ?? button.strutView.tintColor).withAlpha(0.18) : own
    case .filled: own ?? button.strutView.tintColor
    }
  }
}

extension AttributedString {
  /// Returns the string with the attributes of each run changed.
  fileprivate func changed(by transformer: UIConfigurationTextAttributesTransformer?) -> AttributedString {
    guard let transformer else { return self }
    var changed = self
    for run in runs { changed[run.range].setAttributes(transformer(run.attributes)) }
    return changed
  }
}
