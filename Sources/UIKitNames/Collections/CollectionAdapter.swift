internal import Foundation
internal import LayoutCore
internal import TableLayout

/// The data source and delegate of the engine's collection view, which passes everything on to
/// those of UIKit's names; see `TableAdapter`.
@MainActor final class CollectionAdapter {
  fileprivate weak var view: UICollectionView?

  init(_ view: UICollectionView) { self.view = view }

  fileprivate var source: (view: UICollectionView, object: any UICollectionViewDataSource)? {
    guard let view, let object = view.dataSource else { return nil }
    return (view, object)
  }

  fileprivate var sizes: (view: UICollectionView, object: any UICollectionViewDelegateFlowLayout)? {
    guard let view, let object = view.delegate as? any UICollectionViewDelegateFlowLayout else { return nil }
    return (view, object)
  }

  fileprivate var told: (view: UICollectionView, object: any UICollectionViewDelegate)? {
    guard let view, let object = view.delegate else { return nil }
    return (view, object)
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
  nonisolated func scrollViewDidScroll(_ scrollView: ScrollView) {
    onMain { if let told { told.object.scrollViewDidScroll(told.view) } }
  }
  nonisolated func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    nonisolated(unsafe) let cell = cell
    onMain {
      guard let told, let uiCell = unsafe cell.uiView as? UICollectionViewCell else { return }
      told.object.collectionView(told.view, willDisplay: uiCell, forItemAt: indexPath)
    }
  }
  nonisolated func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    nonisolated(unsafe) let cell = cell
    onMain {
      guard let told, let uiCell = unsafe cell.uiView as? UICollectionViewCell else { return }
      told.object.collectionView(told.view, didEndDisplaying: uiCell, forItemAt: indexPath)
    }
  }
  nonisolated func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    nonisolated(unsafe) let view = view
    onMain {
      guard let told, let uiView = unsafe view.uiView as? UICollectionReusableView else { return }
      told.object.collectionView(
        told.view, willDisplaySupplementaryView: uiView, forElementKind: elementKind, at: indexPath)
    }
  }

  nonisolated func collectionView(
    _ view: CollectionView, layout: FlowLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    onMain {
      sizes.map { $0.object.collectionView($0.view, layout: $0.view.collectionViewLayout, sizeForItemAt: indexPath) }
    }
      ?? layout.itemSize
  }
  nonisolated func collectionView(
    _ view: CollectionView, layout: FlowLayout, insetForSectionAt section: Int
  ) -> EdgeInsets {
    onMain {
      sizes.map { $0.object.collectionView($0.view, layout: $0.view.collectionViewLayout, insetForSectionAt: section) }
    }
      ?? layout.sectionInset
  }
  nonisolated func collectionView(
    _ view: CollectionView, layout: FlowLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    onMain {
      sizes.map {
        $0.object.collectionView($0.view, layout: $0.view.collectionViewLayout, minimumLineSpacingForSectionAt: section)
      }
    } ?? layout.minimumLineSpacing
  }
  nonisolated func collectionView(
    _ view: CollectionView, layout: FlowLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    onMain {
      sizes.map {
        $0.object.collectionView(
          $0.view, layout: $0.view.collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
      }
    } ?? layout.minimumInteritemSpacing
  }
  nonisolated func collectionView(
    _ view: CollectionView, layout: FlowLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    onMain {
      sizes.map {
        $0.object.collectionView(
          $0.view, layout: $0.view.collectionViewLayout, referenceSizeForHeaderInSection: section)
      }
    } ?? layout.headerReferenceSize
  }
  nonisolated func collectionView(
    _ view: CollectionView, layout: FlowLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    onMain {
      sizes.map {
        $0.object.collectionView(
          $0.view, layout: $0.view.collectionViewLayout, referenceSizeForFooterInSection: section)
      }
    } ?? layout.footerReferenceSize
  }
}
