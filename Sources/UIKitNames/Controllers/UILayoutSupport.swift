public import Foundation
internal import LayoutCore

/// A guide along an edge of a controller's view, as before the safe area.
@MainActor @preconcurrency public protocol UILayoutSupport: AnyObject {
  /// The length of the part that bars cover, in points.
  var length: CGFloat { get }
  /// The upper edge of the guide.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of the guide.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the guide.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide above or below the safe area of a controller's view.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  private weak var controller: UIViewController?
  private let isTop: Bool

  init(of controller: UIViewController, isTop: Bool) {
    (self.controller, self.isTop) = (controller, isTop)
    super.init(representing: LayoutGuide())
    guard let view = controller.view else { return }
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
  }

  var length: CGFloat {
    let insets = controller?.viewIfLoaded?.safeAreaInsets ?? .zero
    return isTop ? insets.top : insets.bottom
  }
}
