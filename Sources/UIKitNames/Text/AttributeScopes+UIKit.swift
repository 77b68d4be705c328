public import Foundation

extension AttributeScopes {
  /// The attributes of an `AttributedString` with UIKit's types.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The keys of UIKit's attributes, and Foundation's.
  public struct UIKitAttributes: AttributeScope {
    /// The font of a run.
    public let font: FontAttribute
    /// The style of a paragraph, read from its first character.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The color of the text. It does not affect layout.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text. It does not affect layout.
    public let backgroundColor: BackgroundColorAttribute
    /// The points to add after each cluster, with ligatures; 0 turns kerning off.
    public let kern: KernAttribute
    /// The points to add after each cluster, without ligatures.
    public let tracking: TrackingAttribute
    /// The use of ligatures: 0 turns optional ligatures off.
    public let ligature: LigatureAttribute
    /// The upward offset of a run, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attachment that replaces a U+FFFC character.
    public let attachment: AttachmentAttribute
    /// The underline. It does not affect layout.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the underline. It does not affect layout.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the text. It does not affect layout.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the line through the text. It does not affect layout.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The color of the outline. It does not affect layout.
    public let strokeColor: StrokeColorAttribute
    /// The width of the outline, in percent of the point size. It does not affect layout.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow. It does not affect layout.
    public let shadow: ShadowAttribute
    /// The skew of the glyphs. It does not affect layout.
    public let obliqueness: ObliquenessAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The key of a font.
    public enum FontAttribute: AttributedStringKey {
      /// A face at a point size.
      public typealias Value = UIFont
      /// The key's name in archives.
      public static let name = "NSFont"
    }

    /// The key of a paragraph style.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The style.
      public typealias Value = NSParagraphStyle
      /// The key's name in archives.
      public static let name = "NSParagraphStyle"
    }

    /// The key of the text's color.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = UIColor
      /// The key's name in archives.
      public static let name = "NSColor"
    }

    /// The key of the color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = UIColor
      /// The key's name in archives.
      public static let name = "NSBackgroundColor"
    }

    /// The key of the kerning.
    public enum KernAttribute: AttributedStringKey {
      /// The kerning in points.
      public typealias Value = CGFloat
      /// The key's name in archives.
      public static let name = "NSKern"
    }

    /// The key of the tracking.
    public enum TrackingAttribute: AttributedStringKey {
      /// The tracking in points.
      public typealias Value = CGFloat
      /// The key's name in archives.
      public static let name = "CTTracking"
    }

    /// The key of ligatures.
    public enum LigatureAttribute: AttributedStringKey {
      /// 0, or another number.
      public typealias Value = Int
      /// The key's name in archives.
      public static let name = "NSLigature"
    }

    /// The key of the baseline offset.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The offset in points, upward.
      public typealias Value = CGFloat
      /// The key's name in archives.
      public static let name = "NSBaselineOffset"
    }

    /// The key of an attachment.
    public enum AttachmentAttribute: AttributedStringKey {
      /// The box.
      public typealias Value = NSTextAttachment
      /// The key's name in archives.
      public static let name = "NSAttachment"
    }

    /// The key of the underline.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The style.
      public typealias Value = NSUnderlineStyle
      /// The key's name in archives.
      public static let name = "NSUnderline"
    }

    /// The key of the underline's color.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = UIColor
      /// The key's name in archives.
      public static let name = "NSUnderlineColor"
    }

    /// The key of the line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The style.
      public typealias Value = NSUnderlineStyle
      /// The key's name in archives.
      public static let name = "NSStrikethrough"
    }

    /// The key of the color of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = UIColor
      /// The key's name in archives.
      public static let name = "NSStrikethroughColor"
    }

    /// The key of the outline's color.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = UIColor
      /// The key's name in archives.
      public static let name = "NSStrokeColor"
    }

    /// The key of the outline.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// The width in percent.
      public typealias Value = CGFloat
      /// The key's name in archives.
      public static let name = "NSStrokeWidth"
    }

    /// The key of the shadow.
    public enum ShadowAttribute: AttributedStringKey {
      /// A shadow.
      public typealias Value = NSShadow
      /// The key's name in archives.
      public static let name = "NSShadow"
    }

    /// The key of the skew.
    public enum ObliquenessAttribute: AttributedStringKey {
      /// The skew.
      public typealias Value = CGFloat
      /// The key's name in archives.
      public static let name = "NSObliqueness"
    }
  }
}

extension AttributeDynamicLookup {
  /// Accesses UIKit's attributes by name: `string.font = UIFont.systemFont(ofSize: 17)`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
