internal import FontMetrics
public import Foundation
public import LayoutCore

/// A relation between two attributes of views or guides.
///
/// UIKit's class in front of Strut's ``LayoutConstraint``: ``strutConstraint``.
@MainActor @preconcurrency open class NSLayoutConstraint {
  /// The part of a view to which a constraint refers.
  public typealias Attribute = LayoutAttribute
  /// The relation between the two sides of a constraint.
  public typealias Relation = LayoutRelation
  /// One of the two directions for sizes and priorities.
  public typealias Axis = LayoutAxis
  /// Options for alignment and direction in a visual format.
  public typealias FormatOptions = LayoutFormatOptions

  /// The constraint of Strut.
  public let strutConstraint: LayoutConstraint

  /// Creates an object for a constraint of Strut.
  public init(representing constraint: LayoutConstraint) {
    strutConstraint = constraint
    constraint.facade = self
  }

  /// Creates the constraint `item.attribute relation toItem.attribute × multiplier + constant`. It
  /// is not active.
  ///
  /// Stops with UIKit's message where UIKit raises an exception. For a width or height alone,
  /// `toItem` is nil and its attribute is `.notAnAttribute`.
  public convenience init(
    item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
    attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    guard let first = Self.item(first), second == nil || second.flatMap(Self.item) != nil else {
      stopAsUIKit("Constraint items must each be a view or layout guide.")
    }
    do throws(LayoutError) {
      if let second = second.flatMap(Self.item) {
        self.init(
          representing: try LayoutConstraint(
            first, firstAttribute, relation, to: second, secondAttribute, multiplier: multiplier, constant: constant))
      } else {
        self.init(representing: try LayoutConstraint(first, firstAttribute, relation, constant: constant))
      }
    } catch {
      stopAsUIKit(error.message)
    }
  }

  /// Returns Strut's item for a view or guide of UIKit's or Strut's names.
  static func item(_ item: Any) -> (any LayoutItem)? {
    switch item {
    case let view as UIView: view.strutView
    case let guide as UILayoutGuide: guide.strutGuide
    default: item as? any LayoutItem
    }
  }

  // MARK: Activation

  /// A Boolean value that indicates whether the constraint takes part in layout. Stops with UIKit's
  /// message if the items have no common ancestor.
  open var isActive: Bool {
    get { strutConstraint.isActive }
    set { strutConstraint.isActive = newValue }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    LayoutConstraint.activate(constraints.map(\.strutConstraint))
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    LayoutConstraint.deactivate(constraints.map(\.strutConstraint))
  }

  // MARK: Parts

  /// The priority of the constraint; 1000 by default.
  open var priority: UILayoutPriority {
    get { strutConstraint.priority }
    set { strutConstraint.priority = newValue }
  }
  /// The points to add to the second side.
  open var constant: CGFloat {
    get { strutConstraint.constant }
    set { strutConstraint.constant = newValue }
  }
  /// A name for messages and reports.
  open var identifier: String? {
    get { strutConstraint.identifier }
    set { strutConstraint.identifier = newValue }
  }
  /// A Boolean value that indicates whether the constraint is archived. The value has no effect.
  open var shouldBeArchived = false
  /// The factor of the second side.
  open var multiplier: CGFloat { strutConstraint.multiplier }
  /// The relation between the two sides.
  open var relation: Relation { strutConstraint.relation }
  /// The view or guide of the first side, or nil if it no longer exists.
  open var firstItem: AnyObject? { Self.object(strutConstraint.firstItem) }
  /// The view or guide of the second side, or nil.
  open var secondItem: AnyObject? { Self.object(strutConstraint.secondItem) }
  /// The attribute of the first side.
  open var firstAttribute: Attribute { strutConstraint.firstAttribute }
  /// The attribute of the second side, or `notAnAttribute` if that is only a constant.
  open var secondAttribute: Attribute { strutConstraint.secondAttribute }
  /// The first side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(strutConstraint.firstAnchor) }
  /// The second side as an anchor, or nil if that is only a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { strutConstraint.secondAnchor.map { NSLayoutAnchor($0) } }

  /// Returns the object of UIKit's names for an item of Strut's.
  private static func object(_ item: AnyObject?) -> AnyObject? {
    switch item {
    case let view as View: view.uiView
    case let guide as LayoutGuide: guide.uiGuide
    default: item
    }
  }
}

extension NSLayoutConstraint: @MainActor CustomStringConvertible {
  /// The constraint as UIKit's console shows it.
  public var description: String { strutConstraint.description }
}

extension NSLayoutConstraint: Hashable {
  /// Returns `true` if both are the same object.
  nonisolated public static func == (first: NSLayoutConstraint, second: NSLayoutConstraint) -> Bool {
    first === second
  }

  /// Hashes the identity of the object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
