import Foundation
import InterfaceBuilder
import StringCatalogs
import TableLayout
import UIKitNames

/// Fills the views of a cell, header or footer with samples for the text that code sets later.
///
/// The policy is that of Interface Builder files: text that is not a placeholder is kept, unless
/// the `--placeholder` replaces all. A field and an editable text view are empty until the user
/// types.
@MainActor struct CodeSamples {
  let placeholder: NibPlaceholder
  let locale: TextLocale
  /// True if only views without text are filled, because a file describes the others.
  let onlyEmpty: Bool
  /// The samples, by the names of their views.
  private(set) var shown: [String: String] = [:]
  /// The names of the controls.
  private(set) var controls: Set<String> = []

  init(_ placeholder: NibPlaceholder, _ locale: TextLocale, onlyEmpty: Bool = false) {
    (self.placeholder, self.locale, self.onlyEmpty) = (placeholder, locale, onlyEmpty)
  }

  /// Fills a view and the views in it.
  ///
  /// - Complexity: O(*n*) in the number of views.
  mutating func fill(_ view: UIView) {
    switch view {
    case let label as UILabel:
      fill(view, label.text, lines: label.numberOfLines) { label.show($0) }
    case let text as UITextView:
      if !text.isEditable { fill(view, text.text, lines: 0) { text.show($0) } }
    case let button as UIButton: fill(button)
    case let control as UIControl: note(control)
    default: for child in view.subviews { fill(child) }
    }
  }

  private mutating func fill(_ button: UIButton) {
    note(button)
    let hasPicture = button.currentImage != nil || button.currentBackgroundImage != nil
    guard button.configuration?.title == nil, button.configuration?.image == nil, !hasPicture else { return }
    fill(button, button.title(for: .normal), lines: 1) { sample in
      if button.configuration == nil {
        button.setTitle(sample, for: .normal)
      } else {
        button.configuration?.title = sample
      }
    }
  }

  private mutating func note(_ control: UIControl) {
    if let name = control.strutView.reportName { controls.insert(name) }
  }

  private mutating func fill(_ view: UIView, _ text: String?, lines: Int, show: (String) -> Void) {
    let text = text ?? ""
    guard !onlyEmpty || text.isEmpty, let sample = placeholder.sample(for: text, lineLimit: lines, in: locale) else {
      return
    }
    let shown = locale.pseudolanguage.map { $0.transform(sample) } ?? sample
    show(shown)
    if let name = view.strutView.reportName { self.shown[name] = shown }
  }
}

extension UILabel {
  /// Shows a sample in the attributes of the present text.
  fileprivate func show(_ sample: String) {
    guard strutLabel.isAttributed, let first = attributedText, first.length > 0 else { return text = sample }
    attributedText = NSAttributedString(string: sample, attributes: first.firstAttributes)
  }
}

extension UITextView {
  fileprivate func show(_ sample: String) { text = sample }
}
