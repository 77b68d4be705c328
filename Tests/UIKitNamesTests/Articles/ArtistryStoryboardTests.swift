import CellDocuments
import FontMetrics
import Foundation
import InterfaceBuilder
import LayoutCore
import TableLayout
import TestSupport
import Testing
import UIKitNames

@testable import Artistry

/// `Examples/Artistry/Views/Main.storyboard`: the cells that "Self-sizing Table View Cells" builds
/// in Interface Builder.
@MainActor @Suite("Artistry: the storyboard")
struct ArtistryStoryboardTests {
  private static let folder = ExampleDocuments.folder.appending(path: "Artistry").path

  private static func text() throws -> String {
    try String(contentsOfFile: "\(folder)/Views/Main.storyboard", encoding: .utf8)
  }

  private static func document(_ text: String) throws -> NibDocument {
    try NibDocument(bytes: Array(text.utf8), file: "Main.storyboard")
  }

  private struct Surroundings: CustomTestStringConvertible {
    var category: ContentSizeCategory
    var width: CGFloat
    var direction: LayoutDirection

    static let all = [ContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge].flatMap { category in
      [(320, .leftToRight), (375, .leftToRight), (375, .rightToLeft), (430, .leftToRight)].map { width, direction in
        Surroundings(category: category, width: width, direction: direction)
      }
    }

    var testDescription: String { "\(category) \(width) \(direction)" }

    func traits() throws -> TraitCollection { try PhoneScreen.traits(category, direction: direction) }

    @MainActor func screen(_ controller: UIViewController) throws -> PhoneScreen {
      try PhoneScreen(controller, category: category, width: width, height: 6000, direction: direction)
    }
  }

  @Test(
    "Each prototype has its class, an identifier, and an outlet for everything that code fills",
    .behavior("artistry-24"))
  func connected() throws {
    let document = try Self.document(try Self.text())
    #expect(document.cells.map(\.view.customClass) == ["ArtistTableViewCell", "WorkTableViewCell"])
    #expect(document.cells.map(\.reuseIdentifier) == ["Cell", "Cell"])
    let outlets = document.cells.map { cell in cell.contentView.subviews.flatMap(\.outlets).sorted() }
    #expect(
      outlets == [
        ["artistImageView", "bioLabel", "nameLabel"], ["moreInfoTextView", "workImageView", "workTitleLabel"],
      ])
    #expect(document.notes == [])
    let notes = Set(document.cells.flatMap(\.notes).map(\.code))
    #expect(notes.subtracting([.cellClass]) == [])
  }

  @Test(
    "An artist's row has the frames of the cell in code, from its margins on, in both directions and at every size",
    .behavior("artistry-25"), arguments: Surroundings.all)
  private func artists(in surroundings: Surroundings) throws {
    let controller = ArtistListViewController()
    controller.notifications = NotificationCenter()
    let screen = try surroundings.screen(controller)
    let cells = controller.tableView.visibleCells.compactMap { $0 as? ArtistTableViewCell }
    #expect(cells.count == Artist.samples.count)
    for (cell, artist) in zip(cells, Artist.samples) {
      let other = try StoryboardCell(
        "ArtistTableViewCell", in: Self.text(), picture: artist.image.size, traits: surroundings.traits())
      try other.show(artist)
      try expectFrames(
        of: other, as: cell.strutCell, width: surroundings.width,
        [
          "artistImageView": cell.artistImageView.strutView, "nameLabel": cell.nameLabel.strutView,
          "bioLabel": cell.bioLabel.strutView,
        ])
    }
    withExtendedLifetime(screen) {}
  }

  @Test(
    "A work's row has the frames of the cell in code, from its margins on, collapsed and expanded",
    .behavior("artistry-25"),
    arguments: Surroundings.all)
  private func works(in surroundings: Surroundings) throws {
    let controller = ArtistDetailViewController(artist: Artist.samples[0])
    controller.notifications = NotificationCenter()
    controller.selectedArtist.works[1].isExpanded = true
    let screen = try surroundings.screen(controller)
    let cells = controller.tableView.visibleCells.compactMap { $0 as? WorkTableViewCell }
    #expect(cells.count == controller.selectedArtist.works.count)
    for (cell, work) in zip(cells, controller.selectedArtist.works) {
      let other = try StoryboardCell(
        "WorkTableViewCell", in: Self.text(), picture: work.image.size, traits: surroundings.traits())
      try other.show(work, moreInfo: controller.moreInfoText)
      try expectFrames(
        of: other, as: cell.strutCell, width: surroundings.width,
        [
          "workImageView": cell.workImageView.strutView, "workTitleLabel": cell.workTitleLabel.strutView,
          "moreInfoTextView": cell.moreInfoTextView.strutView,
        ])
    }
    withExtendedLifetime(screen) {}
  }

  private func expectFrames(
    of other: StoryboardCell, as cell: TableViewCell, width: CGFloat, _ views: [String: View]
  ) throws {
    let layout = try other.built.layOut(width: Double(width))
    #expect(layout.unsatisfied.isEmpty)
    #expect(abs(other.heightWithinMargins - cell.heightWithinMargins) < Self.pixel)
    for (outlet, view) in views {
      let frame = other.built.cell.frameWithinMargins(of: try #require(other[outlet]))
      let expected = cell.frameWithinMargins(of: view)
      #expect(frame.isNear(expected, within: Self.pixel), "\(outlet): \(frame), \(expected)")
    }
  }

  /// Cells in code and in storyboards have other margins above and below (`cell-5`), which puts
  /// edges on other pixels.
  private static let pixel = 0.34

  @Test("The documents of both cells give the storyboard's frames", arguments: Surroundings.all)
  private func documents(in surroundings: Surroundings) throws {
    let pairs = [
      (
        "artist-cell.yaml", "ArtistTableViewCell", ["photo": "artistImageView", "name": "nameLabel", "bio": "bioLabel"]
      ),
      (
        "work-cell.yaml", "WorkTableViewCell",
        ["photo": "workImageView", "title": "workTitleLabel", "info": "moreInfoTextView"]
      ),
    ]
    let traits = try surroundings.traits()
    for (file, className, names) in pairs {
      let described = try CellBuilder(CellDocument(path: "\(Self.folder)/\(file)")).build(traits: traits)
      _ = try CellSizing.layOut(described.cell, width: Double(surroundings.width))
      let picture = try #require(described.cell.descendant(named: "photo") as? ImageView)
      let other = try StoryboardCell(className, in: Self.text(), picture: picture.image?.size, traits: traits)
      let views = names.compactMap { name, outlet in described.cell.descendant(named: name).map { (outlet, $0) } }
      #expect(views.count == names.count)
      try expectFrames(
        of: other, as: described.cell, width: surroundings.width, Dictionary(uniqueKeysWithValues: views))
    }
  }

  @Test(
    "The row height of a prototype is for the canvas: rows are as high as they need, and tables estimate as in code",
    .behavior("artistry-26"))
  func rowHeights() throws {
    let document = try Self.document(try Self.text())
    #expect(document.cells.map(\.rowHeight) == [140, 200])
    let works = ArtistDetailViewController(artist: Artist.samples[0])
    let screens = [try PhoneScreen(ArtistListViewController()), try PhoneScreen(works)]
    let tables = screens.compactMap { $0.window.rootViewController?.view as? UITableView }
    #expect(document.tables.map(\.rowHeight) == tables.map { Double($0.rowHeight) })
    #expect(document.tables.map(\.estimatedRowHeight) == tables.map { Double($0.estimatedRowHeight) })
    for cell in document.cells {
      let built = NibBuilder(cell, in: document).build(traits: try PhoneScreen.traits())
      #expect(built.rowHeight == .automatic)
    }
  }

  /// The tutorial's first attempt requires the bottom of the name, and its second lets it give way
  /// to a longer text.
  @Test(
    "The name's bottom at 250 gives way beside a long text; required, it is drawn to the margin",
    .behavior("artistry-27"))
  func priorities() throws {
    let text = try Self.text()
    let rooms = try [text, text.replacing(#" priority="250""#, with: "")].map { text in
      let size = CGSize(width: 300, height: 40)
      let cell = try StoryboardCell("ArtistTableViewCell", in: text, picture: size, traits: PhoneScreen.traits())
      try cell.show(
        Artist(name: "Pablo Picasso", bio: Artist.samples[0].bio, image: UIImage(size: size), works: []))
      _ = try cell.built.layOut(width: 375)
      return try #require(cell["bioLabel"]).frame.maxY - #require(cell["nameLabel"]).frame.maxY
    }
    #expect(rooms[0] > 100)
    #expect(abs(rooms[1]) < 0.001)
    let size = CGSize(width: 300, height: 200)
    let work = try StoryboardCell("WorkTableViewCell", in: text, picture: size, traits: PhoneScreen.traits())
    let picture = try #require(work["workImageView"])
    #expect(picture.contentHuggingPriority(for: .vertical).rawValue == 252)
    #expect(picture.contentCompressionResistancePriority(for: .vertical).rawValue == 749)
  }

  @Test("Lines, alignment, the picture's mode and scrolling are as the storyboard has them", .behavior("artistry-29"))
  func attributes() throws {
    let (text, traits) = (try Self.text(), try PhoneScreen.traits())
    let artist = try StoryboardCell("ArtistTableViewCell", in: text, traits: traits)
    let work = try StoryboardCell("WorkTableViewCell", in: text, traits: traits)
    for label in [artist["bioLabel"], artist["nameLabel"], work["workTitleLabel"]] {
      #expect(try #require(label as? Label).numberOfLines == 0)
    }
    #expect((artist["nameLabel"] as? Label)?.textAlignment == .center)
    #expect((work["workTitleLabel"] as? Label)?.textAlignment == .center)
    #expect(work["workImageView"]?.contentMode == .scaleAspectFit)
    let info = try #require(work["moreInfoTextView"] as? TextView)
    #expect(!info.isScrollEnabled)
    #expect(info.textAlignment == .center)
  }

  @Test(
    "A frame that is not what the constraints give is found, and no other: it is one for Update Frames",
    .behavior("artistry-28"))
  func updateFrames() throws {
    let text = try Self.text()
    for cell in try Self.document(text).cells {
      #expect(try Self.comparison(of: cell, in: try Self.document(text)).differing == [])
    }
    let moved = try Self.document(text.replacing(#"x="16" y="108.5""#, with: #"x="16" y="98.5""#))
    let differing = try moved.cells.flatMap { try Self.comparison(of: $0, in: moved).differing }
    #expect(differing.map(\.objectID) == ["Na3-Ar-l5D"])
    #expect(differing.map(\.differing) == [[.y]])
  }

  private static func comparison(of cell: NibCell, in document: NibDocument) throws -> NibComparison {
    try NibComparison(canvasOf: cell, in: document, traits: try PhoneScreen.traits())
  }
}

extension TableViewCell {
  /// The height of the row without the content view's margins above and below.
  fileprivate var heightWithinMargins: Double {
    Double(bounds.height - contentView.layoutMargins.top - contentView.layoutMargins.bottom)
  }

  /// Returns the frame of a view, from the cell's left edge and the content view's top margin.
  fileprivate func frameWithinMargins(of view: View) -> CGRect {
    view.frame(in: self).offsetBy(dx: 0, dy: -contentView.layoutMargins.top)
  }
}

extension StoryboardCell {
  fileprivate var heightWithinMargins: Double { built.cell.heightWithinMargins }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect, within tolerance: Double) -> Bool {
    zip([minX, minY, maxX, maxY], [other.minX, other.minY, other.maxX, other.maxY]).allSatisfy {
      Double(abs($0 - $1)) < tolerance
    }
  }
}
