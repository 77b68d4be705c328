public import FontMetrics
public import LayoutCore
public import TableLayout
public import TextLayout

// UIKit's names for Strut's types. Where the members have UIKit's names already, the name of the type is all that is missing.

/// A rectangle in a tree of rectangles.
public typealias UIView = View
/// A view that shows a text.
public typealias UILabel = Label
/// A row of a table.
public typealias UITableViewCell = TableViewCell

/// A face at a point size.
public typealias UIFont = Font
/// What scales values and fonts with the content size category.
public typealias UIFontMetrics = FontScaler
/// How large a person wants text to be.
public typealias UIContentSizeCategory = ContentSizeCategory
/// A view whose font can follow the content size category.
public typealias UIContentSizeCategoryAdjusting = ContentSizeCategoryAdjusting
/// Whether people have asked for bold text.
public typealias UILegibilityWeight = LegibilityWeight
/// A role that text plays, by its name before Swift 4.2.
public typealias UIFontTextStyle = TextStyle
/// The surroundings a view is laid out in.
public typealias UITraitCollection = TraitCollection
/// Traits that one view and everything in it have in place of the superview's.
public typealias UITraitOverrides = TraitOverrides
/// One of the traits whose changes are told.
public typealias UITrait = Trait
/// What names a trait.
public typealias UITraitDefinition = TraitDefinition
/// The text size, as a trait whose changes are told.
public typealias UITraitPreferredContentSizeCategory = ContentSizeCategoryTrait
/// Bold text, as a trait whose changes are told.
public typealias UITraitLegibilityWeight = LegibilityWeightTrait
/// The way the interface runs, as a trait whose changes are told.
public typealias UITraitLayoutDirection = LayoutDirectionTrait
/// Pixels in a point, as a trait whose changes are told.
public typealias UITraitDisplayScale = DisplayScaleTrait
/// What can be asked to tell of changed traits.
public typealias UITraitChangeObservable = TraitChangeObservable
/// What stops the telling.
public typealias UITraitChangeRegistration = TraitChangeRegistration

/// A relation between two attributes of views.
public typealias NSLayoutConstraint = LayoutConstraint
/// A place or length from which constraints are made.
public typealias NSLayoutAnchor = LayoutAnchor
/// A vertical line of a view.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
/// A horizontal line of a view.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
/// A length of a view.
public typealias NSLayoutDimension = LayoutDimension
/// How strongly a constraint is meant.
public typealias UILayoutPriority = LayoutPriority
/// A rectangle that takes part in layout and shows nothing.
public typealias UILayoutGuide = LayoutGuide

/// Distances inwards from four edges, by side.
public typealias UIEdgeInsets = EdgeInsets
/// Distances inwards from four edges, by reading direction.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
/// The way a user interface runs.
public typealias UIUserInterfaceLayoutDirection = LayoutDirection
/// Whether a view turns round where the interface does.
public typealias UISemanticContentAttribute = SemanticContentAttribute

/// How lines are broken and what is left out.
public typealias NSLineBreakMode = LineBreakMode
/// How lines lie between the sides of a label.
public typealias NSTextAlignment = TextAlignment
/// What is done beyond breaking where a line is full, by its name in Objective-C.
public typealias NSLineBreakStrategy = LineBreakStrategy
/// The direction a paragraph is written in.
public typealias NSWritingDirection = WritingDirection

extension LayoutConstraint {
  /// What of a view a constraint speaks of.
  public typealias Attribute = LayoutAttribute
  /// How the two sides of a constraint relate.
  public typealias Relation = LayoutRelation
  /// One of the two directions in which sizes and priorities are given.
  public typealias Axis = LayoutAxis
}

extension View {
  /// Which sides of a view give way when its superview changes size.
  public typealias AutoresizingMask = LayoutCore.AutoresizingMask
}

extension Font {
  /// A role that text plays, such as headline or body.
  public typealias TextStyle = FontMetrics.TextStyle
}
