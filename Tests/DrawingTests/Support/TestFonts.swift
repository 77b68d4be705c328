import FontMetrics
import Foundation
import LayoutCore
import Testing
import TextLayout

@testable import Drawing

/// The bundled fonts, and text set in them.
enum TestFonts {
  static let catalog = Result { try FontCatalog.bundled(sources: .own) }

  /// A line at a point size, its baseline starting at `origin`.
  static func text(
    _ text: String, font name: String, size: Double, origin: CGPoint, color: Color = Palette.text
  ) throws -> DrawnText {
    let catalog = try catalog.get()
    let shaped = TextEngine(catalog: catalog).shape(text, font: try catalog.font(named: name, size: size))
    let line = try #require(shaped.lines(width: nil).first)
    return DrawnText(runs: line.runs, origin: origin, color: color)
  }
}
