public import LayoutCore
public import TextLayout

/// A button.
public struct NibButton: Hashable, Sendable {
  /// True if the `buttonType` is "system" or "roundedRect".
  public var isSystem = false
  /// The title for the normal state.
  public var title: String?
  /// The attributed title for the normal state.
  public var attributedTitle: NibAttributedText?
  /// The image for the normal state.
  public var image: NibImage?
  /// The background image for the normal state; a button is at least as large as it.
  public var backgroundImage: NibImage?
  /// The font; nil if not specified: 15 points for a system button, 18 for a custom one.
  public var font: NibFont?
  /// The insets, in points; a `maxX` of 2.2e-308 is 0.
  public var contentInsets, titleInsets, imageInsets: EdgeInsets?
  /// The line break mode of long titles; nil if not specified.
  public var lineBreakMode: LineBreakMode?
  /// The `buttonConfiguration`; nil if there is none.
  public var configuration: NibButtonConfiguration?
}

/// A `buttonConfiguration`, as in iOS 15 and later.
public struct NibButtonConfiguration: Hashable, Sendable {
  /// The style: "plain", "filled", "tinted" or "gray".
  public var style: String
  /// The title and the subtitle.
  public var title, subtitle: String?
  /// The attributed title.
  public var attributedTitle: NibAttributedText?
  /// The image.
  public var image: NibImage?
  /// The placement of the image: "leading", "top" …; nil if not specified.
  public var imagePlacement: String?
  /// The padding between the image and the text, in points.
  public var imagePadding: Double?
  /// The `contentInsets`, in points.
  public var contentInsets: DirectionalEdgeInsets?
  /// The font of the title (`fontDescription key="titleFontDescription"`, or that of an attribute
  /// container).
  public var font: NibFont?
}

extension NibButtonConfiguration {
  /// The names of styles. Those other than the four are UIKit's other configurations, which look
  /// like one of them.
  static let styles: Set<String> = [
    "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent",
  ]
}
