internal import Foundation

extension Color {
  /// Creates a color from components in Display P3, clamped to sRGB.
  package init(displayP3Red: Double, green: Double, blue: Double, alpha: Double) {
    // Both color spaces have the transfer function of sRGB (IEC 61966-2-1) and the white point D65.
    func linear(_ part: Double) -> Double {
      let part = min(1, max(0, part))
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    func encoded(_ part: Double) -> Double {
      part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
    }
    let (r, g, b) = (linear(displayP3Red), linear(green), linear(blue))
    self.init(
      red: encoded(1.2249 * r - 0.2249 * g), green: encoded(-0.0421 * r + 1.0421 * g),
      blue: encoded(-0.0196 * r - 0.0786 * g + 1.0982 * b), alpha: alpha)
  }
}
