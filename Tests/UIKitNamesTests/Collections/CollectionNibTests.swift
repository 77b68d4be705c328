import Foundation
import LayoutCore
import Testing
import UIKitNames

@MainActor @Suite("Nibs of collection views' cells, headers and footers")
struct CollectionNibTests {
  private static func nib(_ objects: String...) -> UINib {
    UINib(data: Data(NibFiles.xib(objects.joined()).utf8), bundle: nil)
  }

  /// A source whose views are registered by the test.
  private final class Source: UICollectionViewDataSource {
    let cell: (UICollectionView, IndexPath) -> UICollectionViewCell
    let header: (UICollectionView, IndexPath) -> UICollectionReusableView

    init(
      cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell,
      header: @escaping (UICollectionView, IndexPath) -> UICollectionReusableView
    ) { (self.cell, self.header) = (cell, header) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { cell(collectionView, indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { header(collectionView, indexPath) }
  }

  private static func view() -> UICollectionView {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    flow.headerReferenceSize = CGSize(width: 0, height: 40)
    return UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: flow)
  }

  /// Checks a view whose cells and headers are those of nibs against one with classes of code.
  private func check(_ view: UICollectionView, _ source: Source, _ comment: Comment) {
    view.dataSource = source
    view.layoutIfNeeded()
    let code = Self.view()
    code.register(CodeTagItem.self, forCellWithReuseIdentifier: "Tag")
    let kind = UICollectionView.elementKindSectionHeader
    code.register(CodeTagHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Head")
    let codeSource = Self.source
    code.dataSource = codeSource
    code.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    #expect(view.visibleCells.count == 4, comment)
    #expect(view.visibleCells.map(\.frame) == code.visibleCells.map(\.frame), comment)
    #expect(view.visibleCells.allSatisfy { ($0 as? TagItem)?.radius == 5 }, comment)
    let header = view.supplementaryView(forElementKind: kind, at: path) as? TagHeader
    #expect(header?.title?.frame == CGRect(x: 6, y: 6, width: 308, height: 28), comment)
    #expect(header?.frame == code.supplementaryView(forElementKind: kind, at: path)?.frame, comment)
  }

  /// A source that dequeues "Tag" and "Head".
  private static var source: Source {
    Source(
      cell: { view, path in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "Tag", for: path)
        (cell as? TagItem)?.title?.text = String(repeating: "0", count: path.item + 1)
        return cell
      },
      header: { view, path in
        let kind = UICollectionView.elementKindSectionHeader
        return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Head", for: path)
      })
  }

  @Test("Registered nibs have the sizes of classes in code")
  func registered() throws {
    UINib.register(TagItem.self, named: "TagItem")
    UINib.register(TagHeader.self, named: "TagHeader")
    let view = Self.view()
    view.register(Self.nib(CollectionBoard.cell()), forCellWithReuseIdentifier: "Tag")
    let kind = UICollectionView.elementKindSectionHeader
    let header = Self.nib(CollectionBoard.header())
    view.register(header, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Head")
    check(view, Self.source, "register")
  }

  @Test("Registrations with nibs have the sizes of classes in code")
  func registrations() throws {
    UINib.register(TagItem.self, named: "TagItem")
    UINib.register(TagHeader.self, named: "TagHeader")
    let cells = UICollectionView.CellRegistration<TagItem, Int>(cellNib: Self.nib(CollectionBoard.cell(""))) {
      $0.title?.text = String(repeating: "0", count: $2 + 1)
      $0.radius = $0.radius == 5 && $1.item == $2 ? 5 : 0
    }
    let headers = UICollectionView.SupplementaryRegistration<TagHeader>(
      supplementaryNib: Self.nib(CollectionBoard.header("")),
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, _ in view.title?.text = kind }
    let source = Source(
      cell: { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $1.item) },
      header: { $0.dequeueConfiguredReusableSupplementary(using: headers, for: $1) })
    check(Self.view(), source, "registrations")
  }

  @Test("The background views of a cell are those of its nib")
  func backgrounds() throws {
    let cell = CollectionBoard.cell().replacingOccurrences(
      of: "<userDefinedRuntimeAttributes>",
      with: """
        <view key="backgroundView" id="bg"/><view key="selectedBackgroundView" id="sb"/><userDefinedRuntimeAttributes>
        """)
    UINib.register(TagItem.self, named: "TagItem")
    let made = try #require(Self.nib(cell).instantiate(withOwner: nil).first as? TagItem)
    made.frame = CGRect(x: 0, y: 0, width: 90, height: 50)
    made.layoutIfNeeded()
    #expect(made.backgroundView?.frame == made.bounds && made.selectedBackgroundView != nil)
    #expect(made.subviews.count == 2 && made.subviews.first === made.backgroundView)
  }

  // MARK: Failures

  private func message(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("A nib without a cell, or with two objects, stops the program with UIKit's message")
  func invalid() async {
    for result in [
      await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent],
        performing: { await CollectionNibTests.dequeueCell(CollectionBoard.cell(), CollectionBoard.cell(id: "two")) }),
      await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent],
        performing: { await CollectionNibTests.dequeueCell(#"<view key="x" id="v"/>"#) }),
    ] {
      #expect(
        message(of: result).contains(
          "invalid nib registered for identifier (Tag) - nib must contain exactly one top level object which must be a "
            + "UICollectionReusableView instance"))
    }
  }

  @Test("A nib with another identifier, and one with a header instead of a cell, stop the program")
  func mismatch() async {
    let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await CollectionNibTests.dequeueCell(CollectionBoard.cell("Other"))
    }
    #expect(
      message(of: other).contains(
        "view reuse identifier in nib (Other) does not match the identifier used to register the nib (Tag)"))
    let header = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await CollectionNibTests.dequeueCell(CollectionBoard.header("Tag"))
    }
    #expect(message(of: header).contains("the view registered for identifier Tag is not a UICollectionViewCell"))
  }

  /// Dequeues a cell of a nib with objects.
  fileprivate static func dequeueCell(_ objects: String...) {
    let view = Self.view()
    view.register(nib(objects.joined()), forCellWithReuseIdentifier: "Tag")
    _ = view.dequeueReusableCell(withReuseIdentifier: "Tag", for: IndexPath(item: 0, section: 0))
  }
}
