public import LayoutCore
public import TextLayout

/// A button.
public struct NibButton: Hashable, Sendable {
  /// `buttonType` is "system" or "roundedRect".
  public var isSystem = false
  /// The title for the normal state.
  public var title: String?
  /// The attributed title for the normal state.
  public var attributedTitle: NibAttributedText?
  /// The picture for the normal state.
  public var image: NibImage?
  /// The picture behind the title for the normal state; a button is no smaller than it.
  public var backgroundImage: NibImage?
  /// nil where none is written: 15 points of a system button, 18 of a custom one.
  public var font: NibFont?
  /// In points; a `maxX` of 2.2e-308 is 0.
  public var contentInsets, titleInsets, imageInsets: EdgeInsets?
  /// How long titles break; nil where none is written.
  public var lineBreakMode: LineBreakMode?
  /// `buttonConfiguration`; nil where there is none.
  public var configuration: NibButtonConfiguration?
}

/// `buttonConfiguration` of iOS 15.
public struct NibButtonConfiguration: Hashable, Sendable {
  /// "plain", "filled", "tinted", "gray".
  public var style: String
  /// The texts.
  public var title, subtitle: String?
  /// The attributed title.
  public var attributedTitle: NibAttributedText?
  /// The picture.
  public var image: NibImage?
  /// "leading", "top" …; nil where none is written.
  public var imagePlacement: String?
  /// In points.
  public var imagePadding: Double?
  /// `contentInsets`, in points.
  public var contentInsets: DirectionalEdgeInsets?
  /// The font of the title (`fontDescription key="titleFontDescription"` or an attribute container's).
  public var font: NibFont?
}

extension NibButtonConfiguration {
  /// The words for styles; those beyond the four are of UIKit's other makers, which look like one of them.
  static let styles: Set<String> = [
    "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent",
  ]
}
