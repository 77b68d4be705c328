public import Foundation
internal import LayoutCore

extension UIColor {
  /// Stores the components in the current traits, each from 0 to 1. Returns `true`: every color has
  /// them. A pointer may be nil.
  @discardableResult
  public final func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = color
    unsafe red?.pointee = CGFloat(color.red)
    unsafe green?.pointee = CGFloat(color.green)
    unsafe blue?.pointee = CGFloat(color.blue)
    unsafe alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Stores the white level in the current traits, from 0 to 1, and the alpha. Returns `false`
  /// without storing them if the color is not a gray. A pointer may be nil.
  @discardableResult
  public final func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = color
    guard color.red == color.green, color.green == color.blue else { return false }
    unsafe white?.pointee = CGFloat(color.red)
    unsafe alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Stores hue, saturation and brightness in the current traits, each from 0 to 1, and the alpha.
  /// Returns `true`: every color has them. A pointer may be nil.
  @discardableResult
  public final func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = color
    let parts = color.hueSaturationBrightness
    unsafe hue?.pointee = CGFloat(parts.hue)
    unsafe saturation?.pointee = CGFloat(parts.saturation)
    unsafe brightness?.pointee = CGFloat(parts.brightness)
    unsafe alpha?.pointee = CGFloat(color.alpha)
    return true
  }
}

extension Color {
  /// Creates a color from hue, saturation and brightness, each from 0 to 1.
  init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    // The components rise and fall over six sextants of the color circle, each a third of the
    // circle from the next.
    func part(_ offset: Double) -> Double {
      let sextant = (offset + min(1, max(0, hue)) * 6).truncatingRemainder(dividingBy: 6)
      let fall = max(0, min(sextant, 4 - sextant, 1))
      return brightness * (1 - saturation * fall)
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// The hue, saturation and brightness, each from 0 to 1.
  var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    guard range > 0 else { return (0, 0, high) }
    let sextant =
      switch high {
      case red: (green - blue) / range
      case green: 2 + (blue - red) / range
      default: 4 + (red - green) / range
      }
    return ((sextant < 0 ? sextant + 6 : sextant) / 6, range / high, high)
  }
}
