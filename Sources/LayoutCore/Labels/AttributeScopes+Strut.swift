public import FontMetrics
public import Foundation
public import TextLayout

extension AttributeScopes {
  /// What Strut lays an `AttributedString` out by. Languages are Foundation's own `languageIdentifier`.
  public var strut: StrutAttributes.Type { StrutAttributes.self }

  /// The keys of Strut's attributes, and Foundation's.
  public struct StrutAttributes: AttributeScope {
    /// The font of a stretch.
    public let font: FontAttribute
    /// The style of the paragraph whose first character has it.
    public let paragraphStyle: ParagraphStyleAttribute
    /// Points after each cluster, without ligatures.
    public let tracking: TrackingAttribute
    /// Points after each cluster, with ligatures; 0 turns the font's own kerning off.
    public let kern: KernAttribute
    /// Points by which a stretch is moved up.
    public let baselineOffset: BaselineOffsetAttribute
    /// What stands in the place of a U+FFFC.
    public let attachment: AttachmentAttribute
    /// Foundation's.
    public let foundation: FoundationAttributes

    /// The key of a font.
    public enum FontAttribute: AttributedStringKey {
      /// A face at a point size.
      public typealias Value = Font
      /// The key's name in archives.
      public static let name = "Strut.Font"
    }

    /// The key of a paragraph's style.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The style.
      public typealias Value = ParagraphStyle
      /// The key's name in archives.
      public static let name = "Strut.ParagraphStyle"
    }

    /// The key of tracking.
    public enum TrackingAttribute: AttributedStringKey {
      /// In points.
      public typealias Value = Double
      /// The key's name in archives.
      public static let name = "Strut.Tracking"
    }

    /// The key of kerning.
    public enum KernAttribute: AttributedStringKey {
      /// In points.
      public typealias Value = Double
      /// The key's name in archives.
      public static let name = "Strut.Kern"
    }

    /// The key of a moved baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// In points, up.
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
  /// Strut's attributes by name: `string.baselineOffset = 2`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.StrutAttributes, Key>
  ) -> Key { self[Key.self] }
}
