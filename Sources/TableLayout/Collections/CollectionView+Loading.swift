import FontMetrics
import Foundation
import LayoutCore

extension CollectionView {
  /// Reads the data if they changed since the last read, and computes the lines if a layout of
  /// lines replaced one of the program.
  func loadIfNeeded() {
    guard !display.isLoading else { return }
    guard !content.isLoaded else {
      if lineLayout != nil, content.shapes.count != content.sections.count { forgetOutdated() }
      return
    }
    guard lineLayout != nil else { return loadForAttributes() }
    display.isLoading = true
    defer { display.isLoading = false }
    let anchor = anchor()
    let isOutdated = display.forgetsHeights || content.container != containerSize
    let wasInRange = isInRange
    removeAllShown()
    display.renumber()
    let old = content
    content = CollectionContent()
    content.isLoaded = true
    content.sections = TableSections(rowCounts: itemCounts())
    layOutSections { item in
      guard !isOutdated, let before = old.sections.item(section: item.section, item.part), before < old.heights.count,
        old.heights.isKnown(before)
      else { return nil }
      return (old.sizes[before], false)
    }
    let held = anchor.flatMap { anchor in anchor.path.flatMap(content.item(of:)).map { (anchor, $0) } }
    hold(held, as: .update)
    if wasInRange { comeBack(atOnce: !isOutdated || held == nil) }
  }

  /// Returns the numbers of items of all sections. Negative numbers count as 0.
  func itemCounts() -> [Int] {
    guard let dataSource else { return [] }
    return traitCollection.performAsCurrent {
      (0..<max(0, dataSource.numberOfSections(in: self))).map {
        max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
      }
    }
  }

  /// Asks the layout for the sections, and computes the lines.
  ///
  /// - Parameter known: Returns a size that is known for an item, and whether it is final. It is
  ///   called for every item, in order.
  func layOutSections(_ known: ((section: Int, part: TableSections.Part)) -> (LineLength, isFinal: Bool)?) {
    guard let layout = lineLayout else { return }
    layout.prepareAsAsked()
    display.forgetsHeights = false
    content.container = containerSize
    content.lengths = PixelLengths(scale: traitCollection.usedDisplayScale)
    let count = content.sections.count
    content.shapes = traitCollection.performAsCurrent {
      (0..<count).map {
        layout.shape(ofSection: $0, of: count, itemCount: content.sections.rowCount(in: $0), in: content.container)
      }
    }
    var cursor = ItemCursor(content.sections)
    var (sizes, final): ([LineLength], [Bool]) = ([], [])
    let breadth = LineLength(content.container, scrolling: axis).across
    for _ in 0..<content.sections.itemCount {
      let place = cursor.next()
      let (own, before) = (specified(place, breadth: breadth), known(place))
      let (size, isFinal) = own.isFinal ? own : before ?? own
      sizes.append(size)
      final.append(isFinal)
    }
    content.fill(sizes) { final[$0] }
    noteWideItems(sizes, breadth: breadth)
    noteNegativeInsets()
    settleSize()
  }

  /// Returns the size from the layout, and whether it is final.
  func specified(_ place: (section: Int, part: TableSections.Part), breadth: Double) -> (LineLength, isFinal: Bool) {
    let shape = content.shapes[place.section]
    switch place.part {
    case .row(let row):
      let length = shape.itemLength(row)
      return (length, shape.measuredAxes.isEmpty)
    case .header, .footer:
      guard let edge = place.part == .header ? shape.header : shape.footer else { return (.zero, true) }
      let across = max(0, breadth - edge.inset.start - edge.inset.end)
      return (LineLength(across: across, along: edge.length), !edge.isEstimated)
    }
  }

  private func noteWideItems(_ sizes: [LineLength], breadth: Double) {
    hasItemBeyondLine = content.shapes.indices.contains { section in
      guard let flow = content.shapes[section].filling as? FlowLines else { return false }
      return content.sections.rows(of: section).contains { sizes[$0].across > flow.breadth + PixelGrid.tolerance }
    }
    lineLayout?.reportProblems(in: self)
  }

  /// Logs insets that are negative beyond a header or footer: a section has no negative length.
  private func noteNegativeInsets() {
    for (section, shape) in content.shapes.enumerated() {
      let before = shape.alongInset.start + (shape.header.map { $0.length + $0.padding } ?? 0)
      let after = shape.alongInset.end + (shape.footer.map { $0.length + $0.padding } ?? 0)
      guard before < 0 || after < 0 else { continue }
      traitCollection.log.once(
        "An inset of section \(section) is negative in the direction of scrolling, and its lines begin and end at the "
          + "section's edges instead. Use insets of 0 or more.")
    }
  }

  /// Removes sizes that are outdated because of the text size, the layout or the view's size. The
  /// first visible item stays in place.
  func forgetOutdated() {
    guard display.forgetsHeights || content.container != containerSize, content.isLoaded, !display.isLoading else {
      return
    }
    display.isLoading = true
    defer { display.isLoading = false }
    let anchor = anchor()
    let wasInRange = isInRange
    layOutSections { _ in nil }
    hold(anchor.map { ($0, $0.item) }, as: .estimates)
    if wasInRange { comeBack(atOnce: anchor == nil) }
  }

  // MARK: The anchor

  /// True if the view is scrolled to its start.
  var isAtStart: Bool { alongOffset <= -alongInsets.start }

  /// Returns the first visible cell and its place, or nil while the view is scrolled to its start.
  func anchor() -> TableAnchor? {
    guard content.heights.count > 0, !isAtStart else { return nil }
    let items = display.shown.keys.filter { content.path(of: $0) != nil }.sorted()
    let shown = zip(items, content.frames(of: items)).first { $0.1.maxY > alongOffset }?.0
    let pixel = content.lengths.touched(from: alongOffset, length: alongLength).start
    guard let item = shown ?? content.heights.item(at: pixel) else { return nil }
    return TableAnchor(item: item, path: content.path(of: item), place: content.start(of: item) - alongOffset)
  }

  /// Moves the offset so that an item has the position of an anchor.
  func hold(_ held: (anchor: TableAnchor, item: Int)?, as reason: OffsetCorrection.Reason) {
    guard let held else { return }
    let scale = content.lengths.scale
    let before = PixelLengths.whole(Double(alongOffset) * scale)
    let wanted = PixelLengths.whole(Double(content.start(of: held.item) - held.anchor.place) * scale)
    moveOffset(by: wanted - before, as: reason)
  }
}
