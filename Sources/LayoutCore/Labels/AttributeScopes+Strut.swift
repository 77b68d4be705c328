public import FontMetrics
public import Foundation
public import TextLayout

extension AttributeScopes {
  /// The attributes of an `AttributedString` that affect layout in Strut. For languages it uses
  /// Foundation's `languageIdentifier`.
  public var strut: StrutAttributes.Type { StrutAttributes.self }

  /// The keys of Strut's attributes, and Foundation's.
  public struct StrutAttributes: AttributeScope {
    /// The font of a run.
    public let font: FontAttribute
    /// The style of a paragraph, read from its first character.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The points to add after each cluster, without ligatures.
    public let tracking: TrackingAttribute
    /// The points to add after each cluster, with ligatures; 0 turns kerning off.
    public let kern: KernAttribute
    /// The upward offset of a run, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attachment that replaces a U+FFFC character.
    public let attachment: AttachmentAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The key of a font.
    public enum FontAttribute: AttributedStringKey {
      /// A face at a point size.
      public typealias Value = Font
      /// The key's name in archives.
      public static let name = "Strut.Font"
    }

    /// The key of a paragraph style.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The style.
      public typealias Value = ParagraphStyle
      /// The key's name in archives.
      public static let name = "Strut.ParagraphStyle"
    }

    /// The key of the tracking.
    public enum TrackingAttribute: AttributedStringKey {
      /// The tracking in points.
      public typealias Value = Double
      /// The key's name in archives.
      public static let name = "Strut.Tracking"
    }

    /// The key of the kerning.
    public enum KernAttribute: AttributedStringKey {
      /// The kerning in points.
      public typealias Value = Double
      /// The key's name in archives.
      public static let name = "Strut.Kern"
    }

    /// The key of the baseline offset.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The offset in points, upward.
      public typealias Value = Double
      /// The key's name in archives.
      public static let name = "Strut.BaselineOffset"
    }

    /// The key of an attachment.
    public enum AttachmentAttribute: AttributedStringKey {
      /// The box.
      public typealias Value = TextAttachment
      /// The key's name in archives.
      public static let name = "Strut.Attachment"
    }
  }
}

extension AttributeDynamicLookup {
  // Disfavored, so that UIKit's attributes of the same name take precedence with UIKitNames.

  /// Accesses Strut's attributes by name: `string.baselineOffset = 2`.
  @_disfavoredOverload
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.StrutAttributes, Key>
  ) -> Key { self[Key.self] }
}
