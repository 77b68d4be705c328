public import Foundation

extension Button {
  /// How a button looks, in place of titles, pictures and insets of its own. UIKit's `UIButton.Configuration`, as far as it moves things.
  ///
  /// ```swift
  /// var configuration = Button.Configuration.filled()
  /// configuration.title = "Buy"
  /// let button = Button(configuration: configuration)
  /// ```
  /// A button is as high as its line and 14 points, to the pixel: 34.333 at L (Facts.md#controls).
  public struct Configuration: Hashable, Sendable {
    /// What the button has behind its title, which changes no size.
    public enum Style: String, Hashable, Sendable, CaseIterable {
      /// Nothing.
      case plain
      /// A gray ground.
      case gray
      /// A ground in a pale tint.
      case tinted
      /// A ground in the tint.
      case filled
    }

    /// Where the picture stands, seen from the title. UIKit's edges of a rectangle, one at a time.
    public enum ImagePlacement: String, Hashable, Sendable, CaseIterable {
      /// Where lines begin.
      case leading
      /// Where lines end.
      case trailing
      /// Above.
      case top
      /// Below.
      case bottom

      /// Whether picture and title stand one above the other.
      var isVertical: Bool { self == .top || self == .bottom }
    }

    /// What the button has behind its title.
    public var style: Style
    /// The title; nil for what ``Button/setTitle(_:for:)`` said.
    public var title: String?
    /// The picture; nil for what ``Button/setImage(_:for:)`` said.
    public var image: Image?
    /// Between the picture and the title, in points; 0 at first.
    public var imagePadding: CGFloat = 0
    /// Where the picture stands; where lines begin at first.
    public var imagePlacement = ImagePlacement.leading
    /// Distances around the content, in points; nil for UIKit's own: 7 above and below, 12 at the sides (Strut's rule).
    public var contentInsets: DirectionalEdgeInsets?

    /// A configuration of a style.
    public init(_ style: Style) { self.style = style }

    /// One with nothing behind the title.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// One with a gray ground.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// One with a ground in a pale tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// One with a ground in the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
  }

  /// Makes a button of a configuration.
  public convenience init(configuration: Configuration) {
    self.init(type: .system)
    self.configuration = configuration
    // No observer is called in an initializer.
    configurationChanged(isFirst: true)
  }

  /// Shows what the configuration says; the first one's title is body text that follows the category.
  func configurationChanged(isFirst: Bool) {
    if isFirst { takeConfiguredFont() }
    showContent()
    invalidateIntrinsicContentSize()
  }

  /// The distances around the content that a configuration has, by side; nil without a configuration.
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
