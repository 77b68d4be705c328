import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import Testing

/// The two cells of the tutorial on self-sizing cells, in code.
enum Artistry {
  /// An artist: a column with a picture above a name, and text next to it.
  static func artist(image: CGSize, bio: String, in traits: TraitCollection, oldBottom: LayoutPriority = .defaultLow)
    -> TableViewCell
  {
    let cell = TableViewCell()
    cell.setTraits(traits)
    let picture = imageView(image, "image")
    let (name, bio) = (constrainedLabel("Name", "name"), constrainedLabel(bio, "bio", lines: 0))
    let content = cell.contentView
    let margins = content.layoutMarginsGuide
    for view in [picture, name, bio] as [View] {
      // Interface Builder's labels and image views hug at 251.
      for axis in LayoutAxis.allCases { view.setContentHuggingPriority(LayoutPriority(251), for: axis) }
      content.addSubview(view)
    }
    let bottom = name.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
    bottom.priority = oldBottom
    LayoutConstraint.activate([
      bottom, margins.bottomAnchor.constraint(greaterThanOrEqualTo: name.bottomAnchor),
      name.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
      picture.topAnchor.constraint(equalTo: margins.topAnchor),
      picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      bio.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 16),
      picture.widthAnchor.constraint(equalTo: content.widthAnchor, multiplier: 0.5),
      name.widthAnchor.constraint(equalTo: picture.widthAnchor),
      name.centerXAnchor.constraint(equalTo: picture.centerXAnchor),
      bio.topAnchor.constraint(equalTo: margins.topAnchor), bio.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      margins.trailingAnchor.constraint(equalTo: bio.trailingAnchor, constant: 8),
    ])
    return cell
  }

  /// A work: a picture, its title, and a text view below that grows.
  static func work(image: CGSize, info: String, in traits: TraitCollection) -> (cell: TableViewCell, info: TextView) {
    let cell = TableViewCell()
    cell.setTraits(traits)
    let picture = imageView(image, "image")
    picture.contentMode = .scaleAspectFit
    picture.setContentHuggingPriority(LayoutPriority(252), for: .vertical)
    picture.setContentCompressionResistancePriority(LayoutPriority(749), for: .vertical)
    let title = constrainedLabel("Guernica", "title")
    let text = TextView()
    text.translatesAutoresizingMaskIntoConstraints = false
    text.accessibilityIdentifier = "info"
    text.isScrollEnabled = false
    text.text = info
    let content = cell.contentView
    let margins = content.layoutMarginsGuide
    for view in [picture, title, text] as [View] { content.addSubview(view) }
    LayoutConstraint.activate([
      text.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 8),
      margins.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 8),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
      title.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      title.widthAnchor.constraint(equalTo: picture.widthAnchor),
      picture.topAnchor.constraint(equalTo: margins.topAnchor),
      picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 8),
      margins.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
    ])
    return (cell, text)
  }

  private static func imageView(_ size: CGSize, _ name: String) -> ImageView {
    let view = ImageView(image: Image(size: size))
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = name
    return view
  }
}

@Suite("The cells of the Artistry app")
struct ArtistryCellTests {
  private func words(_ count: Int) -> String { Array(repeating: "aaaa", count: count).joined(separator: " ") }

  /// At 320 the picture is 160 wide from 16; the text begins at 192 and ends 8 before the margin,
  /// so it is 104 wide and has two words of four in a line. The row is the higher of both columns:
  /// 8 + picture + 8 + name of 10 + 8, and 8 + lines of 10 + 8.
  static let artists: [(Double, Int, Double)] = [
    (120, 6, 154), (120, 60, 316), (30, 4, 64), (0, 2, 34), (120, 27, 156), (120, 28, 156), (120, 26, 154),
  ]

  @Test("A row is as high as the higher of its two columns", arguments: artists)
  func artist(_ row: (image: Double, words: Int, height: Double)) throws {
    let cell = Artistry.artist(
      image: CGSize(width: 200, height: row.image), bio: words(row.words), in: try fixedTraits())
    let layout = try CellSizing.layOut(cell, width: 320, separator: false)
    #expect(layout.height == row.height)
    #expect(layout.unsatisfied.isEmpty)
    expectFrame(layout["bio"]?.frame, 192, 8, 104, row.height - 16)
    #expect(layout["image"]?.frame.width == 160)
    #expect(layout["name"]?.frame.minX == 16 && layout["name"]?.frame.width == 160)
    #expect(try CellSizing.findings(for: cell, width: 320, separator: false) == [])
  }

  @Test("The name keeps its height beside a long text, for its bottom at 250 gives way")
  func name() throws {
    let traits = try fixedTraits()
    let cell = Artistry.artist(image: CGSize(width: 200, height: 120), bio: words(60), in: traits)
    expectFrame(try CellSizing.layOut(cell, width: 320, separator: false)["name"]?.frame, 16, 136, 160, 10)
    // The tutorial's first attempt: the bottom was required, and the name was stretched.
    let first = Artistry.artist(
      image: CGSize(width: 200, height: 120), bio: words(60), in: traits, oldBottom: .required)
    let layout = try CellSizing.layOut(first, width: 320, separator: false)
    #expect((layout["name"]?.frame.height ?? 0) + (layout["image"]?.frame.height ?? 0) == 292)
    #expect(layout["name"]?.frame.maxY == 308)
  }

  @Test("From right to left the columns change sides")
  func mirrored() throws {
    let traits = try fixedTraits(direction: .rightToLeft)
    let cell = Artistry.artist(image: CGSize(width: 200, height: 120), bio: words(6), in: traits)
    let layout = try CellSizing.layOut(cell, width: 320, separator: false)
    expectFrame(layout["bio"]?.frame, 24, 8, 104, 138)
    expectFrame(layout["image"]?.frame, 144, 8, 160, 120)
  }

  /// At 320 picture, title and text view are 272 wide; 262 of it are for text, which is five words
  /// of four in a line. The row is 8 + picture + 8 + title of 10 + 8 + 16 and lines of 10 + 8.
  static let works: [(Double, Int, Double)] = [(300, 1, 368), (300, 5, 368), (300, 6, 378), (100, 50, 258), (0, 1, 68)]

  @Test("A text view that does not scroll grows with its text", arguments: works)
  func work(_ row: (image: Double, words: Int, height: Double)) throws {
    let (cell, _) = Artistry.work(
      image: CGSize(width: 400, height: row.image), info: words(row.words), in: try fixedTraits())
    let layout = try CellSizing.layOut(cell, width: 320, separator: false)
    #expect(layout.height == row.height)
    expectFrame(layout["image"]?.frame, 24, 8, 272, row.image)
    expectFrame(layout["title"]?.frame, 24, row.image + 16, 272, 10)
    #expect(try CellSizing.findings(for: cell, width: 320, separator: false) == [])
  }

  @Test("A cell expands with more text and shrinks again; the picture keeps its height")
  func expanding() throws {
    let (cell, info) = Artistry.work(image: CGSize(width: 400, height: 200), info: "more", in: try fixedTraits())
    #expect(try CellSizing.layOut(cell, width: 320).height == 269)
    info.text = words(100)
    let expanded = try CellSizing.layOut(cell, width: 320)
    #expect(expanded.height == 269 + 190)
    #expect(expanded["image"]?.frame.height == 200)
    info.text = "more"
    #expect(try CellSizing.layOut(cell, width: 320).height == 269)
  }

  /// While a table moves from one height to the other, the row may be lower than it needs.
  @Test(
    "In a row too low the picture gives way at 749 before the texts do at 750, and in one too high it keeps its height")
  func compressed() throws {
    let (cell, _) = Artistry.work(image: CGSize(width: 400, height: 200), info: "more", in: try fixedTraits())
    for (height, image, text) in [(268.0, 200.0, 26.0), (218, 150, 26), (318, 200, 76)] {
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
      cell.layoutIfNeeded()
      #expect(Double(cell.descendant(named: "image")?.frame.height ?? 0) == image)
      let rest =
        (cell.descendant(named: "info")?.frame.height ?? 0) + (cell.descendant(named: "title")?.frame.height ?? 0)
      #expect(Double(rest) == text + 10)
    }
  }

  @Test("With real fonts both cells are sound at every size, width and direction")
  func sound() throws {
    let text = "Pablo Picasso was a Spanish painter, sculptor, printmaker, ceramicist and stage designer."
    for category in ContentSizeCategory.allCases {
      for (width, direction) in [(320.0, LayoutDirection.leftToRight), (375, .rightToLeft), (414, .leftToRight)] {
        let traits = try realTraits(category: category, direction: direction)
        let cells = [
          Artistry.artist(image: CGSize(width: 300, height: 180), bio: text, in: traits),
          Artistry.work(image: CGSize(width: 300, height: 180), info: text, in: traits).cell,
        ]
        for cell in cells {
          for view in cell.contentView.subviews {
            (view as? Label)?.font = try traits.fonts.preferredFont(for: .headline, category: category)
            (view as? TextView)?.font = try traits.fonts.preferredFont(for: .footnote, category: category)
          }
          let findings = try CellSizing.findings(for: cell, width: width)
          #expect(findings == [], "\(category) \(width) \(direction)")
          #expect(try CellSizing.layOut(cell, width: width).unsatisfied.isEmpty)
        }
      }
    }
  }
}
