public import FontMetrics
public import TextLayout

/// Whether one font can stand in for another: lines, baselines, the widths of a sample, and the CSS that keeps a page from moving.
///
/// ```swift
/// let engine = TextEngine(catalog: try FontCatalog.bundled())
/// let inter = try engine.catalog.font(named: "Inter", size: 16)
/// let pagella = try engine.catalog.font(named: "TeXGyrePagella-Regular", size: 16)
/// let comparison = FontComparison(original: inter, standIn: pagella, engine: engine)
/// comparison.verdict.answer            // .withOverrides
/// comparison.overrides.sizeAdjust      // 1.0605694...
/// ```
public struct FontComparison: Sendable {
  /// The text over which widths were compared.
  public let sample: ComparisonSample
  /// The font that is to be replaced.
  public var original: ComparedFont { measures.original }
  /// The font that is to stand in for it.
  public var standIn: ComparedFont { measures.standIn }
  /// The sample's widths in both.
  public var widths: SampleWidths { measures.widths }
  /// The sample's lines in both; `nil` where no column was given.
  public var lines: SampleLines? { measures.lines }
  /// What the stand-in cannot show.
  public var missing: MissingCharacters { measures.missing }
  /// The overrides that a browser on Linux or Android needs. See ``overrides(on:)``.
  public var overrides: FontFaceOverrides { measures.overrides }
  /// The answer, by Strut's rule.
  public let verdict: StandInVerdict

  private let measures: Measures

  /// Everything but the answer.
  struct Measures: Sendable {
    var original: ComparedFont
    var standIn: ComparedFont
    var widths: SampleWidths
    var lines: SampleLines?
    var missing: MissingCharacters
    var overrides: FontFaceOverrides
  }

  /// Compares two fonts over a sample.
  ///
  /// - Parameters:
  ///   - original: The font to be replaced. Its point size is that of the comparison.
  ///   - standIn: The font to replace it, taken at the same point size.
  ///   - sample: The text; `nil` takes the standard one of the first script that both have.
  ///   - columnWidth: The column, in points, in which lines are counted; `nil` counts none.
  ///   - displayScale: Pixels to a point, for the baseline in a `UILabel`.
  /// - Complexity: O(n) in the sample, and O(code points) in the fonts.
  public init(
    original: Font, standIn: Font, sample: ComparisonSample? = nil, columnWidth: Double? = nil,
    displayScale: Double = 3,
    engine: TextEngine
  ) {
    let standIn = standIn.pointSize == original.pointSize ? standIn : standIn.withSize(original.pointSize)
    let sample = sample ?? ComparisonSample.standard(for: original.face, standIn.face)
    let first = engine.shape(sample.text, font: original, language: sample.language)
    let second = engine.shape(sample.text, font: standIn, language: sample.language)
    func resized(_ size: Double) -> ShapedText {
      engine.shape(sample.text, font: standIn.withSize(size), language: sample.language)
    }
    let widths = SampleWidths(first, second, resized: resized)
    let adjusted = widths.sizeAdjust.map { resized(original.pointSize * $0) }
    let a = ComparedFont(original, displayScale: displayScale)
    measures = Measures(
      original: a, standIn: ComparedFont(standIn, displayScale: displayScale), widths: widths,
      lines: columnWidth.map { SampleLines(first, second, adjusted: adjusted, columnWidth: $0) },
      missing: MissingCharacters(sample.text, original: original.face, standIn: standIn.face),
      overrides: FontFaceOverrides(matching: a.lineBox(on: .browser), sizeAdjust: widths.sizeAdjust))
    self.sample = sample
    verdict = StandInVerdict(measures)
  }

  /// The overrides for the line box that the original has on another platform.
  ///
  /// One `@font-face` rule serves all browsers. Where these differ from ``overrides``, a page moves in some of them unless the
  /// original's own rule carries `ascent-override` and its kin too.
  public func overrides(on platform: LinePlatform) -> FontFaceOverrides {
    FontFaceOverrides(matching: original.lineBox(on: platform), sizeAdjust: widths.sizeAdjust)
  }
}

/// What a stand-in cannot show and the original can.
public struct MissingCharacters: Hashable, Sendable {
  /// The sample's characters that the original has and the stand-in lacks, each once, in order of appearance.
  public let inSample: [Unicode.Scalar]
  /// The sample's characters that the original itself lacks, each once, in order of appearance.
  public let inOriginal: [Unicode.Scalar]
  /// How many code points the original has and the stand-in lacks.
  public let codePointCount: Int

  /// - Complexity: O(n) in the text, and O(code points) in the faces.
  init(_ text: String, original: FontFace, standIn: FontFace) {
    var known: Set<Unicode.Scalar> = []
    let visible = text.unicodeScalars.filter { $0.isVisible && known.insert($0).inserted }
    inOriginal = visible.filter { !original.covers([$0]) }
    inSample = visible.filter { original.covers([$0]) && !standIn.covers([$0]) }
    codePointCount = original.codePointCount(missingFrom: standIn)
  }
}
