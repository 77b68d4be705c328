public import Foundation
public import LayoutCore

/// An invisible rectangle that takes part in layout.
///
/// UIKit's class in front of Strut's ``LayoutGuide``: ``strutGuide``.
@MainActor @preconcurrency open class UILayoutGuide {
  /// The guide of Strut.
  public let strutGuide: LayoutGuide

  /// Creates a guide that constraints position.
  public convenience init() { self.init(representing: LayoutGuide()) }

  /// Creates an object for a guide of Strut.
  public init(representing guide: LayoutGuide) {
    strutGuide = guide
    guide.facade = self
  }

  /// The view that owns the guide, or nil.
  open var owningView: UIView? { strutGuide.owningView?.uiView }
  /// The frame in the coordinates of the owner, in points; zero before the first layout.
  open var layoutFrame: CGRect { strutGuide.layoutFrame }
  /// The name in reports.
  open var identifier: String {
    get { strutGuide.identifier }
    set { strutGuide.identifier = newValue }
  }

  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(strutGuide.leftAnchor) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(strutGuide.rightAnchor) }
  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(strutGuide.leadingAnchor) }
  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(strutGuide.trailingAnchor) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(strutGuide.centerXAnchor) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(strutGuide.topAnchor) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(strutGuide.bottomAnchor) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(strutGuide.centerYAnchor) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(strutGuide.widthAnchor) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(strutGuide.heightAnchor) }
}
