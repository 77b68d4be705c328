internal import FontMetrics
internal import FuzzSupport

/// Opens the bytes of a font and asks it everything that Strut's users can ask.
///
/// A file that is refused with an error is fine; so is any answer that is a finite number. Every input is opened and asked for its
/// metrics; which of the questions, texts, places in the design space and pictures follow is a choice by a hash of the input: more
/// inputs are tried in the same time, and the same file is always asked the same.
struct FontExercise {
  private let bytes: [UInt8]
  /// What an AFM file beside a Type 1 font holds: in an input it follows the font.
  private let metrics: [UInt8]?
  private var generator: SeededGenerator

  /// One input in so many is drawn.
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
    // A collection's second and last face; a file of one face refuses them.
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

  /// The face somewhere in its design space: a corner, a place inside, or one far outside; at most 16 axes are moved.
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

  /// A word or two of each script that the bundled fonts write, emoji among them.
  static let words = [
    "Hamburgefonts ffi 10/21", "Ǻńĝ ΑΩ Ж", "تصفية لا", "क्षेत्र र्कि", "קְרָא", "ผู้ที่", "日本語、が", "👩‍👩‍👧👍🏽🇩🇪❤️", "e\u{301}\u{323}x\u{20DD}",
  ]

  /// Two of the words of which the face has something, because the others would be set in sound fonts; and at times one that it
  /// may lack.
  private mutating func sample(for face: FontFace) -> String {
    let own = Self.words.filter { $0.unicodeScalars.contains { $0 != " " && face.contains($0) } }
      .shuffled(using: &generator).prefix(2)
    guard own.isEmpty || generator.oneIn(4) else { return own.joined(separator: " ") }
    return (own + [Self.words[generator.below(Self.words.count)]]).joined(separator: " ")
  }
}
