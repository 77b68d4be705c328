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
    let layout = made(described, module: file.objects[id]?.customModule)
    if let reference = described?.sectionInsetReference {
      (layout as? UICollectionViewFlowLayout)?.sectionInsetReference = .init(named: reference)
    }
    for note in file.document.notes where note.objectID == id {
      UIKitLog.once("\(file.document.file): \(note.message)")
    }
    adopt(layout, as: id)
    return layout
  }

  /// Creates a layout of its class, or else of the usual one of its element.
  private func made(_ described: NibCollection.Layout?, module: String?) -> UICollectionViewLayout {
    if let layout = NibClasses.make(described?.customClass) as? UICollectionViewLayout {
      (layout.strutLayout as? FlowLayout)?.take(described)
      return layout
    }
    let usual = described?.isFlow == false ? UICollectionViewLayout.self : UICollectionViewFlowLayout.self
    let own: AnyClass? = NibClasses.type(named: described?.customClass, module: module)
    switch own {
    case let type as UICollectionViewLayout.Type:
      if let layout = decoded(type, described) { return layout }
      UIKitLog.once("init(coder:) of \(type) returned nil; the layout of the nib is a \(usual).")
    case let type?: UIKitLog.once("the class \(type) of a nib can't be that of a layout; it is a \(usual).")
    case nil: break
    }
    return decoded(usual, described) ?? UICollectionViewFlowLayout()
  }

  /// Creates a layout with `init(coder:)`, which finds the values of the file.
  private func decoded(
    _ type: UICollectionViewLayout.Type, _ described: NibCollection.Layout?
  ) -> UICollectionViewLayout? {
    let strutLayout = type.makeLayout()
    (strutLayout as? FlowLayout)?.take(described)
    UICollectionViewLayout.given = strutLayout
    defer { UICollectionViewLayout.given = nil }
    return type.init(coder: NibCoder())
  }
}

extension FlowLayout {
  /// Sets the values of a file. Values that are not in the file stay those of the class.
  fileprivate func take(_ described: NibCollection.Layout?) {
    guard let described else { return }
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
