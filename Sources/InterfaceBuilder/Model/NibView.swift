public import LayoutCore
public import StringCatalogs

/// A view in an Interface Builder file, with variations applied.
public struct NibView: Sendable {
  /// The object ID: "Kx1-aB-3Cd"; empty for the one kind of view that has none.
  public var id: String
  /// The name of the element: "label".
  public var element: String
  /// The kind of view, with its specific properties.
  public var content: NibContent
  /// The position of the start tag.
  public var position: SourcePosition
  /// The `key`: "contentView", "tableHeaderView".
  public var key: String?
  /// The `userLabel`: the name in Xcode's document outline.
  public var userLabel: String?
  /// The `customClass`, without its module.
  public var customClass: String?
  /// The `userComments`, for translators.
  public var userComments: String?
  /// The frame that Xcode recorded, in points in the superview, with y down; nil if not specified.
  public var frame: NibRect?
  /// True if the view is hidden: `hidden`.
  public var isHidden = false
  /// False if `translatesAutoresizingMaskIntoConstraints` is NO.
  public var translatesAutoresizingMask = true
  /// True if Xcode creates constraints from the frame at build time: `fixedFrame`.
  public var isFixedFrame = false
  /// True if Xcode found that the constraints also allow frames other than the recorded one:
  /// `ambiguous`.
  public var isAmbiguous = false
  /// True if the recorded frame is not that of the constraints: `misplaced`.
  public var isMisplaced = false
  /// The autoresizing mask, for views with a frame.
  public var autoresizing = NibAutoresizing()
  /// The hugging and compression resistance priorities; nil if not specified: 250 for hugging, 750
  /// for compression resistance.
  public var hugging, compression: NibPriorities
  /// The `layoutMargins`, absolute, in points.
  public var layoutMargins: EdgeInsets?
  /// The `directionalLayoutMargins`, in points.
  public var directionalLayoutMargins: DirectionalEdgeInsets?
  /// True if the view preserves the margins of its superview: `preservesSuperviewLayoutMargins`.
  public var preservesSuperviewLayoutMargins = false
  /// True if the margins follow the readable width: `layoutMarginsFollowReadableWidth`.
  public var followsReadableWidth = false
  /// True if the margins include the safe area: `insetsLayoutMarginsFromSafeArea`; true by default.
  public var insetsLayoutMarginsFromSafeArea = true
  /// The `semanticContentAttribute` in the file: "forceLeftToRight"; nil if not specified.
  public var semanticContentAttribute: String?
  /// The `backgroundColor`, for images.
  public var backgroundColor: Color?
  /// The layout guides: ID and key ("safeArea", "contentLayoutGuide", "frameLayoutGuide",
  /// "keyboard").
  public var guides: [NibGuide] = []
  /// The constraints of the view, without those that a variation or Xcode excludes.
  public var constraints: [NibConstraint] = []
  /// The subviews, the first at the back; the arranged views of a stack.
  public var subviews: [NibView] = []
  /// The `userDefinedRuntimeAttributes`.
  public var runtimeAttributes: [NibRuntimeAttribute] = []
  /// The description for assistive technologies; nil if there is none.
  public var accessibility: NibAccessibility?
  /// The outlets to this view: "titleLabel", "buttons[2]"; from the cell, File's Owner, a
  /// controller or an outlet collection.
  public var outlets: [String] = []

  /// Creates a view with its common properties; the others are set later.
  public init(id: String, element: String, content: NibContent, position: SourcePosition) {
    self.id = id
    self.element = element
    self.content = content
    self.position = position
    hugging = NibPriorities()
    compression = NibPriorities()
  }
}

/// Priorities for both axes; nil if not specified.
public struct NibPriorities: Hashable, Sendable {
  /// The priorities for the x and y axes, greater than 0 and at most 1000; building ignores others
  /// with a note.
  public var horizontal, vertical: Double?
}

/// A layout guide of a view.
public struct NibGuide: Hashable, Sendable {
  /// The object ID.
  public var id: String
  /// The key: "safeArea", "contentLayoutGuide", "frameLayoutGuide" or "keyboard".
  public var key: String
}

/// A rectangle in points, with y down.
public struct NibRect: Hashable, Sendable {
  /// The top left corner, and the size.
  public var x, y, width, height: Double
}

/// A size in points.
public struct NibSize: Hashable, Sendable {
  /// The width and the height.
  public var width, height: Double
}

/// An `autoresizingMask`: the lengths that grow with the superview.
public struct NibAutoresizing: Hashable, Sendable {
  /// The springs along x.
  public var flexibleMinX = false, widthSizable = false, flexibleMaxX = false
  /// The springs along y.
  public var flexibleMinY = false, heightSizable = false, flexibleMaxY = false
}

/// A `userDefinedRuntimeAttribute`.
public struct NibRuntimeAttribute: Hashable, Sendable {
  /// The `keyPath`, the `type` and the value as text.
  public var keyPath, type, value: String
  /// The color, for the type `color`; nil for other types, and if neither the file nor Strut
  /// defines it.
  public var color: Color?
  /// The position of the element.
  public var position: SourcePosition
}

/// A constraint in a file.
public struct NibConstraint: Hashable, Sendable {
  /// The object ID, which is the identifier in LayoutCore.
  public var id: String
  /// The IDs of the items; the second is nil if the constraint has only a constant.
  public var firstItem: String, secondItem: String?
  /// The attributes; the second is nil if there is no second item.
  public var firstAttribute: LayoutAttribute, secondAttribute: LayoutAttribute?
  /// The relation; equal by default.
  public var relation: LayoutRelation
  /// The multiplier; 1 by default.
  public var multiplier: Double
  /// The constant, in points; 0 by default.
  public var constant: Double
  /// The priority, greater than 0 and at most 1000; 1000 by default.
  public var priority: Double
  /// The identifier set in Xcode; nil if not specified.
  public var identifier: String?
  /// The position of the element.
  public var position: SourcePosition
}
