internal import FontMetrics
internal import FuzzSupport

/// Opens the bytes of a font and runs all queries that users of Strut can run.
///
/// A file may be rejected with an error, and a result may be any finite number. Every input is
/// opened and its metrics are read. A hash of the input chooses the other queries, strings,
/// positions in the design space and pictures: more inputs are tried in the same time, and the same
/// file always has the same queries.
struct FontExercise {
  private let bytes: [UInt8]
  /// The content of an AFM file for a Type 1 font: in an input, it follows the font.
  private let metrics: [UInt8]?
  private var generator: SeededGenerator

  /// The share of inputs that are drawn is one in this number.
  private static let pictureShare = 8

  init(_ bytes: [UInt8]) {
    (self.bytes, metrics) = Type1Program.splittingMetrics(bytes)
    generator = SeededGenerator(seed: bytes)
  }

  func run() {
    var exercise = self
    exercise.runFaces()
  }

  private mutating func runFaces() {
    guard let face = open(faceIndex: 0) else { return }
    exercise(face)
    if generator.oneIn(8) { CatalogTrial(bytes, names: face.names).run() }
    // The second and last face of a collection; a file with one face rejects them.
    if face.faceCount > 1 {
      for index in Set([1, face.faceCount - 1]) { if let face = open(faceIndex: index) { exercise(face) } }
    }
    if generator.oneIn(4) {
      FuzzRun.require(open(faceIndex: face.faceCount) == nil, "there is a face beyond the last")
    }
  }

  private func open(faceIndex: Int) -> FontFace? {
    do throws(FontError) {
      return try FontFace(data: bytes, metrics: metrics, name: "fuzzed", faceIndex: faceIndex)
    } catch {
      FuzzRun.require(!error.message.isEmpty, "an error says nothing")
      return nil
    }
  }

  private mutating func exercise(_ face: FontFace) {
    FaceQuestions.ask(face, oneIn: 2, using: &generator)
    let shown = instance(of: face) ?? face
    let text = sample(for: face)
    if generator.oneIn(6) { TextTrial(face, text).run(pointSize: 17, using: &generator) }
    TextTrial(shown, text).run(pointSize: [17, 17, 0, 500][generator.below(4)], using: &generator)
    if generator.oneIn(Self.pictureShare) { PictureTrial(shown, text, kind: generator.below(3)).run() }
  }

  // MARK: Choices

  /// Returns the face at a position in its design space: a corner, a position inside, or far
  /// outside; at most 16 axes change.
  private mutating func instance(of face: FontFace) -> FontFace? {
    let axes = face.axes.prefix(16)
    guard !axes.isEmpty else { return nil }
    let (kind, share) = (generator.below(4), Double(generator.below(1001)) / 1000)
    let outside = Double(generator.below(2_000_000) - 1_000_000)
    let values = axes.map { axis in
      (axis.tag, [axis.minimum, axis.maximum, axis.minimum + (axis.maximum - axis.minimum) * share, outside][kind])
    }
    do throws(FontError) {
      let instance = try face.instance(at: Dictionary(values, uniquingKeysWith: { first, _ in first }))
      FaceQuestions.ask(instance, oneIn: 4, using: &generator)
      return instance
    } catch {
      FuzzRun.require(!error.message.isEmpty, "an error says nothing")
      return nil
    }
  }

  /// One or two words of each script of the bundled fonts, and emoji.
  static let words = [
    "Hamburgefonts ffi 10/21", "Ǻńĝ ΑΩ Ж", "تصفية لا", "क्षेत्र र्कि", "קְרָא", "ผู้ที่", "日本語、が", "👩‍👩‍👧👍🏽🇩🇪❤️", "e\u{301}\u{323}x\u{20DD}",
  ]

  /// Two words with some characters of the face, because others would be set in sound
  /// fonts; sometimes a word that it may lack.
  private mutating func sample(for face: FontFace) -> String {
    let own = Self.words.filter { $0.unicodeScalars.contains { $0 != " " && face.contains($0) } }
      .shuffled(using: &generator).prefix(2)
    guard own.isEmpty || generator.oneIn(4) else { return own.joined(separator: " ") }
    return (own + [Self.words[generator.below(Self.words.count)]]).joined(separator: " ")
  }
}
