public import Foundation
public import LayoutCore
internal import TableLayout

/// The content of a view that has nothing to display, as a value. It is recorded: its view is
/// empty.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The alignment of the content.
  public enum Alignment: Int, Hashable, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case natural = 1
  }

  /// The appearance of a label.
  public typealias TextProperties = UIListContentConfiguration.TextProperties
  /// The appearance of the image.
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties

  /// The alignment of the content.
  public var alignment = Alignment.center
  /// The axes on which the margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The margins, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// The image, or nil.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The text, or nil.
  public var text: String?
  /// The attributed text, which replaces the plain text, or nil.
  public var attributedText: NSAttributedString?
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The secondary text, or nil.
  public var secondaryText: String?
  /// The attributed secondary text, which replaces the plain text, or nil.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The button.
  public var button = UIButton.Configuration.plain()
  /// The second button.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The distance between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 0
  /// The distance between the text and the secondary text, in points.
  public var textToSecondaryTextPadding: CGFloat = 0
  /// The distance between the secondary text and the button, in points.
  public var textToButtonPadding: CGFloat = 0
  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 0
  /// The background.
  public var background = UIBackgroundConfiguration.clear()

  private init() {
    let list = UIListContentConfiguration.subtitleCell()
    (textProperties, secondaryTextProperties) = (list.textProperties, list.secondaryTextProperties)
  }

  /// Returns an empty configuration.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
  /// Returns the configuration of content that is being loaded.
  public static func loading() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
  /// Returns the configuration of a search without results.
  public static func search() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  /// Creates the view of the configuration, which is empty.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration, which does not depend on states.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

/// The view of content that is not available. Strut does not lay out its content.
@MainActor @preconcurrency open class UIContentUnavailableView: UIView, UIContentView {
  /// The configuration. It is recorded and does not affect layout.
  open var configuration: any UIContentConfiguration

  /// Creates a view for a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    UIKitLog.once("UIContentUnavailableView has no content in layout.")
    self.configuration = configuration
    super.init(frame: .zero)
  }

  /// Creates a view with an empty configuration.
  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration.empty()
    super.init(coder: coder)
  }
}
