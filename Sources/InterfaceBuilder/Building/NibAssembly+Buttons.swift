import FontMetrics
import Foundation
import LayoutCore
import TextLayout

extension NibAssembly {
  func button(_ description: NibButton, of source: NibView) -> View {
    let button = Button(type: description.isSystem ? .system : .custom)
    if let configuration = description.configuration {
      button.configuration = self.configuration(configuration, of: source)
      if let font = font(configuration.font, of: source.id) { button.titleLabel?.font = font }
    }
    if let font = font(description.font, of: source.id) { button.titleLabel?.font = font }
    if let mode = description.titleLineBreakMode { button.titleLabel?.lineBreakMode = mode }
    showTitle(description, in: button, of: source)
    button.setImage(image(description.image, configured: nil, of: source), for: .normal)
    if description.backgroundImage != nil, !given.areBoth(of: source.id) {
      log.note(
        .kindWithoutContent, of: source, "the background image is ignored; the button is as large as its title needs")
    }
    button.contentEdgeInsets = (description.contentInsets ?? .zero).bounded
    button.titleEdgeInsets = (description.titleInsets ?? .zero).bounded
    button.imageEdgeInsets = (description.imageInsets ?? .zero).bounded
    return button
  }

  private func showTitle(_ description: NibButton, in button: Button, of source: NibView) {
    button.setTitle(description.title, for: .normal)
    let attributed = description.configuration?.attributedTitle ?? description.attributedTitle
    guard let font = button.titleLabel?.font, let title = self.attributed(attributed, in: font, of: source) else {
      return
    }
    button.setAttributedTitle(title, for: .normal)
  }

  private func configuration(_ described: NibButtonConfiguration, of source: NibView) -> Button.Configuration {
    var configuration = Button.Configuration(described.look)
    configuration.title = described.attributedTitle == nil ? described.title : nil
    configuration.image = image(described.image, configured: nil, of: source)
    configuration.imagePadding = CGFloat((described.imagePadding ?? 0).bounded)
    configuration.imagePlacement = .init(rawValue: described.imagePlacement ?? "") ?? .leading
    configuration.contentInsets = described.contentInsets?.bounded
    if described.subtitle?.isEmpty == false {
      log.note(.kindWithoutContent, of: source, "the subtitle is ignored; the button is as tall as its title needs")
    }
    return configuration
  }
}

extension NibButton {
  /// The line break mode of the title; nil for that of the kind of button. Xcode writes the middle
  /// truncation of all new buttons, which does not keep a configuration's title from wrapping.
  fileprivate var titleLineBreakMode: LineBreakMode? {
    configuration != nil && lineBreakMode == .byTruncatingMiddle ? nil : lineBreakMode
  }
}

extension NibButtonConfiguration {
  /// The style of the button's background. Names other than the four are those of UIKit's other
  /// configurations, which look like one of them.
  fileprivate var look: Button.Configuration.Style {
    switch style {
    case "gray", "bordered": .gray
    case "tinted", "borderedTinted": .tinted
    case "filled", "borderedProminent": .filled
    default: .plain
    }
  }
}
