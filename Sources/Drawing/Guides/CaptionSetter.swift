internal import FontMetrics
internal import Foundation
internal import LayoutCore
internal import TextLayout

/// A kind of caption.
enum CaptionStyle: Hashable, Sendable, CaseIterable {
  /// The name of a column.
  case title
  /// The text next to a title, and a legend.
  case note
  /// The number at a guide.
  case number

  /// The em, in points.
  var pointSize: Double {
    switch self {
    case .title: 15
    case .note: 13
    case .number: 9
    }
  }

  var weight: FontWeight { self == .title ? .semibold : .regular }
}

/// A short text on one line, set in the system font and not yet placed.
struct Caption: Hashable, Sendable {
  let runs: [GlyphRun]
  /// In points.
  let width: Double
  /// The height of a capital or a digit above the baseline, in points.
  let capHeight: Double

  /// The caption with its baseline's left end at a place.
  func element(x: Double, baseline: Double, _ color: Color) -> PictureElement {
    .text(DrawnText(runs: runs, origin: CGPoint(x: x, y: baseline), color: color))
  }

  /// The caption with the middle of its digits at a height.
  func element(x: Double, middle: Double, _ color: Color) -> PictureElement {
    element(x: x, baseline: middle + capHeight / 2, color)
  }
}

/// Sets captions in the system font of a layout's own fonts.
struct CaptionSetter {
  private let engine: TextEngine
  private let fonts: [CaptionStyle: Font]

  /// - Throws: ``DrawingError/Code/captionFontMissing`` when there is no system font.
  init(_ typesetting: Typesetting) throws(DrawingError) {
    engine = typesetting.text
    do throws(FontError) {
      var fonts: [CaptionStyle: Font] = [:]
      for style in CaptionStyle.allCases {
        fonts[style] = try typesetting.fonts.systemFont(size: style.pointSize, weight: style.weight)
      }
      self.fonts = fonts
    } catch {
      throw DrawingError(.captionFontMissing, reason: error.message)
    }
  }

  /// Sets text on one line of any width.
  func set(_ text: String, _ style: CaptionStyle) -> Caption {
    guard let font = fonts[style], let line = engine.shape(text, font: font).lines(width: nil).first else {
      return Caption(runs: [], width: 0, capHeight: 0)
    }
    return Caption(runs: line.runs, width: line.width, capHeight: font.capHeight ?? font.ascender)
  }

  /// Sets a number of points, with up to three decimals: `22.333`, `16`.
  func set(points: Double) -> Caption { set(Self.text(points: points), .number) }

  /// A number of points with up to three decimals, and none that are 0 at the end.
  static func text(points: Double) -> String {
    guard points.isFinite, abs(points) < 1e15 else { return "\(points)" }
    let thousandths = Int((abs(points) * 1000).rounded())
    var decimals = String(thousandths % 1000 + 1000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    let sign = points < 0 && thousandths > 0 ? "\u{2212}" : ""
    return sign + String(thousandths / 1000) + (decimals.isEmpty ? "" : "." + decimals)
  }
}
