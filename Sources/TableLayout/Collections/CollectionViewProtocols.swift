internal import FontMetrics
public import Foundation
public import LayoutCore

/// The source of a collection view's sections, items and cells. UIKit's
/// `UICollectionViewDataSource`.
public protocol CollectionViewDataSource: AnyObject {
  /// Returns the number of items in a section.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns the cell of an item with all its content, before it is measured.
  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// Returns a header or footer. The default stops the program with UIKit's message, as developers
  /// quote it (D).
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView
}

extension CollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
  /// Stops the program: a layout with headers needs this method.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    stopAsUIKit(
      "The collection view's data source did not return a valid view for the supplementary element of kind \(kind) at "
        + "index path \(indexPath).")
  }
}

/// A delegate for the display of a collection view. UIKit's `UICollectionViewDelegate`; every
/// method is optional.
public protocol CollectionViewDelegate: ScrollViewDelegate {
  /// Called before a cell is displayed. It was already measured.
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath)
  /// Called after a cell was removed.
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath)
  /// Called before a header or footer is displayed.
  func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
}

extension CollectionViewDelegate {
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
}

/// A delegate for the sizes in a flow layout. UIKit's `UICollectionViewDelegateFlowLayout`; every
/// method is optional, and the defaults are the layout's properties.
public protocol CollectionViewDelegateFlowLayout: CollectionViewDelegate {
  /// Returns the size of an item, in points.
  func collectionView(_ view: CollectionView, layout: FlowLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
  /// Returns the distances around the lines of a section, in points.
  func collectionView(_ view: CollectionView, layout: FlowLayout, insetForSectionAt section: Int) -> EdgeInsets
  /// Returns the gap between lines, in points.
  func collectionView(
    _ view: CollectionView, layout: FlowLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the minimum gap between items, in points.
  func collectionView(
    _ view: CollectionView, layout: FlowLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the size of a header, in points.
  func collectionView(
    _ view: CollectionView, layout: FlowLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Returns the size of a footer, in points.
  func collectionView(
    _ view: CollectionView, layout: FlowLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension CollectionViewDelegateFlowLayout {
  /// Returns the layout's `itemSize`.
  public func collectionView(_ view: CollectionView, layout: FlowLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
    layout.itemSize
  }
  /// Returns the layout's `sectionInset`.
  public func collectionView(_ view: CollectionView, layout: FlowLayout, insetForSectionAt section: Int) -> EdgeInsets {
    layout.sectionInset
  }
  /// Returns the layout's `minimumLineSpacing`.
  public func collectionView(
    _ view: CollectionView, layout: FlowLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { layout.minimumLineSpacing }
  /// Returns the layout's `minimumInteritemSpacing`.
  public func collectionView(
    _ view: CollectionView, layout: FlowLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { layout.minimumInteritemSpacing }
  /// Returns the layout's `headerReferenceSize`.
  public func collectionView(
    _ view: CollectionView, layout: FlowLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize { layout.headerReferenceSize }
  /// Returns the layout's `footerReferenceSize`.
  public func collectionView(
    _ view: CollectionView, layout: FlowLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize { layout.footerReferenceSize }
}
