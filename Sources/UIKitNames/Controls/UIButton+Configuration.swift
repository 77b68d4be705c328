public import Foundation
public import LayoutCore

extension UIButton {
  /// The appearance of a button, which replaces its own titles, images and insets.
  ///
  /// UIKit's type in front of Strut's ``Button/Configuration``.
  public struct Configuration: Hashable {
    /// The size of a button. It is recorded: only medium buttons are measured.
    public enum Size: Int, Hashable, Sendable {
      /// The usual size.
      case medium = 0
      /// A smaller size.
      case small = 1
      /// The smallest size.
      case mini = 2
      /// A larger size.
      case large = 3
    }

    /// The corners of the background. They are recorded.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// The radius of the background.
      case fixed = -1
      /// The radius of the background, which follows the content size category.
      case dynamic = 0
      /// A small radius.
      case small = 1
      /// A medium radius.
      case medium = 2
      /// A large radius.
      case large = 3
      /// Half of the height.
      case capsule = 4
    }

    /// The alignment of the title and the subtitle. It is recorded.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// By the position of the image.
      case automatic = 0
      /// At the leading edge.
      case leading = 1
      /// In the middle.
      case center = 2
      /// At the trailing edge.
      case trailing = 3
    }

    /// The style on Mac. It is recorded.
    public enum MacIdiomStyle: Int, Hashable, Sendable {
      /// By the configuration.
      case automatic = 0
      /// With a border.
      case bordered = 1
      /// Without a border.
      case borderless = 2
      /// With a border and no change while selected.
      case borderlessTinted = 3
    }

    /// A mark next to the title. It is recorded.
    public enum Indicator: Int, Hashable, Sendable {
      /// By the button.
      case automatic = 0
      /// No mark.
      case none = 1
      /// Two arrows.
      case popup = 2
    }

    /// The background of the button in pictures, and the default color of its title.
    let style: Button.Configuration.Style

    /// The title, or nil for that of the button.
    public var title: String? {
      didSet { attributedTitle = nil }
    }
    /// The title with attributes, in place of ``title``.
    public var attributedTitle: AttributedString?
    /// The line below the title, or nil. It has the font of footnotes (not measured).
    public var subtitle: String? {
      didSet { attributedSubtitle = nil }
    }
    /// The line below the title with attributes, in place of ``subtitle``.
    public var attributedSubtitle: AttributedString?
    /// A change of the title's attributes, or nil.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// A change of the subtitle's attributes, or nil.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The rule for breaking lines of the title, which by default has several lines.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The rule for breaking lines of the subtitle. It is recorded.
    public var subtitleLineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The distance between the title and the subtitle, in points; 1 by default.
    public var titlePadding: CGFloat = 1
    /// The alignment of the title and the subtitle. It is recorded.
    public var titleAlignment = TitleAlignment.automatic

    /// The image, or nil for that of the button.
    public var image: UIImage?
    /// The distance between the image and the title, in points; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The edge of the title at which the image is; `leading` by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The reservation of space for the image, in points. It is recorded.
    public var imageReservation: CGFloat = 0
    /// The size and weight of a symbol, or nil.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// A change of the image's color, or nil. It is recorded.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// A Boolean value that indicates whether an activity indicator of 20 by 20 points is in place
    /// of the image; false by default.
    public var showsActivityIndicator = false
    /// A change of the indicator's color, or nil. It is recorded.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The mark next to the title. It is recorded.
    public var indicator = Indicator.automatic
    /// A change of the mark's color, or nil. It is recorded.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    /// The color of the title, or nil for that of the style.
    public var baseForegroundColor: UIColor?
    /// The color of the background, or nil for that of the style.
    public var baseBackgroundColor: UIColor?
    /// The background. Its color takes precedence over ``baseBackgroundColor``; the rest is
    /// recorded.
    public var background = UIBackgroundConfiguration.clear()
    /// The corners of the background. They are recorded.
    public var cornerStyle = CornerStyle.dynamic
    /// The size. It is recorded.
    public var buttonSize = Size.medium
    /// The style on Mac. It is recorded.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// A Boolean value that indicates whether a selected button has another appearance; true by
    /// default. It is recorded.
    public var automaticallyUpdateForSelection = true

    private var ownInsets: NSDirectionalEdgeInsets?

    init(_ style: Button.Configuration.Style) {
      self.style = style
      background.backgroundColor = nil
    }

    /// Creates the configuration of a nib's button.
    init(_ configuration: Button.Configuration) {
      self.init(configuration.style)
      (title, image) = (configuration.title, configuration.image.map { UIImage($0) })
      (imagePadding, ownInsets) = (configuration.imagePadding, configuration.contentInsets)
      imagePlacement =
        switch configuration.imagePlacement {
        case .leading: .leading
        case .trailing: .trailing
        case .top: .top
        case .bottom: .bottom
        }
    }

    /// The insets of the content, in points; 7 at the top and bottom, and 12 at the sides by
    /// default.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? Self.usualInsets }
      set { ownInsets = newValue }
    }

    /// Sets the insets to those of the style.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    private static var usualInsets: NSDirectionalEdgeInsets {
      let metrics = UITraitCollection.current.layoutMetrics.control
      let (padding, sides) = (metrics.configurationPadding, metrics.configurationSides)
      return NSDirectionalEdgeInsets(top: padding, leading: sides, bottom: padding, trailing: sides)
    }

    /// Returns the configuration, which does not depend on states.
    public func updated(for button: UIButton) -> Configuration { self }

    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a background in a pale tint color.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a background in the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a configuration without a background.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a gray background.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a background in a pale tint color.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a background in the tint color.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Returns `true` if all values other than the changes of attributes and colors are equal.
    public static func == (first: Self, second: Self) -> Bool {
      first.key == second.key && first.attributedTitle == second.attributedTitle
        && first.attributedSubtitle == second.attributedSubtitle && first.image == second.image
        && first.baseForegroundColor == second.baseForegroundColor
        && first.baseBackgroundColor == second.baseBackgroundColor && first.background == second.background
        && first.preferredSymbolConfigurationForImage == second.preferredSymbolConfigurationForImage
    }

    /// Hashes the strings and the numbers.
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }

    private struct Key: Hashable {
      let style: Button.Configuration.Style
      let texts: [String?]
      let lengths: [CGFloat]
      let insets: NSDirectionalEdgeInsets?
      let choices: [Int]
      let modes: [NSLineBreakMode]
      let flags: [Bool]
    }

    private var key: Key {
      Key(
        style: style, texts: [title, subtitle], lengths: [titlePadding, imagePadding, imageReservation],
        insets: ownInsets,
        choices: [
          titleAlignment.rawValue, Int(imagePlacement.rawValue), indicator.rawValue, cornerStyle.rawValue,
          buttonSize.rawValue, macIdiomStyle.rawValue,
        ], modes: [titleLineBreakMode, subtitleLineBreakMode],
        flags: [showsActivityIndicator, automaticallyUpdateForSelection])
    }

    /// Strut's configuration, without an attributed title.
    func strut(with image: Image?) -> Button.Configuration {
      var configuration = Button.Configuration(style)
      configuration.title = title
      let side = UITraitCollection.current.layoutMetrics.control.mediumIndicator
      configuration.image =
        showsActivityIndicator ? Image(size: CGSize(width: side, height: side)) : image
      configuration.imagePadding = imagePadding
      configuration.imagePlacement =
        imagePlacement.contains(.trailing)
        ? .trailing : imagePlacement.contains(.top) ? .top : imagePlacement.contains(.bottom) ? .bottom : .leading
      configuration.contentInsets = ownInsets
      return configuration
    }
  }
}
