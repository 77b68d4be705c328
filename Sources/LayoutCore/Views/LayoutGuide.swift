public import Foundation

/// A rectangle that takes part in layout and shows nothing.
///
/// UIKit's `UILayoutGuide`. Make one, hand it to ``View/addLayoutGuide(_:)``, and constrain it through its anchors as you
/// would a view.
open class LayoutGuide: LayoutItem {
  /// What places the guide.
  package enum Kind {
    /// Constraints, as anybody's.
    case custom
    /// The owner's layout margins.
    case margins
    /// The owner's safe area.
    case safeArea
    /// The owner's margins, no wider than comfortable reading.
    case readable
    /// Constraints, from the corner of a scroll view's content.
    case content
    /// The scroll view, where it shows its content.
    case visibleFrame

    /// Whether it lies so far in from its owner, and has no place of its own to be solved for.
    package var isInset: Bool {
      switch self {
      case .margins, .safeArea, .readable: true
      case .custom, .content, .visibleFrame: false
      }
    }

    /// Whether it is one of a scroll view's two.
    var isOfScrollView: Bool { self == .content || self == .visibleFrame }
  }

  package let kind: Kind
  /// The name it is known by in reports; UIKit's own guides have UIKit's names.
  public var identifier: String
  /// The view the guide is in, or nil.
  public internal(set) weak var owningView: View?
  /// Where the guide came out, in the coordinates of its owner, in points; zero before the first layout.
  public internal(set) var layoutFrame = CGRect.zero

  /// Makes a guide that constraints place.
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
  /// The view the guide is in.
  public var layoutOwner: View? { owningView }
}

extension LayoutGuide {
  /// The left edge.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .right) }
  /// The edge where lines begin.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .leading) }
  /// The edge where lines end.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .trailing) }
  /// The middle across.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .bottom) }
  /// The middle down.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: LayoutDimension { LayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: LayoutDimension { LayoutDimension(self, .height) }
}

extension LayoutGuide {
  /// Where the guide came out, in the coordinates of an ancestor of its owner.
  public func layoutFrame(in ancestor: View) -> CGRect {
    guard let owningView else { return layoutFrame }
    let origin = owningView.frame(in: ancestor).origin
    return owningView === ancestor ? layoutFrame : layoutFrame.offsetBy(dx: origin.x, dy: origin.y)
  }
}
