public import Foundation
internal import LayoutCore
internal import TableLayout

/// A controller whose view is a collection view.
@MainActor @preconcurrency
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The layout with which code created the controller.
  private let ownLayout: UICollectionViewLayout?
  /// A Boolean value that indicates whether items are deselected when the view appears; true by
  /// default.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    ownLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose collection view is that of a nib, or else has a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownLayout = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a flow layout, or as a storyboard describes it.
  public required init?(coder: NSCoder) {
    ownLayout = nil
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection view: the controller's view, unless a subclass creates another one.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { if let newValue { view = newValue } }
  }

  /// The layout with which the controller was created, or else that of the collection view, which
  /// is loaded if necessary.
  open var collectionViewLayout: UICollectionViewLayout {
    ownLayout ?? collectionView?.collectionViewLayout ?? UICollectionViewFlowLayout()
  }

  /// Creates the collection view, or takes that of a nib or storyboard.
  open override func loadView() {
    let layout = ownLayout ?? UICollectionViewFlowLayout()
    loadView(orElse: UICollectionView(frame: .zero, collectionViewLayout: layout))
    guard let collection = viewIfLoaded as? UICollectionView else { return }
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.delegate == nil { collection.delegate = self }
  }

  /// Sets an outlet of a nib.
  @discardableResult open override func connect(_ value: Any?, toOutlet name: String) -> Bool {
    guard name == "collectionView", let collection = value as? UICollectionView else {
      return super.connect(value, toOutlet: name)
    }
    collectionView = collection
    return true
  }

  /// Deselects items.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collection = viewIfLoaded as? UICollectionView else { return }
    for path in collection.indexPathsForSelectedItems ?? [] { collection.deselectItem(at: path, animated: animated) }
  }

  /// Returns the number of sections: by default 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns the number of items in a section: by default none.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  /// Returns the cell of an item: by default an empty one.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  /// Returns a header or footer: by default an empty one.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  /// Returns whether a touched item is highlighted; true by default.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Called after a touched item was highlighted.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// Called after the highlight was removed.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// Returns whether a tapped item is selected; true by default.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
  /// Returns whether a tap deselects a selected item, with multiple selection; true by default.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Called after the user selected an item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Called after the user deselected an item.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Called before a cell is displayed.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Called after a cell was removed.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Called after the content scrolled.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
