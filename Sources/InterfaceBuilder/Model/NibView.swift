public import LayoutCore
public import StringCatalogs

/// A view of an Interface Builder file, variations applied.
public struct NibView: Sendable {
  /// The object id: "Kx1-aB-3Cd"; empty for the one kind of view that has none.
  public var id: String
  /// The element's name: "label".
  public var element: String
  /// What kind of view it is, with what only that kind has.
  public var content: NibContent
  /// Where the start tag is.
  public var position: SourcePosition
  /// `key`: "contentView", "tableHeaderView".
  public var key: String?
  /// `userLabel`: what Xcode's outline calls it.
  public var userLabel: String?
  /// `customClass`, without its module.
  public var customClass: String?
  /// `userComments`, for translators.
  public var userComments: String?
  /// The frame that Xcode recorded, in points in the superview, y down; nil where none is written.
  public var frame: NibRect?
  /// `hidden`.
  public var isHidden = false
  /// False where `translatesAutoresizingMaskIntoConstraints` is NO.
  public var translatesAutoresizingMask = true
  /// `fixedFrame`: Xcode makes constraints of the frame at build time.
  public var isFixedFrame = false
  /// `ambiguous`: Xcode found that the constraints allow other frames than the recorded one.
  public var isAmbiguous = false
  /// `misplaced`: the recorded frame is not the one that constraints give.
  public var isMisplaced = false
  /// The mask, for views that have a frame.
  public var autoresizing = NibAutoresizing()
  /// `horizontalHuggingPriority` and so on; nil where none is written: 250 for hugging, 750 for compression.
  public var hugging, compression: NibPriorities
  /// `layoutMargins`: absolute, in points.
  public var layoutMargins: EdgeInsets?
  /// `directionalLayoutMargins`, in points.
  public var directionalLayoutMargins: DirectionalEdgeInsets?
  /// `preservesSuperviewLayoutMargins`.
  public var preservesSuperviewLayoutMargins = false
  /// `layoutMarginsFollowReadableWidth`.
  public var followsReadableWidth = false
  /// `insetsLayoutMarginsFromSafeArea`; yes where none is written.
  public var insetsLayoutMarginsFromSafeArea = true
  /// `semanticContentAttribute` as the file writes it: "forceLeftToRight"; nil where none is written.
  public var semanticContentAttribute: String?
  /// `backgroundColor`, for pictures.
  public var backgroundColor: Color?
  /// The guides: id and key ("safeArea", "contentLayoutGuide", "frameLayoutGuide", "keyboard").
  public var guides: [NibGuide] = []
  /// The constraints that the view holds, without those that a variation or Xcode leaves out.
  public var constraints: [NibConstraint] = []
  /// What is in it, the first one at the back; the arranged views of a stack.
  public var subviews: [NibView] = []
  /// `userDefinedRuntimeAttributes`.
  public var runtimeAttributes: [NibRuntimeAttribute] = []
  /// Outlets that lead to this view: "titleLabel", "buttons[2]"; from the cell, File's Owner, a controller or a collection.
  public var outlets: [String] = []

  /// A view with what all have; everything else is set after.
  public init(id: String, element: String, content: NibContent, position: SourcePosition) {
    self.id = id
    self.element = element
    self.content = content
    self.position = position
    hugging = NibPriorities()
    compression = NibPriorities()
  }
}

/// Priorities along both axes; nil where the file writes none.
public struct NibPriorities: Hashable, Sendable {
  /// Along the x axis and along the y axis, above 0 and at most 1000; building leaves out others with a note.
  public var horizontal, vertical: Double?
}

/// A guide of a view.
public struct NibGuide: Hashable, Sendable {
  /// The object id.
  public var id: String
  /// "safeArea", "contentLayoutGuide", "frameLayoutGuide", "keyboard".
  public var key: String
}

/// A rectangle in points, y down.
public struct NibRect: Hashable, Sendable {
  /// The corner at the top left, and the size.
  public var x, y, width, height: Double
}

/// A size in points.
public struct NibSize: Hashable, Sendable {
  /// Along x and along y.
  public var width, height: Double
}

/// `autoresizingMask`: what grows with the superview.
public struct NibAutoresizing: Hashable, Sendable {
  /// The springs.
  public var flexibleMinX = false, widthSizable = false, flexibleMaxX = false
  /// The springs along y.
  public var flexibleMinY = false, heightSizable = false, flexibleMaxY = false
}

/// `userDefinedRuntimeAttribute`.
public struct NibRuntimeAttribute: Hashable, Sendable {
  /// `keyPath`, `type` and the value as text.
  public var keyPath, type, value: String
  /// Where it stands.
  public var position: SourcePosition
}

/// A constraint as the file has it.
public struct NibConstraint: Hashable, Sendable {
  /// The object id, which is the identifier in LayoutCore.
  public var id: String
  /// The items' ids; the second is nil where `firstAttribute` is `constant`.
  public var firstItem: String, secondItem: String?
  /// The attributes; the second is nil where there is no second item.
  public var firstAttribute: LayoutAttribute, secondAttribute: LayoutAttribute?
  /// Equal where none is written.
  public var relation: LayoutRelation
  /// 1 where none is written.
  public var multiplier: Double
  /// In points; 0 where none is written.
  public var constant: Double
  /// Above 0 and at most 1000; 1000 where none is written.
  public var priority: Double
  /// The identifier that somebody gave it; nil where none is written.
  public var identifier: String?
  /// Where the element stands.
  public var position: SourcePosition
}
