import FontMetrics
import Foundation
import LayoutCore
import Testing

@testable import Drawing

@Suite("A cell's guides")
struct CellGuidesTests {
  private static func guides(_ baselines: [(Double, Double)]) -> CellGuides {
    CellGuides(
      size: CGSize(width: 320, height: 100), content: CGRect(x: 0, y: 0, width: 320, height: 99.5),
      margins: CGRect(x: 16, y: 8, width: 284, height: 83.5),
      baselines: baselines.map { CellGuides.Baselines(first: $0.0, last: $0.1) })
  }

  @Test(
    "Distances lead down the cell from line to line",
    arguments: [
      ([], [0, 8, 91.5, 99.5]), ([(30, 30)], [0, 8, 30, 91.5, 99.5]),
      ([(47, 80), (30, 30)], [0, 8, 30, 47, 80, 91.5, 99.5]),
      // Side by side: lines that are shared, and lines above one that was passed.
      ([(30, 30), (30, 60)], [0, 8, 30, 60, 91.5, 99.5]), ([(30, 60), (40, 40)], [0, 8, 30, 60, 91.5, 99.5]),
      // Text that reaches into a margin.
      ([(4, 95)], [0, 8, 95, 99.5]),
    ] as [([(Double, Double)], [Double])])
  func down(baselines: [(Double, Double)], stops: [Double]) {
    let down = Self.guides(baselines).down
    #expect(down == zip(stops, stops.dropFirst()).map { CellGuides.Dimension(start: $0, end: $1) })
  }

  @Test("Distances across are the margins and what is within")
  func across() {
    #expect(Self.guides([]).across.map(\.length) == [16, 284, 20])
  }

  @Test("The sample cell's guides are its layout's numbers", arguments: ContentSizeCategory.allCases)
  func sample(category: ContentSizeCategory) throws {
    let (cell, layout) = try SampleCell.laidOut(category)
    let guides = CellGuides(of: cell)
    #expect(guides.margins == layout.marginsFrame)
    let named = layout.views.compactMap { view in
      view.firstBaseline.flatMap { first in view.lastBaseline.map { CellGuides.Baselines(first: first, last: $0) } }
    }
    #expect(guides.baselines == named)
    // The distances leave nothing out: they add up to the content's height.
    let total = guides.down.map(\.length).reduce(0, +)
    #expect(abs(total - Double(layout.contentFrame.height)) < 1e-9)
  }

  @Test("Numbers and arrows stand outside the cell", arguments: [ContentSizeCategory.extraSmall, .large])
  func gutters(category: ContentSizeCategory) throws {
    let snapshot = try CellSnapshot(of: SampleCell.laidOut(category).cell)
    let cell = CGRect(origin: .zero, size: snapshot.size)
    let drawing = GuideDrawing(snapshot.guides, captions: snapshot.captions)
    for element in drawing.gutters {
      guard case .text(let text) = element else { continue }
      let end = text.runs.flatMap(\.glyphs).map { text.origin.x + CGFloat($0.x + $0.advance) }.max() ?? text.origin.x
      let box = CGRect(x: text.origin.x, y: text.origin.y - 7, width: end - text.origin.x, height: 7)
      #expect(!box.intersects(cell))
      #expect(box.minX >= -drawing.insets.left - 1e-9)
      #expect(box.maxX <= cell.maxX + drawing.insets.right + 1e-9)
      #expect(box.maxY <= cell.maxY + drawing.insets.bottom + 1e-9)
    }
  }
}
