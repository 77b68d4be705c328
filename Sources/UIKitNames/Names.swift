public import FontMetrics
public import LayoutCore
public import TableLayout
public import TextLayout

// UIKit's names for Strut's types. Only the type needs a name where the members already have
// UIKit's names.

/// A rectangle in a hierarchy of views.
public typealias UIView = View
/// A view that displays text.
public typealias UILabel = Label
/// The view of a row in a table.
public typealias UITableViewCell = TableViewCell

/// A face at a size in points.
public typealias UIFont = Font
/// A scaler of values and fonts for the content size category.
public typealias UIFontMetrics = FontScaler
/// The text size that the user prefers.
public typealias UIContentSizeCategory = ContentSizeCategory
/// A view whose font can follow the content size category.
public typealias UIContentSizeCategoryAdjusting = ContentSizeCategoryAdjusting
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
/// A type whose trait changes can be observed.
public typealias UITraitChangeObservable = TraitChangeObservable
/// A token that ends the observation of trait changes.
public typealias UITraitChangeRegistration = TraitChangeRegistration

/// A relation between two attributes of views.
public typealias NSLayoutConstraint = LayoutConstraint
/// An edge, center, baseline or dimension from which constraints are created.
public typealias NSLayoutAnchor = LayoutAnchor
/// A horizontal position of a view.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
/// A vertical position of a view.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
/// A width or height of a view.
public typealias NSLayoutDimension = LayoutDimension
/// The priority of a constraint.
public typealias UILayoutPriority = LayoutPriority
/// An invisible rectangle that takes part in layout.
public typealias UILayoutGuide = LayoutGuide

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

extension LayoutConstraint {
  /// The part of a view to which a constraint refers.
  public typealias Attribute = LayoutAttribute
  /// The relation between the two sides of a constraint.
  public typealias Relation = LayoutRelation
  /// One of the two directions for sizes and priorities.
  public typealias Axis = LayoutAxis
}

extension View {
  /// The margins and dimensions of a view that change with the size of its superview.
  public typealias AutoresizingMask = LayoutCore.AutoresizingMask
}

extension Font {
  /// The role of text, such as headline or body.
  public typealias TextStyle = FontMetrics.TextStyle
}
