internal import FontInterop
internal import FontMetrics
internal import Foundation
internal import LayoutCore

/// Many pictures for one web page, which share their glyphs: each glyph's outline is stored once,
/// regardless of how often it is shown.
///
/// ```swift
/// var sheet = PictureSheet()
/// let drawing = try sheet.add(CellPicture(cell).picture)   // [[0,0,0,0,37500,4400],[3,1,0.0083,…]]
/// sheet.outlines[0]                                        // "M82 0h163v-598…", SVG path data
/// ```
/// A picture is a JSON array of elements, from back to front, which a script converts to SVG.
/// Lengths are whole hundredths of a point, with y pointing down. An element is an array that
/// begins with its kind (``Kind``); it refers to colors, glyphs, and images by their indexes in
/// ``colors``, ``outlines``, and ``images``. The same pictures in the same order have the same
/// text.
package struct PictureSheet: Sendable {
  /// The start of an element's array, which determines the rest.
  package enum Kind: Int, Sendable {
    /// A filled rectangle: color, x, y, width, height.
    case fill
    /// A straight line: color, width, from x, from y, to x, to y, then dashes and gaps in turn.
    case line
    /// A filled polygon: color, then x and y of each corner.
    case polygon
    /// Glyphs: color, points to a unit of their outlines, then for each its number, x and y.
    case glyphs
    /// Elements that are clipped to a rectangle: x, y, width, height, the corners' radius, and an
    /// array of elements.
    case clipped
    /// A glyph in its own colors: number in ``images``, x, y, width, height.
    case image
  }

  /// The outlines of glyphs, as SVG path data in design units, y down.
  package private(set) var outlines: [String] = []
  /// Pictures of glyphs that have colors, as `data:` URLs of PNG files.
  package private(set) var images: [String] = []
  /// The colors, as CSS has them: `#1c1c1e`, or `#1c1c1e80` where something shines through.
  package private(set) var colors: [String] = []
  /// The number of bytes of all shared data so far, without the pictures.
  package private(set) var sharedByteCount = 0

  private var glyphs: [GlyphKey: Glyph] = [:]
  private var colorNumbers: [Color: Int] = [:]

  private struct GlyphKey: Hashable {
    var face: FontFace
    var glyph: UInt32
  }

  private enum Glyph {
    case outline(Int)
    case image(Int, ColorStrike)
    /// A space.
    case empty
  }

  /// A sheet without pictures.
  package init() {}

  /// Adds a picture.
  /// - Returns: Its elements in JSON, the background first.
  /// - Complexity: Linear in the elements, and in the outlines of glyphs that are new.
  package mutating func add(_ picture: Picture) -> String {
    let ground = PictureElement.fill(CGRect(origin: .zero, size: picture.size), picture.background)
    return list(CollectionOfOne(ground) + picture.elements)
  }

  // MARK: Elements

  private mutating func list(_ elements: some Sequence<PictureElement>) -> String {
    var texts: [String] = []
    for element in elements { append(element, to: &texts) }
    return "[\(texts.joined(separator: ","))]"
  }

  private mutating func append(_ element: PictureElement, to texts: inout [String]) {
    switch element {
    case .fill(let box, let color): texts.append(Self.array(.fill, [number(of: color)] + Self.lengths(box)))
    case .line(let line):
      let ends = [line.from.x, line.from.y, line.to.x, line.to.y].map { Self.length(Double($0)) }
      let numbers = [number(of: line.color), Self.length(line.width)] + ends + line.dash.map(Self.length)
      texts.append(Self.array(.line, numbers))
    case .polygon(let corners, let color):
      let numbers = corners.flatMap { [Self.length(Double($0.x)), Self.length(Double($0.y))] }
      texts.append(Self.array(.polygon, [number(of: color)] + numbers))
    case .text(let text): append(text, to: &texts)
    case .clipped(let box, let radius, let elements):
      let place = (Self.lengths(box) + [Self.length(radius)]).map(String.init).joined(separator: ",")
      texts.append("[\(Kind.clipped.rawValue),\(place),\(list(elements))]")
    }
  }

  private mutating func append(_ text: DrawnText, to texts: inout [String]) {
    for run in text.runs {
      let font = run.face.shapingFont
      let scale = run.fontSize / Double(font.face.unitsPerEm)
      var outlined: [Int] = []
      for glyph in run.glyphs {
        let (x, y) = (Double(text.origin.x) + glyph.x, Double(text.origin.y) + glyph.y)
        switch self.glyph(GlyphKey(face: run.face, glyph: glyph.glyphID), font) {
        case .outline(let number): outlined += [number, Self.length(x), Self.length(y)]
        case .image(let number, let strike):
          let box = [
            x + strike.xBearing * scale, y - strike.yBearing * scale, strike.width * scale, -strike.height * scale,
          ]
          texts.append(Self.array(.image, [number] + box.map(Self.length)))
        case .empty: break
        }
      }
      guard !outlined.isEmpty, scale.isFinite else { continue }
      let numbers = outlined.map(String.init).joined(separator: ",")
      texts.append("[\(Kind.glyphs.rawValue),\(number(of: text.color)),\(Self.decimal(scale)),\(numbers)]")
    }
  }

  // MARK: What is shared

  private mutating func number(of color: Color) -> Int {
    if let known = colorNumbers[color] { return known }
    func digits(_ part: Double) -> String {
      let value = Int((max(0, min(1, part.isFinite ? part : 0)) * 255).rounded())
      return (value < 16 ? "0" : "") + String(value, radix: 16)
    }
    let opaque = digits(color.red) + digits(color.green) + digits(color.blue)
    colors.append("#\(opaque)\(color.alpha < 1 ? digits(color.alpha) : "")")
    colorNumbers[color] = colors.count - 1
    return colors.count - 1
  }

  /// Color takes precedence over an outline, as in every text system.
  private mutating func glyph(_ key: GlyphKey, _ font: ShapingFont) -> Glyph {
    if let known = glyphs[key] { return known }
    let glyph: Glyph
    if let strike = font.colorStrike(of: key.glyph) {
      images.append("data:image/png;base64,\(Data(strike.png).base64EncodedString())")
      sharedByteCount += images.last?.utf8.count ?? 0
      glyph = .image(images.count - 1, strike)
    } else {
      let path = OutlinePath(font.outline(of: key.glyph)).text
      if path.isEmpty {
        glyph = .empty
      } else {
        outlines.append(path)
        sharedByteCount += path.utf8.count
        glyph = .outline(outlines.count - 1)
      }
    }
    glyphs[key] = glyph
    return glyph
  }

  // MARK: Numbers

  private static func array(_ kind: Kind, _ numbers: [Int]) -> String {
    "[\(([kind.rawValue] + numbers).map(String.init).joined(separator: ","))]"
  }

  private static func lengths(_ box: CGRect) -> [Int] {
    [box.minX, box.minY, box.width, box.height].map { length(Double($0)) }
  }

  /// Hundredths of a point; what is no number or beyond any page is cut.
  private static func length(_ points: Double) -> Int {
    Int((max(-1e7, min(1e7, points.isFinite ? points : 0)) * 100).rounded())
  }

  /// Six significant places, as JSON has numbers.
  private static func decimal(_ number: Double) -> String { String(format: "%.6g", number) }
}
