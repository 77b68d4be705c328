public import Foundation

extension Button {
  /// The appearance of a button, which replaces its own titles, images and insets. The layout part
  /// of UIKit's `UIButton.Configuration`.
  ///
  /// ```swift
  /// var configuration = Button.Configuration.filled()
  /// configuration.title = "Buy"
  /// let button = Button(configuration: configuration)
  /// ```
  /// The height of a button is that of its lines plus 14 points, rounded to the pixel: 34.333 for
  /// one line at L. The title wraps, unless its label truncates or clips it (Facts.md#controls).
  public struct Configuration: Hashable, Sendable {
    /// The background of a button. It does not affect the size.
    public enum Style: String, Hashable, Sendable, CaseIterable {
      /// No background.
      case plain
      /// A gray background.
      case gray
      /// A background in a pale tint color.
      case tinted
      /// A background in the tint color.
      case filled
    }

    /// The position of the image relative to the title. UIKit uses a set of directional edges.
    public enum ImagePlacement: String, Hashable, Sendable, CaseIterable {
      /// At the leading edge of the title.
      case leading
      /// At the trailing edge of the title.
      case trailing
      /// Above the title.
      case top
      /// Below the title.
      case bottom

      /// A Boolean value that indicates whether the image is above or below the title.
      var isVertical: Bool { self == .top || self == .bottom }
    }

    /// The background of the button.
    public var style: Style
    /// The title, or nil for the title set by ``Button/setTitle(_:for:)``.
    public var title: String?
    /// The image, or nil for the image set by ``Button/setImage(_:for:)``.
    public var image: Image?
    /// The distance between the image and the title, in points; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The position of the image; `leading` by default.
    public var imagePlacement = ImagePlacement.leading
    /// The insets of the content, in points, or nil for UIKit's default: 7 at the top and bottom,
    /// and 12 at the sides (Strut's rule).
    public var contentInsets: DirectionalEdgeInsets?

    /// Creates a configuration with a style.
    public init(_ style: Style) { self.style = style }

    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a background in a pale tint color.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a background in the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
  }

  /// Creates a button with a configuration.
  public convenience init(configuration: Configuration) {
    self.init(type: .system)
    self.configuration = configuration
    // Property observers are not called in an initializer.
    configurationChanged(isFirst: true)
  }

  /// Applies the configuration. With the first one, the title wraps, and uses body text that
  /// follows the category.
  func configurationChanged(isFirst: Bool) {
    if isFirst {
      takeConfiguredFont()
      titleLabel?.lineBreakMode = .byWordWrapping
    }
    showContent()
    invalidateIntrinsicContentSize()
  }

  /// The content insets of the configuration, or nil without a configuration.
  var configuredInsets: EdgeInsets? {
    guard let configuration else { return nil }
    let metrics = layoutMetrics.control
    let usual = DirectionalEdgeInsets(
      top: metrics.configurationPadding, leading: metrics.configurationSides, bottom: metrics.configurationPadding,
      trailing: metrics.configurationSides)
    return EdgeInsets(configuration.contentInsets ?? usual, direction: effectiveUserInterfaceLayoutDirection)
  }

  private func takeConfiguredFont() {
    guard let titleLabel, let body = traitCollection.preferredFont(for: .body) else { return }
    titleLabel.font = body
    titleLabel.adjustsFontForContentSizeCategory = true
  }
}
