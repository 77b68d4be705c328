internal import Foundation
internal import InterfaceBuilder
internal import LayoutCore
internal import TableLayout

extension NibLoader {
  /// Creates the engine's collection view for one in the file, with its layout. The loader holds
  /// the object of the layout until the object of the collection view does.
  func collectionView(_ source: NibView) -> CollectionView {
    let described = file.collection(source.id)?.layout
    let layout = layout(described, objectID: described?.id ?? "\(source.id).collectionViewLayout")
    return CollectionView(frame: .zero, layout: layout.strutLayout)
  }

  private func layout(_ described: NibCollection.Layout?, objectID id: String) -> UICollectionViewLayout {
    let object = file.objects[id]
    let layout =
      NibClasses.make(described?.customClass) as? UICollectionViewLayout
      ?? made(object, isFlow: described?.isFlow ?? true)
    if let reference = described?.sectionInsetReference {
      (layout as? UICollectionViewFlowLayout)?.sectionInsetReference = .init(named: reference)
    }
    for note in file.document.notes where note.objectID == id {
      UIKitLog.once("\(file.document.file): \(note.message)")
    }
    adopt(layout, as: id)
    return layout

    func made(_ object: NibObject?, isFlow: Bool) -> UICollectionViewLayout {
      let usual = isFlow ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
      let type: AnyClass? = NibClasses.type(named: described?.customClass, module: object?.customModule)
      let layoutType = type as? UICollectionViewLayout.Type ?? usual
      if let type, !(type is UICollectionViewLayout.Type) {
        UIKitLog.once("the class \(type) of a nib can't be that of a layout; it is a \(usual).")
      }
      let strutLayout = layoutType.makeLayout()
      if let described { (strutLayout as? FlowLayout)?.take(described) }
      UICollectionViewLayout.given = strutLayout
      defer { UICollectionViewLayout.given = nil }
      if let layout = layoutType.init(coder: NibCoder()) { return layout }
      UIKitLog.once("init(coder:) of \(layoutType) returned nil; the layout of the nib is a \(usual).")
      return isFlow ? UICollectionViewFlowLayout() : UICollectionViewLayout()
    }
  }
}

extension FlowLayout {
  /// Sets the values of a file. Values that are not in the file stay those of the class.
  fileprivate func take(_ described: NibCollection.Layout) {
    if let size = described.itemSize { itemSize = size.size }
    if let size = described.estimatedItemSize { estimatedItemSize = size.size }
    if described.hasAutomaticEstimate { estimatedItemSize = Self.automaticSize }
    if let size = described.headerReferenceSize { headerReferenceSize = size.size }
    if let size = described.footerReferenceSize { footerReferenceSize = size.size }
    if let spacing = described.minimumLineSpacing { minimumLineSpacing = CGFloat(spacing) }
    if let spacing = described.minimumInteritemSpacing { minimumInteritemSpacing = CGFloat(spacing) }
    if let inset = described.sectionInset { sectionInset = inset }
    if described.isHorizontal { scrollDirection = .horizontal }
    if described.pinsHeaders { sectionHeadersPinToVisibleBounds = true }
    if described.pinsFooters { sectionFootersPinToVisibleBounds = true }
  }
}

extension NibSize {
  fileprivate var size: CGSize { CGSize(width: width, height: height) }
}

extension UICollectionViewFlowLayout.SectionInsetReference {
  /// Creates the reference with a name in a file; `fromContentInset` for another one.
  fileprivate init(named name: String) {
    switch name {
    case "safeArea": self = .fromSafeArea
    case "layoutMargins": self = .fromLayoutMargins
    default: self = .fromContentInset
    }
  }
}
