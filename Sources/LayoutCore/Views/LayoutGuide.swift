public import Foundation

/// An invisible rectangle that takes part in layout.
///
/// UIKit's `UILayoutGuide`. Create a guide, pass it to ``View/addLayoutGuide(_:)``, and constrain
/// it with its anchors like a view.
open class LayoutGuide: LayoutItem {
  /// The source of a guide's position.
  package enum Kind {
    /// Constraints, as for any guide that a program creates.
    case custom
    /// The owner's layout margins.
    case margins
    /// The owner's safe area.
    case safeArea
    /// The owner's margins, limited to the readable width.
    case readable
    /// Constraints, from the corner of a scroll view's content.
    case content
    /// The scroll view's own frame.
    case visibleFrame

    /// A Boolean value that indicates whether the guide is inset from its owner and needs no
    /// separate variables.
    package var isInset: Bool {
      switch self {
      case .margins, .safeArea, .readable: true
      case .custom, .content, .visibleFrame: false
      }
    }

    /// A Boolean value that indicates whether the guide is one of the two of a scroll view.
    var isOfScrollView: Bool { self == .content || self == .visibleFrame }
  }

  package let kind: Kind
  /// The name in reports. UIKit's own guides have UIKit's names.
  public var identifier: String
  /// The view that owns the guide, or nil.
  public internal(set) weak var owningView: View?
  /// The frame in the coordinates of the owner, in points; zero before the first layout.
  public internal(set) var layoutFrame = CGRect.zero

  /// The object that represents the guide in another API.
  package final weak var facade: AnyObject?

  /// Creates a guide that constraints position.
  public init() {
    kind = .custom
    identifier = ""
  }

  init(kind: Kind, identifier: String, owner: View) {
    self.kind = kind
    self.identifier = identifier
    owningView = owner
  }

  /// The identifier, or nil when there is none.
  public var layoutName: String? { identifier.isEmpty ? nil : identifier }
  /// The view that owns the guide.
  public var layoutOwner: View? { owningView }
}

extension LayoutGuide {
  /// The left edge.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .right) }
  /// The leading edge.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .leading) }
  /// The trailing edge.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .trailing) }
  /// The horizontal center.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .bottom) }
  /// The vertical center.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: LayoutDimension { LayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: LayoutDimension { LayoutDimension(self, .height) }
}

extension LayoutGuide {
  /// Returns the frame in the coordinates of an ancestor of the owner.
  public func layoutFrame(in ancestor: View) -> CGRect {
    guard let owningView else { return layoutFrame }
    let origin = owningView.frame(in: ancestor).origin
    return owningView === ancestor ? layoutFrame : layoutFrame.offsetBy(dx: origin.x, dy: origin.y)
  }
}
