import Foundation
import Testing

@testable import Drawing

/// A PNG file, decoded.
struct Bitmap {
  private let image: CairoSurface

  init(_ picture: Picture, scale: Double) throws {
    image = try CairoSurface(decodingPNG: Array(try picture.data(as: .png(scale: scale))))
  }

  var width: Int { image.pixelSize.width }
  var height: Int { image.pixelSize.height }

  /// A pixel's color as `0xRRGGBB`.
  func color(_ x: Int, _ y: Int) throws -> UInt32 {
    let pixel = try #require(image.pixel(x: x, y: y))
    return UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue)
  }

  /// The smallest box, in pixels, that holds every pixel of exactly this color.
  func box(of wanted: UInt32) throws -> PixelBox? {
    var box: PixelBox?
    for y in 0..<height {
      for x in 0..<width where try color(x, y) == wanted {
        let (left, top) = (min(box?.left ?? x, x), min(box?.top ?? y, y))
        box = PixelBox(left: left, top: top, right: max(box?.right ?? 0, x + 1), bottom: y + 1)
      }
    }
    return box
  }

  /// Returns the number of pixels with exactly this color.
  func count(of wanted: UInt32) throws -> Int {
    var count = 0
    for y in 0..<height { for x in 0..<width where try color(x, y) == wanted { count += 1 } }
    return count
  }
}

/// Edges in pixels from the left and the top.
struct PixelBox: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int
}
