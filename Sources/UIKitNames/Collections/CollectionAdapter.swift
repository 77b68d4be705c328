internal import Foundation
internal import LayoutCore
internal import TableLayout

/// The data source and delegate of the engine's collection view, which passes everything on to
/// those of UIKit's names; see `TableAdapter`.
@MainActor final class CollectionAdapter: DelegateAdapter {
  fileprivate weak var view: UICollectionView?

  init(_ view: UICollectionView) { self.view = view }

  fileprivate var source: (view: UICollectionView, object: any UICollectionViewDataSource)? {
    guard let view, let object = view.dataSource else { return nil }
    return (view, object)
  }

  var told: (view: UICollectionView, delegate: any UICollectionViewDelegate)? {
    guard let view, let delegate = view.delegate else { return nil }
    return (view, delegate)
  }

  /// Calls a method of the delegate for sizes, or returns `other` without one.
  nonisolated fileprivate func measure<Result>(
    or other: @autoclosure () -> Result,
    _ method: @MainActor (UICollectionView, any UICollectionViewDelegateFlowLayout, UICollectionViewLayout) -> Result
  ) -> Result {
    let answer: Result? = ask(or: nil) { view, delegate in
      (delegate as? any UICollectionViewDelegateFlowLayout).map { method(view, $0, view.collectionViewLayout) }
    }
    return answer ?? other()
  }

  /// Prepares a view from the program for the engine, and holds it until the engine adds it.
  fileprivate func prepared(_ view: UICollectionReusableView) {
    let strutView = view.strutReusableView
    // A subclass may have an identifier of its own.
    if strutView.reuseIdentifier != view.reuseIdentifier { strutView.reuseIdentifier = view.reuseIdentifier }
    view.prepareForDisplay()
    strutView.holdFacade(true)
  }
}

extension CollectionAdapter: CollectionViewDataSource {
  nonisolated func numberOfSections(in collectionView: CollectionView) -> Int {
    onMain { source.map { $0.object.numberOfSections(in: $0.view) } ?? 0 }
  }
  nonisolated func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    onMain { source.map { $0.object.collectionView($0.view, numberOfItemsInSection: section) } ?? 0 }
  }
  nonisolated func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    onMain {
      guard let source else { return CollectionViewCell(frame: .zero) }
      let cell = source.object.collectionView(source.view, cellForItemAt: indexPath)
      prepared(cell)
      return cell.strutCell
    }
  }
  nonisolated func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    onMain {
      guard let source else { return CollectionReusableView(frame: .zero) }
      let view = source.object.collectionView(source.view, viewForSupplementaryElementOfKind: kind, at: indexPath)
      prepared(view)
      return view.strutReusableView
    }
  }
}

extension CollectionAdapter: CollectionViewDelegateFlowLayout {
  nonisolated func scrollViewDidScroll(_ scrollView: ScrollView) { tell { $1.scrollViewDidScroll($0) } }

  // MARK: Views

  nonisolated func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    tell(of: cell) { view, delegate, cell in
      guard let cell = cell.uiView as? UICollectionViewCell else { return }
      delegate.collectionView(view, willDisplay: cell, forItemAt: indexPath)
    }
  }
  nonisolated func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    tell(of: cell) { view, delegate, cell in
      guard let cell = cell.uiView as? UICollectionViewCell else { return }
      delegate.collectionView(view, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }
  nonisolated func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    tell(of: view) { view, delegate, supplementary in
      guard let supplementary = supplementary.uiView as? UICollectionReusableView else { return }
      delegate.collectionView(
        view, willDisplaySupplementaryView: supplementary, forElementKind: elementKind, at: indexPath)
    }
  }

  // MARK: Sizes

  nonisolated func collectionView(
    _ view: CollectionView, layout: FlowLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    measure(or: layout.itemSize) { $1.collectionView($0, layout: $2, sizeForItemAt: indexPath) }
  }
  nonisolated func collectionView(
    _ view: CollectionView, layout: FlowLayout, insetForSectionAt section: Int
  ) -> EdgeInsets {
    measure(or: layout.sectionInset) { $1.collectionView($0, layout: $2, insetForSectionAt: section) }
  }
  nonisolated func collectionView(
    _ view: CollectionView, layout: FlowLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    measure(or: layout.minimumLineSpacing) {
      $1.collectionView($0, layout: $2, minimumLineSpacingForSectionAt: section)
    }
  }
  nonisolated func collectionView(
    _ view: CollectionView, layout: FlowLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    measure(or: layout.minimumInteritemSpacing) {
      $1.collectionView($0, layout: $2, minimumInteritemSpacingForSectionAt: section)
    }
  }
  nonisolated func collectionView(
    _ view: CollectionView, layout: FlowLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    measure(or: layout.headerReferenceSize) {
      $1.collectionView($0, layout: $2, referenceSizeForHeaderInSection: section)
    }
  }
  nonisolated func collectionView(
    _ view: CollectionView, layout: FlowLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    measure(or: layout.footerReferenceSize) {
      $1.collectionView($0, layout: $2, referenceSizeForFooterInSection: section)
    }
  }
}
