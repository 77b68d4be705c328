import FontMetrics
import Foundation
import LayoutCore
import Testing
import TextLayout

@testable import Drawing

@Suite("A cell's picture")
struct CellPictureTests {
  /// A label in Strut Test of 20 points (a unit is 1/50 of a point; lines are 22 points high, 18 of
  /// them above the baseline) in a box of 100 by 60 points.
  private static func box(
    _ text: String, frame: CGRect, direction: LayoutDirection = .leftToRight, configure: (Label) -> Void = { _ in }
  ) throws -> View {
    let fonts = try TestFonts.catalog.get()
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.setTraits(TraitCollection(displayScale: 1, layoutDirection: direction, typesetting: Typesetting(fonts: fonts)))
    let label = Label(frame: frame)
    label.font = try fonts.font(named: "Strut Test", size: 20)
    label.text = text
    label.numberOfLines = 0
    configure(label)
    view.addSubview(label)
    view.layoutIfNeeded()
    return view
  }

  private static func ink(_ view: View) throws -> PixelBox? {
    try Bitmap(CellPicture(view).picture, scale: 1).box(of: 0x1C1C1E)
  }

  @Test("Without guides, the picture is the cell")
  func size() throws {
    let (cell, layout) = try SampleCell.laidOut(.large)
    let picture = try CellPicture(cell).picture
    #expect(picture.size == CGSize(width: layout.width, height: layout.height))
    let bitmap = try Bitmap(picture, scale: 3)
    #expect(bitmap.width == 960)
    #expect(bitmap.height == Int((layout.height * 3).rounded()))
    // The last row of pixels is the separator, from the margin on.
    #expect(try bitmap.color(47, bitmap.height - 1) == 0xFFFFFF)
    #expect(try bitmap.color(48, bitmap.height - 1) == 0xC6C6C8)
    #expect(try bitmap.color(959, bitmap.height - 1) == 0xC6C6C8)
    #expect(try bitmap.color(959, bitmap.height - 2) == 0xFFFFFF)
  }

  @Test("An attributed text is drawn as the plain one, and in fonts of its own")
  func attributed() throws {
    let frame = CGRect(x: 10, y: 5, width: 30, height: 50)
    let plain = try Self.box("HH HH", frame: frame)
    let same = try Self.box("", frame: frame) { $0.attributedText = NSAttributedString(string: "HH HH") }
    #expect(try Self.ink(same) == Self.ink(plain))
    // 40 points: letters 24 wide, lines 44 high, so that one has room, and starts 3 points down;
    // baseline at 5 + 3 + 36.
    let large = try Self.box("", frame: frame) { label in
      let font = NSAttributedString.Key(rawValue: "NSFont")
      label.attributedText = NSAttributedString(string: "H", attributes: [font: label.font.withSize(40)])
    }
    #expect(try Self.ink(large)?.bottom == 44)
  }

  @Test(
    "A text that is shrunk to fit stands on the baseline it had",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func shrunk(direction: LayoutDirection) throws {
    let frame = CGRect(x: 10, y: 5, width: 30, height: 22)
    let view = try Self.box("HHHHH", frame: frame, direction: direction) { label in
      (label.numberOfLines, label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (1, true, 0.2)
    }
    let ink = try #require(try Self.ink(view))
    #expect(ink.left >= 10 && ink.right <= 40 && ink.bottom == 23)
  }

  @Test("A label's letters stand on its baseline, line by line")
  func lines() throws {
    // Two lines of 46 points in 52: 3 points above, so baselines at 5 + 3 + 18 and 24 further down.
    let view = try Self.box("HH HH", frame: CGRect(x: 10, y: 5, width: 30, height: 52))
    #expect(try Self.ink(view) == PixelBox(left: 11, top: 12, right: 33, bottom: 50))
    let bitmap = try Bitmap(CellPicture(view).picture, scale: 1)
    #expect(try bitmap.color(12, 25) == 0x1C1C1E)
    #expect(try bitmap.color(12, 26) == 0xFFFFFF)
    #expect(try bitmap.color(12, 35) == 0xFFFFFF)
    #expect(try bitmap.color(12, 36) == 0x1C1C1E)
  }

  @Test(
    "Alignment moves the line between the label's sides",
    arguments: [
      (TextAlignment.left, LayoutDirection.leftToRight, 11), (.left, .rightToLeft, 11), (.natural, .leftToRight, 11),
      (.natural, .rightToLeft, 79), (.right, .leftToRight, 79), (.center, .rightToLeft, 45),
      (.justified, .rightToLeft, 79),
    ])
  func alignment(alignment: TextAlignment, direction: LayoutDirection, left: Int) throws {
    let view = try Self.box("H", frame: CGRect(x: 10, y: 5, width: 80, height: 22), direction: direction) {
      $0.textAlignment = alignment
    }
    #expect(try Self.ink(view) == PixelBox(left: left, top: 9, right: left + 10, bottom: 23))
  }

  @Test(
    "The space that a line ends in hangs over its side and shifts nothing",
    arguments: [
      (TextAlignment.left, "HH HH", 11), (.right, "HH HH", 37), (.center, "HH HH", 24), (.right, "HH HH ", 37),
      // A right-to-left mark makes the paragraph one: the space is at the left.
      (.left, "\u{200F}HH HH", 11), (.right, "\u{200F}HH HH", 37), (.center, "\u{200F}HH HH ", 24),
    ])
  func hangingSpace(alignment: TextAlignment, text: String, left: Int) throws {
    let view = try Self.box(text, frame: CGRect(x: 10, y: 5, width: 50, height: 46)) { $0.textAlignment = alignment }
    #expect(try Self.ink(view) == PixelBox(left: left, top: 9, right: left + 22, bottom: 47))
  }

  @Test("A line that runs on is cut at the label's edge")
  func clipping() throws {
    let view = try Self.box("HHHHHHHH", frame: CGRect(x: 10, y: 5, width: 32, height: 22)) {
      $0.numberOfLines = 1
      $0.lineBreakMode = .byClipping
    }
    let ink = try Self.ink(view)
    #expect(ink == PixelBox(left: 11, top: 9, right: 42, bottom: 23))
  }

  @Test("A text with more lines than room shows as many as layout says, the last one cut short")
  func truncation() throws {
    let view = try Self.box("HH HH HH", frame: CGRect(x: 10, y: 5, width: 30, height: 46))
    let texts = CellSnapshotProbe.texts(in: try CellSnapshot(of: view))
    #expect(texts.map(\.origin.y) == [23, 47])
    #expect(texts.last?.runs.flatMap(\.glyphs).count == 2)
  }

  @Test("What is hidden is not drawn")
  func hidden() throws {
    let view = try Self.box("H", frame: CGRect(x: 10, y: 5, width: 30, height: 44)) { $0.isHidden = true }
    let snapshot = try CellSnapshot(of: view)
    #expect(snapshot.content.isEmpty)
    #expect(snapshot.guides.baselines.isEmpty)
  }

  @Test("Every line drawn in the sample is on a pixel, and the outermost are the layout's baselines")
  func sample() throws {
    for category in ContentSizeCategory.allCases {
      let (cell, layout) = try SampleCell.laidOut(category)
      let drawn = CellSnapshotProbe.texts(in: try CellSnapshot(of: cell)).map { Double($0.origin.y) }
      for baseline in drawn { #expect(abs(baseline - PixelGrid.round(baseline, scale: 3)) < 1e-9) }
      let baselines = layout.views.flatMap { [$0.firstBaseline, $0.lastBaseline].compactMap(\.self) }
      for baseline in baselines { #expect(drawn.contains { abs($0 - baseline) < 1e-9 }) }
      #expect(drawn.count == layout.views.compactMap(\.lineCount).reduce(0, +))
    }
  }

  @Test("Guides leave the cell where it is and put a page around it")
  func guides() throws {
    let snapshot = try CellSnapshot(of: SampleCell.laidOut(.large).cell)
    let insets = snapshot.drawing(guides: true).insets
    let picture = CellPicture(snapshot, guides: true).picture
    #expect(picture.size.width >= snapshot.size.width + insets.left + insets.right + 40)
    #expect(picture.size.width == picture.size.width.rounded())
    let cell = PictureElement.clipped(CGRect(origin: .zero, size: snapshot.size), snapshot.content)
    #expect(picture.elements.contains(cell.offset(dx: 20 + Double(insets.left), dy: 20)))
  }

  @Test("A word wider than the cell ends where the cell ends")
  func overflow() throws {
    let (cell, _) = try SampleCell.laidOut(.accessibilityExtraExtraExtraLarge, width: 60, headline: "\u{FDFD}")
    let picture = try CellPicture(cell, guides: true).picture
    let bitmap = try Bitmap(picture, scale: 1)
    let box = try #require(try bitmap.box(of: 0x1C1C1E))
    let left = try CellSnapshot(of: cell).drawing(guides: true).insets.left
    #expect(CGFloat(box.right) <= 20 + left + 60 + 1)
  }

  @Test("A view without a size is an error when it is written")
  func empty() throws {
    let view = try Self.box("H", frame: .zero)
    view.frame = .zero
    let picture = try CellPicture(view).picture
    let error = #expect(throws: DrawingError.self) { try picture.data(as: .svg) }
    #expect(error?.code == .emptyPicture)
  }
}

/// Returns the picture of a snapshot.
enum CellSnapshotProbe {
  /// The lines of text, in the order they are drawn.
  static func texts(in snapshot: CellSnapshot) -> [DrawnText] {
    texts(in: snapshot.content)
  }

  private static func texts(in elements: [PictureElement]) -> [DrawnText] {
    elements.flatMap { element -> [DrawnText] in
      switch element {
      case .text(let text): [text]
      case .clipped(_, _, let inner): texts(in: inner)
      case .fill, .line, .polygon: []
      }
    }
  }
}
