public import Foundation
public import LayoutCore

/// A screen.
@MainActor @preconcurrency open class UIScreen {
  /// The screen of the device.
  public static let main = UIScreen()
  /// All screens.
  open class var screens: [UIScreen] { [main] }

  /// The size of the screen, in points: 393 by 852 unless a program sets another size. UIKit's
  /// property is read-only.
  open var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// The number of pixels per point, from the current traits.
  open var scale: CGFloat { CGFloat(UITraitCollection.current.displayScale) }
  /// The number of pixels per point of the panel: that of ``scale``.
  open var nativeScale: CGFloat { scale }
  /// The size of the screen, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The traits of the screen: the current ones.
  open var traitCollection: UITraitCollection { .current }
  /// The brightness, from 0 to 1. It is recorded.
  open var brightness: CGFloat = 0.5
  /// The number of frames per second.
  open var maximumFramesPerSecond: Int { 60 }
  /// A Boolean value that indicates whether the screen is being recorded; it is not.
  open var isCaptured: Bool { false }
}
