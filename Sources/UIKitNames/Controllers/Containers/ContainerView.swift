internal import Foundation
internal import LayoutCore

/// The view of a container, which lays out the views of children and bars.
final class ContainerView: UIView {
  private weak var container: (any ContainerLayout)?

  init(of container: any ContainerLayout) {
    self.container = container
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    container?.layOutContainer(in: self)
  }
}

/// A container whose children and bars depend on the size and the safe area of its view.
@MainActor protocol ContainerLayout: UIViewController {
  /// Sets the frames of children and bars.
  func layOutContainer(in view: UIView)
}

/// The heights of bars, in points (documented; not confirmed): those of a phone in portrait
/// orientation up to iOS 18.
enum BarHeight {
  /// A navigation bar.
  static let navigation: CGFloat = 44
  /// The additional height of a large title.
  static let largeTitle: CGFloat = 52
  /// A toolbar.
  static let tool: CGFloat = 44
  /// A tab bar, above the safe area.
  static let tab: CGFloat = 49
}

extension UIViewController {
  /// Gives the view of a child its place between the bars of a container: the whole container, with
  /// a larger safe area, or on sides that do not extend below bars, the space between them.
  ///
  /// - Parameters:
  ///   - top: The lower edge of the bars at the top, in points; their translucency follows.
  ///   - bottom: The height of the bars at the bottom, in points.
  final func place(
    _ child: UIViewController, in view: UIView, top: (CGFloat, isTranslucent: Bool),
    bottom: (CGFloat, isTranslucent: Bool)
  ) {
    let (bounds, safeArea) = (view.bounds, view.safeAreaInsets)
    func extends(_ edge: UIRectEdge, _ isTranslucent: Bool) -> Bool {
      child.edgesForExtendedLayout.contains(edge) && (isTranslucent || child.extendedLayoutIncludesOpaqueBars)
    }
    let upper = top.0 > 0 && !extends(.top, top.isTranslucent) ? top.0 : 0
    let lower = bottom.0 > 0 && !extends(.bottom, bottom.isTranslucent) ? bottom.0 : 0
    let frame = CGRect(
      x: 0, y: upper, width: bounds.width, height: max(0, bounds.height - upper - lower))
    child.containerInsets = UIEdgeInsets(
      top: upper > 0 ? 0 : max(0, top.0 - safeArea.top), left: 0,
      bottom: lower > 0 ? 0 : max(0, bottom.0 - safeArea.bottom), right: 0)
    child.view.fill(frame)
  }
}

extension UIView {
  /// Gives the view a frame in a container. Frames and masks are set only if they differ, because
  /// each change leads to another layout.
  final func fill(_ frame: CGRect) {
    if !translatesAutoresizingMaskIntoConstraints { translatesAutoresizingMaskIntoConstraints = true }
    let mask: AutoresizingMask = [.flexibleWidth, .flexibleHeight]
    if autoresizingMask != mask { autoresizingMask = mask }
    if self.frame != frame { self.frame = frame }
  }

  /// Gives a bar a frame and hides or shows it.
  final func fill(_ frame: CGRect, isHidden: Bool) {
    fill(frame)
    if self.isHidden != isHidden { self.isHidden = isHidden }
  }
}
