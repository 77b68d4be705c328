internal import FontInterop
internal import FontMetrics
internal import Foundation
internal import LayoutCore
internal import TextLayout

/// Draws elements on a Cairo surface, in points, and gives the finished file's bytes.
///
/// Every call checks Cairo's status and turns it into a ``DrawingError``.
final class PictureCanvas {
  private let surface: CairoSurface
  private let context: CairoContext
  /// Color bitmaps that were drawn, so that a repeated emoji is decoded and embedded once. Looked
  /// up, never iterated.
  private var bitmaps: [GlyphKey: CairoSurface] = [:]
  /// The pixels of all of them.
  private var bitmapPixels = 0
  /// Some six hundred emoji of 160 pixels, or 64 MB (Strut's rule).
  private static let mostBitmapPixels = 1 << 24

  private struct GlyphKey: Hashable {
    var face: FontFace
    var glyph: UInt32
  }

  /// The maximum number of pixels per side; Cairo's image surfaces end at 32,767.
  static let largestSide = 32_000.0
  /// The most pixels in all: a gigabyte of memory.
  static let largestArea = 268_435_456.0

  /// A blank canvas.
  init(size: CGSize, format: PictureFormat) throws(DrawingError) {
    let scale = if case .png(let scale) = format { scale } else { 1.0 }
    let units = try Self.checkedSize(size, scale: scale)
    do throws(CairoStatus) {
      switch format {
      case .png: surface = try CairoSurface(imageWidth: Int(units.width), height: Int(units.height))
      case .svg: surface = try CairoSurface(svgWidth: Double(size.width), height: Double(size.height))
      case .pdf: surface = try CairoSurface(pdfWidth: Double(size.width), height: Double(size.height))
      }
      context = try CairoContext(drawingOn: surface, scale: scale)
    } catch { throw DrawingError(error) }
  }

  /// The size in pixels, rounded up to whole ones, where it is one that can be drawn.
  private static func checkedSize(_ size: CGSize, scale: Double) throws(DrawingError) -> CGSize {
    guard scale.isFinite, scale > 0 else {
      throw DrawingError(.badScale, reason: "expected a positive scale in pixels per point, got \(scale)")
    }
    guard size.width.isFinite, size.height.isFinite else {
      throw DrawingError(.notFinite, reason: "the picture's size is not finite")
    }
    guard size.width > 0, size.height > 0 else {
      throw DrawingError(.emptyPicture, reason: "the picture would be \(size.width) by \(size.height) points")
    }
    // As if the display had the scale, so that 1/3 of a point at 3 pixels is one pixel and not two.
    let width = PixelGrid.ceil(Double(size.width) * scale, scale: 1)
    let height = PixelGrid.ceil(Double(size.height) * scale, scale: 1)
    guard max(width, height) <= largestSide, width * height <= largestArea else {
      throw DrawingError(
        .pictureTooLarge,
        reason: "the picture would be \(width) by \(height) pixels (points in SVG and PDF); the limit is "
          + "\(Int(largestSide)) per side and \(Int(largestArea)) in total. Try a smaller scale or fewer columns.")
    }
    return CGSize(width: width, height: height)
  }

  /// Draws one element over what is there.
  /// - Complexity: Linear in the element's parts.
  func draw(_ element: PictureElement) throws(DrawingError) {
    switch element {
    case .fill(let rectangle, let color): context.fill(rectangle, color)
    case .line(let line): context.stroke(line)
    case .polygon(let corners, let color):
      add(corners)
      context.fillPath(color)
    case .text(let text): try draw(text)
    case .clipped(let rectangle, let radius, let elements):
      context.save()
      if radius > 0 {
        add(Shapes.corners(rectangle, radius: radius))
        context.clipToPath()
      } else {
        context.clip(to: rectangle)
      }
      for element in elements { try draw(element) }
      context.restore()
    }
    try check()
  }

  /// The finished file. Nothing can be drawn after this.
  func finish() throws(DrawingError) -> Data {
    do throws(CairoStatus) { return Data(try surface.finishedFile()) } catch { throw DrawingError(error) }
  }

  private func check() throws(DrawingError) {
    let status = context.status
    guard status == .success else { throw DrawingError(status) }
  }

  private func add(_ corners: [CGPoint]) {
    guard let first = corners.first else { return }
    context.move(x: Double(first.x), y: Double(first.y))
    for corner in corners.dropFirst() { context.line(x: Double(corner.x), y: Double(corner.y)) }
    context.closePath()
  }

  // MARK: Glyphs

  private func draw(_ text: DrawnText) throws(DrawingError) {
    for run in text.runs {
      let font = run.face.shapingFont
      let scale = run.fontSize / Double(font.face.unitsPerEm)
      for glyph in run.glyphs {
        let x = Double(text.origin.x) + glyph.x
        let y = Double(text.origin.y) + glyph.y
        // Color takes precedence over an outline, as in every text system.
        if let strike = font.colorStrike(of: glyph.glyphID) {
          let box = CGRect(
            x: x + strike.xBearing * scale, y: y - strike.yBearing * scale, width: strike.width * scale,
            height: -strike.height * scale)
          try draw(strike, key: GlyphKey(face: run.face, glyph: glyph.glyphID), in: box)
        } else {
          var pen = OutlinePen(originX: x, originY: y, scale: scale)
          for step in font.outline(of: glyph.glyphID) { pen.add(step, to: context) }
        }
      }
      // One path for the run: nonzero winding joins overlapping contours and glyphs, and the files
      // stay small.
      context.fillPath(text.color)
    }
  }

  private func draw(_ strike: ColorStrike, key: GlyphKey, in box: CGRect) throws(DrawingError) {
    let bitmap: CairoSurface
    if let known = bitmaps[key] {
      bitmap = known
    } else {
      do throws(CairoStatus) { bitmap = try CairoSurface(decodingPNG: strike.png) } catch {
        throw DrawingError(
          .drawingFailed,
          reason: "glyph \(key.glyph) of \(key.face.names.fullName ?? "a font") has a bad bitmap: \(error.message)")
      }
      try count(bitmap)
      bitmaps[key] = bitmap
    }
    context.draw(bitmap, in: box)
  }

  /// Counts the pixels of one more bitmap, and stops at more than a picture may hold: a font of 200
  /// KB can fill gigabytes.
  private func count(_ bitmap: CairoSurface) throws(DrawingError) {
    let size = bitmap.pixelSize
    bitmapPixels += size.width * size.height
    guard bitmapPixels <= Self.mostBitmapPixels else {
      throw DrawingError(
        .drawingFailed, reason: "the bitmaps of its glyphs have more than \(Self.mostBitmapPixels) pixels")
    }
  }
}
