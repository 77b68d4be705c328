public import Foundation
internal import LayoutCore

/// A rectangle that is drawn, and that draws a view.
///
/// A view's layer has the view's frame, visibility and background. Everything else is recorded:
/// layers do not affect layout, and Strut does not draw corners, borders and shadows of UIKit's
/// names.
open class CALayer: NSObject, CAMediaTiming {
  /// Creates a layer with a zero frame.
  public override required init() {}

  /// Creates a copy of a layer for a presentation.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    ownBounds = layer.bounds
    ownPosition = layer.position
    anchorPoint = layer.anchorPoint
  }

  /// Creates a layer as `init()` does, because Strut does not read archives.
  public required init?(coder: NSCoder) {}

  /// The class of the layer's presentation and its properties' defaults. The value is nil: only the
  /// stored properties have values.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Returns `true` if drawing depends on a property; false by default.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The view of Strut that the layer draws, or nil for a layer of its own.
  final weak var strutView: View?
  private final var ownBounds = CGRect.zero
  private final var ownPosition = CGPoint.zero
  private final var ownIsHidden = false
  private final var ownBackground: CGColor?

  // MARK: Geometry

  /// The frame in the superlayer, in points; the frame of the view for a view's layer. Transforms
  /// do not affect it.
  open var frame: CGRect {
    get {
      if let strutView { return strutView.frame }
      return CGRect(
        x: ownPosition.x - anchorPoint.x * ownBounds.width, y: ownPosition.y - anchorPoint.y * ownBounds.height,
        width: ownBounds.width, height: ownBounds.height)
    }
    set {
      if let strutView {
        strutView.frame = newValue
      } else {
        resize(to: newValue.size)
        ownPosition = CGPoint(
          x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
      }
    }
  }

  /// The layer's own coordinates, in points.
  open var bounds: CGRect {
    get { strutView?.bounds ?? ownBounds }
    set {
      if let strutView {
        strutView.bounds = newValue
      } else {
        resize(to: newValue.size)
        ownBounds = newValue
      }
    }
  }

  private final func resize(to size: CGSize) {
    guard size != ownBounds.size else { return }
    ownBounds.size = size
    isLayoutNeeded = true
  }

  /// The place of the anchor point in the superlayer, in points.
  open var position: CGPoint {
    get {
      guard let frame = strutView?.frame else { return ownPosition }
      return CGPoint(x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
    }
    set {
      guard let strutView else { return ownPosition = newValue }
      let size = strutView.frame.size
      strutView.frame.origin = CGPoint(
        x: newValue.x - anchorPoint.x * size.width, y: newValue.y - anchorPoint.y * size.height)
    }
  }

  /// The point of the layer that its position is about, as fractions of its size; the middle by
  /// default. In UIKit a view moves when it changes; here its frame stays.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The third coordinate of the anchor point. It is recorded.
  open var anchorPointZ: CGFloat = 0
  /// The order of drawing. It is recorded.
  open var zPosition: CGFloat = 0
  /// The transform. It is recorded and does not affect layout.
  open var transform = CATransform3DIdentity
  /// The transform of the sublayers. It is recorded.
  open var sublayerTransform = CATransform3DIdentity
  /// A Boolean value that indicates whether the y axis points up. It is recorded.
  open var isGeometryFlipped = false

  /// Returns `true` if a point, in the layer's coordinates, is within its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the size that suits the layer: its current size.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Appearance

  /// A Boolean value that indicates whether the layer is not drawn; that of the view for a view's
  /// layer.
  open var isHidden: Bool {
    get { strutView?.isHidden ?? ownIsHidden }
    set { if let strutView { strutView.isHidden = newValue } else { ownIsHidden = newValue } }
  }
  /// The opacity, from 0 to 1; that of the view for a view's layer.
  open var opacity: Float = 1
  /// A Boolean value that indicates whether the layer covers what is behind it. It is recorded.
  open var isOpaque = false
  /// A Boolean value that indicates whether the back of the layer is drawn. It is recorded.
  open var isDoubleSided = true
  /// The color behind the content; that of the view for a view's layer.
  open var backgroundColor: CGColor? {
    get { strutView.map { $0.backgroundColor.map { UIColor($0).cgColor } } ?? ownBackground }
    set {
      ownBackground = newValue
      strutView?.backgroundColor = newValue.map { UIColor(cgColor: $0).color }
    }
  }
  /// A Boolean value that indicates whether sublayers are clipped to the bounds; `clipsToBounds` of
  /// a view.
  open var masksToBounds = false
  /// The radius of the corners, in points. It is recorded and does not affect layout.
  open var cornerRadius: CGFloat = 0
  /// The curve of the corners. It is recorded.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The corners that are rounded; all of them by default. It is recorded.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The width of the border, in points. It is recorded and does not affect layout.
  open var borderWidth: CGFloat = 0
  /// The color of the border; black by default. It is recorded.
  open var borderColor: CGColor? = CGColor.black
  /// The color of the shadow; black by default. It is recorded.
  open var shadowColor: CGColor? = CGColor.black
  /// The opacity of the shadow, from 0 to 1; 0 by default. It is recorded.
  open var shadowOpacity: Float = 0
  /// The distance of the shadow, in points. It is recorded.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The radius of the shadow's blur, in points. It is recorded.
  open var shadowRadius: CGFloat = 3
  /// The shape of the shadow. It is recorded.
  open var shadowPath: CGPath?
  /// The image that the layer shows. It is recorded.
  open var contents: Any?
  /// The place of the contents. It is recorded.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The scale of the contents, in pixels per point. It is recorded.
  open var contentsScale: CGFloat = 1
  /// The part of the contents that is drawn, in fractions. It is recorded.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the contents that is stretched, in fractions. It is recorded.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// A Boolean value that indicates whether the layer is drawn once as pixels. It is recorded.
  open var shouldRasterize = false
  /// The scale of the pixels. It is recorded.
  open var rasterizationScale: CGFloat = 1
  /// A Boolean value that indicates whether the layer is drawn on another thread. It is recorded.
  open var drawsAsynchronously = false
  /// A Boolean value that indicates whether edges are smoothed. It is recorded.
  open var allowsEdgeAntialiasing = false
  /// The edges that are smoothed. It is recorded.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  /// A Boolean value that indicates whether the opacity applies to the layers together. It is
  /// recorded.
  open var allowsGroupOpacity = true
  /// The filters of the layer. They are recorded.
  open var filters: [Any]?
  /// The filter that combines the layer with those behind it. It is recorded.
  open var compositingFilter: Any?
  /// The layer whose alpha is that of this one. It is recorded.
  open var mask: CALayer?
  /// The name of the layer.
  open var name: String?
  /// The actions of the layer's properties. They are recorded.
  open var actions: [String: any CAAction]?
  /// The default values of the layer's properties. They are recorded.
  open var style: [AnyHashable: Any]?

  // MARK: Times

  /// The start, in seconds. It is recorded.
  open var beginTime: CFTimeInterval = 0
  /// The duration, in seconds. It is recorded.
  open var duration: CFTimeInterval = .infinity
  /// The speed. It is recorded.
  open var speed: Float = 1
  /// A further offset, in seconds. It is recorded.
  open var timeOffset: CFTimeInterval = 0
  /// The number of repetitions. It is recorded.
  open var repeatCount: Float = 0
  /// The duration of the repetitions, in seconds. It is recorded.
  open var repeatDuration: CFTimeInterval = 0
  /// A Boolean value that indicates whether the layer's time also runs backward. It is recorded.
  open var autoreverses = false
  /// The appearance before and after the layer's time. It is recorded.
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: Hierarchy

  /// The layer that contains this one, or nil.
  open private(set) weak var superlayer: CALayer?
  /// The layers that were added, from back to front, or nil without one. The layers of a view's
  /// subviews are not among them.
  open var sublayers: [CALayer]? {
    get { ownSublayers.isEmpty ? nil : ownSublayers }
    set {
      for layer in ownSublayers { layer.superlayer = nil }
      ownSublayers = []
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  private final var ownSublayers: [CALayer] = []
  /// The object that lays out the layer, or nil. The view of a view's layer is called in any case.
  open weak var delegate: (any CALayerDelegate)?

  /// Adds a layer in front of the others, and removes it from its previous superlayer.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: ownSublayers.count) }
  /// Inserts a layer at an index, where 0 is the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// Inserts a layer behind another one, or at the back for nil.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: ownSublayers.firstIndex { $0 === sibling } ?? 0)
  }
  /// Inserts a layer in front of another one, or in front of all for nil.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: ownSublayers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? ownSublayers.count)
  }
  /// Replaces a layer by another one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, ownSublayers.contains(where: { $0 === oldLayer }) else { return }
    insertSublayer(newLayer, below: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.ownSublayers.removeAll { $0 === self }
    superlayer = nil
  }

  private final func insert(_ layer: CALayer, at index: Int) {
    guard layer.strutView == nil else {
      UIKitLog.once("The layer of a view is not added to another layer; add the view instead.")
      return
    }
    layer.removeFromSuperlayer()
    ownSublayers.insert(layer, at: min(index, ownSublayers.count))
    layer.superlayer = self
    setNeedsLayout()
  }

  // MARK: Layout and drawing

  private final var isLayoutNeeded = false

  /// Requests layout.
  open func setNeedsLayout() {
    isLayoutNeeded = true
    strutView?.setNeedsLayout()
  }
  /// Returns `true` if layout was requested.
  open func needsLayout() -> Bool { isLayoutNeeded }
  /// Lays out the layers, if that was requested.
  open func layoutIfNeeded() {
    if let strutView {
      isLayoutNeeded = false
      return strutView.layoutIfNeeded()
    }
    if isLayoutNeeded {
      isLayoutNeeded = false
      layoutSublayers()
    }
    for layer in ownSublayers { layer.layoutIfNeeded() }
  }
  /// Lays out the layers. By default it calls the view, or else the delegate.
  open func layoutSublayers() {
    if let view = strutView?.facade as? UIView {
      nonisolated(unsafe) let layer = self
      onMain { unsafe view.layoutSublayers(of: layer) }
    } else {
      delegate?.layoutSublayers(of: self)
    }
  }

  /// Requests drawing. It has no effect.
  open func setNeedsDisplay() {}
  /// Requests drawing of a part. It has no effect.
  open func setNeedsDisplay(_ r: CGRect) {}
  /// Returns `false`: layers are not drawn.
  open func needsDisplay() -> Bool { false }
  /// Draws the layer if that was requested. It has no effect.
  open func displayIfNeeded() {}
  /// Draws the layer. Strut does not call it.
  open func display() {}
  /// A Boolean value that indicates whether a new size requires drawing. It is recorded.
  open var needsDisplayOnBoundsChange = false

  // MARK: Animations

  private final var ownAnimations: [(key: String, animation: CAAnimation)] = []

  /// Adds an animation, which is recorded. The layer keeps the state that it has: layout has no
  /// time.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? "animation-\(ownAnimations.count)"
    ownAnimations.removeAll { $0.key == key }
    ownAnimations.append((key, anim))
    anim.delegate?.animationDidStart(anim)
    anim.delegate?.animationDidStop(anim, finished: true)
  }
  /// Removes an animation.
  open func removeAnimation(forKey key: String) { ownAnimations.removeAll { $0.key == key } }
  /// Removes all animations.
  open func removeAllAnimations() { ownAnimations = [] }
  /// The names of the animations that were added and not removed, or nil without one.
  open func animationKeys() -> [String]? { ownAnimations.isEmpty ? nil : ownAnimations.map(\.key) }
  /// Returns the animation with a name, or nil.
  open func animation(forKey key: String) -> CAAnimation? { ownAnimations.first { $0.key == key }?.animation }
  /// Returns the action for a property, or nil, the default.
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }

  /// Returns the layer as it is shown: the layer itself, because changes take effect at once.
  open func presentation() -> Self? { self }
  /// Returns the layer itself.
  open func model() -> Self { self }
}
