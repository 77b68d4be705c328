import Foundation
import LayoutCore
package import TableLayout

/// The size of a cell, header or footer of a collection view, and its origin.
package struct NibItemSize: Hashable, Sendable {
  /// The origin of a size.
  package enum Origin: Hashable, Sendable {
    /// `itemSizes` in `strut-nib.yaml`.
    case settings
    /// The collection view's layout in the file.
    case layout
    /// The frame that Xcode recorded, because code determines the size.
    case recorded(NibUnknownSize)
  }

  /// The lengths in points, or in fractions of the width of the collection view. The content
  /// determines estimated lengths.
  package let size: CollectionSize
  /// The origin of the size.
  package let origin: Origin
  /// The axes with the length of the recorded frame, because the file does not contain the one that
  /// the cell has in the app.
  private let recordedAxes: LayoutAxes

  /// True if the width is a fraction of that of the collection view.
  var isFractionOfWidth: Bool { if case .fractionalWidth = size.width { true } else { false } }

  /// The axes on which neither the content nor the collection view determines the size.
  package var fixedAxes: LayoutAxes {
    var axes: LayoutAxes = []
    if case .absolute = size.width { axes.insert(.horizontal) }
    if case .absolute = size.height { axes.insert(.vertical) }
    return isFromCode ? axes : axes.subtracting(recordedAxes)
  }

  /// The axes on which code, or the collection view, may give the cell another length.
  package var uncertainAxes: LayoutAxes { recordedAxes }

  /// True if code determines the size, so that the app may have another one.
  package var isFromCode: Bool { if case .recorded = origin { true } else { false } }
}

extension NibItemSize {
  /// Determines the size of a cell, header or footer: that of the settings, or that of a flow
  /// layout in the file, or else the recorded one.
  ///
  /// - Parameters:
  ///   - given: The size in the settings of the app; nil if they do not contain it.
  ///   - isHeightKnown: True if constraints determine the height that the content needs. It is only
  ///     evaluated for a recorded size.
  ///   - screenWidth: The width of the narrowest collection view, in points.
  init(of cell: NibCell, given: CollectionSize?, isHeightKnown: @autoclosure () -> Bool, screenWidth: Double) {
    if let given {
      (size, origin, recordedAxes) = (given, .settings, [])
    } else if let unknown = NibUnknownSize(of: cell, screenWidth: screenWidth) {
      (size, origin) = (cell.recordedItemSize(isHeightKnown: isHeightKnown()), .recorded(unknown))
      if case .fractionalWidth = size.width {
        recordedAxes = [.vertical]
      } else {
        recordedAxes = [.horizontal, .vertical]
      }
    } else {
      (size, origin) = (cell.sizeInLayout, .layout)
      // The file does not contain the height of the collection view.
      recordedAxes = cell.kind == .collectionReusableView && cell.itemLayout?.isHorizontal == true ? [.vertical] : []
    }
  }
}

extension NibCell {
  /// The size of the flow layout; nil for a header or footer without one.
  var sizeOfLayout: NibSize? {
    let standard = FlowLayout.standardItemSize
    return itemSize
      ?? (kind == .collectionViewCell
        ? NibSize(width: Double(standard.width), height: Double(standard.height)) : nil)
  }

  /// The size in a flow layout whose file contains it.
  fileprivate var sizeInLayout: CollectionSize {
    let own = sizeOfLayout ?? recordedSize
    if isSelfSizing {
      let estimate = itemLayout?.estimatedItemSize.flatMap { $0.width > 0 || $0.height > 0 ? $0 : nil } ?? own
      return CollectionSize(width: .estimated(estimate.used.width), height: .estimated(estimate.used.height))
    }
    guard kind == .collectionReusableView else {
      return CollectionSize(width: .absolute(own.used.width), height: .absolute(own.used.height))
    }
    // Across the direction of scrolling, headers and footers are as long as the collection view.
    return itemLayout?.isHorizontal == true
      ? CollectionSize(width: .absolute(own.used.width), height: .absolute(recordedSize.used.height))
      : CollectionSize(width: .fractionalWidth(1), height: .absolute(own.used.height))
  }

  /// The size that Xcode recorded, as high as the content needs if constraints determine it.
  fileprivate func recordedItemSize(isHeightKnown: Bool) -> CollectionSize {
    let recorded = recordedSize.used
    let isAcross =
      kind == .collectionReusableView && itemLayout?.containsSizes == true && itemLayout?.isHorizontal == false
    return CollectionSize(
      width: isAcross ? .fractionalWidth(1) : .absolute(recorded.width),
      height: isHeightKnown ? .estimated(recorded.height) : .absolute(recorded.height))
  }

  /// The size of the recorded frame, in points; in a collection view, the `customSize` if there is
  /// one. That of a nib is often an earlier one, with which Xcode does not draw the cell.
  private var recordedSize: NibSize {
    let frame = view.frame.map { NibSize(width: $0.width, height: $0.height) }
    let custom = context == .collection(nil) ? nil : customSize
    return custom ?? frame ?? NibSize(width: 0, height: 0)
  }
}

extension NibSize {
  /// The lengths, finite and at least 0.
  fileprivate var used: CGSize { CGSize(width: max(0, width.bounded), height: max(0, height.bounded)) }
}
