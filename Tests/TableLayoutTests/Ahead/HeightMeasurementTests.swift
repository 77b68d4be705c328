import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import Synchronization
import Testing
import TextLayout

@testable import TableLayout

@Suite("Heights found ahead")
struct HeightMeasurementTests {
  /// A text for each row, of one word to thirty.
  private static func text(_ row: Int) -> String {
    Array(repeating: "word", count: 1 + abs(row * 7) % 30).joined(separator: " ")
  }

  private static func measurement(_ traits: TraitCollection, width: Double = 320) -> HeightMeasurement {
    HeightMeasurement(traits: traits, width: width) {
      let cell = TableViewCell()
      let label = constrainedLabel("", lines: 0)
      cell.contentView.addSubview(label)
      LayoutConstraint.activate(label.filling(cell.contentView.layoutMarginsGuide))
      return { row in
        label.text = text(row)
        return cell
      }
    }
  }

  @Test("Heights are those of cells measured one by one, however many workers there are", arguments: [1, 2, 5])
  func same(workers: Int) async throws {
    let traits = try fixedTraits(scale: 2)
    let heights = try await Self.measurement(traits).heights(ofRows: 3..<400, workers: workers)
    let cell = TableViewCell()
    cell.setTraits(traits)
    let label = constrainedLabel("", lines: 0)
    cell.contentView.addSubview(label)
    LayoutConstraint.activate(label.filling(cell.contentView.layoutMarginsGuide))
    for row in 3..<400 {
      label.text = Self.text(row)
      #expect(heights.height(ofRow: row, at: .large) == (try CellSizing.rowHeight(for: cell, width: 320)))
    }
    #expect(heights.height(ofRow: 2, at: .large) == nil)
    #expect(heights.height(ofRow: 3, at: .small) == nil)
  }

  @Test("Several text sizes at once are as each alone")
  func categories() async throws {
    let measurement = HeightMeasurement(traits: try realTraits(), width: 375) {
      let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.numberOfLines = 0
      return { row in
        cell.textLabel?.text = Self.text(row)
        cell.detailTextLabel?.text = "detail"
        return cell
      }
    }
    let sizes: [ContentSizeCategory] = [.small, .large, .accessibilityExtraLarge]
    let together = try await measurement.heights(ofRows: 0..<100, categories: sizes)
    for size in sizes {
      let alone = try await measurement.heights(ofRows: 0..<100, categories: [size], workers: 1)
      #expect(alone.heights(at: size) == together.heights(at: size))
    }
    #expect((together.total(at: .small) ?? 0) < together.total(at: .accessibilityExtraLarge) ?? 0)
  }

  @Test("Progress grows up to all rows")
  func progress() async throws {
    let seen = Mutex<[MeasurementProgress]>([])
    _ = try await Self.measurement(fixedTraits()).heights(ofRows: 0..<300) { progress in
      seen.withLock { $0.append(progress) }
    }
    let steps = seen.withLock { $0 }
    #expect(steps.map(\.measured) == steps.map(\.measured).sorted())
    #expect(steps.last == MeasurementProgress(measured: 300, count: 300))
  }

  @Test("A measurement that is canceled says so")
  func canceled() async throws {
    let measurement = Self.measurement(try fixedTraits())
    let task = Task { () -> HeightMeasurementError? in
      while !Task.isCancelled { await Task.yield() }
      do throws(HeightMeasurementError) {
        _ = try await measurement.heights(ofRows: 0..<100_000)
        return nil
      } catch { return error }
    }
    task.cancel()
    #expect(await task.value == .canceled)
  }

  @Test("A width that is none is refused")
  func width() async throws {
    let measurement = Self.measurement(try fixedTraits(), width: .nan)
    await #expect(throws: HeightMeasurementError.self) { try await measurement.heights(ofRows: 0..<10) }
  }

  @Test("A table takes heights over, and what is on screen stays")
  func adopting() async throws {
    let traits = try fixedTraits()
    let measurement = Self.measurement(traits)
    let heights = try await measurement.heights(ofRows: 0..<500)
    let scene = try TableScene([(0..<500).map { CGFloat(heights.height(ofRow: $0, at: .large) ?? 0) }])
    scene.table.layoutIfNeeded()
    scene.scroll(to: 6_000)
    let top = try #require(scene.visibleRows.first)
    let place = scene.place(top)
    try scene.table.adopt(heights)
    #expect(abs(scene.place(top) - place) < 1e-9)
    #expect(scene.table.contentSize.height == CGFloat(heights.total(at: .large) ?? 0))
    #expect(throws: TableError.self) { try scene.table.adopt(heights, inSection: 1) }
    let others = try await measurement.heights(ofRows: 400..<600)
    #expect(throws: TableError.self) { try scene.table.adopt(others) }
    let sizes = try await measurement.heights(ofRows: 0..<5, categories: [.small])
    #expect(throws: TableError.self) { try scene.table.adopt(sizes) }
  }

  @Test("Heights that a table takes over before its first layout stay")
  func adoptingFirst() async throws {
    let heights = try await Self.measurement(fixedTraits()).heights(ofRows: 0..<500)
    let scene = try TableScene([(0..<500).map { CGFloat(heights.height(ofRow: $0, at: .large) ?? 0) }])
    try scene.table.adopt(heights)
    scene.table.layoutIfNeeded()
    #expect(scene.table.contentSize.height == CGFloat(heights.total(at: .large) ?? 0))
  }

  @Test("Heights of another text size that a table takes over before it has come to that by layout stay")
  func adoptingAtOtherSize() async throws {
    let size = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    let heights = try await Self.measurement(fixedTraits()).heights(ofRows: 0..<500, categories: [.large, size])
    let scene = try TableScene([(0..<500).map { CGFloat(heights.height(ofRow: $0, at: size) ?? 0) }])
    scene.table.layoutIfNeeded()
    scene.table.setTraits(try fixedTraits(category: size))
    try scene.table.adopt(heights)
    scene.table.layoutIfNeeded()
    #expect(scene.table.contentSize.height == CGFloat(heights.total(at: size) ?? 0))
  }

  @Test("Saved heights are read as they were, and in few bytes")
  func saving() async throws {
    let measurement = Self.measurement(try fixedTraits(scale: 3))
    let key = HeightsKey(measurement, template: "cell 1", content: "rows 1")
    let heights = try await measurement.heights(ofRows: 10..<1_010, categories: [.large, .extraSmall])
    let data = heights.data(key: key)
    #expect(try MeasuredHeights(data: data, key: key) == heights)
    #expect(data.count < 4_200)
    let early = try await measurement.heights(ofRows: -20..<3)
    #expect(try MeasuredHeights(data: early.data(key: key), key: key) == early)
  }

  @Test("Heights whose conditions have changed are refused")
  func keys() async throws {
    let traits = try fixedTraits()
    let measurement = Self.measurement(traits)
    let key = HeightsKey(measurement, template: "cell", content: "rows")
    var bold = traits
    bold.legibilityWeight = .bold
    var calibrated = traits
    calibrated.layoutMetrics.cell.minimumHeight = 45
    var mirrored = traits
    mirrored.layoutDirection = .rightToLeft
    var others = [bold, calibrated, mirrored].map {
      HeightsKey(Self.measurement($0), template: "cell", content: "rows")
    }
    others.append(HeightsKey(measurement, template: "cell 2", content: "rows"))
    others.append(HeightsKey(measurement, template: "cell", content: "rows 2"))
    others.append(HeightsKey(measurement, template: "cellr", content: "ows"))
    others.append(HeightsKey(Self.measurement(traits, width: 321), template: "cell", content: "rows"))
    others.append(HeightsKey(Self.measurement(Self.withoutPatterns(traits)), template: "cell", content: "rows"))
    #expect(Set(others + [key]).count == 9)
    let data = try await measurement.heights(ofRows: 0..<10).data(key: key)
    for other in others {
      #expect(throws: HeightsFileError.outdated) { try MeasuredHeights(data: data, key: other) }
    }
    #expect(HeightsKey(measurement, template: "cell", content: "rows") == key)
  }

  @Test("Heights are outdated when the file of a registered font is another, and are not when it lies elsewhere")
  func registeredFonts() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strut-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var font = try Data(contentsOf: URL(filePath: FontCatalog.bundled().match("Palatino").face.path))
    func key(_ name: String) throws -> HeightsKey {
      let file = folder.appending(path: name)
      try font.write(to: file)
      let fonts = try FontCatalog.bundled(sources: .own)
      try fonts.register(path: file.path)
      var traits = try fixedTraits()
      traits.typesetting = Typesetting(fonts: fonts, text: TextEngine(catalog: fonts))
      return HeightsKey(Self.measurement(traits), template: "cell", content: "rows")
    }
    let before = try key("a.otf")
    #expect(try key("a.otf") == before)
    #expect(try key("b.otf") == before)
    font.append(0)
    #expect(try key("a.otf") != before)
  }

  private static func withoutPatterns(_ traits: TraitCollection) -> TraitCollection {
    var traits = traits
    traits.typesetting = Typesetting(fonts: traits.fonts, text: TextEngine(catalog: traits.fonts))
    return traits
  }

  @Test("Damaged and foreign bytes are named, and never crash")
  func damaged() async throws {
    let measurement = Self.measurement(try fixedTraits())
    let key = HeightsKey(measurement, template: "", content: "")
    let data = try await measurement.heights(ofRows: 0..<50).data(key: key)
    for count in data.indices {
      #expect(throws: HeightsFileError.self) { try MeasuredHeights(data: data.prefix(count), key: key) }
      var changed = data
      changed[count] ^= 0x20
      #expect(throws: HeightsFileError.self) { try MeasuredHeights(data: changed, key: key) }
    }
    #expect(throws: HeightsFileError.foreign) { try MeasuredHeights(data: Data("hello".utf8), key: key) }
    #expect(throws: HeightsFileError.foreign) { try MeasuredHeights(data: Data(), key: key) }
    var later = data
    later[8] = 2
    #expect(throws: HeightsFileError.version(2)) { try MeasuredHeights(data: later, key: key) }
  }

  @Test(
    "Sums are those of the standard",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func digests(text: String, sum: String) { #expect(HeightsKey(bytes: Digest.sum(of: text.utf8)).description == sum) }
}
