public import FontMetrics
public import LayoutCore
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
/// The surroundings a view is laid out in.
public typealias UITraitCollection = TraitCollection

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
  /// The heaviness of a font.
  public typealias Weight = FontWeight
}
