public import Foundation

/// A layer with text. Everything is recorded and does not affect layout.
open class CATextLayer: CALayer {
  /// The text, as a `String` or an `NSAttributedString`, or nil.
  open var string: Any?
  /// The font, as a `UIFont` or a name, or nil.
  open var font: Any?
  /// The size of the font, in points; 36 by default.
  open var fontSize: CGFloat = 36
  /// The color of the text; white by default.
  open var foregroundColor: CGColor? = CGColor.white
  /// A Boolean value that indicates whether lines are broken at the width.
  open var isWrapped = false
  /// The place of truncation.
  open var truncationMode = CATextLayerTruncationMode.none
  /// The alignment of the lines.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// A Boolean value that indicates whether letters are smoothed for the screen's colors.
  open var allowsFontSubpixelQuantization = false
}

/// The place where text is truncated.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the place.
  public let rawValue: String
  /// Creates a place from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No truncation.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The alignment of lines in a `CATextLayer`.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the alignment.
  public let rawValue: String
  /// Creates an alignment from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By the direction of the text.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
