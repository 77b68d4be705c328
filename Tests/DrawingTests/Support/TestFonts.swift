import FontMetrics
import Foundation
import LayoutCore
import Testing
import TextLayout

@testable import Drawing

/// The bundled fonts, and text set in them.
enum TestFonts {
  static let catalogue = Result { try FontCatalogue.bundled(sources: .own) }

  /// A line at a point size, its baseline starting at `origin`.
  static func text(
    _ text: String, font name: String, size: Double, origin: CGPoint, color: Color = Palette.text
  ) throws -> DrawnText {
    let catalogue = try catalogue.get()
    let shaped = TextEngine(catalogue: catalogue).shape(text, font: try catalogue.font(named: name, size: size))
    let line = try #require(shaped.lines(width: nil).lines.first)
    return DrawnText(runs: line.runs, origin: origin, color: color)
  }
}
