internal import FontMetrics
internal import FuzzSupport

/// Opens the bytes of a font and asks it everything that Strut's users can ask.
///
/// A file that is refused with an error is fine; so is any answer that is a finite number.
struct FontExercise {
  private let bytes: [UInt8]
  private var generator: SeededGenerator

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Some of the file decides what is asked, and the same file is always asked the same.
    generator = SeededGenerator(seed: Array(bytes.suffix(64)) + withCount(bytes.count))
  }

  mutating func runFaces() {
    guard let face = open(faceIndex: 0) else { return }
    exercise(face)
    // A collection's second and last face; a file of one face refuses them.
    if face.faceCount > 1 {
      for index in Set([1, face.faceCount - 1]) { if let face = open(faceIndex: index) { exercise(face) } }
    }
    FuzzRun.require(open(faceIndex: face.faceCount) == nil, "there is a face beyond the last")
  }

  func run() {
    var exercise = self
    exercise.runFaces()
  }

  private func open(faceIndex: Int) -> FontFace? {
    do throws(FontError) {
      return try FontFace(data: bytes, name: "fuzzed", faceIndex: faceIndex)
    } catch {
      FuzzRun.require(!error.message.isEmpty, "an error says nothing")
      return nil
    }
  }

  private mutating func exercise(_ face: FontFace) {
    describe(face)
    let text = sample(for: face)
    TextTrial(face, text).run(pointSizes: [17, generator.oneIn(2) ? 0 : 500])
    let instances = locations(of: face).compactMap { try? face.instance(at: $0) }
    for instance in instances {
      checkMetrics(of: instance)
      FuzzRun.use(instance.coordinates)
    }
    // Setting text is what takes the time: one place in the design space for each file.
    if let instance = instances.randomElement(using: &generator) { TextTrial(instance, text).run(pointSizes: [17]) }
    PictureTrial(face, text, kind: generator.below(3)).run()
  }

  // MARK: Questions

  private func describe(_ face: FontFace) {
    FuzzRun.use((face.path, face.faceIndex, face.glyphCount, face.names, face.format, face.axes, face.isVariable))
    FuzzRun.use((face.namedInstances, face.weight, face.widthClass, face.isItalic, face.isFixedPitch))
    FuzzRun.use((face.scripts, face.features, face.colorFormats, face.warnings, face.usesTypographicMetrics))
    FuzzRun.require(face.glyphCount >= 0, "a face has \(face.glyphCount) glyphs")
    FuzzRun.require(face.codePointCount >= 0 && face.codePointCount <= 0x11_0000, "more code points than there are")
    FuzzRun.requireFinite(face.italicAngle ?? 0, named: "the italic angle")
    for axis in face.axes {
      FuzzRun.requireFinite(axis.minimum, axis.defaultValue, axis.maximum, named: "axis \(axis.tag)")
    }
    checkMetrics(of: face)
  }

  private func checkMetrics(of face: FontFace) {
    let metrics = face.metrics
    FuzzRun.require(metrics.unitsPerEm > 0, "units per em are \(metrics.unitsPerEm)")
    FuzzRun.requireFinite(
      metrics.ascender, metrics.descender, metrics.lineGap, metrics.lineHeight, named: "the line box")
    let others = [
      metrics.capHeight, metrics.xHeight, metrics.underlinePosition, metrics.underlineThickness,
      metrics.strikeoutPosition,
      metrics.strikeoutThickness,
    ]
    for value in others.compactMap({ $0 }) { FuzzRun.requireFinite(value, named: "a metric") }
    let profiles = [face.profiles.coreText, face.profiles.freeType, face.profiles.windows, face.profiles.browser]
    for profile in profiles + [face.hhea, face.typo, face.win].compactMap({ $0 }) {
      FuzzRun.requireFinite(profile.lineHeight, named: "the line height of \(profile.source)")
    }
  }

  // MARK: Choices

  /// The corners of the design space, its middle, a place in it, and one far outside; at most 16 axes are moved.
  private mutating func locations(of face: FontFace) -> [[String: Double]] {
    let axes = face.axes.prefix(16)
    guard !axes.isEmpty else { return [] }
    func location(_ value: (VariationAxis) -> Double) -> [String: Double] {
      Dictionary(axes.map { ($0.tag, value($0)) }, uniquingKeysWith: { first, _ in first })
    }
    let (share, outside) = (Double(generator.below(1001)) / 1000, Double(generator.below(2_000_000) - 1_000_000))
    return [
      location { $0.minimum }, location { $0.maximum },
      location { $0.minimum + ($0.maximum - $0.minimum) * share }, location { _ in outside },
    ]
  }

  /// A word or two of each script that the bundled fonts write, emoji among them.
  static let words = [
    "Hamburgefonts ffi 10/21", "Ǻńĝ ΑΩ Ж", "تصفية لا", "क्षेत्र र्कि", "קְרָא", "ผู้ที่", "日本語、が", "👩‍👩‍👧👍🏽🇩🇪❤️", "e\u{301}\u{323}x\u{20DD}",
  ]

  /// The words of which the face has something, because the others would be set in sound fonts; and one that it may lack.
  private mutating func sample(for face: FontFace) -> String {
    let own = Self.words.filter { $0.unicodeScalars.contains { $0 != " " && face.contains($0) } }
    let other = Self.words[generator.below(Self.words.count)]
    return (own + (own.contains(other) ? [] : [other])).joined(separator: " ")
  }
}

private func withCount(_ count: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } }
