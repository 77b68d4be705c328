public import FontMetrics
public import LayoutCore
public import TextLayout

// UIKit's names for Strut's values. Only the type needs a name where the members already have
// UIKit's names.

/// A scaler of values and fonts for the content size category.
/// The text size that the user prefers.
public typealias UIContentSizeCategory = ContentSizeCategory
/// An indication of whether the user has turned on Bold Text.
public typealias UILegibilityWeight = LegibilityWeight
/// The role of text, such as headline or body; the name before Swift 4.2.
public typealias UIFontTextStyle = TextStyle
/// The environment of a view, such as the text size and the layout direction.
public typealias UITraitCollection = TraitCollection
/// Traits that override those of the superview for one view and its subviews.
public typealias UITraitOverrides = TraitOverrides
/// A trait whose changes can be observed.
public typealias UITrait = Trait
/// A type that identifies a trait.
public typealias UITraitDefinition = TraitDefinition
/// The text size, as a trait whose changes can be observed.
public typealias UITraitPreferredContentSizeCategory = ContentSizeCategoryTrait
/// Bold Text, as a trait whose changes can be observed.
public typealias UITraitLegibilityWeight = LegibilityWeightTrait
/// The layout direction, as a trait whose changes can be observed.
public typealias UITraitLayoutDirection = LayoutDirectionTrait
/// The display scale, as a trait whose changes can be observed.
public typealias UITraitDisplayScale = DisplayScaleTrait
/// A token that ends the observation of trait changes.
public typealias UITraitChangeRegistration = TraitChangeRegistration

/// The priority of a constraint.
public typealias UILayoutPriority = LayoutPriority

/// Inward distances from the four edges: top, left, bottom and right.
public typealias UIEdgeInsets = EdgeInsets
/// Inward distances from the four edges, in the layout direction: top, leading, bottom and
/// trailing.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
/// The direction of the user interface.
public typealias UIUserInterfaceLayoutDirection = LayoutDirection
/// A description of content that determines whether a view is mirrored in right-to-left layouts.
public typealias UISemanticContentAttribute = SemanticContentAttribute

/// The rule for breaking lines and truncating text.
public typealias NSLineBreakMode = LineBreakMode
/// The alignment of lines in a label.
public typealias NSTextAlignment = TextAlignment
/// Rules for line breaking beyond filling each line; the name in Objective-C.
public typealias NSLineBreakStrategy = LineBreakStrategy
/// The writing direction of a paragraph.
public typealias NSWritingDirection = WritingDirection
