import FontMetrics
import Foundation
import LayoutCore
import TextLayout

extension NibAssembly {
  func label(_ description: NibLabel, of source: NibView) -> View {
    let label = Label()
    describe(label, description, of: source)
    return label
  }

  /// Applies the file's description to a label.
  func describe(_ label: Label, _ description: NibLabel, of source: NibView) {
    label.numberOfLines = max(0, description.numberOfLines)
    label.lineBreakMode = description.lineBreakMode
    label.textAlignment = description.alignment
    label.preferredMaxLayoutWidth = CGFloat(max(0, description.preferredMaxLayoutWidth.bounded))
    label.allowsDefaultTighteningForTruncation = description.allowsTightening
    label.adjustsFontForContentSizeCategory = description.adjustsFontForContentSizeCategory
    label.font = font(description.font, of: source.id) ?? standardFont ?? label.font
    if let color = description.textColor { label.textColor = color }
    shrink(label, description)
    label.text = description.text
    if let attributed = attributed(description.attributedText, in: label.font, of: source) {
      label.attributedText = attributed
    }
  }

  /// The font of a label without one: the 17-point system font. A built-in label would have
  /// another.
  private var standardFont: Font? {
    try? traits.fonts.systemFont(
      size: 17, legibilityWeight: traits.legibilityWeight, era: traits.layoutMetrics.era)
  }

  /// Sets the minimum scale of a label, if the file specifies one.
  private func shrink(_ label: Label, _ description: NibLabel) {
    let byPoints = description.minimumFontSize > 0 ? description.minimumFontSize / label.font.pointSize : 0
    let least = description.minimumScaleFactor > 0 ? description.minimumScaleFactor : byPoints
    guard description.adjustsFontSizeToFit, least > 0, least.isFinite else { return }
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = CGFloat(min(1, least))
  }

  func textField(_ description: NibTextField, of source: NibView) -> View {
    let field = TextField()
    field.adjustsFontForContentSizeCategory = description.adjustsFontForContentSizeCategory
    if let font = font(description.font, of: source.id) { field.font = font }
    (field.text, field.placeholder) = (description.text, description.placeholder)
    (field.borderStyle, field.textAlignment) = (description.border, description.alignment)
    return field
  }

  func textView(_ description: NibTextView, of source: NibView) -> View {
    let view = TextView()
    view.isScrollEnabled = description.isScrollEnabled
    view.textAlignment = description.alignment
    view.adjustsFontForContentSizeCategory = description.adjustsFontForContentSizeCategory
    if let font = font(description.font, of: source.id) { view.font = font }
    view.text = description.text
    if let base = view.font ?? standardFont, let text = attributed(description.attributedText, in: base, of: source) {
      view.attributedText = text
    }
    return view
  }

  /// Returns attributed text; nil if there is none. A fragment without a font has the given one.
  func attributed(_ text: NibAttributedText?, in font: Font, of source: NibView) -> NSAttributedString? {
    guard let text else { return nil }
    let parts = text.fragments.map { fragment in
      var attributes = TextAttributes(font: self.font(fragment.font, of: source.id) ?? font)
      attributes.kern = fragment.kerning.map(\.bounded)
      return (text: fragment.text, attributes: attributes)
    }
    guard !parts.isEmpty else { return nil }
    var attributed = AttributedText(parts)
    var start = 0
    for fragment in text.fragments {
      let end = start + fragment.text.utf16.count
      if let paragraph = fragment.paragraph, end > start {
        attributed = attributed.setting(paragraph.style, forParagraphsIn: start..<end)
      }
      start = end
    }
    return NSAttributedString(attributed)
  }
}

extension NibTextField {
  /// The border around the text.
  fileprivate var border: TextField.BorderStyle {
    switch borderStyle {
    case "roundedRect": .roundedRect
    case "line": .line
    case "bezel": .bezel
    default: .none
    }
  }
}

extension NibParagraph {
  /// The style in TextLayout.
  fileprivate var style: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = alignment ?? .natural
    style.lineBreakMode = lineBreakMode ?? .byWordWrapping
    style.lineSpacing = length(lineSpacing)
    style.paragraphSpacing = length(paragraphSpacing)
    style.minimumLineHeight = length(minimumLineHeight)
    style.maximumLineHeight = length(maximumLineHeight)
    style.lineHeightMultiple = length(lineHeightMultiple)
    style.paragraphSpacingBefore = length(paragraphSpacingBefore)
    style.firstLineHeadIndent = length(firstLineHeadIndent)
    style.headIndent = length(headIndent)
    style.tailIndent = tailIndent?.bounded ?? 0
    style.hyphenationFactor = hyphenationFactor.map { min(1, max(0, $0.bounded)) }
    return style
  }

  private func length(_ points: Double?) -> Double { max(0, points?.bounded ?? 0) }
}
