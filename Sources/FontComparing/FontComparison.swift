public import FontMetrics
public import TextLayout

/// Compares a font with a possible substitute: lines, baselines, the widths of a sample, and the
/// CSS that keeps a page from moving.
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
  /// The sample for the widths.
  public let sample: ComparisonSample
  /// The font to replace.
  public var original: ComparedFont { measures.original }
  /// The substitute font.
  public var standIn: ComparedFont { measures.standIn }
  /// The sample's widths in both fonts.
  public var widths: SampleWidths { measures.widths }
  /// The sample's lines in both fonts, or `nil` without a column.
  public var lines: SampleLines? { measures.lines }
  /// The characters that the substitute lacks.
  public var missing: MissingCharacters { measures.missing }
  /// The overrides for browsers on Linux and Android. See ``overrides(on:)``.
  public var overrides: FontFaceOverrides { measures.overrides }
  /// The verdict, by Strut's rule.
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
  ///   - original: The font to replace. Its point size is used for the comparison.
  ///   - standIn: The substitute font, used at the same point size.
  ///   - sample: The text, or `nil` for the standard sample of the first common script.
  ///   - columnWidth: The width of the column for counting lines, in points, or `nil`.
  ///   - displayScale: The display scale in pixels per point, for the baseline in a `UILabel`.
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

  /// Returns the overrides for the original's line box on another platform.
  ///
  /// A single `@font-face` rule applies to all browsers. If these overrides differ from
  /// ``overrides``, a page moves in some browsers unless the original's own rule contains
  /// `ascent-override` and related descriptors too.
  public func overrides(on platform: LinePlatform) -> FontFaceOverrides {
    FontFaceOverrides(matching: original.lineBox(on: platform), sizeAdjust: widths.sizeAdjust)
  }
}

/// The characters that the original has and the substitute lacks.
public struct MissingCharacters: Hashable, Sendable {
  /// The sample's distinct characters that the original has and the substitute lacks, in order of
  /// appearance.
  public let inSample: [Unicode.Scalar]
  /// The sample's distinct characters that the original lacks, in order of appearance.
  public let inOriginal: [Unicode.Scalar]
  /// The number of code points that the original has and the substitute lacks.
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
