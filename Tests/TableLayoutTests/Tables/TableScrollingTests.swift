import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import TestSupport
import Testing

@Suite("A table's rows and their estimates")
struct TableScrollingTests {
  @Test("Content is as high as measured heights and estimates; a row not shown is not asked for")
  func contentSize() throws {
    let scene = try TableScene([.random(1_000, seed: 1)])
    scene.table.estimatedRowHeight = 50
    #expect(scene.table.contentSize.height == 50_000)
    scene.table.layoutIfNeeded()
    let shown = scene.visibleRows
    #expect(shown.first == 0)
    #expect(scene.cellCount == shown.count)
    let measured = shown.reduce(0) { $0 + scene.heights[0][$1] }
    #expect(scene.table.contentSize.height == measured + CGFloat(1_000 - shown.count) * 50)
  }

  @Test("A cell has its content before its height is asked for, and is shown after")
  func order() throws {
    let scene = try TableScene([[100, 100]])
    scene.table.layoutIfNeeded()
    #expect(
      scene.takeCalls() == ["cell 0.0", "height 0.0", "cell 0.1", "height 0.1", "display 0.0", "display 0.1"])
  }

  @Test("What is on screen stays when what comes in above is not as high as was thought", arguments: [20, 44, 90, 300])
  func scrollingUp(estimate: Double) throws {
    let scene = try TableScene([.random(200, seed: 2)])
    scene.table.estimatedRowHeight = estimate
    scene.table.scrollToRow(at: IndexPath(row: 199, section: 0), at: .bottom, animated: false)
    scene.table.layoutIfNeeded()
    var moves = 0
    while scene.table.contentOffset.y > 0 {
      let kept = try #require(scene.visibleRows.first)
      scene.table.contentOffset.y = max(0, scene.table.contentOffset.y - 30)
      let place = scene.place(kept)
      let corrections = scene.table.correctionSummary.counts[.limit] ?? 0
      scene.table.layoutIfNeeded()
      let isEnd = (scene.table.correctionSummary.counts[.limit] ?? 0) != corrections
      #expect(isEnd || abs(scene.place(kept) - place) < 1e-9)
      moves += 1
    }
    #expect(moves > 100)
    #expect(scene.table.contentSize.height == scene.heights[0].reduce(0, +))
  }

  @Test(
    "Beside headers and footers, held at the edges or not, what is on screen stays as well",
    arguments: TableView.Style.allCases,
    [20, 44, 300])
  func scrollingBesideEdges(style: TableView.Style, estimate: Double) throws {
    let scene = try TableScene(
      [.random(12, seed: 2, in: 1...300), .random(1, seed: 3), [], .random(30, seed: 4, in: 1...90)], style: style)
    (scene.titles, scene.footers) = (["A", nil, "C", "D"], [nil, "B", "C", "D"])
    scene.table.estimatedRowHeight = estimate
    var generator = SeededGenerator(seed: 11)
    for round in 0..<400 {
      if round % 100 == 50 { scene.table.reloadData() }
      if round % 100 == 0 { scene.scroll(to: scene.table.contentSize.height - 400) }
      let before = (scene.table.indexPathsForVisibleRows ?? []).map { ($0, scene.place($0.row, $0.section)) }
      let limits = scene.table.correctionSummary.counts[.limit] ?? 0
      let room = max(0, scene.table.contentSize.height - 400)
      let wanted = min(
        room, max(0, scene.table.contentOffset.y + CGFloat(Int.random(in: -350...300, using: &generator))))
      let step = wanted - scene.table.contentOffset.y
      scene.scroll(to: wanted)
      let after = scene.table.indexPathsForVisibleRows ?? []
      guard (scene.table.correctionSummary.counts[.limit] ?? 0) == limits, scene.table.contentOffset.y > 0 else {
        continue
      }
      for (path, place) in before where after.contains(path) && round % 100 != 50 {
        #expect(abs(scene.place(path.row, path.section) - (place - step)) < 1e-9, "round \(round), row \(path)")
      }
    }
  }

  @Test("After any jumps the content is as high as its rows", arguments: [1.0, 2, 3])
  func jumps(scale: Double) throws {
    let scene = try TableScene([.random(300, seed: 3), .random(50, seed: 4)], scale: scale)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let limit = scene.table.contentSize.height - 400
      scene.table.contentOffset.y = CGFloat.random(in: 0...limit, using: &generator)
      let kept = scene.table.indexPathsForVisibleRows?.first
      scene.table.layoutIfNeeded()
      #expect(kept == scene.table.indexPathsForVisibleRows?.first)
      expectPlaced(scene)
    }
    var y: CGFloat = 0
    while y < scene.table.contentSize.height {
      scene.scroll(to: y)
      y += 200
    }
    #expect(scene.table.contentSize.height == scene.heights.joined().reduce(0, +))
    #expect(scene.table.measurementProgress.measured == scene.table.measurementProgress.count)
  }

  /// Cells lie where their rows are, one below another.
  private func expectPlaced(_ scene: TableScene) {
    for cell in scene.table.visibleCells {
      guard let path = scene.table.indexPath(for: cell) else { continue }
      #expect(cell.frame == scene.table.rectForRow(at: path))
      #expect(abs(cell.frame.height - scene.heights[path.section][path.row]) < 1e-9)
    }
  }

  @Test(
    "Scrolling to a row lands exactly, whatever the estimates", arguments: [1.0, 44, 500],
    TableView.ScrollPosition.allCases)
  func scrollToRow(estimate: Double, position: TableView.ScrollPosition) throws {
    for row in [0, 1, 150, 298, 299, 17] {
      let scene = try TableScene([.random(300, seed: 5)])
      scene.table.estimatedRowHeight = estimate
      scene.table.layoutIfNeeded()
      let path = IndexPath(row: row, section: 0)
      scene.table.scrollToRow(at: path, at: position, animated: false)
      let landed = scene.table.contentOffset.y
      scene.table.layoutIfNeeded()
      #expect(scene.table.contentOffset.y == landed)
      let rect = scene.table.rectForRow(at: path)
      let wanted =
        switch position {
        case .top: rect.minY
        case .middle: (rect.midY - 200).rounded(.down)
        case .bottom: rect.maxY - 400
        case .none: min(max(landed, rect.maxY - 400), rect.minY)
        }
      let limit = scene.table.contentSize.height - 400
      #expect(landed == min(max(wanted, 0), limit))
      #expect(scene.visibleRows.contains(row))
    }
  }

  @Test("A row of NSNotFound is the beginning of its section, which may be without rows", arguments: [0, 1, 2])
  func scrollToSection(section: Int) throws {
    let scene = try TableScene([.random(30, seed: 1), [], .random(30, seed: 2)])
    scene.table.layoutIfNeeded()
    scene.table.scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    let landed = scene.table.contentOffset.y
    #expect(landed == scene.table.rectForHeader(inSection: section).minY)
    #expect((landed > 0) == (section > 0))
    scene.table.layoutIfNeeded()
    #expect(scene.table.contentOffset.y == landed)
  }

  @Test("Cells are used again, and no more are made than show")
  func reuse() throws {
    let scene = try TableScene([[CGFloat](repeating: 50, count: 1_000)])
    var cells: Set<View> = []
    for y in stride(from: 0, to: 20_000, by: 170) {
      scene.scroll(to: CGFloat(y))
      cells.formUnion(scene.table.visibleCells)
    }
    #expect(cells.count <= 18)
    #expect(scene.table.visibleCells.count == 9)
    #expect(scene.takeCalls().contains("end 0.0"))
    #expect(cells.contains { ($0 as? TableScene.Cell)?.reuseCount ?? 0 > 3 })
  }

  @Test("Given heights count as they are, rounded up to the pixel")
  func givenHeights() throws {
    let scene = try TableScene([[100, 100, 100]], scale: 3)
    scene.given = { $0.row == 1 ? TableView.automaticDimension : 20.1 }
    scene.table.layoutIfNeeded()
    let heights = (0..<3).map { scene.table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights.map { ($0 * 3).rounded() } == [61, 300, 61])
  }

  @Test("Without an estimate all heights are found when data are read, and no cell is kept for it")
  func noEstimates() throws {
    let scene = try TableScene([.random(200, seed: 6)])
    scene.table.estimatedRowHeight = 0
    #expect(scene.table.contentSize.height == scene.heights[0].reduce(0, +))
    #expect(scene.table.subviews.isEmpty)
    scene.table.layoutIfNeeded()
    scene.scroll(to: 3_000)
    #expect(scene.table.correctionSummary.count == 0)
  }

  @Test("A table of rows of one height needs no cell to know how high it is")
  func fixed() throws {
    let scene = try TableScene([[1, 2, 3]])
    scene.table.delegate = nil
    scene.table.rowHeight = 60
    #expect(scene.table.contentSize.height == 180)
    #expect(scene.cellCount == 0)
    #expect(scene.table.isMeasured(rowAt: IndexPath(row: 2, section: 0)))
  }

  @Test("The delegate's estimates count before the table's")
  func delegateEstimates() throws {
    let scene = try TableScene([[44, 44, 44]])
    scene.estimate = { $0.row == 0 ? 93 : TableView.automaticDimension }
    scene.table.estimatedRowHeight = 70
    #expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 93)
    #expect(scene.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
  }

  @Test(
    "An estimate below 0 that is not the automatic one is refused in UIKit's words", arguments: EstimatedPart.allCases)
  func badEstimates(part: EstimatedPart) throws {
    let scene = try TableScene([[44]])
    let error = #expect(throws: TableError.self) { try scene.table.setEstimate(-5, for: part) }
    #expect(
      error?.message
        == "Invalid estimated \(part.rawValue) height set (-5). Value must be at least 0.0, or UITableViewAutomaticDimension."
    )
    #expect(scene.table.estimatedRowHeight == TableView.automaticDimension)
    #expect(scene.table.estimatedSectionHeaderHeight == -1)
    #expect(scene.table.estimatedSectionFooterHeight == -1)
    try scene.table.setEstimate(0, for: part)
  }

  @Test("Learned estimates are the mean of the rows of a kind, and the table stays in place")
  func learned() throws {
    let kinds: [CGFloat] = (0..<2_000).map { $0 % 5 == 0 ? 200 : 60 }
    let scene = try TableScene([kinds])
    scene.table.kindOfRow = { $0.row % 5 == 0 ? "picture" : "text" }
    scene.table.estimation = .learned
    scene.table.layoutIfNeeded()
    #expect(scene.table.contentSize.height == kinds.reduce(0, +))
    let standard = try TableScene([kinds])
    standard.table.layoutIfNeeded()
    #expect(standard.table.contentSize.height < kinds.reduce(0, +) * 0.6)
  }

  @Test("With a kind for every row estimates are found anew a few times, not for every row")
  func learnedOfManyKinds() throws {
    let scene = try TableScene([.random(3_000, seed: 4)])
    var asked = 0
    scene.table.kindOfRow = { path in
      asked += 1
      return "\(path.row)"
    }
    scene.table.estimation = .learned
    scene.table.layoutIfNeeded()
    for row in stride(from: 0, to: 3_000, by: 3) {
      scene.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
    }
    let measured = scene.table.measurementProgress.measured
    #expect(measured > 2_900)
    #expect(asked < 3_000 * 8 * 13)
  }

  @Test("Learning in the middle moves nothing on screen")
  func learningInPlace() throws {
    let scene = try TableScene([.random(2_000, seed: 9)])
    scene.table.estimation = .learned
    scene.table.layoutIfNeeded()
    scene.scroll(to: 40_000)
    for _ in 0..<40 {
      let kept = try #require(scene.visibleRows.last)
      scene.table.contentOffset.y += 200
      let place = scene.place(kept)
      scene.table.layoutIfNeeded()
      #expect(abs(scene.place(kept) - place) < 1e-9)
    }
    #expect((scene.table.correctionSummary.counts[.estimates] ?? 0) > 0)
  }

  @Test("A change when it is displayed comes too late and is reported")
  func lateChange() throws {
    let collector = LogCollector()
    let scene = try TableScene([[50, 60, 70]], log: collector.log)
    scene.willDisplay = { cell, path in if path.row == 1 { cell.need(90) } }
    scene.table.selfSizingInvalidation = .disabled
    scene.table.layoutIfNeeded()
    let change = try #require(scene.table.lateChanges.first)
    #expect(scene.table.lateChanges.count == 1)
    #expect((change.indexPath.row, change.height, change.neededHeight) == (1, 60, 90))
    #expect(collector.messages.count == 1)
    #expect(scene.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 60)
  }

  @Test("Where there is nothing, nothing is found")
  func nothing() throws {
    let scene = try TableScene([[], []])
    scene.table.layoutIfNeeded()
    #expect(scene.table.contentSize.height == 0)
    #expect(scene.table.indexPathForRow(at: CGPoint(x: 1, y: 1)) == nil)
    #expect(scene.table.indexPathsForVisibleRows == nil)
    #expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)) == .zero)
    #expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 9)) == .zero)
    #expect(scene.table.cellForRow(at: IndexPath(row: -1, section: 0)) == nil)
    #expect(scene.table.numberOfRows(inSection: 7) == 0)
  }

  @Test("Points and rectangles find their rows")
  func points() throws {
    let scene = try TableScene([[50, 60, 70]])
    scene.table.layoutIfNeeded()
    #expect(
      [0, 49.9, 50, 109, 110, 179].map { scene.table.indexPathForRow(at: CGPoint(x: 5, y: $0))?.row } == [
        0, 0, 1, 1, 2, 2,
      ])
    #expect(scene.table.indexPathForRow(at: CGPoint(x: 5, y: 180)) == nil)
    #expect(scene.table.indexPathForRow(at: CGPoint(x: 5, y: -1)) == nil)
    #expect(scene.table.indexPathsForRows(in: CGRect(x: 0, y: 10, width: 10, height: 60))?.map(\.row) == [0, 1])
    #expect(scene.table.indexPathsForRows(in: CGRect(x: 0, y: 500, width: 10, height: 60)) == nil)
  }
}
