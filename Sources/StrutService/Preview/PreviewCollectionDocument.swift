#if Service
import Foundation
import JSONText
import Queries
import Strut

/// A collection view at a text size, with a picture of its start and the frames of the items,
/// headers and footers in it. Lengths are in points, from the top left corner of the picture.
struct PreviewCollectionDocument: Encodable {
  struct Part: Encodable {
    /// The number through all sections.
    var index: Int
    /// The name in findings, such as `item 0.3`.
    var name: String
    var frame: EncodedRectangle
  }

  var schema = 1
  var category: String
  /// The size of the picture.
  var width, height: Double
  /// The estimated or measured size of all content.
  var contentWidth, contentHeight: Double
  /// The number of items, headers and footers.
  var count: Int
  /// The first parts that are in the picture.
  var parts: [Part]
  /// The picture as SVG.
  var picture: String

  /// The maximum length of the picture in the direction of scrolling, in points, and the maximum
  /// number of parts: the page has no room for more.
  private static let greatestLength: CGFloat = 4_000
  private static let partLimit = 300

  /// Lays out the start of the document's collection view.
  /// - Throws: ``ServiceError`` for another document, and the errors of its strings and cells.
  init(
    _ content: PreviewedContent, _ question: PreviewQuestion, _ strings: StringCatalog?, _ typesetting: Typesetting
  ) throws {
    guard case .document(let described) = content, case .table(var document) = described.with(era: try question.era()),
      document.isCollection
    else { throw ServiceError.badValue("cell must be a document of a collection view.") }
    if let localization = question.localization(strings, typesetting) {
      document = try document.localized(by: localization)
    }
    if let width = question.width { document.table.width = width }
    let traits = try question.traits(at: question.category, typesetting)
    let built = try CollectionBuilder(document).build(traits: traits, pins: false)
    let drawn = try withExtendedLifetime(built) {
      try CollectionPicture(contentOf: built.view, upTo: Self.greatestLength)
    }
    category = question.category.shortName
    (width, height) = (Double(drawn.picture.size.width), Double(drawn.picture.size.height))
    (contentWidth, contentHeight) = (Double(built.view.contentSize.width), Double(built.view.contentSize.height))
    let subject = TableSubject(document)
    count = subject.partCount
    parts = (0..<min(count, Self.partLimit)).compactMap { index in
      guard let part = subject.part(at: index), let frame = built.view.frame(of: part),
        frame.intersects(drawn.contentFrame)
      else { return nil }
      let place = frame.offsetBy(dx: -drawn.contentFrame.minX, dy: -drawn.contentFrame.minY)
      return Part(index: index, name: part.description, frame: EncodedRectangle(place))
    }
    picture = String(decoding: try drawn.picture.data(as: .svg), as: UTF8.self)
  }
}

extension CollectionView {
  /// Returns the frame of an item, header or footer in the content, or nil if the layout has none.
  fileprivate func frame(of part: AuditPart) -> CGRect? {
    func edge(_ kind: String) -> CGRect? {
      collectionViewLayout.layoutAttributesForSupplementaryView(
        ofKind: kind, at: IndexPath(row: 0, section: part.section))?.frame
    }
    return switch part.kind {
    case .row(let item, let section): layoutAttributesForItem(at: IndexPath(row: item, section: section))?.frame
    case .header: edge(Self.elementKindSectionHeader)
    case .footer: edge(Self.elementKindSectionFooter)
    }
  }
}
#endif
