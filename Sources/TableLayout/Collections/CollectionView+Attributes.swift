import FontMetrics
package import Foundation
package import LayoutCore

/// A visible cell, header or footer.
package struct ShownElement {
  /// The index path; that of a header or footer has the row 0.
  package let indexPath: IndexPath
  /// The kind of a header, footer or other supplementary view; nil for a cell.
  package let kind: String?
  /// The frame in the content, in points. If the view pins to the visible part, it is that of its
  /// place in the section.
  package let frame: CGRect
  /// True for a header or footer that pins to the visible part.
  package let isPinned: Bool
}

// The attributes of elements in layouts of lines.

extension CollectionView {
  /// Returns the attributes of an item, header or footer, or nil for an absent header or footer.
  func attributes(of item: Int) -> CollectionLayoutAttributes? { attributes(of: item, at: content.frame(of: item)) }

  /// Returns the attributes of an element whose frame in the lines is known.
  func attributes(of item: Int, at frame: CGRect) -> CollectionLayoutAttributes? {
    let (section, part) = content.sections.place(of: item)
    let shape = content.shapes[section]
    switch part {
    case .row(let row):
      let result = CollectionLayoutAttributes(forCellWith: IndexPath(row: row, section: section))
      (result.frame, result.measuredAxes) = (converted(frame), shape.measuredAxes)
      return result
    case .header, .footer:
      guard let edge = part == .header ? shape.header : shape.footer else { return nil }
      let result = CollectionLayoutAttributes(
        forSupplementaryViewOfKind: edge.kind, with: IndexPath(row: 0, section: section))
      result.frame = converted(edge.isPinned ? pinned(frame, isHeader: part == .header, section) : frame)
      result.measuredAxes = edge.isEstimated ? LayoutAxes(axis) : []
      result.zIndex = edge.isPinned ? 1 : 0
      return result
    }
  }

  /// Returns the element that a subview shows, or nil for a subview that shows none.
  ///
  /// - Complexity: O(*n*) in the number of visible elements.
  package func shownElement(in view: View) -> ShownElement? {
    guard let item = display.shown.first(where: { $0.value === view })?.key else { return nil }
    let (section, part) = content.sections.place(of: item)
    let shape = content.shapes.indices.contains(section) ? content.shapes[section] : nil
    let (path, edge) =
      switch part {
      case .row(let row): (IndexPath(row: row, section: section), SectionShape.Edge?.none)
      case .header: (IndexPath(row: 0, section: section), shape?.header)
      case .footer: (IndexPath(row: 0, section: section), shape?.footer)
      }
    let isPinned = edge?.isPinned == true
    return ShownElement(
      indexPath: path, kind: content.path(of: item) == nil ? display.knownKinds[item] : nil,
      frame: isPinned ? converted(content.frame(of: item)) : view.frame, isPinned: isPinned)
  }

  /// Returns the frame of a header or footer at the visible edge of its section.
  private func pinned(_ frame: CGRect, isHeader: Bool, _ section: Int) -> CGRect {
    let (insets, lengths) = (alongInsets, content.lengths)
    var result = frame
    if isHeader {
      let end = lengths.points(content.heights.offset(of: content.sections.footer(of: section)))
      result.origin.y = max(frame.minY, min(alongOffset + insets.start, end - frame.height))
    } else {
      let start = lengths.points(content.heights.offset(of: content.sections.header(of: section) + 1))
      result.origin.y = min(frame.minY, max(alongOffset + alongLength - insets.end - frame.height, start))
    }
    return result
  }

  /// Returns the attributes of the elements in a rectangle of the content, in order.
  func lineAttributes(in rectangle: CGRect) -> [CollectionLayoutAttributes] {
    loadIfNeeded()
    let start: CGFloat
    if axis == .vertical {
      start = rectangle.minY
    } else {
      start = isMirrored ? lineContentSize.width - rectangle.maxX : rectangle.minX
    }
    let length = axis == .vertical ? rectangle.height : rectangle.width
    let touched = content.lengths.touched(from: start, length: length)
    let range = content.items(from: touched.start, to: touched.end)
    let items = (pinnedItems().filter { !range.contains($0) } + Array(range)).sorted()
    return zip(items, content.frames(of: items)).compactMap(attributes(of:at:)).filter {
      $0.frame.intersects(rectangle) || ($0.frame.isEmpty && rectangle.contains($0.frame.origin))
    }
  }

  func lineAttributes(at path: IndexPath) -> CollectionLayoutAttributes? {
    loadIfNeeded()
    return content.item(of: path).flatMap(attributes(of:))
  }

  func lineAttributes(ofKind kind: String, at path: IndexPath) -> CollectionLayoutAttributes? {
    loadIfNeeded()
    guard let section = path.first, content.shapes.indices.contains(section) else { return nil }
    let shape = content.shapes[section]
    if shape.header?.kind == kind { return attributes(of: content.sections.header(of: section)) }
    return shape.footer?.kind == kind ? attributes(of: content.sections.footer(of: section)) : nil
  }
}
